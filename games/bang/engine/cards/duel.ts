import { canCounter, counterAnswer, counterCheck, counterMoves, counterTries, type Counter } from "../counters.ts";
import type { DuelFrame } from "../frames/types.ts";
import { hurt } from "../life.ts";
import { PRISONER_CAR } from "../pieces.ts";
import { ask, pop, push, type FrameRule } from "../stack.ts";
import type { CardRule } from "./rule.ts";

/** BANG-DUEL-1: any distance; the challenged player answers first. */
export const duel: CardRule = {
  target: "seat",
  check: (s, seat, _card, at) => (at === seat || s.players[at]!.out ? "BANG-DUEL-1" : null),
  play(x, p) {
    const at = p.at!;
    if (x.s.players[at]!.table.includes(PRISONER_CAR)) {
      if (x.sink) x.sink({ t: "spared", rule: "GTR-RC-PRIS-1", seat: at, why: "prisoner-car" });
      return;
    }
    push(x, { k: "duel", by: p.seat, now: at, other: p.seat });
  },
};

export function duelFrame(counters: readonly Counter[]): FrameRule<DuelFrame> {
  return {
    step(x, f) {
      if (x.s.players[f.now]!.out) {
        pop(x); // BANG-RES-5: who has laid down Ghost Car is gone, but the other must have answered that
      } else if (canCounter(counters, x.s, f.now)) {
        ask(x, f.now, "duel");
      } else {
        pop(x);
        hurt(x, f.now, 1, "BANG-DUEL-1");
      }
    },
    moves: (s, _f, seat, out) => counterMoves(counters, s, seat, out),
    tries: (s, _f, seat, out) => counterTries(counters, s, seat, out),
    check: (s, _f, seat, m) => counterCheck(counters, s, seat, m),
    answer(x, f, seat, m) {
      if (m.t === "pass") {
        if (x.sink) x.sink({ t: "declined", rule: "BANG-DUEL-1", seat, why: "duel" });
        pop(x);
        hurt(x, seat, 1, "BANG-DUEL-1"); // BANG-DUEL-2: the source is who played the Duel
        return;
      }
      counterAnswer(counters, x, seat, m, "duel");
      f.now = f.other;
      f.other = seat;
    },
  };
}
