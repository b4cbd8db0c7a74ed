import type { Definition } from "../definition.ts";
import { stealFromHand } from "../steal.ts";

/** BANG-CH-GRIN-1: a random card from whoever made him lose the point. */
export const elGringo: Definition = {
  character: {
    afterHurt(x, seat, points, by) {
      if (by === null || by === seat || x.s.players[by]!.out) return;
      for (let i = 0; i < points; i++) stealFromHand(x, seat, by, "el-gringo", "BANG-CH-GRIN-1");
    },
  },
};
