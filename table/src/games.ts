import type { AnyGame, Decision, EventBase, MoveEntry, ReasonLine, Seat } from "@trestle/kernel";
import type { Brief, HintedMove } from "@trestle/protocol";
import type { ConnectionId } from "./connections.ts";
import type { TableRecord } from "./record.ts";

/** What a table must be told of the games and bots there are. */
export interface Games {
  find(id: string, edition: TableRecord["edition"]): AnyGame | null;
  /** The components' file of an edition other than ours, the same object for all. Left out: there are none. */
  file?: (id: string, hash: string) => unknown;
  bots: Bots;
  /** The platform's own SHA-256 of a text, as 64 hexadecimal digits, where it has a faster one than the kernel's. */
  sha256?: (text: string) => string;
}

/** Who plays where no person does. */
export interface Bots {
  /** The best last. */
  levels: readonly string[];
  tempers: readonly string[];
  /** The level of a bot that takes over for somebody who has left or is away. */
  usual: string;
  /** The temper with which an absent person's seat is minded. */
  minderTempers: Readonly<Record<Brief, string>>;
}

/** What came of a job. */
export interface JobResult {
  move: unknown;
  iterations: number;
  why?: NonNullable<MoveEntry["why"]>;
  say?: ReasonLine | null;
  /** The best moves, where a hint was asked for. */
  hints?: HintedMove[];
}

/** A decision that a bot (or a minder) owes, with all it may know. */
export interface BotJob {
  seat: Seat;
  d: Decision;
  level: string;
  temper: string;
  /** How an absent person's seat is to be played; null: the seat is the bot's own. */
  brief: Brief | null;
  view: unknown;
  history: EventBase[];
  legal: unknown[];
  seed: number;
  /** Entries of the log when it was asked: an answer to an older table is thrown away. */
  n: number;
  /** A hint for the connection that asked with this key; null: the move is to be played. */
  hint: { connection: ConnectionId; key: string } | null;
}

/** Time and chance come in as arguments. */
export interface Env {
  /** Wall clock, in milliseconds. */
  now: number;
  /** 64 fresh hexadecimal digits. */
  random(): string;
}
