export interface CacheOptions {
  /** Milliseconds for which an answer is cached. */
  ms: number;
  /** An answer that took long to compute is cached this many times as long; left out: for `ms` only. */
  times?: number;
}

/** Caches the last answer for a while; simultaneous calls share one computation. Failures are not cached. */
export function cached<T>(ask: () => Promise<T>, { ms, times = 0 }: CacheOptions): () => Promise<T> {
  let last: { until: number; answer: Promise<T> } | null = null;
  return () => {
    const now = Date.now();
    if (last !== null && now <= last.until) return last.answer;
    const mine = { until: Infinity, answer: ask() };
    last = mine;
    mine.answer.then(
      () => (mine.until = Math.max(now + ms, Date.now() + times * (Date.now() - now))),
      () => {
        if (last === mine) last = null;
      },
    );
    return mine.answer;
  };
}
