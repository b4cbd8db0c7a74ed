import type { Option, Refusal, RuleId, Rng, Seat } from "@trestle/kernel";
import type { Cause } from "./events.ts";
import type { Definition } from "./definition.ts";
import type { Hooks } from "./hooks.ts";
import type { Ctx } from "./stack.ts";
import type { Frame, Move, Piece, State, Train, TrainView, View } from "./types.ts";

/** What everybody knows of a hidden hand: somebody has begun what only a certain kind of card can finish. */
export interface Pledge {
  seat: Seat;
  fits: (card: Piece) => boolean;
}

/** Adds figures to a refusal, for its sentence. */
export type Figures = (s: State, seat: Seat, m: Move, rule: RuleId, data: Refusal["data"]) => void;

/** What an expansion adds to the base game. */
export interface Expansion {
  definitions: Readonly<Record<string, Definition>>;
  options: readonly Option[];
  hooks: Pick<Hooks, "uncouple" | "concernsSeveral">;
  /** Sets up its part of the table. */
  deal(this: void, s: State, seats: number): void;
  /** Something that comes before the next step of the turn has begun. */
  interrupts(this: void, x: Ctx): boolean;
  /** Who opens the store that is being laid out. */
  storekeeper(this: void, s: State): Cause;
  view(this: void, train: Train): TrainView;
  /** Deals its hidden parts, those in the frames of the stack too. */
  imagine(this: void, v: View, stack: readonly Frame[], rng: Rng): Train | null;
  pledge(this: void, v: View): Pledge | null;
  figures: Figures;
}
