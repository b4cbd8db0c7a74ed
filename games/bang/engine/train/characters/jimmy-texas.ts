import type { Definition } from "../../definition.ts";
import { draw } from "../../zones.ts";

/** GTR-CH-JIMM-1 */
export const jimmyTexas: Definition = {
  character: { endsTurn: (x, seat) => draw(x, seat, 1, "jimmy-texas", "GTR-CH-JIMM-1") },
};
