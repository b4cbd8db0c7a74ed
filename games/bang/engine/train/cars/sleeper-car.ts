import type { Seat } from "@trestle/kernel";
import { checkReach } from "../../cards/bang.ts";
import type { Counter } from "../../counters.ts";
import { shoot } from "../../frames/shot.ts";
import { pickFrom } from "../../looking.ts";
import { ask, pop, push, type FrameRule } from "../../stack.ts";
import type { State } from "../../types.ts";
import { discard } from "../../zones.ts";
import { SLEEPER_CAR } from "../pieces.ts";
import { hasOtherBlue, isOtherBlue, mightHaveBlue, otherBlue } from "./blue.ts";
import type { CarRule, RailcarDefinition } from "./rule.ts";
import type { SleeperFrame } from "../types.ts";

/** GTR-RC-SLEE-1: in front of the player and not yet used by them in this turn. */
function isReady(s: State, seat: Seat): boolean {
  return s.players[seat]!.table.includes(SLEEPER_CAR) && (s.turn.slept & (1 << seat)) === 0;
}

/** GTR-RC-SLEE-2: in Phase 2 a shot outside the limit; the blue card is picked next. */
const phase2: CarRule = {
  tries(s, _seat, out) {
    for (let at = 0; at < s.players.length; at++) out.push({ t: "use", card: SLEEPER_CAR, as: null, at, take: null });
  },
  check(s, seat, m) {
    if (m.as !== null || m.at === null || m.at >= s.players.length || m.take !== null) return "GTR-RC-SLEE-2";
    if (!isReady(s, seat) || !hasOtherBlue(s, seat)) return "GTR-RC-SLEE-1";
    return checkReach(s, seat, m.at);
  },
  use(x, seat, m) {
    x.s.turn.slept |= 1 << seat;
    push(x, { k: "sleeper-car", by: seat, at: m.at! });
  },
};

const sleeperFrame: FrameRule<SleeperFrame> = {
  step: (x, f) => ask(x, f.by, "sleeper-car"),
  moves: (s, _f, seat, out) => pickFrom(otherBlue(s, seat, SLEEPER_CAR), out),
  tries(s, _f, seat, out) {
    pickFrom(s.players[seat]!.hand, out);
    pickFrom(s.players[seat]!.table, out);
  },
  check: (s, _f, seat, m) => (m.t === "pick" && isOtherBlue(s, seat, SLEEPER_CAR, m.card) ? null : "GTR-RC-SLEE-1"),
  answer(x, f, seat, m) {
    if (m.t !== "pick") return;
    pop(x);
    discard(x, seat, m.card, "sleeper-car", "GTR-RC-SLEE-1");
    shoot(x, seat, f.at, "sleeper-car");
  },
};

/** GTR-RC-SLEE-3: as the discarded BANG! against Indians! or in a Duel. */
const counter: Counter = {
  t: "sleeper",
  possible: (s, seat) => isReady(s, seat) && mightHaveBlue(s, seat),
  moves(s, seat, out) {
    if (!isReady(s, seat)) return;
    for (const card of otherBlue(s, seat, SLEEPER_CAR)) out.push({ t: "sleeper", card });
  },
  tries(s, seat, out) {
    const { hand, table } = s.players[seat]!;
    if (!table.includes(SLEEPER_CAR)) return;
    for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]!) === i) out.push({ t: "sleeper", card: hand[i]! });
    for (const card of table) out.push({ t: "sleeper", card });
  },
  check: (s, seat, m) =>
    m.t === "sleeper" && isReady(s, seat) && isOtherBlue(s, seat, SLEEPER_CAR, m.card) ? null : "GTR-RC-SLEE-1",
  answer(x, seat, m, why) {
    if (m.t !== "sleeper") return;
    x.s.turn.slept |= 1 << seat;
    if (x.sink) x.sink({ t: "answered", rule: "GTR-RC-SLEE-3", seat, card: m.card, as: "bang", why });
    discard(x, seat, m.card, "sleeper-car", "GTR-RC-SLEE-3");
  },
};

export const sleeperCar: RailcarDefinition = {
  use: phase2,
  counter,
  frames: () => ({ "sleeper-car": sleeperFrame }),
};
