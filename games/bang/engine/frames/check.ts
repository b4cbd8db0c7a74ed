import { dynamiteChecked } from "../cards/dynamite.ts";
import { jailChecked } from "../cards/jail.ts";
import { heal } from "../life.ts";
import { pop, push, pushEffect, type Ctx, type FrameRule } from "../stack.ts";
import { flip } from "./flip.ts";
import type { CheckFrame } from "./types.ts";

/** One draw! of step 2 is an effect of its own (BANG-RES-1). */
export function beginCheck(x: Ctx, seat: number, what: CheckFrame["what"]): void {
  pushEffect(x, null, null);
  push(x, { k: "check", seat, what });
}

export const checkFrame: FrameRule<CheckFrame> = {
  step(x, f) {
    flip(x, f.seat, f.what);
  },
  resume(x, f, success) {
    pop(x);
    if (f.what === "dynamite") dynamiteChecked(x, f, success === 1);
    else if (f.what === "jail") jailChecked(x, f, success === 1);
    else if (success === 1) heal(x, f.seat, "dining-car", "GTR-RC-DINI-1");
  },
};
