import type { Seat } from "@trestle/kernel";
import { abilityOf } from "../abilities.ts";
import type { CheckKind } from "../catalogue.ts";
import { succeeds } from "../checks.ts";
import { pickFrom } from "../looking.ts";
import { ask, push, ret, type Ctx, type FrameRule } from "../stack.ts";
import type { Piece } from "../types.ts";
import { drawTop, flipTop } from "../zones.ts";
import type { FlipFrame } from "./types.ts";

/** A draw!; the frame below is told 1 for the wanted result, else 0. */
export function flip(x: Ctx, seat: Seat, why: CheckKind): void {
  push(x, { k: "flip", seat, why, cards: [] });
}

export const flipFrame: FrameRule<FlipFrame> = {
  step(x, f) {
    if (abilityOf(x.s, f.seat).lucky) {
      flipTwo(x, f);
      return;
    }
    const card = flipTop(x);
    if (x.sink)
      x.sink({
        t: "flipped",
        rule: "BANG-CHK-1",
        reveals: true,
        seat: f.seat,
        cards: card < 0 ? [] : [card],
        why: f.why,
      });
    done(x, f, card);
  },
  moves: (_s, f, _seat, out) => pickFrom(f.cards, out),
  tries: (_s, f, _seat, out) => pickFrom(f.cards, out),
  check: (_s, f, _seat, m) => (m.t === "pick" && f.cards.includes(m.card) ? null : "BANG-CHK-5"),
  holds: (f) => f.cards,
  answer(x, f, _seat, m) {
    if (m.t !== "pick") return;
    const other = f.cards[0] === m.card ? f.cards[1]! : f.cards[0]!;
    x.s.discard.push(other, m.card); // BANG-CHK-5: the picked one on top
    done(x, f, m.card);
  },
};

function flipTwo(x: Ctx, f: FlipFrame): void {
  while (f.cards.length < 2) {
    const card = drawTop(x);
    if (card < 0) break;
    f.cards.push(card);
  }
  if (x.sink) {
    const cards = f.cards.slice();
    x.sink({ t: "flipped", rule: "BANG-CHK-5", reveals: true, seat: f.seat, cards, why: f.why });
  }
  if (f.cards.length === 2) {
    ask(x, f.seat, "flip");
    return;
  }
  const only = f.cards[0] ?? -1;
  if (only >= 0) x.s.discard.push(only);
  done(x, f, only);
}

function done(x: Ctx, f: FlipFrame, card: Piece): void {
  const success = succeeds(f.why, card);
  if (x.sink)
    x.sink({
      t: "checked",
      rule: "BANG-CHK-4",
      seat: f.seat,
      card: card < 0 ? null : card,
      why: f.why,
      success,
    });
  ret(x, success ? 1 : 0);
}
