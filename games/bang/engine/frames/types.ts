import type { Seat } from "@trestle/kernel";
import type { CardName, CheckKind, LocomotiveSide, PieceName, ShotKind, Suit } from "../catalogue.ts";
import type { Piece } from "../types.ts";

/** BANG-RES-3 */
type Stage = "answers" | "last-life" | "eliminations" | "triggers" | "victory";

export interface TurnFrame {
  k: "turn";
}

/** All players choose their characters at once. */
export interface ChooseFrame {
  k: "choose";
}

/** One effect with its five stages; lies under everything that belongs to it. */
export interface EffectFrame {
  k: "effect";
  /** The source of what is lost (BANG-TERM-7). */
  by: Seat | null;
  /** The physical card that made it and lies in the discard pile: stays out of a shuffle. */
  card: Piece | null;
  stage: Stage;
  /** Who has lost life, in order. */
  hurt: Seat[];
  /** Points lost by each of them: 1, or 3 with Dynamite. */
  lost: number;
  /** Next of `hurt` in the stage. */
  at: number;
  /** Cards that others have taken and that their owner is refunded for. */
  refund: number;
  /** Three players: who has brought down their quarry (BANG-3P-2). */
  hunter: Seat | null;
}

export interface ShotFrame {
  k: "shot";
  by: Seat | null;
  at: Seat;
  what: ShotKind;
  /** A BANG! card, or a copy of one (BANG-TERM-4). */
  bang: boolean;
  suit: Suit | null;
  needed: number;
  /** Nothing has been used against it yet. */
  fresh: boolean;
  /** Barrels that have been flipped for; -1: Jourdonnais. */
  tried: Piece[];
  /** What the flip above is for: a Barrel, or the card used as a Missed!. */
  flip: CardName | null;
  /** The target takes the card that made the shot once it is cancelled. */
  evaded: boolean;
}

/** One after the other. */
export interface EachFrame {
  k: "each";
  what: PieceName | LocomotiveSide;
  by: Seat | null;
  left: Seat[];
}

/** A draw!; two cards and a choice for Lucky Duke. Returns the card, or -1 where there was none. */
export interface FlipFrame {
  k: "flip";
  seat: Seat;
  why: CheckKind;
  cards: Piece[];
}

export interface LastLifeFrame {
  k: "last-life";
  seat: Seat;
}

/** A draw! of step 2. */
export interface CheckFrame {
  k: "check";
  seat: Seat;
  what: CheckKind & PieceName;
}

/** Phase 3. */
export interface DiscardFrame {
  k: "discard";
  seat: Seat;
}

/** Cards off a pile that one player looks at; the others only know how many. */
export interface LookFrame<K extends string> {
  k: K;
  seat: Seat;
  cards: Piece[];
  count: number;
}

/** All frames by their `k`. A rule file that needs one of its own adds it here (docs/ADDING-A-CARD.md). */
export interface Frames {
  turn: TurnFrame;
  choose: ChooseFrame;
  effect: EffectFrame;
  shot: ShotFrame;
  each: EachFrame;
  flip: FlipFrame;
  "last-life": LastLifeFrame;
  check: CheckFrame;
  discard: DiscardFrame;
}

export type Frame = Frames[keyof Frames];
