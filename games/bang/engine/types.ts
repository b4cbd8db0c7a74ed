import type { Decision, Outcome, Rng, Seat, Types } from "@trestle/kernel";
import type { CardName, Role } from "./catalogue.ts";
import type { CustomCost, LocomotiveSide } from "./train/railway.ts";
import type { Event } from "./events.ts";
import type { Frame } from "./frames/types.ts";

export type { Event } from "./events.ts";
export type { Frame } from "./frames/types.ts";

/**
 * A playing card or a Railcar: 0 to 95 are the cards of the catalogue, 96 to 111 the Railcars in its order.
 * Cards are named by their face: the second Stagecoach 9♠ carries the id of the first, so that nobody can tell them
 * apart and no id survives a shuffle.
 */
export type Piece = number;

/** Index into CHARACTER_IDS. */
export type Character = number;

export interface Config {
  /** With The Great Train Robbery. */
  expansion: boolean;
  /** BANG-SETUP-3: how many characters each player chooses from. */
  characterChoice: 1 | 2;
  /** GTR-STN-5: the price of the blank tile, if it plays along. */
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
  /** A free advance still waits for its take (GTR-TAKE-4). */
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

/** What a Baggage Car can be (GTR-RC-BAGG-1). */
export const BAGGAGE_USES = ["missed", "panic", "cat-balou", "bang"] as const satisfies readonly CardName[];
export type BaggageUse = (typeof BAGGAGE_USES)[number];

export type Move =
  | { t: "pass" }
  | { t: "choose"; character: Character }
  /** From hand in Phase 2. `take`: the card in play it is aimed at, a Railcar of the train; null: `at`'s hand. */
  | { t: "play"; card: Piece; at: Seat | null; take: Piece | null }
  /** A Railcar of one's own. */
  | { t: "use"; card: Piece; as: BaggageUse | null; at: Seat | null; take: Piece | null }
  /** A card from hand against a shot, Indians!, in a Duel or at the last life point. */
  | { t: "answer"; card: Piece }
  /** A Barrel in play; null: Jourdonnais. */
  | { t: "barrel"; card: Piece | null }
  /** Caboose: this blue card goes as a Missed!. */
  | { t: "cover"; card: Piece }
  /** Sleeper Car: this blue card goes as a BANG! against Indians! or in a Duel. */
  | { t: "sleeper"; card: Piece }
  | { t: "divert"; card: Piece; at: Seat }
  /** Sid Ketchum's first card; the second is picked next. */
  | { t: "sid"; card: Piece }
  /** The card the decision asks for. */
  | { t: "pick"; card: Piece }
  /** Train Robbery: keep the card and be shot at. */
  | { t: "stand"; card: Piece }
  | { t: "give"; card: Piece; at: Seat }
  | { t: "draw"; from: "deck" | "discard" | "hand"; at: Seat | null }
  | { t: "take"; car: Piece }
  | { t: "advance"; by: "action" | "zippy-roy" }
  /** Pay with a life point. */
  | { t: "life" }
  | { t: "place"; at: Seat }
  | { t: "exempt"; at: Seat }
  | { t: "steam"; times: 0 | 2 };

export const DECISIONS = [
  "character",
  "map",
  "draw",
  "kit-carlson",
  "play",
  "discard",
  "shot",
  "indians",
  "duel",
  "last-life",
  "sid-ketchum",
  "flip",
  "store",
  "exempt",
  "sleeper-car",
  "switch-give",
  "switch-take",
  "pay",
  "place",
  "last-chance",
  "full-steam",
  "shade-oconnor",
  "circus-wagon",
  "coal-hopper",
  "lounge-car",
  "mail-car",
  "cattle-truck",
  "train-robbery",
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

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
  /** For each car the station it is paired with, an index into STATION_IDS, or null (GTR-SETUP-5). */
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
