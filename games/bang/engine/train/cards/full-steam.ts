import { always } from "../../cards/rule.ts";
import type { Definition } from "../../definition.ts";
import { moveTrain } from "../track.ts";

/** GTR-PC-FULL-1: straight to the End of the Line; the choice comes when the Locomotive effect is due. */
export const fullSteam: Definition = {
  play: {
    target: "none",
    check: always,
    play(x, p) {
      x.s.turn.steam = true;
      moveTrain(x, p.seat, x.s.train!.stations.length, "full-steam", "GTR-PC-FULL-1");
    },
  },
};
