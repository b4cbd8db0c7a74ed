import type { Decision, Outcome, Rng, Seat, Types } from "@trestle/kernel";
import type { CustomCost, LocomotiveSide, Role } from "./catalogue.ts";
import type { Event } from "./events.ts";
import type { Frame } from "./frames/types.ts";

export type { Event } from "./events.ts";
export type { Frame } from "./frames/types.ts";

/**
 * The number of a playing card or a Railcar (pieces.ts). A card goes by the number of its face: the second Stagecoach 9♠
 * carries that of the first, so that nobody can tell them apart and no number survives a shuffle.
 */
export type Piece = number;

/** Index into CHARACTER_IDS. */
export type Character = number;

export interface Config {
  /** With The Great Train Robbery. */
  expansion: boolean;
  /** BANG-SETUP-3: how many characters each player chooses from. */
  characterChoice: 1 | 2;
  /** The price of the blank station tile, if it plays along. */
  customStation: CustomCost | "off";
}

export interface Player {
  role: Role;
  /** Everybody knows the role: the Sheriff's, that of a player who left play, all when the game is over. */
  shown: boolean;
  /** null until it has been chosen. */
  character: Character | null;
  /** What the player may choose from (BANG-SETUP-3); empty once all characters lie open. */
  offer: Character[];
  life: number;
  max: number;
  hand: Piece[];
  /** Cards in play in the order they came, Railcars too. */
  table: Piece[];
  /** Out of play. */
  out: boolean;
  /** In play without life points, thanks to Ghost Car. */
  ghost: boolean;
}

export interface Train {
  /** The line, indices into STATION_IDS. */
  stations: number[];
  /** Tiles that lie face down. */
  spare: number[];
  /** 0 … n; n is the End of the Line. */
  pos: number;
  /** Up to three, the first next to the Locomotive. */
  cars: Piece[];
  /** Face down; the next one is the last of the list, the bottom its first. */
  deck: Piece[];
  side: LocomotiveSide;
}

export const TURN_STEPS = [
  "train",
  "dynamite",
  "jail",
  "dining",
  "map",
  "draw",
  "play",
  "discard",
  "end",
  "over",
] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** The turn with its counters (BANG-TURN-8). */
export interface Turn {
  seat: Seat;
  step: TurnStep;
  /** Granted by Express Car. */
  extra: boolean;
  /** Express Car was discarded in this turn. */
  express: boolean;
  /** Limited plays so far. */
  bangs: number;
  /** The Railcar action has been used. */
  taken: boolean;
  /** The free advance has been used. */
  advanced: boolean;
  /** Something was begun that one action must finish before anything else. */
  owes: boolean;
  /** Zippy Roy has moved the train. */
  zipped: boolean;
  /** Who has fired with Sleeper Car in this turn, a bit a seat. */
  slept: number;
  /** Full Steam has sent the train to the End of the Line. */
  steam: boolean;
}

export interface State {
  rules: number;
  config: Config;
  rng: Rng;
  /** Number of the next decision. */
  next: number;
  players: Player[];
  /** The next card is the last of the list. */
  deck: Piece[];
  /** The top is the last of the list. */
  discard: Piece[];
  train: Train | null;
  turn: Turn;
  /** Who moves the train at the start of the turn: the Sheriff, with three players the Deputy (BANG-3P-5). */
  driver: Seat;
  /** Three players: somebody has left play before (BANG-3P-7). */
  left: boolean;
  stack: Frame[];
  /** What the frame on top has returned to the one below, taken up by its `resume`. */
  returned: number | null;
  pending: Decision[];
  outcome: Outcome | null;
}

/** What an answer can be. A rule file that needs a move of its own adds it here, and its shape to moves.ts. */
export interface Moves {
  pass: object;
  choose: { character: Character };
  /** From hand in Phase 2. `take`: the card in play it is aimed at, a Railcar of the train; null: `at`'s hand. */
  play: { card: Piece; at: Seat | null; take: Piece | null };
  /** A card from hand against a shot, Indians!, in a Duel or at the last life point. */
  answer: { card: Piece };
  /** A Barrel in play; null: Jourdonnais. */
  barrel: { card: Piece | null };
  /** Sid Ketchum's first card; the second is picked next. */
  sid: { card: Piece };
  /** The card the decision asks for. */
  pick: { card: Piece };
  draw: { from: "deck" | "discard" | "hand"; at: Seat | null };
}

export type Move = { [T in keyof Moves]: { t: T } & Moves[T] }[keyof Moves];

/** What a seat can be asked. A rule file that asks something new adds it here (docs/ADDING-A-CARD.md). */
export interface Decisions {
  character: true;
  draw: true;
  "kit-carlson": true;
  play: true;
  discard: true;
  shot: true;
  indians: true;
  duel: true;
  "last-life": true;
  "sid-ketchum": true;
  flip: true;
  store: true;
}

export type DecisionKind = keyof Decisions;

export interface PlayerView {
  /** null: not known to this viewer. */
  role: Role | null;
  shown: boolean;
  character: Character | null;
  /** Only one's own. */
  offer: Character[];
  life: number;
  max: number;
  /** How many. */
  hand: number;
  /** Only one's own, else null. */
  cards: Piece[] | null;
  table: Piece[];
  out: boolean;
  ghost: boolean;
  /** Range of the weapon. */
  range: number;
}

export interface TrainView {
  stations: number[];
  spare: number;
  pos: number;
  cars: Piece[];
  /** For each car the station it is paired with, an index into STATION_IDS, or null. */
  paired: (number | null)[];
  deck: number;
  side: LocomotiveSide;
}

/** How a distance comes about: BANG-DIST-2. */
export interface DistanceParts {
  base: number;
  /** What the viewer's own cards add (Lumber Flatcar) or take away (Scope). */
  own: number;
  /** What the other one's cards add. */
  other: number;
}

export interface View {
  seat: Seat | null;
  rules: number;
  config: Config;
  next: number;
  players: PlayerView[];
  deck: number;
  discard: number;
  /** The top card of the discard pile. */
  top: Piece | null;
  train: TrainView | null;
  turn: Turn;
  driver: Seat;
  left: boolean;
  /** Frames as in the state; cards that the viewer may not see are left out of `cards`, `count` tells how many. */
  stack: Frame[];
  pending: Decision[];
  /** `distance[a][b]`: what a sees to b; 0 for oneself and where one of the two is out of play. */
  distance: number[][];
  /** The viewer's own row in its parts; empty for a spectator. */
  parts: DistanceParts[];
  outcome: Outcome | null;
}

export interface BangTypes extends Types {
  config: Config;
  state: State;
  move: Move;
  event: Event;
  view: View;
}
