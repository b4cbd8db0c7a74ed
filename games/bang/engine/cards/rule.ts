import type { RuleId, Seat } from "@trestle/kernel";
import type { Ctx } from "../stack.ts";
import type { Piece, State } from "../types.ts";

/** A card that is being played. */
interface Play {
  seat: Seat;
  /** The card itself. */
  card: Piece;
  /** The card whose suit and name count: the one that is copied, else the same. */
  face: Piece;
  at: Seat | null;
  take: Piece | null;
}

export interface CardRule {
  /** What the player names: nobody, a player, a card of a player (null: of the hand), a Railcar of the train. */
  target: "none" | "seat" | "card" | "car";
  /** Conditions beyond BANG-PLAY-1 and the limit; `at` and `take` are there when the target asks for them. */
  check(s: State, seat: Seat, card: Piece, at: Seat, take: Piece | null): RuleId | null;
  /** The legal targets at once, a bit a seat: what `check` says one by one, for cards that are asked about often. */
  targets?(s: State, seat: Seat): number;
  /** The card lies on the discard pile and its effect has begun; blue cards put themselves in play. */
  play(x: Ctx, p: Play): void;
}

/** A card that is played with the effect of another one. */
export interface CopyRule {
  /** The card that it copies now, or -1. */
  face(s: State): Piece;
  /** Why it cannot be played: `face` is not a card to be played in Phase 2. */
  whyNot(face: Piece): RuleId;
}

export const always = (): RuleId | null => null;
