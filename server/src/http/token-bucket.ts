/** This many at once, and this many a second in the long run. */
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

/** One bucket. A server has tens of thousands of them, so an unused one holds nothing. */
export class Bucket {
  #level: Level | null = null;

  take(rate: Rate, times: number, now: number, cost = 1): number {
    if (times === 0) return 0;
    const most = limit(rate, times);
    return takeFrom((this.#level ??= { tokens: most.burst, at: now }), most, now, cost);
  }
}

/** Somebody with more addresses than this gets a fresh bucket now and then; memory stays bounded. */
const MOST_KEYS = 20_000;

/** Token buckets by key (an address, a seat). Full ones are dropped, and the oldest where there are too many. */
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
    return takeFrom(this.#levels.get(key) ?? this.#add(key, now), this.#rate, now, cost);
  }

  /** Charges what something turned out to cost, even beyond what is there: then the next wait is longer. */
  owe(key: string, now: number, cost: number): void {
    const { burst } = this.#rate;
    if (burst === Infinity) return;
    const level = this.#levels.get(key) ?? this.#add(key, now);
    level.tokens -= cost;
  }

  /** Gives one token back that turned out not to count. */
  give(key: string): void {
    const level = this.#levels.get(key);
    if (level !== undefined) level.tokens = Math.min(this.#rate.burst, level.tokens + 1);
  }

  get size(): number {
    return this.#levels.size;
  }

  #add(key: string, now: number): Level {
    if (this.#levels.size >= MOST_KEYS) this.#levels.delete(this.#levels.keys().next().value!);
    const level = { tokens: this.#rate.burst, at: now };
    this.#levels.set(key, level);
    return level;
  }

  #sweep(now: number): void {
    this.#swept = now;
    const { burst, perSecond } = this.#rate;
    for (const [key, { tokens, at }] of this.#levels)
      if (tokens + ((now - at) * perSecond) / 1_000 > burst) this.#levels.delete(key);
  }
}
