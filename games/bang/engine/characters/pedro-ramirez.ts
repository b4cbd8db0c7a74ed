import type { Definition } from "../definition.ts";
import { push } from "../stack.ts";
import { draw } from "../zones.ts";

/** BANG-CH-PEDR-1: the first card may be the top of the discard pile. */
export const pedroRamirez: Definition = {
  character: {
    phase1(x, seat) {
      if (x.s.discard.length > 0) push(x, { k: "draw", seat });
      else draw(x, seat, 2, "phase-1", "BANG-TURN-4");
    },
  },
};
