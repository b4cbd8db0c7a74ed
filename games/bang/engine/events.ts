import type { EventBase, Seat } from "@trestle/kernel";
import type { CardName, CharacterId, CheckKind, LocomotiveSide, PieceName, Role, ShotKind } from "./catalogue.ts";
import type { Character, Piece } from "./types.ts";

/**
 * Parts of the game that draw or discard cards. Rule files add theirs.
 * @public
 */
export interface Steps {
  setup: true;
  "phase-1": true;
  "phase-3": true;
  reward: true;
  penalty: true;
  death: true;
  weapon: true;
}

/** Why cards were drawn, taken, discarded or flipped: a card, a Railcar, a character, or a part of the game. */
export type Cause = PieceName | CharacterId | LocomotiveSide | keyof Steps;

/** The faces, for those who may know them. */
export interface Seen {
  to: Seat[];
  cards: Piece[];
}

/**
 * What can happen, by name. A rule file that tells something new adds it here (docs/ADDING-A-CARD.md).
 * @public
 */
export interface Events {
  /** The game was set up; `sheriff` is the first player (with three players the Deputy, all roles open). */
  dealt: { first: Seat; roles: (Role | null)[] };
  /** Somebody has chosen a character, nobody else knows which. */
  chose: { seat: Seat; secret?: { to: Seat[]; character: Character } };
  /** All characters lie open, life points are set, first hands are dealt. */
  cast: { characters: Character[]; lives: number[] };
  "turn-began": { seat: Seat; extra: boolean };
  /** Has finished playing cards. */
  finished: { seat: Seat };
  drew: { seat: Seat; count: number; why: Cause; secret?: Seen };
  /** From the top of the discard pile, or out of it, into hand: everybody saw it. */
  "picked-up": { seat: Seat; card: Piece; why: Cause };
  /** Black Jack's second card. */
  showed: { seat: Seat; card: Piece };
  /** Looked at cards from the draw pile or two Railcars. */
  looked: { seat: Seat; count: number; why: Cause; secret?: Seen };
  /** Cards went back on top of the draw pile. */
  "put-back": { seat: Seat; count: number; why: Cause; secret?: Seen };
  /** A card from hand. `as`: the card it is played as (Calamity Janet, Money Bag), else its own name. */
  played: { seat: Seat; card: Piece; as: CardName; at: Seat | null; take: Piece | null };
  /** A card in answer: as a Missed!, as a BANG!, as a Beer at the last life point. */
  answered: { seat: Seat; card: Piece; as: "missed" | "bang" | "beer"; why: Cause };
  declined: { seat: Seat; why: Cause };
  discarded: { seat: Seat; cards: Piece[]; from: "hand" | "table" | "deck"; why: Cause };
  /** A draw!; `cards` are two for Lucky Duke, none where both piles were empty. */
  flipped: { seat: Seat; cards: Piece[]; why: CheckKind };
  /** The card that counts. */
  checked: { seat: Seat; card: Piece | null; why: CheckKind; success: boolean };
  missed: { seat: Seat; by: Seat | null; what: ShotKind };
  "lost-life": { seat: Seat; points: number; life: number; by: Seat | null };
  "gained-life": { seat: Seat; life: number; why: Cause };
  /** Card from another's hand (`card` null, the two know it) or from in front of a player. */
  stole: { seat: Seat; from: Seat; card: Piece | null; why: Cause; secret?: Seen };
  /** Another's card was discarded. */
  removed: { seat: Seat; from: Seat; card: Piece; where: "hand" | "table"; why: Cause };
  moved: { card: Piece; from: Seat; to: Seat };
  exploded: { seat: Seat };
  jailed: { seat: Seat; free: boolean };
  "store-opened": { cards: Piece[]; seats: Seat[]; why: Cause };
  "store-taken": { seat: Seat; card: Piece };
  /** An effect that did nothing to a player: Prisoner Car. */
  spared: { seat: Seat; why: Cause };
  eliminated: { seat: Seat; role: Role; by: Seat | null };
  /** Vulture Sam. `cards` lay open; those from hand are known to him. */
  inherited: { seat: Seat; from: Seat; cards: Piece[]; count: number; secret?: Seen };
  shuffled: { count: number };
  ended: { winners: Seat[]; roles: Role[] };
}

export type Event = { [T in keyof Events]: EventBase & { t: T } & Events[T] }[keyof Events];
