import type { ChatLine, ClockPreset } from "@trestle/protocol";
import type { TableRecord, SeatRecord } from "./record.ts";

/**
 * What a table wants kept. The ops of one commit are kept together or not at all, and nobody is told of them before
 * they are on disk.
 */
export type Op =
  /**
   * A line of the log: n = 0 is the header, then one a number. Nobody may write a number twice. `due` goes into the
   * table's index with it.
   */
  | { t: "line"; table: string; n: number; line: string; due: number | null }
  /**
   * All that is not the game's: who sits, options, phase, secrets. `rev` is one more than what is kept. `text`: the
   * record as JSON, where it is at hand.
   */
  | { t: "record"; table: string; rev: number; record: TableRecord; text?: string; index: Index }
  | { t: "chat"; table: string; line: ChatLine };

/** By what a table is found without reading its record. */
export interface Index {
  code: string;
  game: string;
  phase: "lobby" | "playing" | "over" | "closed";
  /** On the list of public tables: one can join or watch it. */
  listed: boolean;
  /** Seats that nobody has taken. */
  open: number;
  /** The hash of its edition, where its game has editions. */
  edition: string | null;
  /** Hashes of the secrets that hold a seat, and of the host's. */
  holders: string[];
  /** Claimed names that hold a seat. */
  accounts: string[];
  /** Wall-clock milliseconds at which its next clock runs out; null: none runs. */
  due: number | null;
  summary: Summary;
}

/** What lists show of a table. Small, whatever its record holds: lists never read a record. */
export interface Summary {
  options: unknown;
  clock: ClockPreset;
  watchers: boolean;
  quick: boolean;
  rematch: string | null;
  /** Hash of the host's secret. Hashes and claimed names show people which seats are theirs, and are never sent. */
  host: string;
  seats: { kind: SeatRecord["kind"]; name: string; holders: string[]; account: string | null }[];
}

export interface StoredTable {
  rev: number;
  record: TableRecord;
  /** The log, header first; empty before the start. */
  lines: string[];
  chat: ChatLine[];
}

export interface ListedTable extends Pick<Index, "code" | "game" | "phase" | "edition"> {
  id: string;
  summary: Summary;
  updated: number;
}

export interface Account {
  name: string;
  /** The name as it is compared: folded, look-alikes undone. */
  folded: string;
  /** argon2 with its parameters and salt. */
  passphrase: string;
}

/** Another writer was first: reload and answer truthfully. */
export class Conflict extends Error {}
/** Nothing can be kept at the moment (disk full, read-only, damaged): said in words for the host. */
export class StoreFailure extends Error {}

/** The port: SQLite in a worker, PostgreSQL for many processes, IndexedDB in a page. */
export interface Store {
  /** Durable when it resolves; entries of all tables are committed together. Rejects with Conflict or StoreFailure. */
  commit(ops: readonly Op[]): Promise<void>;
  read(table: string): Promise<StoredTable | null>;
  /** The table that has this code. */
  find(code: string): Promise<string | null>;
  /** Public tables, the latest first; of moves a store may notice only one in half a minute. */
  listed(limit: number): Promise<ListedTable[]>;
  /** Tables in which one of these hashes or this claimed name holds a seat, newest first. */
  held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]>;
  /** Tables whose clocks run out before this wall-clock time. */
  due(before: number, limit: number): Promise<{ table: string; due: number }[]>;
  account(folded: string): Promise<Account | null>;
  /** Rejects with Conflict if the name is taken. */
  claim(account: Account): Promise<void>;
  /** Removes tables without a game under way that nobody has touched since; returns how many. */
  forget(untouchedSince: number): Promise<number>;
  counts(): Promise<{ tables: number; lines: number }>;
  close(): Promise<void>;
}
