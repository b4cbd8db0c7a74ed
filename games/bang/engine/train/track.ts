import type { RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "../abilities.ts";
import type { Cause } from "../events.ts";
import type { AdvanceFrame } from "../frames/types.ts";
import { pickFrom } from "../looking.ts";
import { pop, push, type Ctx, type FrameRule } from "../stack.ts";
import type { Train } from "../types.ts";
import { discard, draw, seatsFrom } from "../zones.ts";

/** GTR-SETUP-5: the station that car `k` (the first is 0) is paired with when the Locomotive stands at `pos`, or -1. */
export function stationAt(train: Train, pos: number, k: number): number {
  const at = pos - 1 - k;
  return at >= 0 && at < train.stations.length ? train.stations[at]! : -1;
}

export function isPaired(train: Train): boolean {
  for (let k = 0; k < train.cars.length; k++) if (stationAt(train, train.pos, k) >= 0) return true;
  return false;
}

/** One move of the train, however far, is one advance (GTR-TRN-4). */
export function moveTrain(x: Ctx, seat: Seat, to: number, why: Cause, rule: RuleId): void {
  const { s } = x;
  const train = s.train!;
  train.pos = to;
  if (x.sink) x.sink({ t: "advanced", rule, seat, pos: to, end: to === train.stations.length, why });
  const left: Seat[] = [];
  for (const at of seatsFrom(s, s.turn.seat)) if (abilityOf(s, at).onAdvance !== null) left.push(at);
  if (left.length > 0) push(x, { k: "advance", left });
}

/** GTR-EOL-1: Shade O'Connor and Manuelita, clockwise from the active player. */
export const advanceFrame: FrameRule<AdvanceFrame> = {
  step(x, f) {
    const seat = f.left.shift();
    if (seat === undefined) pop(x);
    else if (!x.s.players[seat]!.out) abilityOf(x.s, seat).onAdvance?.(x, seat);
  },
  moves(s, _f, seat, out) {
    out.push({ t: "pass" });
    pickFrom(s.players[seat]!.hand, out);
  },
  tries(s, _f, seat, out) {
    out.push({ t: "pass" });
    pickFrom(s.players[seat]!.hand, out);
  },
  check(s, _f, seat, m) {
    if (m.t === "pass") return null;
    return m.t === "pick" && s.players[seat]!.hand.includes(m.card) ? null : "GTR-CH-SHAD-1";
  },
  answer(x, _f, seat, m) {
    if (m.t !== "pick") {
      if (x.sink) x.sink({ t: "declined", rule: "GTR-CH-SHAD-1", seat, why: "shade-oconnor" });
      return;
    }
    discard(x, seat, m.card, "shade-oconnor", "GTR-CH-SHAD-1");
    draw(x, seat, 1, "shade-oconnor", "GTR-CH-SHAD-1");
  },
};
