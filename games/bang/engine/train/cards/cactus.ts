import { flip } from "../../frames/flip.ts";
import type { ShotFrame } from "../../frames/types.ts";
import type { Ctx } from "../../stack.ts";

/** GTR-PC-CACT-1: a Missed!, then a draw! in any case; on red a life point comes back. */
export function cactus(x: Ctx, f: ShotFrame): void {
  f.flip = "cactus";
  flip(x, f.at, "cactus");
}
