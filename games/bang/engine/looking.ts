import type { RuleId, Seat } from "@trestle/kernel";
import type { Cause } from "./events.ts";
import type { Ctx } from "./stack.ts";
import type { Move, Piece } from "./types.ts";
import { drawTop } from "./zones.ts";

/** Takes up to so many cards from the draw pile for one player to look at; the first is the topmost. */
export function look(x: Ctx, seat: Seat, count: number, why: Cause, rule: RuleId): Piece[] {
  const cards: Piece[] = [];
  while (cards.length < count) {
    const card = drawTop(x);
    if (card < 0) break;
    cards.push(card);
  }
  if (x.sink && cards.length > 0) {
    const secret = { to: [seat], cards: cards.slice() };
    x.sink({ t: "looked", rule, reveals: true, seat, count: cards.length, why, secret });
  }
  return cards;
}

/** Back on top of whatever draw pile there is, the first of the list topmost (BANG-SETUP-8). */
export function putBack(x: Ctx, seat: Seat, cards: Piece[], why: Cause, rule: RuleId): void {
  for (let i = cards.length - 1; i >= 0; i--) x.s.deck.push(cards[i]!);
  if (x.sink && cards.length > 0)
    x.sink({ t: "put-back", rule, seat, count: cards.length, why, secret: { to: [seat], cards: cards.slice() } });
}

/** One pick for each face of a list. */
export function pickFrom(cards: readonly Piece[], out: Move[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (cards.indexOf(card) === i) out.push({ t: "pick", card });
  }
}
