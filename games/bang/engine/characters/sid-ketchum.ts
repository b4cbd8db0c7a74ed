import type { RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "../abilities.ts";
import type { Definition } from "../definition.ts";
import { heal } from "../life.ts";
import { pickFrom } from "../looking.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../stack.ts";
import type { Move, Piece, State } from "../types.ts";
import { discard, discardHand } from "../zones.ts";

/** Sid Ketchum's second card. */
interface SidFrame {
  k: "sid-ketchum";
  seat: Seat;
}

declare module "../frames/types.ts" {
  interface Frames {
    "sid-ketchum": SidFrame;
  }
}

/** BANG-CH-SIDK-1: two cards from hand for a life point. */
function sidMayHeal(s: State, seat: Seat): boolean {
  const p = s.players[seat]!;
  return isMoment(s, seat) && !p.ghost && p.life < p.max && p.hand.length >= 2;
}

/** His own Phase 2 and wherever a response of his is waited for, but not in the middle of something he is paying for. */
function isMoment(s: State, seat: Seat): boolean {
  return abilityOf(s, seat).heals && !s.turn.owes;
}

export function sidMoves(s: State, seat: Seat, out: Move[]): void {
  if (sidMayHeal(s, seat)) sidTries(s, seat, out);
}

export function sidTries(s: State, seat: Seat, out: Move[]): void {
  if (isMoment(s, seat)) for (const card of new Set(s.players[seat]!.hand)) out.push({ t: "sid", card });
}

export function sidCheck(s: State, seat: Seat, card: Piece): RuleId | null {
  return sidMayHeal(s, seat) && s.players[seat]!.hand.includes(card) ? null : "BANG-CH-SIDK-1";
}

/** The first of the two cards; the frame asks for the second. */
export function sidAnswer(x: Ctx, seat: Seat, card: Piece): void {
  discard(x, seat, card, "sid-ketchum", "BANG-CH-SIDK-1");
  push(x, { k: "sid-ketchum", seat });
}

const sidKetchumFrame: FrameRule<SidFrame> = {
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

export const sidKetchum: Definition = { frames: () => ({ "sid-ketchum": sidKetchumFrame }) };
