import type { Account, Index } from "@trestle/table";
import type { Phase } from "./archive.ts";
import type { Failure } from "./failure.ts";
import type { Stretch } from "./journal.ts";

/** An op as it crosses to the worker: what the table may still change is text already. */
export type KeptOp =
  | { t: "line"; table: string; n: number; line: string; due: number | null }
  | { t: "record"; table: string; rev: number; record: string; index: Index }
  | { t: "chat"; table: string; id: number; line: string };

export interface KeptTable {
  rev: number;
  record: string;
  lines: string[];
  chat: string[];
}
export interface KeptListed {
  id: string;
  record: string;
  updated: number;
}

/** How far a table has come. */
export interface Head {
  table: string;
  /** 0: there is no such table. */
  rev: number;
  /** The number of its next line. */
  next: number;
  code: string | null;
  /** Numbers of the lines of its talk. */
  chats: number[];
}

/** What the worker can be asked, and what it answers. */
export interface Asks {
  /** Takes in what the journal alone has; the newest generation there ever was. */
  recover: { ask: { files: readonly string[] }; answer: number };
  ingest: { ask: { stretch: Stretch }; answer: null };
  head: { ask: { table: string }; answer: Head };
  commit: { ask: { ops: KeptOp[]; now: number }; answer: null };
  claim: { ask: { account: Account }; answer: null };
  forget: { ask: { before: number; phases: readonly Phase[]; limit: number }; answer: number };
  read: { ask: { table: string }; answer: KeptTable | null };
  find: { ask: { code: string }; answer: string | null };
  listed: { ask: { limit: number }; answer: KeptListed[] };
  held: { ask: { holders: readonly string[]; account: string | null; limit: number }; answer: KeptListed[] };
  due: { ask: { before: number; limit: number }; answer: { table: string; due: number }[] };
  account: { ask: { folded: string }; answer: Account | null };
  ids: { ask: { after: string; limit: number }; answer: string[] };
  accounts: { ask: { after: string; limit: number }; answer: Account[] };
  setting: { ask: { name: string; initial: string | null }; answer: string | null };
  counts: { ask: object; answer: { tables: number; lines: number } };
  close: { ask: object; answer: null };
}
export type AskName = keyof Asks;
export type Request = { [K in AskName]: { id: number; q: K } & Asks[K]["ask"] }[AskName];
export type Answer = { id: number; value: Asks[AskName]["answer"] } | { id: number; failure: Failure };
