import type { AnyGame, Decision, EventBase, Seat } from "@trestle/kernel";
import type { Brief } from "@trestle/protocol";
import type { Record as TableRecord } from "./record.ts";

/** What a table must be told of the games and bots there are. */
export interface Games {
  find(id: string, edition: TableRecord["edition"]): AnyGame | null;
  bots: { levels: readonly string[]; tempers: readonly string[] };
  /** The role of each seat as far as a view of the game shows it; null: it has no hidden roles. */
  roles?: (game: string, view: unknown) => (string | null)[] | null;
  /** The platform's own SHA-256 of a text, as 64 hexadecimal digits, where it has a faster one than the kernel's. */
  sha256?: (text: string) => string;
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
}

/** Time and chance come in as arguments. */
export interface Env {
  /** Wall clock, in milliseconds. */
  now: number;
  /** 64 fresh hexadecimal digits. */
  random(): string;
}
