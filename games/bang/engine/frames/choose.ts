import { cast } from "../setup.ts";
import { pop, push, type FrameRule } from "../stack.ts";
import type { ChooseFrame } from "./types.ts";

/** BANG-SETUP-3: all choose at once and in secret; when nobody owes an answer any more, the characters lie open. */
export const chooseFrame: FrameRule<ChooseFrame> = {
  step(x) {
    pop(x);
    cast(x);
    push(x, { k: "turn" });
  },
  moves(s, _f, seat, out) {
    for (const character of s.players[seat]!.offer) out.push({ t: "choose", character });
  },
  tries(s, _f, seat, out) {
    for (const character of s.players[seat]!.offer) out.push({ t: "choose", character });
  },
  check: (s, _f, seat, m) => (m.t === "choose" && s.players[seat]!.offer.includes(m.character) ? null : "BANG-SETUP-3"),
  answer(x, _f, seat, m) {
    if (m.t !== "choose") return;
    const p = x.s.players[seat]!;
    p.character = m.character;
    p.offer = [];
    if (x.sink) {
      const secret = { to: [seat], character: m.character };
      x.sink({ t: "chose", rule: "BANG-SETUP-3", reveals: true, seat, secret });
    }
  },
};
