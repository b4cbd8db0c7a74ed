/** CPU seconds that a piece of work takes: wall time lies on a busy machine. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

export interface Contest {
  /** Work done per CPU second in each one's best rounds. */
  first: number;
  second: number;
  /** first ÷ second, by their best rounds: what else the machine does can only slow a round down, never speed it up. */
  ratio: number;
}

/** Two workers take turns, so that whatever else the machine does hits both alike. */
export function contest(first: () => number, second: () => number, rounds: number): Contest {
  first();
  second();
  const rates: [number, number][] = [];
  for (let i = 0; i < rounds; i++) rates.push([rate(first), rate(second)]);
  const best = Math.max(...rates.map(([a]) => a));
  const other = Math.max(...rates.map(([, b]) => b));
  return { first: best, second: other, ratio: best / other };
}

/** `work` returns how much it did. */
function rate(work: () => number): number {
  let done = 0;
  const seconds = cpuSeconds(() => (done = work()));
  return done / seconds;
}

/** Work done per CPU second in the best of several rounds, the first of which only warms up. */
export function best(work: () => number, rounds: number): number {
  work();
  return Math.max(...Array.from({ length: rounds }, () => rate(work)));
}

/** Microseconds of one call: the best of several batches. */
export function microseconds(call: () => unknown, batch: number): number {
  let best = Infinity;
  for (let round = 0; round < 12; round++) {
    const seconds = cpuSeconds(() => {
      for (let i = 0; i < batch; i++) call();
    });
    best = Math.min(best, (1e6 * seconds) / batch);
  }
  return best;
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** The value below which this part of a sorted list lies. */
export function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}

export function median(list: readonly number[]): number {
  return share(
    list.toSorted((a, b) => a - b),
    0.5,
  );
}
