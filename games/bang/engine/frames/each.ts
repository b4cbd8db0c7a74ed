import { pop, push, type FrameRule } from "../stack.ts";
import { shoot } from "./shot.ts";
import type { EachFrame } from "./types.ts";

/** One after the other; who has left play meanwhile is passed over (BANG-RES-5). */
export const eachFrame: FrameRule<EachFrame> = {
  step(x, f) {
    const at = f.left.shift();
    if (at === undefined) {
      pop(x);
      return;
    }
    if (x.s.players[at]!.out) return;
    switch (f.what) {
      case "gatling":
        shoot(x, f.by, at, "gatling");
        return;
      case "ironhorse":
        shoot(x, null, at, "ironhorse");
        return;
      case "indians":
        push(x, { k: "indians", by: f.by!, at });
        return;
      case "circus-wagon":
        push(x, { k: "circus-wagon", at });
    }
  },
};
