/** So many at once, and so many a second for ever. */
export interface Rate {
  burst: number;
  perSecond: number;
}

interface Level {
  tokens: number;
  at: number;
}

const limit = (rate: Rate, times: number): Rate => {
  const factor = times === 0 ? Infinity : times;
  return { burst: rate.burst * factor, perSecond: rate.perSecond * factor };
};

/** Takes from a bucket: 0 if there was enough, else the seconds until there is. */
function takeFrom(level: Level, { burst, perSecond }: Rate, now: number, cost: number): number {
  level.tokens = Math.min(burst, level.tokens + (Math.max(0, now - level.at) * perSecond) / 1_000);
  level.at = now;
  if (level.tokens < cost) return Math.ceil((cost - level.tokens) / perSecond);
  level.tokens -= cost;
  return 0;
}

/** One bucket. A server has tens of thousands of them, so there is nothing in it before it is used. */
export class Bucket {
  #level: Level | null = null;

  take(rate: Rate, times: number, now: number): number {
    if (times === 0) return 0;
    const most = limit(rate, times);
    return takeFrom((this.#level ??= { tokens: most.burst, at: now }), most, now, 1);
  }
}

/** Token buckets, one a key (an address, a socket). A full bucket is forgotten, so the map stays small. */
export class Buckets {
  readonly #levels = new Map<string, Level>();
  readonly #rate: Rate;
  #swept = 0;

  constructor(rate: Rate, times = 1) {
    this.#rate = limit(rate, times);
  }

  /** Takes one token: 0 if there was one, else the seconds until there is. */
  take(key: string, now: number, cost = 1): number {
    const { burst } = this.#rate;
    if (burst === Infinity) return 0;
    if (now - this.#swept > 60_000) this.#sweep(now);
    const level = this.#levels.get(key) ?? { tokens: burst, at: now };
    this.#levels.set(key, level);
    return takeFrom(level, this.#rate, now, cost);
  }

  get size(): number {
    return this.#levels.size;
  }

  #sweep(now: number): void {
    this.#swept = now;
    const refill = (this.#rate.burst / this.#rate.perSecond) * 1_000;
    for (const [key, level] of this.#levels) if (now - level.at > refill) this.#levels.delete(key);
  }
}
