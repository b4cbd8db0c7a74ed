import { complete, startingWith, type Slots, type Decision, type Seat } from "@trestle/kernel";
import type { Board } from "@trestle/protocol";

export interface Narrowed {
  picks: readonly string[];
  /** Keys that can be picked next. */
  lit: ReadonlySet<string>;
  /** The move that the picks complete; null: something is still to be picked. */
  ready: unknown;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Narrows the list of legal moves: the picks that some move begins with, and the keys that can follow. */
export function narrow(game: Slots, legal: readonly unknown[], picks: readonly string[]): Narrowed {
  for (let n = picks.length; n >= 0; n--) {
    const kept = n === picks.length ? picks : picks.slice(0, n);
    const left = startingWith(game, legal, kept);
    if (left.length === 0) continue;
    const lit = new Set<string>();
    for (const move of left) {
      const key = game.slots(move)[n];
      if (key !== undefined) lit.add(key);
    }
    return { picks: kept, lit, ready: complete(game, legal, kept) };
  }
  return { picks: [], lit: NOTHING, ready: null };
}

/** The first decision this seat owes, else one it may answer. */
export function decisionOf(board: Board | null, me: Seat | null): Decision | null {
  const mine = board === null || me === null ? [] : board.pending.filter((d) => d.seat === me);
  return mine.find((d) => !d.free) ?? mine[0] ?? null;
}
