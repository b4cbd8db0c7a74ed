import type { Decision, EventBase, Outcome, Seat } from "@trestle/kernel";
import type { BanditId } from "./catalogue.ts";

export type Facing = "front" | "rear";
export type Floor = "inside" | "roof";
export type Status = "aboard" | "ejected" | "out";

/** The table options, by the specification's names. */
export interface Options {
  reflex: boolean;
  horse: boolean;
  stunnedShots: "flyOver" | "absorb";
  horseRescue: "instantEnd" | "lastChance";
  horseStunned: "wakeOnly" | "ride";
  nobodyLeft: "loot" | "noWinner";
  duel: boolean;
}
export interface Config extends Options {
  /** One a figure, clockwise; empty: the first of the catalogue. */
  bandits: BanditId[];
}

/** A bandit at the table; figures are listed clockwise. */
export interface Figure {
  bandit: number;
  seat: Seat;
  status: Status;
  /**
   * `2 × car` inside, `2 × car + 1` on the roof; car 0 is the locomotive, the highest one the caboose. −1: not aboard.
   * With `place` the only record of where it is: a lane is the list of its figures in the order of their places.
   */
  lane: number;
  /** COLT-MODEL-3: its place in the lane, counted from the rear without gaps. */
  place: number;
  facing: Facing;
  stunned: boolean;
  /** Values of the Loot cards taken, face up. */
  loot: number[];
  /** The programme as one number (see `plan.ts`); null while nothing is handed in. */
  plan: number | null;
  /** Cards revealed this round. */
  shown: number;
}

export interface State {
  rules: number;
  options: Options;
  figures: Figure[];
  /** How many are still coupled; the highest number is the caboose. */
  cars: number;
  /** The Loot value of each coupled car, by its number; the locomotive has 0. */
  loot: number[];
  /** Values of the cars put away at the start. */
  aside: number[];
  first: number;
  round: number;
  phase: "schemin" | "over";
  pending: Decision[];
  nextId: number;
  outcome: Outcome | null;
}

/** What a mutating function gets: the state, who listens, and whether somebody has just left the train. */
export interface Ctx {
  s: State;
  sink: ((event: Event) => void) | null;
  left: boolean;
}

export type Move = { t: "plan"; cards: readonly number[] } | { t: "unlock" };

export interface Place {
  car: number;
  floor: Floor;
}

/** Figures are named by their index; the texts turn them into names. */
export type Event = EventBase &
  (
    | { t: "began"; bandits: number[]; seats: Seat[]; first: number; cars: number }
    | { t: "round-began"; round: number; first: number; cars: number }
    | { t: "planned"; figure: number; bandit: number; secret?: { to: Seat[]; cards: number[] } }
    | { t: "unlocked"; figure: number; bandit: number }
    | { t: "revealed"; figure: number; bandit: number; card: number; nth: number }
    | { t: "turned"; figure: number; bandit: number; facing: Facing; at: Place }
    | { t: "walked"; figure: number; bandit: number; from: Place; to: Place }
    | { t: "climbed"; figure: number; bandit: number; from: Place; to: Place }
    | { t: "shot"; figure: number; bandit: number; target: number; victim: number; from: Place; to: Place }
    | { t: "missed"; figure: number; bandit: number; at: Place; facing: Facing }
    | { t: "absorbed"; figure: number; bandit: number; by: number; body: number; at: Place }
    | {
        t: "left";
        figure: number;
        bandit: number;
        from: Place;
        over: Facing;
        /** Who shot it off; null: it walked. */
        shooter: number | null;
        shooterBandit: number | null;
        fate: "out" | "ejected";
      }
    | { t: "woke"; figure: number; bandit: number; at: Place }
    | { t: "ducked"; figure: number; bandit: number; at: Place }
    | { t: "rode"; figure: number; bandit: number; from: Place | null }
    | { t: "lost"; figure: number; bandit: number; card: number }
    | { t: "unhooked"; car: number }
    | { t: "fell"; figure: number; bandit: number; from: Place }
    | { t: "looted"; figure: number; bandit: number; car: number; value: number; at: Place }
    | { t: "first-passed"; from: number; to: number; bandit: number }
    | { t: "ended"; winners: Seat[]; bandits: number[]; loot: number[][] }
  );

export interface FigureView {
  bandit: number;
  seat: Seat;
  status: Status;
  facing: Facing;
  stunned: boolean;
  loot: number[];
  /** Handed in; the cards only if they are the viewer's own. */
  ready: boolean;
  plan: number[] | null;
  /** Cards still to be revealed this round. */
  hidden: number;
}

export interface View {
  me: Seat | null;
  rules: number;
  options: Readonly<Options>;
  round: number;
  rounds: number;
  phase: State["phase"];
  first: number;
  /** Cards each hand holds, as indices into the catalogue. */
  hand: number[];
  figures: FigureView[];
  cars: number;
  /** `2 × car` inside, `2 × car + 1` on the roof: the figures there, from rear to front. */
  lanes: number[][];
  /** Who would take the next car if it were unhooked as things stand; null: nobody. */
  nextLoot: number | null;
  pending: Decision[];
  nextId: number;
  outcome: Outcome | null;
}

export interface ColtTypes {
  config: Config;
  state: State;
  move: Move;
  view: View;
  event: Event;
}
