import type { Definition } from "../../definition.ts";
import type { LookFrame } from "../../frames/types.ts";
import { look, pickFrom, putBack } from "../../looking.ts";
import { piece } from "../../pieces.ts";
import { ask, pop, push, pushEffect, type FrameRule } from "../../stack.ts";

const MAP = piece("map");

/** One of them may go; the rest stays on top in the same order. */
const mapFrame: FrameRule<LookFrame<"map">> = {
  looksAtDeck: true,
  holds: (f) => f.cards,
  step(x, f) {
    if (f.count > 0) ask(x, f.seat, "map");
    else pop(x);
  },
  moves(_s, f, _seat, out) {
    out.push({ t: "pass" });
    pickFrom(f.cards, out);
  },
  tries(_s, f, _seat, out) {
    out.push({ t: "pass" });
    pickFrom(f.cards, out);
  },
  check(_s, f, _seat, m) {
    if (m.t === "pass") return null;
    return m.t === "pick" && f.cards.includes(m.card) ? null : "GTR-PC-MAP-1";
  },
  answer(x, f, seat, m) {
    pop(x);
    if (m.t === "pick") {
      f.cards.splice(f.cards.indexOf(m.card), 1);
      x.s.discard.push(m.card);
      if (x.sink)
        x.sink({
          t: "discarded",
          rule: "GTR-PC-MAP-1",
          reveals: true,
          seat,
          cards: [m.card],
          from: "deck",
          why: "map",
        });
    }
    putBack(x, seat, f.cards, "map", "GTR-PC-MAP-1");
  },
};

/** GTR-PC-MAP-1: after the draw!s, before Phase 1. */
export const map: Definition = {
  steps: {
    map(x, seat) {
      if (!x.s.players[seat]!.table.includes(MAP)) return;
      pushEffect(x, null, null);
      const cards = look(x, seat, 2, "map", "GTR-PC-MAP-1");
      push(x, { k: "map", seat, cards, count: cards.length });
    },
  },
  frames: () => ({ map: mapFrame }),
};
