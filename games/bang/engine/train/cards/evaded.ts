import type { ShotFrame } from "../../frames/types.ts";
import type { Ctx } from "../../stack.ts";

/** GTR-PC-EVAD-1: the card that made the shot is taken once the shot is cancelled. */
export function evaded(_x: Ctx, f: ShotFrame): void {
  f.evaded = true;
}
