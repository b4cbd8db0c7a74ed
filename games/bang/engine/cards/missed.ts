import type { RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "../abilities.ts";
import type { CardName } from "../catalogue.ts";
import type { Dodge, MissedRule } from "../frames/shot.ts";
import type { ShotFrame } from "../frames/types.ts";
import { NAME } from "../pieces.ts";
import type { Piece, State } from "../types.ts";
import { removeFrom } from "../zones.ts";

/** BANG-TERM-6, BANG-CH-CALA-1: a Missed! card, or a BANG! in Calamity Janet's hand. */
function isMissed(s: State, seat: Seat, card: Piece): boolean {
  return NAME[card] === "missed" || (NAME[card] === "bang" && abilityOf(s, seat).swaps);
}

/** BANG-MISS-1: cards from hand; `others` count as one Missed! too. */
export function missedDodge(others: Partial<Record<CardName, MissedRule>>): Dodge {
  const OTHER: readonly (MissedRule | undefined)[] = NAME.map((n) => others[n as CardName]);

  function check(s: State, f: ShotFrame, card: Piece): RuleId | null {
    if (!s.players[f.at]!.hand.includes(card)) return "BANG-PLAY-1";
    return isMissed(s, f.at, card) || OTHER[card] !== undefined ? null : "BANG-MISS-1";
  }

  return {
    t: "answer",
    possible: (s, f) => s.players[f.at]!.hand.length > 0,
    moves(s, f, out) {
      const { hand } = s.players[f.at]!;
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i]!;
        if (isMissed(s, f.at, card) || OTHER[card] !== undefined) out.push({ t: "answer", card });
      }
    },
    tries(s, f, out) {
      const { hand } = s.players[f.at]!;
      for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]!) === i) out.push({ t: "answer", card: hand[i]! });
    },
    check: (s, f, m) => (m.t === "answer" ? check(s, f, m.card) : "BANG-SHOT-1"),
    answer(x, f, m) {
      if (m.t !== "answer") return;
      f.fresh = false;
      f.needed--;
      if (x.sink) x.sink({ t: "answered", rule: "BANG-MISS-1", seat: f.at, card: m.card, as: "missed", why: f.what });
      removeFrom(x.s.players[f.at]!.hand, m.card);
      x.s.discard.push(m.card);
      OTHER[m.card]?.used(x, f);
    },
  };
}
