import type { Option } from "./options.ts";
import type { Rng } from "./rng.ts";

/** Index at the table, fixed for the whole game. A seat may play several figures. */
export type Seat = number;

/** The id of a rule of the specification, `COLT-FIRE-4`, or one of our own, `KERNEL-OPT-1`. */
export type RuleId = string;

/** 256 bits as 64 lower-case hexadecimal digits. */
export type Seed = string;

export type Sink<E> = (event: E) => void;

/** What every event of every game has: a name in the past tense and the rule that made it happen. */
export interface EventBase {
  t: string;
  rule: RuleId;
  /** By this event somebody learns, or chance decides, something: no undo and no certain preview past it. */
  reveals?: true;
  /** The one part that only these seats may know. */
  secret?: { to: Seat[] };
}

/** One bundle instead of six type parameters. */
export interface Types {
  config: unknown;
  state: unknown;
  move: unknown;
  view: unknown;
  event: EventBase;
}

export interface Decision {
  /** Counted up in the state, so that a stale or doubled click names a decision no longer pending. */
  id: number;
  seat: Seat;
  kind: string;
  /** The figure it is for: a seat may play several. */
  as: number;
  /** May be answered, but nobody waits for it. */
  free: boolean;
}

/** No to a move or an option: which rule says so, and the figures for its sentence. */
export interface Refusal {
  rule: RuleId;
  data: Record<string, number | string>;
}

export interface Outcome {
  /** Co-operative games: everyone or nobody. */
  winners: Seat[];
  because: RuleId;
  /** One figure a seat, where the game counts something. */
  scores: number[] | null;
}

export interface Start<C> {
  config: C;
  seats: number;
  seed: Seed;
  /** The rules version the game begins with and keeps. */
  rules: number;
}

/**
 * A game is a pure deterministic machine over plain JSON.
 *
 * `apply` trusts its caller: whatever comes from outside goes through `parseMove` and `check` first.
 */
export interface Game<T extends Types> {
  readonly id: string;
  /** The newest; a state keeps the one it began with. */
  readonly rulesVersion: number;
  readonly rules: Readonly<Record<RuleId, { page: number }>>;
  readonly options: readonly Option[];
  seats(config: T["config"]): { min: number; max: number };
  /** Fills in defaults; names what is wrong. */
  parseConfig(raw: unknown): T["config"] | Refusal;
  /** Shape only; legality is `check`. */
  parseMove(raw: unknown): T["move"] | null;

  setup(start: Start<T["config"]>, sink: Sink<T["event"]> | null): T["state"];
  /** No owed (not free) decision = the game is over. */
  pending(s: T["state"]): readonly Decision[];
  /** Appends the legal moves; the caller owns the array. */
  moves(s: T["state"], d: Decision, out: T["move"][]): void;
  /** Appends whatever a hand could try: wider than `moves`, so that each refusal can be asked for. */
  tries(s: T["state"], d: Decision, out: T["move"][]): void;
  /** Piece keys in picking order: `card:12`, `seat:3`. They tell the moves of a decision apart. */
  slots(move: T["move"]): readonly string[];
  /** null = legal. The only judge, and the hot path. */
  check(s: T["state"], d: Decision, move: T["move"]): RuleId | null;
  /** The same verdict with its figures. */
  why(s: T["state"], d: Decision, move: T["move"]): Refusal | null;
  apply(s: T["state"], d: Decision, move: T["move"], sink: Sink<T["event"]> | null): void;
  /** What an expired clock plays. */
  fallback(s: T["state"], d: Decision): T["move"];
  outcome(s: T["state"]): Outcome | null;
  /** The seat has nothing more to do in this game, publicly: it may talk with the others who are out. */
  out?(s: T["state"], seat: Seat): boolean;
  /** The role of each seat as far as a view shows it; only where roles are hidden. */
  roles?(v: T["view"]): (string | null)[];
  /** Everybody wins or loses together: what was decided can be taken back if all agree. */
  cooperative?(config: T["config"]): boolean;

  /** Built up from what a seat may know; null = spectator. */
  view(s: T["state"], seat: Seat | null): T["view"];
  /**
   * What `view` gives for each of these, made at once. What is the same for several of them may be the very same object,
   * so that whoever writes them down writes it once.
   */
  views?(s: T["state"], seats: readonly (Seat | null)[]): T["view"][];
  /** Some full state that this view allows. */
  imagine(v: T["view"], rng: Rng): T["state"];
  /** By hand; independent of the original. */
  clone(s: T["state"]): T["state"];
  /** The table without bookkeeping (decision ids, counters, order of arrival): what hashes are taken of. */
  facts(s: T["state"]): unknown;
}

/** A game whose own types nobody here needs: what the registry, the log and the tools hold. */
export type AnyGame = Game<Types>;

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "rule" in value && "data" in value;
}

/** The first decision somebody waits for, or null when the game is over. */
export function owed(pending: readonly Decision[]): Decision | null {
  for (let i = 0; i < pending.length; i++) if (!pending[i]!.free) return pending[i]!;
  return null;
}
