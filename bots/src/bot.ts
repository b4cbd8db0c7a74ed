import type { Decision, Game, Opens, ReasonLine, Types } from "@trestle/kernel";

/**
 * What a bot is asked. It never meets the real state: it has its seat's view, the events that seat was told, and a
 * random stream of its own. Budgets are iterations, because milliseconds differ from machine to machine.
 */
export interface BotRequest<T extends Types> {
  game: Game<T>;
  view: T["view"];
  history: readonly T["event"][];
  legal: readonly T["move"][];
  decision: Decision;
  seed: number;
  iterations: number;
  level: Level;
  temper: Temper;
}

/** The reason for a move, from the bot's own counters, and when the others may read it. */
export interface BotReason {
  lines: readonly ReasonLine[];
  opens: Opens;
}

export interface BotResult<T extends Types> {
  move: T["move"];
  why: BotReason;
  /** Said to everybody at once, made from what a spectator sees. Null: nothing. */
  say: ReasonLine | null;
}

/** One of the best moves, for a person who asks. */
export interface Hint<T extends Types> {
  move: T["move"];
  /** The estimated chance to win, 0 to 1; in a co-operative game the team's. Null: not estimated. */
  share: number | null;
  lines: readonly ReasonLine[];
}

/**
 * A search that can be paused. Its result depends on the request and on the number of iterations, never on how they
 * were split up: the number in the log is enough to repeat it.
 */
export interface Thinking<T extends Types> {
  /** Continues for at most this many iterations. */
  more(iterations: number): void;
  /** Iterations so far. */
  readonly spent: number;
  /** Further iterations would change nothing. */
  readonly done: boolean;
  result(): BotResult<T>;
  /** The three best moves, best first; fewer where there are fewer. */
  hints(): Hint<T>[];
}

/** What a game brings to make its bots think. */
export interface BotFactory<T extends Types> {
  /** Iterations that take a few milliseconds together: the host looks at its clock after each such batch. */
  batch: number;
  /** Iterations after which a Legend gains nothing worth the wait. The other levels decide at once. */
  enough: number;
  /** Cheap at every level: what takes long belongs into `more`. */
  begin(request: BotRequest<T>): Thinking<T>;
}

/** A player that bots are measured against; never offered at a table. A method, so that `Baselines<Types>` fits any game. */
export type Baseline<T extends Types> = { play(request: BotRequest<T>): T["move"] }["play"];
export type Baselines<T extends Types> = Readonly<Record<string, Baseline<T>>>;

export const LEVELS = ["greenhorn", "gunslinger", "legend"] as const;
export type Level = (typeof LEVELS)[number];

export const TEMPERS = ["even", "cautious", "bold", "vengeful", "greedy", "sly"] as const;
export type Temper = (typeof TEMPERS)[number];
