import type { Seat } from "@trestle/kernel";
import {
  canCounter,
  counterAnswer,
  counterCheck,
  counterMoves,
  counterTries,
  isSpared,
  type Counter,
} from "../counters.ts";
import type { Definition } from "../definition.ts";
import { hurt } from "../life.ts";
import { ask, pop, push, type FrameRule } from "../stack.ts";

interface DuelFrame {
  k: "duel";
  by: Seat;
  now: Seat;
  other: Seat;
}

declare module "../frames/types.ts" {
  interface Frames {
    duel: DuelFrame;
  }
}

/** BANG-DUEL-1: any distance; the challenged player answers first. */
export const duel: Definition = {
  play: {
    target: "seat",
    check: (s, seat, _card, at) => (at === seat || s.players[at]!.out ? "BANG-DUEL-1" : null),
    play(x, p) {
      if (!isSpared(x, p.at!)) push(x, { k: "duel", by: p.seat, now: p.at!, other: p.seat });
    },
  },
  frames: ({ counters }) => ({ duel: duelFrame(counters) }),
};

function duelFrame(counters: readonly Counter[]): FrameRule<DuelFrame> {
  return {
    response: true,
    clone: (f) => ({ k: f.k, by: f.by, now: f.now, other: f.other }),
    step(x, f) {
      if (x.s.players[f.now]!.out) {
        pop(x); // BANG-RES-5
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
