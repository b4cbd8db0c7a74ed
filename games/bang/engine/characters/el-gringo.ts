import { stealFromHand } from "../steal.ts";
import { ability } from "./ability.ts";

/** BANG-CH-GRIN-1: a random card from whoever made him lose the point. */
export const elGringo = ability({
  afterHurt(x, seat, points, by) {
    if (by === null || by === seat || x.s.players[by]!.out) return;
    for (let i = 0; i < points; i++) stealFromHand(x, seat, by, "el-gringo", "BANG-CH-GRIN-1");
  },
});
