import { always } from "../../cards/rule.ts";
import type { Definition } from "../../definition.ts";
import { flip } from "../../frames/flip.ts";
import { hurt } from "../../life.ts";
import { pop, push, type FrameRule } from "../../stack.ts";
import { draw, seatsFrom } from "../../zones.ts";
import type { WantedFrame } from "../types.ts";

const wantedFrame: FrameRule<WantedFrame> = {
  step(x, f) {
    if (!f.drawn) {
      f.drawn = true;
      draw(x, f.by, 1, "most-wanted", "GTR-PC-WANT-1");
    }
    const at = f.left.shift();
    if (at === undefined) {
      pop(x);
    } else if (!x.s.players[at]!.out) {
      f.now = at;
      flip(x, at, "most-wanted");
    }
  },
  resume(x, f, spades) {
    if (spades === 1) hurt(x, f.now!, 1, "GTR-PC-WANT-1");
    f.now = null;
  },
};

/** GTR-PC-WANT-1: a card, then everybody makes a draw!, the player first. */
export const mostWanted: Definition = {
  play: {
    target: "none",
    check: always,
    play(x, p) {
      push(x, { k: "wanted", by: p.seat, left: seatsFrom(x.s, p.seat), drawn: false, now: null });
      x.hooks.concernsSeveral(x, p.seat);
    },
  },
  frames: () => ({ wanted: wantedFrame }),
};
