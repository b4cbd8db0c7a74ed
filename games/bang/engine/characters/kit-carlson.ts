import type { Definition } from "../definition.ts";
import type { LookFrame } from "../frames/types.ts";
import { look, pickFrom, putBack } from "../looking.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../stack.ts";

declare module "../frames/types.ts" {
  interface Frames {
    "kit-carlson": LookFrame<"kit-carlson">;
  }
}

/** The card picked goes back on top. */
const kitCarlsonFrame: FrameRule<LookFrame<"kit-carlson">> = {
  step(x, f) {
    if (f.count === 3) {
      ask(x, f.seat, "kit-carlson");
      return;
    }
    pop(x);
    keep(x, f);
  },
  moves: (_s, f, _seat, out) => pickFrom(f.cards, out),
  tries: (_s, f, _seat, out) => pickFrom(f.cards, out),
  looksAtDeck: true,
  holds: (f) => f.cards,
  check: (_s, f, _seat, m) => (m.t === "pick" && f.cards.includes(m.card) ? null : "BANG-CH-KITC-1"),
  answer(x, f, seat, m) {
    if (m.t !== "pick") return;
    pop(x);
    f.cards.splice(f.cards.indexOf(m.card), 1);
    keep(x, f);
    putBack(x, seat, [m.card], "kit-carlson", "BANG-CH-KITC-1");
  },
};

function keep(x: Ctx, f: LookFrame<"kit-carlson">): void {
  for (const card of f.cards) x.s.players[f.seat]!.hand.push(card);
  if (x.sink && f.cards.length > 0) {
    const secret = { to: [f.seat], cards: f.cards };
    const count = f.cards.length;
    x.sink({ t: "drew", rule: "BANG-CH-KITC-1", reveals: true, seat: f.seat, count, why: "kit-carlson", secret });
  }
}

/** BANG-CH-KITC-1: looks at three cards, takes two, puts one back. */
export const kitCarlson: Definition = {
  character: {
    phase1(x, seat) {
      const cards = look(x, seat, 3, "kit-carlson", "BANG-CH-KITC-1");
      push(x, { k: "kit-carlson", seat, cards, count: cards.length });
    },
  },
  frames: () => ({ "kit-carlson": kitCarlsonFrame }),
};
