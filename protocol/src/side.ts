import type { Seat } from "@trestle/kernel";
import type { KeyedCommand } from "./frames.ts";

// What players keep or wager beside the log of moves. None of it changes the game.

/** Characters of a note, a promise. */
export const SIDE_TEXT = 200;
/** Pieces of a plan. */
export const SIDE_KEYS = 20;

/** A suspicion. */
export interface Note {
  about: Seat;
  /** The role as the game names it; null: no idea yet. */
  guess: string | null;
  /** How sure, from 0 to 3. */
  strength: number;
  text: string;
}

export interface Notebook {
  seat: Seat;
  /** The entry after which it was sealed; null: it can still be written in. */
  sealed: number | null;
  notes: Note[];
}

export const WAGERS = ["role", "victim", "winner"] as const;

export interface Wager {
  /** `victim`: the next seat to leave the game. */
  on: (typeof WAGERS)[number];
  about: Seat;
  /** The role that is bet on; null for the others. */
  guess: string | null;
}

export interface Bet extends Wager {
  seat: Seat;
  /** The entry after which it was placed. */
  v: number;
  /** How many seats were still in the game: what it is worth. */
  living: number;
  /** null: not settled yet. */
  right: boolean | null;
}

export interface Plan {
  seat: Seat;
  /** Piece keys, in order. */
  keys: string[];
  text: string;
}

/** One round of a council. */
export interface Council {
  open: boolean;
  /** Who has said theirs. */
  said: Seat[];
  /** One's own; everybody's once it is open. */
  plans: Plan[];
}

export interface SideView {
  /** Those of one's own seats; when the game is over also those that were sealed. */
  notebooks: Notebook[];
  /** null: not for this connection, because one of its seats still plays or it has none. */
  bets: Bet[] | null;
  /** Points of the Saloon, best first; null until the game is over. */
  scores: { seat: Seat; points: number }[] | null;
  /** null: everybody plays for themselves here. */
  council: Council | null;
}

/** What the seat thinks of another one, for its own eyes; written again, it takes the place of what stood there. */
export interface NoteFrame extends KeyedCommand, Note {
  t: "note";
  seat: Seat;
}
/** The notebook stays as it is from now on, and is opened to all when the game is over. */
export interface SealFrame extends KeyedCommand {
  t: "seal";
  seat: Seat;
}
/** For seats that are out: a bet of the Saloon; placed again, it takes the place of one that is not settled. */
export interface BetFrame extends KeyedCommand, Wager {
  t: "bet";
  seat: Seat;
}
/** Co-operative games: what the seat would do and promises, hidden until all have said theirs or it is revealed. */
export interface SketchFrame extends KeyedCommand {
  t: "sketch";
  seat: Seat;
  keys: readonly string[];
  text: string;
}
export interface RevealFrame extends KeyedCommand {
  t: "reveal";
  seat: Seat;
}
/** Co-operative games: look here. Told to all seats, kept nowhere. */
export interface PingPieceFrame extends KeyedCommand {
  t: "ping-piece";
  seat: Seat;
  piece: string;
}

export type SideCommand = NoteFrame | SealFrame | BetFrame | SketchFrame | RevealFrame | PingPieceFrame;
