import type { Decision, RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "../abilities.ts";
import type { SidFrame } from "../frames/types.ts";
import { heal } from "../life.ts";
import { pickFrom } from "../looking.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../stack.ts";
import type { DecisionKind, Move, Piece, State } from "../types.ts";
import { discard, discardHand } from "../zones.ts";

/**
 * The questions at which Sid may also heal: his own Phase 2 and whenever the game waits for a response of his. Not in
 * the middle of something he is paying for.
 */
const MOMENTS: readonly string[] = [
  "play",
  "shot",
  "indians",
  "duel",
  "last-life",
  "store",
  "circus-wagon",
  "train-robbery",
  "discard",
] satisfies DecisionKind[];

/** BANG-CH-SIDK-1: two cards from hand for a life point. */
function sidMayHeal(s: State, d: Decision): boolean {
  const p = s.players[d.seat]!;
  return isMoment(s, d) && !p.ghost && p.life < p.max && p.hand.length >= 2;
}

function isMoment(s: State, d: Decision): boolean {
  return d.kind !== "character" && abilityOf(s, d.seat).heals && MOMENTS.includes(d.kind) && !s.turn.owes;
}

export function sidMoves(s: State, d: Decision, out: Move[]): void {
  if (sidMayHeal(s, d)) sidTries(s, d, out);
}

export function sidTries(s: State, d: Decision, out: Move[]): void {
  if (!isMoment(s, d)) return;
  const { hand } = s.players[d.seat]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) === i) out.push({ t: "sid", card });
  }
}

export function sidCheck(s: State, d: Decision, card: Piece): RuleId | null {
  return sidMayHeal(s, d) && s.players[d.seat]!.hand.includes(card) ? null : "BANG-CH-SIDK-1";
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
