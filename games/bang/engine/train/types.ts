import type { Seat } from "@trestle/kernel";
import type { CardName, LocomotiveSide, Role } from "../catalogue.ts";
import type { Piece } from "../types.ts";

/** What the train adds to the moves, questions, events and frames of the base game. */

/** What a Baggage Car can be (GTR-RC-BAGG-1). */
export const BAGGAGE_USES = ["missed", "panic", "cat-balou", "bang"] as const satisfies readonly CardName[];
export type BaggageUse = (typeof BAGGAGE_USES)[number];

declare module "../types.ts" {
  interface Moves {
    /** A Railcar of one's own. */
    use: { card: Piece; as: BaggageUse | null; at: Seat | null; take: Piece | null };
    /** Caboose: this blue card goes as a Missed!. */
    cover: { card: Piece };
    /** Sleeper Car: this blue card goes as a BANG! against Indians! or in a Duel. */
    sleeper: { card: Piece };
    divert: { card: Piece; at: Seat };
    /** Train Robbery: keep the card and be shot at. */
    stand: { card: Piece };
    give: { card: Piece; at: Seat };
    take: { car: Piece };
    advance: { by: "action" | "zippy-roy" };
    /** Pay with a life point. */
    life: object;
    place: { at: Seat };
    exempt: { at: Seat };
    steam: { times: 0 | 2 };
  }

  interface Decisions {
    map: true;
    exempt: true;
    "sleeper-car": true;
    "switch-give": true;
    "switch-take": true;
    pay: true;
    place: true;
    "last-chance": true;
    "full-steam": true;
    "shade-oconnor": true;
    "circus-wagon": true;
    "coal-hopper": true;
    "lounge-car": true;
    "mail-car": true;
    "cattle-truck": true;
    "train-robbery": true;
  }
}

declare module "../events.ts" {
  interface Steps {
    "turn-start": true;
    "railcar-action": true;
    payment: true;
  }

  interface Events {
    /** A Railcar was discarded for its effect, or Sleeper Car aimed. */
    used: { seat: Seat; card: Piece; as: CardName | null; at: Seat | null };
    diverted: { seat: Seat; card: Piece; at: Seat };
    gave: { seat: Seat; at: Seat; why: Cause; secret?: Seen };
    /** Train Robbery: keeps the card and takes a shot for it. */
    stood: { seat: Seat; card: Piece };
    /** Switch: the own card that will change places. */
    offered: { seat: Seat; card: Piece };
    switched: { seat: Seat; at: Seat; give: Piece; take: Piece };
    exempted: { seat: Seat; at: Seat };
    advanced: { seat: Seat; pos: number; end: boolean; why: Cause };
    /** Went for a Railcar of the train; the payment follows. */
    claimed: { seat: Seat; car: Piece; station: number };
    /** A Railcar left the train by payment or for free. */
    "took-car": { seat: Seat; car: Piece; station: number; free: boolean };
    placed: { seat: Seat; car: Piece; at: Seat };
    /** Railcars joined the tail of the train. */
    coupled: { cars: Piece[] };
    steamed: { seat: Seat; times: 0 | 2 };
    "locomotive-acted": { side: LocomotiveSide; seat: Seat };
    "new-line": { stations: number[]; cars: Piece[]; side: LocomotiveSide };
    "became-ghost": { seat: Seat };
    returned: { seat: Seat };
    /** A ghost that lost Ghost Car. */
    faded: { seat: Seat; role: Role };
  }
}

/** The top of the discard pile, shown to all. */
export interface CattleFrame {
  k: "cattle-truck";
  seat: Seat;
  cards: Piece[];
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

export interface WantedFrame {
  k: "wanted";
  by: Seat;
  left: Seat[];
  drawn: boolean;
  now: Seat | null;
}

/** Sgt. Blaze may take one player out of the list of the frame below. */
export interface ExemptFrame {
  k: "exempt";
  by: Seat;
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

declare module "../frames/types.ts" {
  interface Frames {
    "cattle-truck": CattleFrame;
    "circus-wagon": CircusFrame;
    "coal-hopper": CoalFrame;
    "knife-revolver": KnifeFrame;
    "lounge-car": LookFrame<"lounge-car">;
    "mail-car": LookFrame<"mail-car">;
    map: LookFrame<"map">;
    "sleeper-car": SleeperFrame;
    switch: SwitchFrame;
    "train-robbery": RobberyFrame;
    wanted: WantedFrame;
    exempt: ExemptFrame;
    advance: AdvanceFrame;
    pay: PayFrame;
    place: PlaceFrame;
    "end-of-line": EndFrame;
  }
}
