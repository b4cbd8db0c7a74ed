import type { Game, LogHeader, Rng, Types } from "@trestle/kernel";

/** Every promise the suite checks, by its short name. */
export const PROPERTIES = {
  config: "options fill in defaults, are stable when parsed again, and nonsense is refused",
  plays: "nothing throws while legal moves are played",
  json: "a state is plain JSON without shared references",
  clone: "a clone is equal and independent, and plays on the same way",
  "pure-queries": "queries change nothing and answer the same twice",
  "own-copies": "views, events, moves and imagined worlds share nothing with a state",
  decisions: "pending decisions are well formed, their ids unique, never reused, and gone once answered",
  "owed-iff-no-outcome": "somebody owes a decision exactly while there is no outcome",
  ends: "a game ends within the bound, and whoever owes a decision has a move",
  moves: "moves are exactly the tries that check accepts, each once",
  "foreign-moves": "check accepts nothing that moves does not list, and throws at nothing",
  "check-why": "check and why give the same verdict",
  "parse-move": "moves survive JSON and parseMove, nonsense gives null",
  fallback: "the fallback of an owed decision is one of its moves",
  slots: "slots tell the moves of a decision apart",
  "rules-known": "every event, refusal and outcome names a rule of the book",
  events: "events are plain JSON with at most one secret for seats of this table",
  pieces: "no piece appears or disappears",
  commute: "simultaneous answers commute",
  deterministic: "the same log leads to the same position, with and without a sink",
  "no-seed": "the state's random numbers never appear in a view or event",
  "view-imagine": "an imagined world shows its viewer the same view",
  "imagine-varies": "who is not told a secret imagines more than one world",
  "legal-survives": "moves and refusals of a seat survive imagining its view",
  "fallback-survives": "the fallback of a seat survives imagining its view",
  "pending-survives": "pending decisions and the outcome survive imagining any view",
  playable: "imagined worlds hold the same pieces and can be played to an end",
  certain: "a step that reveals nothing leads every world the mover imagines to the same view",
  "no-leak": "a step that reveals nothing looks the same to a bystander in every world he imagines",
  "events-tell": "answers whose events look alike to a bystander leave him the same view",
} as const;
export type Property = keyof typeof PROPERTIES;

export interface ConformStart {
  /** Raw options: they go through `parseConfig`. */
  config: unknown;
  seats: number;
}

export interface ConformOptions<T extends Types> {
  starts: readonly ConformStart[];
  /** Random games for each start. Game k has the seed `seed + k`: to see one again, ask for one game of its seed. */
  games: number;
  seed: number;
  maxMoves: number;
  /** All pieces in a canonical order; must stay the same through a game. */
  pieces?: (s: T["state"]) => unknown;
  /** The costly checks (clones, hiding, hostile moves) are made at about every so many positions; 1: at all. */
  hidingEvery?: number;
  /** Where the log of a failing game is written; the system's folder for temporary files otherwise. */
  logDir?: string;
  /** How often a free decision is answered although nobody waits for it. */
  free?: number;
  edition?: LogHeader["edition"];
}

export interface Failure {
  property: Property;
  message: string;
  seed: number;
  /** Index in `starts`; null for what holds before any start. */
  start: number | null;
  /** The log of the game up to the failure, for `npm run replay`. */
  log: string | null;
}

/** One random game under the suite's eyes. */
export interface Probe<T extends Types> {
  readonly game: Game<T>;
  readonly opts: ConformOptions<T>;
  readonly config: T["config"];
  readonly seats: number;
  readonly rng: Rng;
  readonly memory: Memory<T>;
  fail(property: Property, message: string): void;
  /** Runs a check; what it throws is a failure of that property. */
  attempt(property: Property, check: () => void): void;
}

/** What is remembered over all games of one start. */
export interface Memory<T extends Types> {
  /** Moves seen so far, to be tried where they do not belong. */
  readonly pool: Map<string, T["move"]>;
  /** Viewers (seat, or -1 for the spectator) who were once not told a secret. */
  readonly untold: Set<number>;
  /** Viewers who imagined a world other than the real one. */
  readonly varied: Set<number>;
  /** How many worlds each viewer has imagined. */
  readonly worlds: Map<number, number>;
}
