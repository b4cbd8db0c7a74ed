import type { Decision, EventBase, Refusal, RuleId, Types } from "./game.ts";

/** A rule for players: one breath (at most 25 words) for tooltips and speech, and the whole of it for the rulebook. */
export interface RuleText {
  short: string;
  full: string;
}

export interface OptionText {
  name: string;
  about: string;
  /** A name for each value, by its text: `String(value)`. */
  values: Record<string, string>;
}

/** Who sits where, for sentences. */
export interface Names {
  seat(seat: number): string;
}

/** All that is said of a game in one language. Catalogues live in `games/x/text`, never in its engine. */
export interface GameText<T extends Types> {
  name: string;
  /** One line of promise for the home page and the terminal. */
  promise: string;
  /** Pages of the rulebook in order: `rules[id].page` counts from 1. */
  pages: readonly string[];
  rules: Readonly<Record<RuleId, RuleText>>;
  options: Readonly<Record<string, OptionText>>;
  /** What is expected of a seat, as one sentence. */
  decision(d: Decision, view: T["view"], names: Names): string;
  /** A move as a button says it. */
  move(move: T["move"], view: T["view"], names: Names): string;
  /** A piece key of `slots`, as a button or the screen reader says it. */
  piece(key: string, view: T["view"], names: Names): string;
  /** One sentence an event, from what its hearer may know; null: nothing worth saying. */
  event(event: T["event"], names: Names): string | null;
  /** The rule's sentence with the figures of this refusal. */
  refusal(refusal: Refusal, names: Names): string;
  outcome(because: RuleId, winners: readonly number[], names: Names): string;
  /** The keys of a view, and texts in it, as the default board, terminal and screen reader call them; empty: hidden. */
  words?: Readonly<Record<string, string>>;
  /** Where the game stands, for the default headline: "Round 3 of 5". */
  headline?(view: T["view"], names: Names): string;
}

/** The sentence makers of a game's events: a missing one fails the type check. */
export type EventTexts<E extends EventBase> = {
  [K in E["t"]]: (e: Extract<E, { t: K }>, names: Names) => string | null;
};
