import type { RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "./abilities.ts";
import type { Cause } from "./events.ts";
import { NAME, TRAITS } from "./pieces.ts";
import type { Ctx } from "./stack.ts";
import type { Move, Piece, State } from "./types.ts";
import { removeFrom } from "./zones.ts";

/** One way to lay down a BANG! against Indians! or in a Duel. */
export interface Counter {
  t: Move["t"];
  /** Seen from outside, the player might have it. */
  possible(s: State, seat: Seat): boolean;
  moves(s: State, seat: Seat, out: Move[]): void;
  tries(s: State, seat: Seat, out: Move[]): void;
  check(s: State, seat: Seat, m: Move): RuleId | null;
  answer(x: Ctx, seat: Seat, m: Move, why: Cause): void;
}

/** BANG-TERM-4, BANG-CH-CALA-1: a BANG! card, or a Missed! in Calamity Janet's hand. */
function countsAsBang(s: State, seat: Seat, card: Piece): boolean {
  return NAME[card] === "bang" || (NAME[card] === "missed" && abilityOf(s, seat).swaps);
}

/** BANG-BANG-2: discarded, not played; no reach, no limit, no shot. */
export const bangCounter: Counter = {
  t: "answer",
  possible: (s, seat) => s.players[seat]!.hand.length > 0,
  moves(s, seat, out) {
    const { hand } = s.players[seat]!;
    for (let i = 0; i < hand.length; i++)
      if (countsAsBang(s, seat, hand[i]!)) out.push({ t: "answer", card: hand[i]! });
  },
  tries(s, seat, out) {
    const { hand } = s.players[seat]!;
    for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i]!) === i) out.push({ t: "answer", card: hand[i]! });
  },
  check(s, seat, m) {
    if (m.t !== "answer" || !s.players[seat]!.hand.includes(m.card)) return "BANG-PLAY-1";
    return countsAsBang(s, seat, m.card) ? null : "BANG-INDI-2";
  },
  answer(x, seat, m, why) {
    if (m.t !== "answer") return;
    if (x.sink) x.sink({ t: "answered", rule: "BANG-BANG-2", seat, card: m.card, as: "bang", why });
    removeFrom(x.s.players[seat]!.hand, m.card);
    x.s.discard.push(m.card);
  },
};

/** Duel and Indians! do nothing to whoever has a card in play that says so. */
export function isSpared(x: Ctx, seat: Seat): boolean {
  const { table } = x.s.players[seat]!;
  for (let i = 0; i < table.length; i++) {
    const card = table[i]!;
    if (!TRAITS[card]!.sparesDuels) continue;
    if (x.sink) x.sink({ t: "spared", rule: TRAITS[card]!.rule, seat, why: NAME[card]! });
    return true;
  }
  return false;
}

export function canCounter(counters: readonly Counter[], s: State, seat: Seat): boolean {
  for (let i = 0; i < counters.length; i++) if (counters[i]!.possible(s, seat)) return true;
  return false;
}

export function counterMoves(counters: readonly Counter[], s: State, seat: Seat, out: Move[]): void {
  out.push({ t: "pass" });
  for (let i = 0; i < counters.length; i++) counters[i]!.moves(s, seat, out);
}

export function counterTries(counters: readonly Counter[], s: State, seat: Seat, out: Move[]): void {
  out.push({ t: "pass" });
  for (let i = 0; i < counters.length; i++) counters[i]!.tries(s, seat, out);
}

export function counterCheck(counters: readonly Counter[], s: State, seat: Seat, m: Move): RuleId | null {
  if (m.t === "pass") return null;
  for (let i = 0; i < counters.length; i++) if (counters[i]!.t === m.t) return counters[i]!.check(s, seat, m);
  return "BANG-INDI-2";
}

/** Lays the BANG! down. */
export function counterAnswer(counters: readonly Counter[], x: Ctx, seat: Seat, m: Move, why: Cause): void {
  for (let i = 0; i < counters.length; i++)
    if (counters[i]!.t === m.t) {
      counters[i]!.answer(x, seat, m, why);
      return;
    }
}
