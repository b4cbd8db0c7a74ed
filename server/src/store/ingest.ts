import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, readSync } from "node:fs";
import { dirname, join } from "node:path";
import { generationOf, readRecords, type Entry } from "./journal-format.ts";
import type { Stretch } from "./journal.ts";
import type { Kept } from "./kept.ts";
import type { KeptOp } from "./wire.ts";

/** All that a stretch of the journal says of one table: many of its lines, and only the last of its records. */
export interface News {
  table: string;
  lines: string[];
  /** The number of the first of these lines. */
  n: number;
  record: Extract<KeptOp, { t: "record" }> | null;
  /** The revision of the first of these records. */
  rev: number;
  chats: Extract<KeptOp, { t: "chat" }>[];
  due: number | null;
  now: number;
}

/** A damaged corner of the database refuses what belongs there; that is written beside it, so that nothing is lost. */
const UNKEPT = "unkept.jsonl";

function newsOf(entries: readonly Entry[]): News[] {
  const all = new Map<string, News>();
  for (const { ops, now } of entries) {
    for (const op of ops) {
      const { table } = op;
      const news: News = all.get(table) ?? { table, lines: [], n: 0, record: null, rev: 0, chats: [], due: null, now };
      all.set(table, news);
      news.now = now;
      tell(news, op);
    }
  }
  return [...all.values()];
}

function tell(news: News, op: KeptOp): void {
  if (op.t === "chat") return void news.chats.push(op);
  if (op.t === "line") {
    if (news.lines.length === 0) news.n = op.n;
    news.lines.push(op.line);
    news.due = op.due;
    return;
  }
  if (news.record === null) news.rev = op.rev;
  news.record = op;
  news.due = op.index.due;
}

/** Puts entries in, within the transaction that is open. */
function putIn(kept: Kept, entries: readonly Entry[]): void {
  const all = newsOf(entries);
  kept.run("savepoint news");
  try {
    for (const news of all) kept.take(news);
  } catch (error) {
    if (!kept.inTransaction || !isOwnFault(error)) throw error;
    kept.run("rollback to news");
    putInEach(kept, all);
  }
  kept.run("release news");
}

/** The same, each table by itself: one of them cannot be kept. */
function putInEach(kept: Kept, all: readonly News[]): void {
  const refused: { reason: string; news: News }[] = [];
  for (const news of all) {
    kept.run("savepoint own");
    try {
      kept.take(news);
    } catch (error) {
      // A full disk, or a file somebody else holds: nothing of it has happened, and it will go in later.
      if (!kept.inTransaction || !isOwnFault(error)) throw error;
      kept.run("rollback to own");
      refused.push({ reason: String(error), news });
    }
    kept.run("release own");
  }
  if (refused.length > 0) setAside(dirname(kept.file), refused);
}

const CORRUPT = 11;

/** Trouble that only this table has, and always will. */
function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return true;
  return (error.errcode & 0xff) === CORRUPT;
}

function setAside(folder: string, refused: readonly { reason: string; news: News }[]): void {
  const fd = openSync(join(folder, UNKEPT), "a", 0o600);
  for (const one of refused) appendFileSync(fd, `${JSON.stringify(one)}\n`);
  fsyncSync(fd);
  closeSync(fd);
}

/** Takes in a stretch that has been acknowledged, and notes in the same transaction that it has been. */
export function takeIn(kept: Kept, { file, generation, from, to }: Stretch): void {
  const bytes = Buffer.allocUnsafe(to - from);
  const fd = openSync(file, "r");
  try {
    readSync(fd, bytes, 0, bytes.length, from);
  } finally {
    closeSync(fd);
  }
  const { entries, end } = readRecords(bytes, generation);
  if (end !== bytes.length)
    throw new Error(`${file} is damaged at ${from + end}: what was written there cannot be read`);
  putIn(kept, entries);
  kept.mark(generation, to);
}

/** At the start: takes in what the journal alone has. Returns the newest generation there ever was. */
export function recover(kept: Kept, files: readonly string[]): number {
  let newest = kept.marked().generation;
  const found = files
    .filter((file) => existsSync(file))
    .map((file) => ({ bytes: readFileSync(file) }))
    .map(({ bytes }) => ({ bytes, generation: generationOf(bytes) ?? 0 }))
    .sort((a, b) => a.generation - b.generation);
  for (const { bytes, generation } of found) {
    const marked = kept.marked();
    if (generation === 0 || generation < marked.generation) continue;
    const from = generation === marked.generation ? marked.at : 0;
    const { entries, end } = readRecords(bytes.subarray(from), generation);
    kept.run("begin immediate");
    try {
      putIn(kept, entries);
      kept.mark(generation, from + end);
      kept.run("commit");
    } catch (error) {
      if (kept.inTransaction) kept.run("rollback");
      throw error;
    }
    newest = generation;
  }
  return newest;
}
