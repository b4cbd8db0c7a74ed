import { below, type RuleId, type Seat } from "@trestle/kernel";
import type { Cause } from "./events.ts";
import { left } from "./hooks.ts";
import { isRailcar } from "./pieces.ts";
import type { Ctx } from "./stack.ts";
import type { Piece } from "./types.ts";
import { equip, removeFrom, takeAt, toPile } from "./zones.ts";

/** A random card of a hand comes into another; the two of them know it (BANG-INFO-2). */
export function stealFromHand(x: Ctx, thief: Seat, victim: Seat, why: Cause, rule: RuleId): void {
  const { s } = x;
  const { hand } = s.players[victim]!;
  if (hand.length === 0) return;
  const card = takeAt(hand, below(s.rng, hand.length));
  s.players[thief]!.hand.push(card);
  x.hooks.robbed(x, victim, card);
  if (x.sink) {
    const secret = { to: [thief, victim], cards: [card] };
    x.sink({ t: "stole", rule, reveals: true, seat: thief, from: victim, card: null, why, secret });
  }
}

/** A card in play comes into the thief's hand, a Railcar in front of the thief. */
export function stealFromTable(x: Ctx, thief: Seat, victim: Seat, card: Piece, why: Cause, rule: RuleId): void {
  const { s } = x;
  if (x.sink) x.sink({ t: "stole", rule, seat: thief, from: victim, card, why });
  if (thief !== victim) x.hooks.robbed(x, victim, card);
  removeFrom(s.players[victim]!.table, card);
  left(x, victim, card);
  if (isRailcar(card)) equip(x, thief, card);
  else s.players[thief]!.hand.push(card);
}

/** Another player has one of somebody's cards discarded; `card` null: a random one of the hand. */
export function removeCard(x: Ctx, by: Seat, victim: Seat, card: Piece | null, why: Cause, rule: RuleId): void {
  const { s } = x;
  const p = s.players[victim]!;
  if (card === null) {
    if (p.hand.length === 0) return;
    const lost = takeAt(p.hand, below(s.rng, p.hand.length));
    x.hooks.robbed(x, victim, lost);
    s.discard.push(lost);
    if (x.sink) x.sink({ t: "removed", rule, reveals: true, seat: by, from: victim, card: lost, where: "hand", why });
    return;
  }
  if (x.sink) x.sink({ t: "removed", rule, seat: by, from: victim, card, where: "table", why });
  if (by !== victim) x.hooks.robbed(x, victim, card);
  removeFrom(p.table, card);
  toPile(x, card);
  left(x, victim, card);
}
