import type { AnyGame, Refusal, Types } from "./game.ts";

/** All that narrowing needs of a game: a page has no engine. */
export type Slots = Pick<AnyGame, "slots">;

/** One step of choosing: a piece that can be picked next, or one that cannot and why. */
export interface Choice {
  key: string;
  /** null: legal. Else the verdict on the most natural move that begins so. */
  refusal: Refusal | null;
}

/** Moves whose slots begin with these picks. */
export function startingWith(game: Slots, moves: readonly Types["move"][], picks: readonly string[]): Types["move"][] {
  return moves.filter((m) => {
    const slots = game.slots(m);
    return slots.length >= picks.length && picks.every((key, i) => slots[i] === key);
  });
}

/**
 * What can be picked next: the next keys of moves that begin with the picks so far. Keys that no legal move has are
 * greyed, with the game's own reason. The order is that of `tries`, so that a piece keeps its number from pick to pick;
 * in a long list what can be picked comes first.
 */
export function choices(
  game: Slots,
  legal: readonly Types["move"][],
  tries: readonly Types["move"][],
  picks: readonly string[],
  why: (move: Types["move"]) => Refusal | null,
): Choice[] {
  const open = new Set(startingWith(game, legal, picks).map((m) => game.slots(m)[picks.length]));
  const out = new Map<string, Choice>();
  for (const m of startingWith(game, tries, picks)) {
    const key = game.slots(m)[picks.length];
    if (key === undefined) continue;
    if (open.has(key)) out.set(key, { key, refusal: null });
    else {
      const before = out.get(key)?.refusal ?? null;
      const refusal = why(m);
      if (refusal !== null && (before === null || faults(refusal) < faults(before))) out.set(key, { key, refusal });
    }
  }
  const list = [...out.values()];
  if (list.length <= LONG) return list;
  return [...list.filter((c) => c.refusal === null), ...list.filter((c) => c.refusal !== null)];
}

/** Lists longer than this are shown with what can be picked first. */
export const LONG = 16;

/** The try with the least wrong about it says best why a piece cannot be picked. */
function faults(r: Refusal): number {
  return Object.keys(r.data).length;
}

/** Why nothing legal begins with these picks; null: something does, or nobody could even try it. */
export function whyNot(
  game: Slots,
  tries: readonly Types["move"][],
  picks: readonly string[],
  why: (move: Types["move"]) => Refusal | null,
): Refusal | null {
  let best: Refusal | null = null;
  for (const m of startingWith(game, tries, picks)) {
    const refusal = why(m);
    if (refusal === null) return null;
    if (best === null || faults(refusal) < faults(best)) best = refusal;
  }
  return best;
}

/** The move that these picks are all of; null: something is still to be picked. */
export function complete(game: Slots, legal: readonly Types["move"][], picks: readonly string[]): Types["move"] | null {
  const found = legal.find((m) => {
    const slots = game.slots(m);
    return slots.length === picks.length && picks.every((key, i) => slots[i] === key);
  });
  return found ?? null;
}
