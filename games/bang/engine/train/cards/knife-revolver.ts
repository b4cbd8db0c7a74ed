import { checkReach } from "../../cards/bang.ts";
import type { Definition } from "../../definition.ts";
import { flip } from "../../frames/flip.ts";
import { shoot } from "../../frames/shot.ts";
import { effectOf, pop, push, type FrameRule } from "../../stack.ts";
import { removeFrom } from "../../zones.ts";
import type { KnifeFrame } from "../types.ts";

/** First the draw!, then the shot in either case. */
const knifeFrame: FrameRule<KnifeFrame> = {
  step(x, f) {
    flip(x, f.by, "knife-revolver");
  },
  resume(x, f, success) {
    pop(x);
    const effect = effectOf(x.s);
    const { card } = effect;
    if (success === 1 && card !== null) {
      removeFrom(x.s.discard, card);
      x.s.players[f.by]!.hand.push(card);
      effect.card = null; // GTR-PC-EVAD-3
      if (x.sink)
        x.sink({ t: "picked-up", rule: "GTR-PC-KNIF-1", reveals: true, seat: f.by, card, why: "knife-revolver" });
    }
    shoot(x, f.by, f.at, "knife-revolver");
  },
};

/** GTR-PC-KNIF-1; no BANG! card, so Private Car does not stop it (GTR-PC-KNIF-2). */
export const knifeRevolver: Definition = {
  play: {
    target: "seat",
    check: (s, seat, _card, at) => checkReach(s, seat, at),
    play: (x, p) => push(x, { k: "knife-revolver", by: p.seat, at: p.at! }),
  },
  frames: () => ({ "knife-revolver": knifeFrame }),
};
