import type { Decision, Game, Types } from "@trestle/kernel";

/**
 * What a bot is asked. It never meets the real state: it has its seat's view, the events that seat was told, and a
 * stream of its own. Budgets are iterations, because milliseconds differ from machine to machine.
 */
export interface Ask<T extends Types> {
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

/** A sentence to be: its key in `text/<language>/<game>.ts` and the figures in it. Seats are numbers, shares 0 to 1. */
export interface Line {
  key: string;
  data: Record<string, number | string>;
}

/**
 * When others may read why: at once where nothing is hidden, after the next thing that is revealed (a plan laid face down),
 * or when the game is over (where the reason would tell a role or a hand).
 */
export type Opens = "now" | "reveal" | "end";

/** The reason from the bot's own counters. */
export interface Why {
  lines: readonly Line[];
  opens: Opens;
}

export interface Answer<T extends Types> {
  move: T["move"];
  why: Why;
  /** Said to all at once, built from what a spectator sees; null: nothing. */
  say: Line | null;
}

/** One of the best moves, for a person who asks. */
export interface Hint<T extends Types> {
  move: T["move"];
  /** How often it wins by the bot's reckoning (co-operative: how often the team does), 0 to 1; null: not counted. */
  share: number | null;
  lines: readonly Line[];
}

/**
 * Thinking that can be stopped: what comes out depends on the ask and on how many iterations were done, never on how they
 * were handed out, so that the number in the log is enough to think it again.
 */
export interface Thinking<T extends Types> {
  /** Goes on for at most so many iterations. */
  more(iterations: number): void;
  /** Done so far. */
  readonly spent: number;
  /** Further iterations would change nothing. */
  readonly done: boolean;
  answer(): Answer<T>;
  /** The best three, best first; fewer where there are fewer. */
  hints(): Hint<T>[];
}

/** A game's company. */
export interface Company<T extends Types> {
  /** Iterations that take a few milliseconds together: the host looks at its clock after each such batch. */
  batch: number;
  /** Iterations of a Legend's decision beyond which it gains nothing worth the wait. The other levels answer at once. */
  enough: number;
  /** Cheap at any level: what takes long belongs into `more`. */
  begin(ask: Ask<T>): Thinking<T>;
}

/** A company, and what it is measured against: for tools, since a page should not have to load that. */
export interface Player<T extends Types> extends Company<T> {
  /** Players to measure against, by name; never offered at a table. */
  yardsticks: Readonly<Record<string, Yardstick<T>>>;
}

/** Written as a method, so that whoever plays any game may hold it. */
export type Yardstick<T extends Types> = { play(ask: Ask<T>): T["move"] }["play"];

export const LEVELS = ["greenhorn", "gunslinger", "legend"] as const;
export type Level = (typeof LEVELS)[number];

export const TEMPERS = ["even", "cautious", "bold", "vengeful", "greedy", "sly"] as const;
export type Temper = (typeof TEMPERS)[number];
