import type { Spread } from "./models.ts";

/**
 * Results that depend on a position alone, worked out once. Each factory has its own. It changes no move: a result is
 * the same whether it was found here or worked out again.
 */
export interface Memo {
  /** Safe and sane programmes, by the figure's situation. */
  safe: (readonly number[])[];
  sane: (readonly number[])[];
  /** Best programmes of a figure that is left alone, by position and figure. */
  greedy: Map<number, readonly number[]>;
  /** What each model would play, by position and figure. */
  spreads: Map<number, readonly Spread[]>;
}

export function newMemo(): Memo {
  return { safe: [], sane: [], greedy: new Map(), spreads: new Map() };
}
