import type { Seat } from "@trestle/kernel";
import type { Definition } from "../definition.ts";
import { pop, push, pushEffect, type Ctx, type FrameRule } from "../stack.ts";
import { flip } from "./flip.ts";
import type { CheckFrame } from "./types.ts";

/** One draw! of step 2 is an effect of its own (BANG-RES-1). */
export function beginCheck(x: Ctx, seat: Seat, what: CheckFrame["what"]): void {
  pushEffect(x, null, null);
  push(x, { k: "check", seat, what });
}

/** `checked`: what each card does with the result. */
export function checkFrame(checked: Partial<Record<string, Definition["checked"]>>): FrameRule<CheckFrame> {
  return {
    step(x, f) {
      flip(x, f.seat, f.what);
    },
    resume(x, f, success) {
      pop(x);
      checked[f.what]?.(x, f, success === 1);
    },
  };
}
