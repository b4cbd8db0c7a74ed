import type { Seat } from "@trestle/kernel";
import type { Suit } from "../catalogue.ts";
import type { Piece } from "../types.ts";

/** BANG-RES-3 */
type Stage = "answers" | "last-life" | "eliminations" | "triggers" | "victory";

export const SHOTS = [
  "bang",
  "gatling",
  "knife-revolver",
  "train-robbery",
  "sleeper-car",
  "baggage-car",
  "ironhorse",
] as const;
export type ShotKind = (typeof SHOTS)[number];

/** What a draw! is made for (BANG-CHK-4). */
export type CheckKind =
  | "barrel"
  | "jourdonnais"
  | "dynamite"
  | "jail"
  | "dining-car"
  | "cactus"
  | "knife-revolver"
  | "most-wanted";

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
  /** The physical card that made it and lies in the discard pile: stays out of a shuffle, is what Evaded! takes. */
  card: Piece | null;
  stage: Stage;
  /** Who has lost life, in order. */
  hurt: Seat[];
  /** Points lost by each of them: 1, or 3 with Dynamite. */
  lost: number;
  /** Next of `hurt` in the stage. */
  at: number;
  /** Cards that others have taken from the owner of Refund. */
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
  /** Nothing has been used against it yet (GTR-CH-EVAN-3). */
  fresh: boolean;
  /** Barrels that have been flipped for; -1: Jourdonnais. */
  tried: Piece[];
  /** What the flip above is for. */
  flip: "barrel" | "cactus" | null;
  evaded: boolean;
}

/** One after the other. */
export interface EachFrame {
  k: "each";
  what: "gatling" | "indians" | "circus-wagon" | "ironhorse";
  by: Seat | null;
  left: Seat[];
}

export interface IndiansFrame {
  k: "indians";
  by: Seat;
  at: Seat;
}

export interface DuelFrame {
  k: "duel";
  by: Seat;
  now: Seat;
  other: Seat;
}

/** General Store and Leland. */
export interface StoreFrame {
  k: "store";
  row: Piece[];
  left: Seat[];
  open: boolean;
}

export interface SaloonFrame {
  k: "saloon";
  left: Seat[];
}

export interface WantedFrame {
  k: "wanted";
  by: Seat;
  left: Seat[];
  drawn: boolean;
  now: Seat | null;
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

/** Sid Ketchum's second card. */
export interface SidFrame {
  k: "sid-ketchum";
  seat: Seat;
}

/** Sgt. Blaze may take one player out of the list of the frame below. */
export interface ExemptFrame {
  k: "exempt";
  by: Seat;
}

/** A draw! of step 2. */
export interface CheckFrame {
  k: "check";
  seat: Seat;
  what: "dynamite" | "jail" | "dining-car";
}

/** Jesse Jones, Pedro Ramirez: where the first card comes from. */
export interface DrawFrame {
  k: "draw";
  seat: Seat;
}

/** Kit Carlson, Map, Mail Car: cards from the draw pile that one player looks at. */
export interface LookFrame {
  k: "kit-carlson" | "map" | "mail-car";
  seat: Seat;
  cards: Piece[];
  count: number;
}

/** Two Railcars from the deck that one player looks at. */
export interface LoungeFrame {
  k: "lounge-car";
  seat: Seat;
  cards: Piece[];
  count: number;
}

/** The top of the discard pile, shown to all. */
export interface CattleFrame {
  k: "cattle-truck";
  seat: Seat;
  cards: Piece[];
}

/** Phase 3. */
export interface DiscardFrame {
  k: "discard";
  seat: Seat;
}

export interface CircusFrame {
  k: "circus-wagon";
  at: Seat;
}

export interface CoalFrame {
  k: "coal-hopper";
  seat: Seat;
}

export interface KnifeFrame {
  k: "knife-revolver";
  by: Seat;
  at: Seat;
}

export interface RobberyFrame {
  k: "train-robbery";
  by: Seat;
  at: Seat;
  left: Piece[];
}

export interface SwitchFrame {
  k: "switch";
  seat: Seat;
  give: Piece | null;
}

export interface SleeperFrame {
  k: "sleeper-car";
  by: Seat;
  at: Seat;
}

/** The train has moved; Shade O'Connor and Manuelita in order. */
export interface AdvanceFrame {
  k: "advance";
  left: Seat[];
}

export interface PayFrame {
  k: "pay";
  seat: Seat;
  car: Piece;
  /** Index into STATION_IDS. */
  station: number;
  /** Cards still to be paid. */
  left: number;
}

/** Ghost Car and Lumber Flatcar look for their holder. */
export interface PlaceFrame {
  k: "place";
  seat: Seat;
  car: Piece;
}

/** GTR-EOL-1 */
export interface EndFrame {
  k: "end-of-line";
  step: "chance" | "choice" | "locomotive" | "reset";
  /** How often the Locomotive still acts. */
  passes: number;
}

export type Frame =
  | TurnFrame
  | ChooseFrame
  | EffectFrame
  | ShotFrame
  | EachFrame
  | IndiansFrame
  | DuelFrame
  | StoreFrame
  | SaloonFrame
  | WantedFrame
  | FlipFrame
  | LastLifeFrame
  | SidFrame
  | ExemptFrame
  | CheckFrame
  | DrawFrame
  | LookFrame
  | LoungeFrame
  | CattleFrame
  | DiscardFrame
  | CircusFrame
  | CoalFrame
  | KnifeFrame
  | RobberyFrame
  | SwitchFrame
  | SleeperFrame
  | AdvanceFrame
  | PayFrame
  | PlaceFrame
  | EndFrame;
