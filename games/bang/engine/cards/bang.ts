import type { RuleId, Seat } from "@trestle/kernel";
import { rangeOf, reaches, seatsWithin } from "../distance.ts";
import { shootBang } from "../frames/shot.ts";
import { PRIVATE_CAR, SUIT } from "../pieces.ts";
import type { State } from "../types.ts";
import type { CardRule } from "./rule.ts";

/** One other player within reach: BANG! and whatever shoots like one. */
export function checkReach(s: State, seat: Seat, at: Seat): RuleId | null {
  if (at === seat || s.players[at]!.out) return "BANG-BANG-1";
  return reaches(s, seat, at) ? null : "BANG-DIST-4";
}

/** BANG-BANG-1 */
export const bang: CardRule = {
  target: "seat",
  check(s, seat, _card, at) {
    const far = checkReach(s, seat, at);
    if (far !== null) return far;
    const p = s.players[at]!;
    return p.hand.length === 0 && p.table.includes(PRIVATE_CAR) ? "GTR-RC-PRIV-1" : null;
  },
  targets(s, seat) {
    let mask = seatsWithin(s, seat, rangeOf(s, seat));
    for (let at = 0; at < s.players.length; at++) {
      const p = s.players[at]!;
      if (p.hand.length === 0 && p.table.includes(PRIVATE_CAR)) mask &= ~(1 << at);
    }
    return mask;
  },
  play: (x, p) => shootBang(x, p.seat, p.at!, SUIT[p.face]!),
};
