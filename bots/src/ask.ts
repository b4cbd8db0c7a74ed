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

/** Figures a bot weighed, by name: the private reasons for its move. */
export type Why = Record<string, number>;

export interface Answer<T extends Types> {
  move: T["move"];
  why: Why;
  /** Said to all, built from what a spectator sees; null: nothing. */
  say: string | null;
}

export type Bot<T extends Types> = (ask: Ask<T>) => Answer<T>;

export const LEVELS = ["random", "sensible"] as const;
export type Level = (typeof LEVELS)[number];

export const TEMPERS = ["even"] as const;
export type Temper = (typeof TEMPERS)[number];
