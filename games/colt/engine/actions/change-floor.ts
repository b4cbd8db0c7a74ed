import { placeOf, shift } from "../train.ts";
import type { Ctx } from "../types.ts";

/** COLT-FLOOR-1 to 4: up or down on the same card, with the back against its border. */
export function changeFloor(x: Ctx, figure: number): void {
  const { s } = x;
  const f = s.figures[figure]!;
  const from = f.lane;
  const to = from ^ 1;
  shift(s, figure, to, f.facing);
  if (x.sink)
    x.sink({ t: "climbed", rule: "COLT-FLOOR-1", figure, bandit: f.bandit, from: placeOf(from), to: placeOf(to) });
}
