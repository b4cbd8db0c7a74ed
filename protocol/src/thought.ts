import type { Opens, ReasonLine, Seat } from "@trestle/kernel";
import type { KeyedCommand } from "./frames.ts";

// What bots think, as far as people may know it.

/** Why did the bot play entry `n`? */
export interface ReasonRequestFrame extends KeyedCommand {
  t: "reason";
  n: number;
}
/** What would a Legend play here? To the seat's own person, where the table allows hints. */
export interface HintRequestFrame extends KeyedCommand {
  t: "hint";
  seat: Seat;
  d: number;
}
export type AdviceCommand = ReasonRequestFrame | HintRequestFrame;

/** The answer to `reason`: its sentences to be, as far as this connection may know them now; null: nothing. */
export interface ReasonFrame {
  t: "reason";
  key: string;
  n: number;
  lines: readonly ReasonLine[] | null;
  /** When everybody may read it: at once, after the next thing that is revealed, when the game is over. */
  opens: Opens;
}

/** One of the best moves. */
export interface HintedMove {
  move: unknown;
  /** How often it wins by the bot's reckoning, 0 to 1; null: not counted. */
  share: number | null;
  lines: readonly ReasonLine[];
}
/** The answer to `hint`: at most three moves, the best first. */
export interface HintsFrame {
  t: "hints";
  key: string;
  d: number;
  list: HintedMove[];
}
