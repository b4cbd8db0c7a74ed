import type { Seat } from "@trestle/kernel";
import { numberOf } from "../../abilities.ts";
import type { Definition } from "../../definition.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../../stack.ts";
import type { Move, State } from "../../types.ts";
import type { ExemptFrame } from "../types.ts";

const BLAZE = numberOf("sgt-blaze");

/** GTR-CH-BLAZ-1: the frame just pushed concerns several players; Sgt. Blaze may leave one out. */
export function exempt(x: Ctx, by: Seat): void {
  if (x.s.players[by]!.character !== BLAZE || x.s.turn.seat !== by) return; // GTR-CH-BLAZ-3: only in his own turn
  push(x, { k: "exempt", by });
}

/** Those concerned, in the frame below. */
function concerned(s: State): Seat[] {
  const below = s.stack[s.stack.length - 2]!;
  return "left" in below && Array.isArray(below.left) ? below.left : [];
}

function offer(s: State, out: Move[]): void {
  out.push({ t: "pass" });
  for (const at of concerned(s)) out.push({ t: "exempt", at });
}

/** GTR-CH-BLAZ-4: declared before anything is known, seen by all. */
const exemptFrame: FrameRule<ExemptFrame> = {
  step(x, f) {
    if (concerned(x.s).length > 1) ask(x, f.by, "exempt");
    else pop(x);
  },
  moves: (s, _f, _seat, out) => offer(s, out),
  tries: (s, _f, _seat, out) => offer(s, out),
  check(s, _f, _seat, m) {
    if (m.t === "pass") return null;
    return m.t === "exempt" && concerned(s).includes(m.at) ? null : "GTR-CH-BLAZ-1";
  },
  answer(x, _f, seat, m) {
    if (m.t === "exempt") {
      const left = concerned(x.s);
      left.splice(left.indexOf(m.at), 1);
      if (x.sink) x.sink({ t: "exempted", rule: "GTR-CH-BLAZ-1", seat, at: m.at });
    } else if (x.sink) {
      x.sink({ t: "declined", rule: "GTR-CH-BLAZ-1", seat, why: "sgt-blaze" });
    }
    pop(x);
  },
};

export const sgtBlaze: Definition = { frames: () => ({ exempt: exemptFrame }) };
