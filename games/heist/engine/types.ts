import type { Decision, Outcome, Rng, Seat } from "@trestle/kernel";
import type { Direction, JunctionId, Letter, Suit } from "./edition/types.ts";
import type { HeistEvent } from "./event-types.ts";
import type { HeistView } from "./view-types.ts";

export type Mode = "coop" | "versus" | "score";

export interface Config {
  /** The hash of the edition that the table is played with. */
  edition: string;
  mode: Mode;
  /** 0: a cowboy for each seat; else the one seat plays so many. HEIST-SOLO-1 */
  solo: 0 | 2 | 3 | 4;
  /** As agreed on, before a shorter game lowers it. HEIST-SETUP-8 */
  goal: number;
  /** Event Cards taken out beyond those of the set-up. HEIST-VAR-2 */
  fewerEvents: number;
  /** True: the shorter game; false: the harder one. HEIST-VAR-3 */
  lowerGoal: boolean;
  /** HEIST-SETUP-12 */
  first: "random" | 1 | 2 | 3 | 4;
  /** One a cowboy, in the order of turns; whoever is left takes what is left. HEIST-SETUP-3 */
  colours: string[];
}

/** Spaces, cards, tiles and Wanted Cards are indices into the tables of the edition; cards are faces. */
export interface Cowboy {
  seat: Seat;
  colour: string;
  at: number;
  /** The horse it sits on. */
  horse: number | null;
  /** Ascending. */
  hand: number[];
  loot: number[];
  bullets: number;
  /** Of these, taken this turn: not yet to be used. HEIST-BULLET-2 */
  fresh: number;
  /** Lies in the canyon and loses its next turn. HEIST-TURN-5 */
  flat: boolean;
  /** Its arrest raised the Speed Meter. HEIST-JAIL-3 */
  raised: boolean;
  wanted: number | null;
  /** From its holder's next turn on. HEIST-WANT-8 */
  active: boolean;
  /** Versus: own counters at the towns A, B, C, and those that came home. HEIST-VS-5 */
  counters: number[];
  points: number;
}

/** A trade being made. Its cards have left the hands and come back when it fails. HEIST-TRADE-1 */
export interface Trade {
  by: number;
  with: number;
  stage: "offer" | "answer" | "confirm";
  give: number[];
  /** Faces that the offer asks for. */
  want: number[];
  back: number[];
}

/** A drop-off being carried out. HEIST-DROP-2, HEIST-DROP-3 */
export interface Laying {
  who: number;
  town: number;
  /** From the sack, still to be laid. */
  drawn: number[];
  /** Brought along; what is not laid goes into the sack. */
  brought: number[];
  /** How many of those brought must be laid because the sack was short. */
  short: number;
  /** HEIST-WANT-3: the drop-off met the mission of this card. */
  earned: number[];
}

/** What is still to be done, the last first. */
export type Todo =
  | { k: "act" }
  | { k: "acted"; who: number }
  | { k: "claim"; who: number; cards: number[] }
  | { k: "stir"; steps: number; at: number; who: number }
  | { k: "lay" }
  | { k: "train" }
  /** star: the space whose star the engine entered; null: it went over the map edge. */
  | { k: "trigger"; star: number | null }
  | { k: "town"; town: number }
  | { k: "load"; town: number }
  | { k: "refill" }
  | { k: "discard" }
  | { k: "next" }
  /** The engine has no way on; towns that it passed in the same movement are worked first. HEIST-TRAIN-6 */
  | { k: "line-ends" };

export interface State {
  rules: number;
  rng: Rng;
  mode: Mode;
  solo: boolean;
  goal: number;
  turn: number;
  active: number;
  /** Heist Actions left and performed this turn. */
  actions: number;
  done: number;
  /** Used this turn: the Kid's double step, Quick-Draw's free bullet. */
  dashed: boolean;
  quick: number;
  /** By cowboy: how many offers it has let come to nothing this turn. HEIST-TRADE-3 */
  failed: number[];
  cowboys: Cowboy[];
  /** null: hit by the train. HEIST-TRACK-2 */
  horses: (number | null)[];
  /** Engine first. */
  cars: number[];
  /** The side showing at the top and the low junction; it stays when the tokens go. */
  switches: number[];
  tokens: boolean;
  speed: number;
  /** Place on his line. */
  sheriff: number;
  /** Knots gone down: 3 is the skull. HEIST-METER-3 */
  hangman: number;
  meter: number;
  /** By cactus. */
  closed: boolean[];
  /** Six stacks A1 A2 B1 B2 C1 C2, top last. */
  squares: number[][];
  towns: number[][];
  sack: number[];
  /** Top last. */
  deck: number[];
  discard: number[];
  /** Top last. */
  events: number[];
  played: number[];
  row: number[];
  /** On the board, and used this turn: those lie there from the next turn on. HEIST-BULLET-5 */
  bullets: number;
  spent: number;
  /** A horse about to move: the card is played; the destination is owed, then perhaps the way there. */
  ride: { horse: number; card: number; to: number | null } | null;
  trade: Trade | null;
  laying: Laying | null;
  /** Drawn for an empty square, which is still to be chosen. HEIST-TOWN-3 */
  tile: number | null;
  todo: Todo[];
  pending: Decision[];
  decisions: number;
  outcome: Outcome | null;
}

export const DECISIONS = [
  "action",
  "ride",
  "way",
  "offer",
  "answer",
  "confirm",
  "lay",
  "claim",
  "load",
  "refill",
  "discard",
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What a Wild stands for in a Loot action: a number or a suit. HEIST-CARD-3 */
export type Declared = number | Suit;

/** Moves name spaces, cards, tiles and squares as the edition does. */
export type Move =
  | { t: "move"; to: string }
  /** The Kid's double step. HEIST-WANT-10 */
  | { t: "dash"; via: string; to: string }
  | { t: "board"; section: number }
  | { t: "leave"; to: string }
  | { t: "jump"; horse: number }
  /** Plays the card; `gallop` says where to. */
  | { t: "ride"; horse: number; card: string }
  | { t: "gallop"; to: string }
  /** Where a mission counts the spaces: the shortest way, or one that is long enough. HEIST-WANT-7 */
  | { t: "way"; long: boolean }
  /** Wilds are declared as whatever makes the cards fit. */
  | { t: "loot"; squares: string[]; cards: string[] }
  | { t: "drop" }
  | { t: "lay"; tile: string; town: Letter }
  | { t: "flip"; junction: JunctionId }
  /** Opens an offer with its first card. */
  | { t: "trade"; with: number; card: string }
  | { t: "put"; card: string }
  /** Adds a card to what the offer asks for. */
  | { t: "ask"; card: string }
  | { t: "propose" }
  | { t: "accept" }
  /** Gives exactly what the offer asks for. */
  | { t: "grant" }
  | { t: "decline" }
  | { t: "bullet" }
  /** Quick-Draw: the same as a Free Action. */
  | { t: "quick" }
  | { t: "shoot" }
  | { t: "draw" }
  | { t: "escape"; cards: string[] }
  | { t: "mount"; horse: number }
  | { t: "dismount" }
  /** Pair, 3 or 4 of a Kind. */
  | { t: "set"; cards: string[] }
  | { t: "straight"; cards: string[]; junction: JunctionId }
  /** The Wild ability. */
  | { t: "nudge"; direction: Direction }
  | { t: "claim"; card: string | null }
  | { t: "place"; tile: string; square: string }
  | { t: "discard"; card: string }
  | { t: "done" };

export interface HeistTypes {
  config: Config;
  state: State;
  move: Move;
  view: HeistView;
  event: HeistEvent;
}

export type { HeistEvent, HeistView };
