import type { Definition } from "../../definition.ts";
import { shoot } from "../../frames/shot.ts";
import { ask, effectOf, pop, push, pushEffect, type FrameRule } from "../../stack.ts";
import { discard, removeFrom } from "../../zones.ts";
import type { RobberyFrame } from "../types.ts";

/** Card by card in the target's own order: `pick` discards it, `stand` keeps it and takes a shot. */
const robberyFrame: FrameRule<RobberyFrame> = {
  response: true,
  clone: (f) => ({ k: f.k, by: f.by, at: f.at, left: f.left.slice() }),
  step(x, f) {
    const p = x.s.players[f.at]!;
    f.left = f.left.filter((card) => p.table.includes(card)); // GTR-PC-ROBB-2
    if (p.out || f.left.length === 0) pop(x);
    else ask(x, f.at, "train-robbery");
  },
  moves(_s, f, _seat, out) {
    for (const card of f.left) out.push({ t: "pick", card }, { t: "stand", card });
  },
  tries(_s, f, _seat, out) {
    for (const card of f.left) out.push({ t: "pick", card }, { t: "stand", card });
  },
  check: (_s, f, _seat, m) => ((m.t === "pick" || m.t === "stand") && f.left.includes(m.card) ? null : "GTR-PC-ROBB-1"),
  answer(x, f, seat, m) {
    if (m.t === "pick") {
      removeFrom(f.left, m.card);
      discard(x, seat, m.card, "train-robbery", "GTR-PC-ROBB-1");
    } else if (m.t === "stand") {
      if (x.sink) x.sink({ t: "stood", rule: "GTR-PC-ROBB-1", seat, card: m.card });
      removeFrom(f.left, m.card); // GTR-PC-ROBB-3: it stays, hit or missed
      pushEffect(x, f.by, effectOf(x.s).card); // each shot is an effect of its own
      shoot(x, f.by, f.at, "train-robbery");
    }
  },
};

/** GTR-PC-ROBB-1: one other player, any distance. */
export const trainRobbery: Definition = {
  play: {
    target: "seat",
    check: (s, seat, _card, at) => (at === seat || s.players[at]!.out ? "GTR-PC-ROBB-1" : null),
    play: (x, p) => push(x, { k: "train-robbery", by: p.seat, at: p.at!, left: x.s.players[p.at!]!.table.slice() }),
  },
  frames: () => ({ "train-robbery": robberyFrame }),
};
