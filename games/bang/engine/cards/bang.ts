import type { RuleId, Seat } from "@trestle/kernel";
import { bangCounter } from "../counters.ts";
import { rangeOf, reaches, seatsWithin } from "../distance.ts";
import { shootBang } from "../frames/shot.ts";
import type { Definition } from "../definition.ts";
import { SUIT } from "../pieces.ts";
import type { State } from "../types.ts";

/** One other player within reach: BANG! and whatever shoots like one. */
export function checkReach(s: State, seat: Seat, at: Seat): RuleId | null {
  if (at === seat || s.players[at]!.out) return "BANG-BANG-1";
  return reaches(s, seat, at) ? null : "BANG-DIST-4";
}

/** BANG-BANG-1 */
export const bang: Definition = {
  play: {
    target: "seat",
    check: (s, seat, _card, at) => checkReach(s, seat, at),
    targets: (s, seat) => seatsWithin(s, seat, rangeOf(s, seat)),
    play: (x, p) => shootBang(x, p.seat, p.at!, SUIT[p.face]!),
  },
  counter: bangCounter,
};
