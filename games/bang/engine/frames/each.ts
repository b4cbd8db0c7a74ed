import type { Definition } from "../definition.ts";
import { pop, type FrameRule } from "../stack.ts";
import type { EachFrame } from "./types.ts";

/** One after the other; who has left play meanwhile is passed over (BANG-RES-5). `each`: what happens to one. */
export function eachFrame(each: Partial<Record<string, Definition["each"]>>): FrameRule<EachFrame> {
  return {
    step(x, f) {
      const at = f.left.shift();
      if (at === undefined) pop(x);
      else if (!x.s.players[at]!.out) each[f.what]?.(x, at, f.by);
    },
  };
}
