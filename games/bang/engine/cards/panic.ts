import type { RuleId, Seat } from "@trestle/kernel";
import { distance } from "../distance.ts";
import type { Definition } from "../definition.ts";
import type { Cause } from "../events.ts";
import { isRailcar, TRAITS } from "../pieces.ts";
import type { Ctx } from "../stack.ts";
import { stealFromHand, stealFromTable } from "../steal.ts";
import type { Piece, State } from "../types.ts";

/** A card in play of anybody, or the hand of another player; `take` null: the hand. */
export function checkCard(s: State, seat: Seat, at: Seat, take: Piece | null): RuleId | null {
  const p = s.players[at]!;
  if (p.out) return "BANG-PANC-1";
  if (take !== null) return p.table.includes(take) ? null : "BANG-PANC-3";
  if (at === seat) return "BANG-PANC-2";
  return p.hand.length > 0 ? null : "BANG-PANC-1";
}

/** What would come in front of the thief: nobody's own Railcar, nothing that the Sheriff cannot have. */
export function checkTaking(s: State, seat: Seat, at: Seat, take: Piece | null): RuleId | null {
  if (take === null) return null;
  if (!isRailcar(take)) return null;
  if (at === seat) return "BANG-PANC-2";
  return s.players[seat]!.role === "sheriff" ? TRAITS[take]!.notForSheriff : null;
}

export function checkPanic(s: State, seat: Seat, at: Seat, take: Piece | null): RuleId | null {
  const wrong = checkCard(s, seat, at, take) ?? checkTaking(s, seat, at, take);
  if (wrong !== null || at === seat) return wrong;
  return distance(s, seat, at) <= 1 ? null : "BANG-PANC-1";
}

export function steal(x: Ctx, seat: Seat, at: Seat, take: Piece | null, why: Cause, rule: RuleId): void {
  if (take === null) stealFromHand(x, seat, at, why, rule);
  else stealFromTable(x, seat, at, take, why, rule);
}

/** BANG-PANC-1: distance 1, whatever the weapon (BANG-DIST-4). */
export const panic: Definition = {
  play: {
    target: "card",
    check: (s, seat, _card, at, take) => checkPanic(s, seat, at, take),
    play: (x, p) => steal(x, p.seat, p.at!, p.take, "panic", "BANG-PANC-1"),
  },
};
