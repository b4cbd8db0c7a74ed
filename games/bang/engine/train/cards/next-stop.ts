import { always } from "../../cards/rule.ts";
import type { Definition } from "../../definition.ts";
import { draw } from "../../zones.ts";
import { moveTrain } from "../track.ts";

/** GTR-PC-NEXT-1: the card comes before the move. */
export const nextStop: Definition = {
  play: {
    target: "none",
    check: always,
    play(x, p) {
      draw(x, p.seat, 1, "next-stop", "GTR-PC-NEXT-1");
      moveTrain(x, p.seat, x.s.train!.pos + 1, "next-stop", "GTR-PC-NEXT-1");
    },
  },
};
