import type { Definition } from "../../definition.ts";
import { draw } from "../../zones.ts";

/** GTR-PC-STRB-1 */
export const strongbox: Definition = {
  inPlay: { endsTurn: (x, seat) => draw(x, seat, 1, "strongbox", "GTR-PC-STRB-1") },
};
