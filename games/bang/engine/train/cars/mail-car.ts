import type { RuleId, Seat } from "@trestle/kernel";
import type { LookFrame } from "../../frames/types.ts";
import { look } from "../../looking.ts";
import { piece } from "../../pieces.ts";
import { ask, pop, push, type FrameRule } from "../../stack.ts";
import type { Move, State } from "../../types.ts";
import { isPlain, plainUse, spend, type RailcarDefinition } from "./rule.ts";

const MAIL_CAR = piece("mail-car");

type MailFrame = LookFrame<"mail-car">;

function candidates(s: State, f: MailFrame, seat: Seat, out: Move[]): void {
  for (let i = 0; i < f.cards.length; i++) {
    const card = f.cards[i]!;
    if (f.cards.indexOf(card) !== i) continue;
    for (let at = 0; at < s.players.length; at++)
      if (at !== seat && !s.players[at]!.out) out.push({ t: "give", card, at });
  }
}

function check(s: State, f: MailFrame, seat: Seat, m: Move): RuleId | null {
  if (m.t !== "give" || !f.cards.includes(m.card) || m.at === seat) return "GTR-RC-MAIL-1";
  return s.players[m.at]?.out === false ? null : "GTR-RC-MAIL-1";
}

const mailFrame: FrameRule<MailFrame> = {
  looksAtDeck: true,
  holds: (f) => f.cards,
  step(x, f) {
    if (f.count > 0) ask(x, f.seat, "mail-car");
    else pop(x);
  },
  moves: candidates,
  tries: candidates,
  check,
  answer(x, f, seat, m) {
    if (m.t !== "give") return;
    pop(x);
    const { players } = x.s;
    f.cards.splice(f.cards.indexOf(m.card), 1);
    for (const card of f.cards) players[seat]!.hand.push(card);
    players[m.at]!.hand.push(m.card);
    if (x.sink) {
      const secret = { to: [seat, m.at], cards: [m.card] };
      x.sink({ t: "gave", rule: "GTR-RC-MAIL-1", reveals: true, seat, at: m.at, why: "mail-car", secret });
    }
  },
};

/** GTR-RC-MAIL-1: three cards, one of those goes to another player. */
export const mailCar: RailcarDefinition = {
  use: {
    tries: (_s, _seat, out) => out.push(plainUse(MAIL_CAR)),
    check: (_s, _seat, m) => (isPlain(m) ? null : "GTR-RC-MAIL-1"),
    use(x, seat) {
      spend(x, seat, MAIL_CAR, "GTR-RC-MAIL-1");
      const cards = look(x, seat, 3, "mail-car", "GTR-RC-MAIL-1");
      push(x, { k: "mail-car", seat, cards, count: cards.length });
    },
  },
  frames: () => ({ "mail-car": mailFrame }),
};
