import type { Definition } from "../../definition.ts";
import { piece } from "../../pieces.ts";
import { effectOf } from "../../stack.ts";
import { draw, ownerOf } from "../../zones.ts";

const REFUND = piece("refund");

/** GTR-PC-REFU-1: counted while the effect runs, drawn in its stage 4. */
export const refund: Definition = {
  inPlay: {
    robbed(x) {
      effectOf(x.s).refund++;
    },
    afterEffect(x, f) {
      if (f.refund === 0) return;
      const owner = ownerOf(x.s, REFUND);
      if (owner >= 0) draw(x, owner, f.refund, "refund", "GTR-PC-REFU-1");
    },
  },
};
