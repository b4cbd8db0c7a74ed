import { FRAMES } from "./registry.ts";
import type { Ctx, FrameRule } from "./stack.ts";
import type { Frame } from "./types.ts";

export function ruleOf(f: Frame): FrameRule<Frame> {
  return FRAMES[f.k] as FrameRule<Frame>;
}

/** Runs until somebody must decide, or the game is over. */
export function settle(x: Ctx): void {
  const { s } = x;
  for (let fuel = 10_000; s.pending.length === 0 && s.outcome === null; fuel--) {
    if (fuel === 0) throw new Error(`runaway stack: ${s.stack.map((f) => f.k).join(" > ")}`);
    const f = s.stack[s.stack.length - 1]!;
    const rule = FRAMES[f.k] as FrameRule<Frame>;
    if (s.returned === null) {
      rule.step(x, f);
    } else {
      const result = s.returned;
      s.returned = null;
      rule.resume!(x, f, result);
    }
  }
}
