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
import { othersFrom } from "../zones.ts";
import { always } from "./rule.ts";

interface IndiansFrame {
  k: "indians";
  by: Seat;
  at: Seat;
}

declare module "../frames/types.ts" {
  interface Frames {
    indians: IndiansFrame;
  }
}

/** BANG-INDI-1 */
export const indians: Definition = {
  play: {
    target: "none",
    check: always,
    play(x, p) {
      push(x, { k: "each", what: "indians", by: p.seat, left: othersFrom(x.s, p.seat) });
      x.hooks.concernsSeveral(x, p.seat);
    },
  },
  each: (x, at, by) => push(x, { k: "indians", by: by!, at }),
  frames: ({ counters }) => ({ indians: indiansFrame(counters) }),
};

/** One player lays down a BANG! or loses a life point. */
function indiansFrame(counters: readonly Counter[]): FrameRule<IndiansFrame> {
  return {
    response: true,
    clone: (f) => ({ k: f.k, by: f.by, at: f.at }),
    step(x, f) {
      if (x.s.players[f.at]!.out || isSpared(x, f.at)) {
        pop(x);
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
