import type { Definition } from "../../definition.ts";
import { flip } from "../../frames/flip.ts";
import { heal } from "../../life.ts";

/** GTR-PC-CACT-1: a Missed!, then a draw! in any case; on red a life point comes back. */
export const cactus: Definition = {
  missed: {
    used(x, f) {
      f.flip = "cactus";
      flip(x, f.at, "cactus");
    },
    flipped(x, f, red) {
      if (red) heal(x, f.at, "cactus", "GTR-PC-CACT-1");
    },
  },
};
