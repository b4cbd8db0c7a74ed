import { always, type CardRule } from "../../cards/rule.ts";
import { exempt } from "../exempt.ts";
import { flip } from "../../frames/flip.ts";
import type { WantedFrame } from "../../frames/types.ts";
import { hurt } from "../../life.ts";
import { pop, push, type FrameRule } from "../../stack.ts";
import { draw, seatsFrom } from "../../zones.ts";

/** GTR-PC-WANT-1: a card, then everybody makes a draw!, the player first. */
export const mostWanted: CardRule = {
  target: "none",
  check: always,
  play(x, p) {
    push(x, { k: "wanted", by: p.seat, left: seatsFrom(x.s, p.seat), drawn: false, now: null });
    exempt(x, p.seat);
  },
};

export const wantedFrame: FrameRule<WantedFrame> = {
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
