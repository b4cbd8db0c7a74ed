/** Milliseconds. Roughly this much of the past counts. */
const WINDOW = 15_000;
/** Decay is computed at most this often: the queue reads it for every waiting job. */
const STEP = 100;

/** Recent thinking time: a sum that decays, so that a thread that is always busy comes to `WINDOW`. */
export class Usage {
  #sum = 0;
  #at = 0;

  add(ms: number, now: number): void {
    this.#sum = this.recent(now) + ms;
  }

  recent(now: number): number {
    const passed = now - this.#at;
    if (passed < STEP) return this.#sum;
    this.#sum *= Math.exp(-passed / WINDOW);
    this.#at = now;
    return this.#sum;
  }
}

/** How much thinking an address and a table may use before their jobs wait behind those of others. */
export interface Quota {
  address: number;
  table: number;
}

/** A quarter of all threads for an address; an eighth for a table, but at least a quarter of one thread. */
export function quotaOf(threads: number): Quota {
  return { address: (threads * WINDOW) / 4, table: Math.max(threads / 8, 1 / 4) * WINDOW };
}

/** Recent usage by name. Names whose usage has decayed are forgotten. */
export class Usages {
  readonly #byName = new Map<string, Usage>();
  #swept = 0;

  of(name: string): Usage {
    let usage = this.#byName.get(name);
    if (usage === undefined) this.#byName.set(name, (usage = new Usage()));
    return usage;
  }

  get size(): number {
    return this.#byName.size;
  }

  /** Forgets decayed usage, at most once a window. `inUse`: usage of waiting and running jobs. */
  sweep(now: number, inUse: () => Iterable<Usage>): void {
    if (now - this.#swept < WINDOW) return;
    this.#swept = now;
    const used = new Set(inUse());
    for (const [name, usage] of this.#byName) if (usage.recent(now) < 1 && !used.has(usage)) this.#byName.delete(name);
  }
}
