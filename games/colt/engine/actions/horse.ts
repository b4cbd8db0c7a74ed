import { NOWHERE, placeOf, shift } from "../train.ts";
import type { Ctx } from "../types.ts";

const CAB = 0;

/** COLT-HORSE-2: inside the locomotive, frontmost, facing front. COLT-HORSE-4: also back from beside the train. */
export function ride(x: Ctx, figure: number): void {
  const { s } = x;
  const f = s.figures[figure]!;
  const rescued = f.status === "ejected";
  const from = rescued ? null : f.lane;
  shift(s, figure, NOWHERE, "front"); // COLT-HORSE-2: also within the locomotive to its front
  shift(s, figure, CAB, "rear");
  f.facing = "front";
  f.status = "aboard";
  f.stunned = false; // COLT-HORSE-8
  if (x.sink)
    x.sink({
      t: "rode",
      rule: rescued ? "COLT-HORSE-4" : "COLT-HORSE-2",
      figure,
      bandit: f.bandit,
      from: from === null ? null : placeOf(from),
    });
}
