import type { Account, Index, ListedTable } from "@trestle/table";
import type { Phase } from "../server-store.ts";
import type { Failure } from "./failure.ts";

export interface SqliteIndex extends Omit<Index, "summary"> {
  summary: string;
}

/** An op as it crosses to the worker: what the table may still change is text already. */
export type SqliteOp =
  | { t: "line"; table: string; n: number; line: string; due: number | null }
  | { t: "record"; table: string; rev: number; record: string; index: SqliteIndex }
  | { t: "chat"; table: string; id: number; line: string };

export interface SqliteTable {
  rev: number;
  record: string;
  lines: string[];
  chat: string[];
}
/** As text: it is parsed where it is wanted. */
export interface SqliteListed extends Omit<ListedTable, "summary"> {
  summary: string;
}

/** Something kept is not as it was written. */
export interface Damage {
  /** Whose it is; null: nobody's in particular. */
  table: string | null;
  reason: string;
}

/** What the worker can be asked, and what it answers. */
export interface Asks {
  commit: { ask: { ops: SqliteOp[]; now: number }; answer: null };
  claim: { ask: { account: Account }; answer: null };
  forget: { ask: { before: number; phases: readonly Phase[]; limit: number }; answer: number };
  read: { ask: { table: string }; answer: SqliteTable | null };
  find: { ask: { code: string }; answer: string | null };
  listed: { ask: { limit: number }; answer: SqliteListed[] };
  listing: { ask: { table: string }; answer: SqliteListed | null };
  waiting: { ask: { game: string; limit: number }; answer: SqliteListed[] };
  keepEdition: { ask: { hash: string; file: string; now: number }; answer: boolean };
  edition: { ask: { hash: string }; answer: string | null };
  held: { ask: { holders: readonly string[]; account: string | null; limit: number }; answer: SqliteListed[] };
  due: { ask: { before: number; limit: number }; answer: { table: string; due: number }[] };
  account: { ask: { folded: string }; answer: Account | null };
  ids: { ask: { after: string; limit: number }; answer: string[] };
  accounts: { ask: { after: string; limit: number }; answer: Account[] };
  setting: { ask: { name: string; initial: string | null }; answer: string | null };
  /** Tables and lines of some tables after this row; `last` is null where there are no more. */
  counts: { ask: { after: number }; answer: { tables: number; lines: number; last: number | null } };
  close: { ask: object; answer: null };
}
export type AskName = keyof Asks;
export type Request = { [K in AskName]: { id: number; q: K } & Asks[K]["ask"] }[AskName];
export type Answer = { id: number; value: Asks[AskName]["answer"] } | { id: number; failure: Failure };
/** What the worker says: answers, and what it finds by the way. */
export type Said = Answer | { damage: Damage } | { scrubbed: true };
