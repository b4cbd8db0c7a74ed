import { placeOf } from "../train.ts";
import type { Ctx } from "../types.ts";

/** COLT-FLIP-1 */
export function flip(x: Ctx, figure: number): void {
  const f = x.s.figures[figure]!;
  f.facing = f.facing === "front" ? "rear" : "front";
  if (x.sink)
    x.sink({
      t: "turned",
      rule: "COLT-FLIP-1",
      figure,
      bandit: f.bandit,
      facing: f.facing,
      at: placeOf(f.lane),
    });
}
