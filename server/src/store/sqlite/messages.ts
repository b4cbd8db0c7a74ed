import type { Account, ListedTable } from "@trestle/table";
import type { Damage, Phase } from "../server-store.ts";
import type { StoredOp } from "../stored-op.ts";
import type { Failure } from "./failure.ts";

export interface StoredTableText {
  rev: number;
  record: string;
  lines: string[];
  chat: string[];
}
/** A summary as text, parsed on the main thread. */
export interface ListedText extends Omit<ListedTable, "summary"> {
  summary: string;
}

/** What the worker can be asked, and what it answers. */
export interface WorkerCalls {
  commit: { ask: { ops: StoredOp[]; now: number }; answer: null };
  claim: { ask: { account: Account }; answer: null };
  forget: { ask: { before: number; phases: readonly Phase[]; limit: number }; answer: number };
  read: { ask: { table: string }; answer: StoredTableText | null };
  find: { ask: { code: string }; answer: string | null };
  listed: { ask: { limit: number }; answer: ListedText[] };
  listing: { ask: { table: string }; answer: ListedText | null };
  waiting: { ask: { game: string; limit: number }; answer: ListedText[] };
  keepEdition: { ask: { hash: string; file: string; now: number }; answer: boolean };
  edition: { ask: { hash: string }; answer: string | null };
  held: { ask: { holders: readonly string[]; account: string | null; limit: number }; answer: ListedText[] };
  due: { ask: { before: number; limit: number }; answer: { table: string; due: number }[] };
  account: { ask: { folded: string }; answer: Account | null };
  ids: { ask: { after: string; limit: number }; answer: string[] };
  accounts: { ask: { after: string; limit: number }; answer: Account[] };
  setting: { ask: { name: string; initial: string | null }; answer: string | null };
  /** Counts some tables after this row; `last` is null at the end. */
  counts: { ask: { after: number }; answer: { tables: number; lines: number; last: number | null } };
  close: { ask: object; answer: null };
}
export type CallName = keyof WorkerCalls;
export type WorkerRequest = { [K in CallName]: { id: number; q: K } & WorkerCalls[K]["ask"] }[CallName];
export type WorkerAnswer = { id: number; value: WorkerCalls[CallName]["answer"] } | { id: number; failure: Failure };
/** What the worker sends: answers, and what it finds on the way. */
export type WorkerMessage = WorkerAnswer | { damage: Damage } | { scrubbed: true };
