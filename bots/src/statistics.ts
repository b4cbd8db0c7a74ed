const Z95 = 1.959964;

/** The 95 % interval of a share (Wilson): what `wins` of `games` allow to be said. */
export function wilson(wins: number, games: number): [lo: number, hi: number] {
  if (games === 0) return [0, 1];
  const p = wins / games;
  const z2 = Z95 * Z95;
  const middle = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z95 / (1 + z2 / games)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** How far one player stands above `rivals` equal ones who leave it this share of the wins (Plackett–Luce). */
export function eloOver(share: number, rivals: number): number {
  const w = Math.min(0.999, Math.max(0.001, share));
  return 400 * Math.log10((w * rivals) / (1 - w));
}

/** Sums of the difference of two players on the same deals, one at a time. */
export interface Paired {
  games: number;
  sum: number;
  squares: number;
}

export function newPaired(): Paired {
  return { games: 0, sum: 0, squares: 0 };
}

export function addPair(p: Paired, difference: number): void {
  p.games++;
  p.sum += difference;
  p.squares += difference * difference;
}

/** The mean difference and half the width of its 95 % interval. */
export function lift(p: Paired): { mean: number; half: number } {
  if (p.games < 2) return { mean: p.games === 0 ? 0 : p.sum, half: 1 };
  return { mean: p.sum / p.games, half: Z95 * Math.sqrt(varianceOf(p) / p.games) };
}

/** How many standard errors the mean difference lies above nothing. */
export function zOf(p: Paired): number {
  if (p.games < 2) return 0;
  const variance = varianceOf(p);
  if (variance === 0) return p.sum === 0 ? 0 : Math.sign(p.sum) * Infinity;
  return p.sum / Math.sqrt(p.games * variance);
}

function varianceOf(p: Paired): number {
  return Math.max(0, (p.squares - (p.sum * p.sum) / p.games) / (p.games - 1));
}

/**
 * Sequential test of a share: is it `good` rather than `bad`? Null: more games are needed. Five in a hundred are wrong
 * either way.
 */
export function sprt(wins: number, games: number, bad: number, good: number): "good" | "bad" | null {
  const ratio = wins * Math.log(good / bad) + (games - wins) * Math.log((1 - good) / (1 - bad));
  const bound = Math.log(0.95 / 0.05);
  return ratio >= bound ? "good" : ratio <= -bound ? "bad" : null;
}
