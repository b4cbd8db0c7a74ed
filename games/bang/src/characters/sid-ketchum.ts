import type { RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "../abilities.ts";
import type { Counter } from "../counters.ts";
import type { Dodge } from "../frames/shot.ts";
import type { SidFrame } from "../frames/types.ts";
import { heal } from "../life.ts";
import { pickFrom } from "../looking.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../stack.ts";
import type { Move, Piece, State } from "../types.ts";
import { discard, discardHand } from "../zones.ts";

/** BANG-CH-SIDK-1: two cards from hand for a life point, whenever the game asks him something. */
export function sidMayHeal(s: State, seat: Seat): RuleId | null {
  const p = s.players[seat]!;
  if (!abilityOf(s, seat).heals || p.ghost || p.life >= p.max || p.hand.length < 2) return "BANG-CH-SIDK-1";
  return null;
}

export function sidMoves(s: State, seat: Seat, out: Move[]): void {
  if (sidMayHeal(s, seat) === null) sidTries(s, seat, out);
}

export function sidTries(s: State, seat: Seat, out: Move[]): void {
  if (!abilityOf(s, seat).heals) return;
  const { hand } = s.players[seat]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) === i) out.push({ t: "sid", card });
  }
}

export function sidCheck(s: State, seat: Seat, card: Piece): RuleId | null {
  return s.players[seat]!.hand.includes(card) ? sidMayHeal(s, seat) : "BANG-CH-SIDK-1";
}

/** The first of the two cards; the frame asks for the second. */
export function sidAnswer(x: Ctx, seat: Seat, card: Piece): void {
  discard(x, seat, card, "sid-ketchum", "BANG-CH-SIDK-1");
  push(x, { k: "sid-ketchum", seat });
}

export const sidKetchumFrame: FrameRule<SidFrame> = {
  step(x, f) {
    const { hand } = x.s.players[f.seat]!;
    if (hand.length > 1) {
      ask(x, f.seat, "sid-ketchum");
    } else {
      pop(x);
      discardHand(x, f.seat, hand, "sid-ketchum", "BANG-CH-SIDK-1"); // the last card: nobody else knew it
      heal(x, f.seat, "sid-ketchum", "BANG-CH-SIDK-1");
    }
  },
  moves: (s, f, _seat, out) => pickFrom(s.players[f.seat]!.hand, out),
  tries: (s, f, _seat, out) => pickFrom(s.players[f.seat]!.hand, out),
  check: (s, _f, seat, m) => (m.t === "pick" && s.players[seat]!.hand.includes(m.card) ? null : "BANG-CH-SIDK-1"),
  answer(x, f, _seat, m) {
    if (m.t !== "pick") return;
    pop(x);
    discard(x, f.seat, m.card, "sid-ketchum", "BANG-CH-SIDK-1");
    heal(x, f.seat, "sid-ketchum", "BANG-CH-SIDK-1");
  },
};

/** Against a shot it cancels nothing, but the game waits for him (BANG-CH-SIDK-1). */
export const sidDodge: Dodge = {
  t: "sid",
  possible: () => false,
  moves: (s, f, out) => sidMoves(s, f.at, out),
  tries: (s, f, out) => sidTries(s, f.at, out),
  check: (s, f, m) => (m.t === "sid" ? sidCheck(s, f.at, m.card) : "BANG-SHOT-1"),
  answer(x, f, m) {
    if (m.t === "sid") sidAnswer(x, f.at, m.card);
  },
};

/** The same against Indians! and in a Duel: it answers nothing. */
export const sidCounter: Counter = {
  t: "sid",
  possible: () => false,
  moves: sidMoves,
  tries: sidTries,
  check: (s, seat, m) => (m.t === "sid" ? sidCheck(s, seat, m.card) : "BANG-INDI-2"),
  answer(x, seat, m) {
    if (m.t === "sid") sidAnswer(x, seat, m.card);
  },
};
