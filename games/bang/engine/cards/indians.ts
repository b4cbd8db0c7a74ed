import { canCounter, counterAnswer, counterCheck, counterMoves, counterTries, type Counter } from "../counters.ts";
import { exempt } from "../train/exempt.ts";
import type { IndiansFrame } from "../frames/types.ts";
import { hurt } from "../life.ts";
import { PRISONER_CAR } from "../pieces.ts";
import { ask, pop, push, type FrameRule } from "../stack.ts";
import { othersFrom } from "../zones.ts";
import { always, type CardRule } from "./rule.ts";

/** BANG-INDI-1 */
export const indians: CardRule = {
  target: "none",
  check: always,
  play(x, p) {
    push(x, { k: "each", what: "indians", by: p.seat, left: othersFrom(x.s, p.seat) });
    exempt(x, p.seat);
  },
};

/** One player lays down a BANG! or loses a life point. */
export function indiansFrame(counters: readonly Counter[]): FrameRule<IndiansFrame> {
  return {
    step(x, f) {
      const p = x.s.players[f.at]!;
      if (p.out) {
        pop(x);
      } else if (p.table.includes(PRISONER_CAR)) {
        pop(x);
        if (x.sink) x.sink({ t: "spared", rule: "GTR-RC-PRIS-1", seat: f.at, why: "prisoner-car" });
      } else if (canCounter(counters, x.s, f.at)) {
        ask(x, f.at, "indians");
      } else {
        pop(x);
        hurt(x, f.at, 1, "BANG-INDI-1");
      }
    },
    moves: (s, _f, seat, out) => counterMoves(counters, s, seat, out),
    tries: (s, _f, seat, out) => counterTries(counters, s, seat, out),
    check: (s, _f, seat, m) => counterCheck(counters, s, seat, m),
    answer(x, f, seat, m) {
      pop(x);
      if (m.t !== "pass") {
        counterAnswer(counters, x, seat, m, "indians");
        return;
      }
      if (x.sink) x.sink({ t: "declined", rule: "BANG-INDI-1", seat, why: "indians" });
      hurt(x, f.at, 1, "BANG-INDI-1");
    },
  };
}
