import { leave, nextLane, NOWHERE, placeOf, shift } from "../train.ts";
import type { Ctx } from "../types.ts";

/** COLT-MOVE-1 to 5: one card ahead, nobody in the way; past the end one leaves the train. */
export function move(x: Ctx, figure: number): void {
  const { s } = x;
  const f = s.figures[figure]!;
  const from = f.lane;
  const to = nextLane(s, from, f.facing);
  if (to === NOWHERE) {
    leave(x, figure, f.facing, null, "COLT-MOVE-5");
    return;
  }
  shift(s, figure, to, f.facing);
  if (x.sink)
    x.sink({ t: "walked", rule: "COLT-MOVE-1", figure, bandit: f.bandit, from: placeOf(from), to: placeOf(to) });
}
