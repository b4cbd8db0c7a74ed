import type { RuleId, Seat } from "@trestle/kernel";
import { checkReach } from "../../cards/bang.ts";
import { checkCard, checkPanic, steal } from "../../cards/panic.ts";
import { shoot, type Dodge } from "../../frames/shot.ts";
import { removeCard } from "../../steal.ts";
import type { Move, State } from "../../types.ts";
import { discard } from "../../zones.ts";
import { BAGGAGE_CAR } from "../pieces.ts";
import { spend, type CarRule, type RailcarDefinition, type Use } from "./rule.ts";

/** GTR-RC-BAGG-3: Panic!, Cat Balou or BANG! in one's own Phase 2. */
const phase2: CarRule = {
  tries(s, _seat, out) {
    for (let at = 0; at < s.players.length; at++) {
      out.push({ t: "use", card: BAGGAGE_CAR, as: "bang", at, take: null });
      aim(s, at, "panic", out);
      aim(s, at, "cat-balou", out);
    }
  },
  check,
  use(x, seat, m) {
    spend(x, seat, BAGGAGE_CAR, "GTR-RC-BAGG-3");
    const at = m.at!;
    if (m.as === "bang") shoot(x, seat, at, "baggage-car");
    else if (m.as === "panic") steal(x, seat, at, m.take, "baggage-car", "GTR-RC-BAGG-3");
    else removeCard(x, seat, at, m.take, "baggage-car", "GTR-RC-BAGG-3");
  },
};

function aim(s: State, at: Seat, as: "panic" | "cat-balou", out: Move[]): void {
  out.push({ t: "use", card: BAGGAGE_CAR, as, at, take: null });
  for (const take of s.players[at]!.table)
    if (take !== BAGGAGE_CAR) out.push({ t: "use", card: BAGGAGE_CAR, as, at, take });
}

function check(s: State, seat: Seat, m: Use): RuleId | null {
  const { as, at, take } = m;
  if (at === null || at >= s.players.length || take === BAGGAGE_CAR) return "GTR-RC-BAGG-3";
  if (as === "panic") return checkPanic(s, seat, at, take);
  if (as === "cat-balou") return checkCard(s, seat, at, take);
  if (as === "bang" && take === null) return checkReach(s, seat, at);
  return as === "missed" ? "GTR-RC-BAGG-2" : "GTR-RC-BAGG-3";
}

const AS_MISSED: Move = { t: "use", card: BAGGAGE_CAR, as: "missed", at: null, take: null };

/** GTR-RC-BAGG-2: as a Missed! on any turn. */
const dodge: Dodge = {
  t: "use",
  possible: (s, f) => s.players[f.at]!.table.includes(BAGGAGE_CAR),
  moves(s, f, out) {
    if (s.players[f.at]!.table.includes(BAGGAGE_CAR)) out.push(AS_MISSED);
  },
  tries(s, f, out) {
    if (s.players[f.at]!.table.includes(BAGGAGE_CAR)) out.push(AS_MISSED);
  },
  check(s, f, m) {
    if (m.t !== "use" || m.card !== BAGGAGE_CAR || m.at !== null || m.take !== null) return "GTR-RC-5";
    return m.as === "missed" && s.players[f.at]!.table.includes(BAGGAGE_CAR) ? null : "GTR-RC-BAGG-2";
  },
  answer(x, f) {
    f.fresh = false;
    f.needed--;
    if (x.sink)
      x.sink({ t: "answered", rule: "GTR-RC-BAGG-2", seat: f.at, card: BAGGAGE_CAR, as: "missed", why: f.what });
    discard(x, f.at, BAGGAGE_CAR, "baggage-car", "GTR-RC-BAGG-2");
  },
};

export const baggageCar: RailcarDefinition = { use: phase2, dodge };
