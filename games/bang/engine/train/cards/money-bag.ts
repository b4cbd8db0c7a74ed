import type { Definition } from "../../definition.ts";
import { BLUE } from "../../pieces.ts";

/** GTR-PC-MONY-1, GTR-PC-MONY-5: the printed effect of the brown card on top of the discard pile. */
export const moneyBag: Definition = {
  copy: {
    face(s) {
      const top = s.discard[s.discard.length - 1];
      return top === undefined || BLUE[top]! ? -1 : top;
    },
    whyNot: (face) => (face < 0 ? "GTR-PC-MONY-1" : "GTR-PC-MONY-2"),
  },
};
