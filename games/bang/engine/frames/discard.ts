import { pickFrom } from "../looking.ts";
import { ask, pop, type FrameRule } from "../stack.ts";
import { discard, discardHand } from "../zones.ts";
import type { DiscardFrame } from "./types.ts";

/** BANG-TURN-6: down to the life points there are now; a ghost keeps nothing. */
export const discardFrame: FrameRule<DiscardFrame> = {
  response: true,
  clone: (f) => ({ k: f.k, seat: f.seat }),
  step(x, f) {
    const p = x.s.players[f.seat]!;
    const limit = p.ghost ? 0 : p.life;
    if (p.hand.length <= limit) {
      pop(x);
    } else if (limit === 0) {
      pop(x);
      discardHand(x, f.seat, p.hand, "phase-3", "BANG-TURN-6");
    } else {
      ask(x, f.seat, "discard");
    }
  },
  moves: (s, _f, seat, out) => pickFrom(s.players[seat]!.hand, out),
  tries: (s, _f, seat, out) => pickFrom(s.players[seat]!.hand, out),
  check: (s, _f, seat, m) => (m.t === "pick" && s.players[seat]!.hand.includes(m.card) ? null : "BANG-TURN-6"),
  answer(x, _f, seat, m) {
    if (m.t === "pick") discard(x, seat, m.card, "phase-3", "BANG-TURN-6");
  },
};
