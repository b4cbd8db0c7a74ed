import type { MissionKind } from "./edition/types.ts";
import { who } from "./context.ts";
import type { Ctx } from "./context.ts";
import { openFor } from "./queries.ts";

/** The deed is done: lets its player choose among the cards whose missions it met. HEIST-WANT-3 */
export function claimable(x: Ctx, me: number, deeds: readonly MissionKind[]): void {
  const cards = earned(x, me, deeds);
  if (cards.length > 0) x.s.todo.push({ k: "claim", who: me, cards });
}

export function earned(x: Ctx, me: number, deeds: readonly MissionKind[]): number[] {
  const cards: number[] = [];
  for (const deed of deeds) {
    const card = openFor(x.b, x.s, me, deed);
    if (card >= 0) cards.push(card);
  }
  return cards;
}

/** HEIST-WANT-1: it works from the holder's next turn on. */
export function claim(x: Ctx, me: number, cards: readonly number[], card: number | null): void {
  const { b, s } = x;
  if (card === null) {
    if (x.sink)
      x.sink({ t: "passed-up", rule: "HEIST-WANT-3", who: who(x, me), cards: cards.map((c) => b.wantedIds[c]!) });
    return;
  }
  const c = s.cowboys[me]!;
  c.wanted = card;
  c.active = false;
  s.row.splice(s.row.indexOf(card), 1);
  if (x.sink) x.sink({ t: "claimed", rule: "HEIST-WANT-1", who: who(x, me), card: b.wantedIds[card]! });
}
