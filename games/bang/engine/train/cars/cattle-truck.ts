import { pickFrom } from "../../looking.ts";
import { piece } from "../../pieces.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../../stack.ts";
import type { Piece } from "../../types.ts";
import type { CattleFrame } from "../types.ts";
import { isPlain, plainUse, spend, type RailcarDefinition } from "./rule.ts";

const CATTLE_TRUCK = piece("cattle-truck");

const cattleFrame: FrameRule<CattleFrame> = {
  holds: (f) => f.cards,
  step(x, f) {
    if (f.cards.length > 1) ask(x, f.seat, "cattle-truck");
    else take(x, f, f.cards[0]!);
  },
  moves: (_s, f, _seat, out) => pickFrom(f.cards, out),
  tries: (_s, f, _seat, out) => pickFrom(f.cards, out),
  check: (_s, f, _seat, m) => (m.t === "pick" && f.cards.includes(m.card) ? null : "GTR-RC-CATT-1"),
  answer(x, f, _seat, m) {
    if (m.t === "pick") take(x, f, m.card);
  },
};

/** The others go back in the same order. */
function take(x: Ctx, f: CattleFrame, card: Piece): void {
  pop(x);
  const { s } = x;
  const at = f.cards.indexOf(card);
  for (let i = 0; i < f.cards.length; i++) if (i !== at) s.discard.push(f.cards[i]!);
  s.players[f.seat]!.hand.push(card);
  if (x.sink) x.sink({ t: "picked-up", rule: "GTR-RC-CATT-1", reveals: true, seat: f.seat, card, why: "cattle-truck" });
}

/** GTR-RC-CATT-1: one of the top three cards of the discard pile, seen by all. */
export const cattleTruck: RailcarDefinition = {
  use: {
    tries: (_s, _seat, out) => out.push(plainUse(CATTLE_TRUCK)),
    check: (s, _seat, m) => (isPlain(m) && s.discard.length > 0 ? null : "GTR-RC-CATT-1"),
    use(x, seat) {
      spend(x, seat, CATTLE_TRUCK, "GTR-RC-CATT-1");
      const cards = x.s.discard.splice(-3);
      if (x.sink) {
        const count = cards.length;
        const secret = { to: x.s.players.map((_, at) => at), cards: cards.slice() };
        x.sink({ t: "looked", rule: "GTR-RC-CATT-1", reveals: true, seat, count, why: "cattle-truck", secret });
      }
      push(x, { k: "cattle-truck", seat, cards });
    },
  },
  frames: () => ({ "cattle-truck": cattleFrame }),
};
