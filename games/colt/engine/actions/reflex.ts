import { placeOf } from "../train.ts";
import type { Ctx } from "../types.ts";
import { fire } from "./fire.ts";

/** COLT-REFLEX-2: stunned, the bandit has just stood up by this very card, and shoots. */
export function reflexShot(x: Ctx, figure: number): void {
  fire(x, figure);
}

/** COLT-REFLEX-3: standing, it drops on its back where it is. */
export function duck(x: Ctx, figure: number): void {
  const f = x.s.figures[figure]!;
  f.stunned = true;
  if (x.sink) x.sink({ t: "ducked", rule: "COLT-REFLEX-3", figure, bandit: f.bandit, at: placeOf(f.lane) });
}
