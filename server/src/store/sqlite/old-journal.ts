import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import type { StoredIndex, StoredOp } from "../stored-op.ts";

// Until schema 4 commits were written to a journal first and the database took them in later (ADR 0015). This reads
// what such a folder still has in its journal, once, when the folder is brought to a newer schema.

const FILES = ["journal-a.log", "journal-b.log"];
const FIRST_SCHEMA = 3;
const LAST_SCHEMA = 4;
const HEADER = 12;

interface Entry {
  ops: StoredOp[];
  now: number;
}

const filesIn = (file: string): string[] => FILES.map((name) => join(dirname(file), name)).filter((f) => existsSync(f));

/** Call it when the migration that drops the journal's table is durable. */
export function removeOldJournal(file: string): void {
  for (const one of filesIn(file)) rmSync(one);
}

/** Takes in what only the journal has, in one transaction. Repeating it changes nothing. */
export function takeInOldJournal(db: DatabaseSync, file: string, schema: number): void {
  if (schema < FIRST_SCHEMA || schema > LAST_SCHEMA) return;
  const found = filesIn(file)
    .map((name) => readFileSync(name))
    .map((bytes) => ({ bytes, generation: bytes.length < HEADER ? 0 : bytes.readUInt32LE(0) }))
    .sort((a, b) => a.generation - b.generation);
  db.exec("begin immediate");
  try {
    const taken = db.prepare("select generation, at from journal").get();
    for (const { bytes, generation } of found) {
      const marked = Number(taken?.["generation"]);
      if (generation === 0 || generation < marked) continue;
      const { entries, end } = readEntries(bytes, generation, generation === marked ? Number(taken?.["at"]) : 0);
      for (const entry of entries) for (const op of entry.ops) put(db, op, entry.now);
      db.prepare("update journal set generation = ?, at = ?").run(generation, end);
    }
    db.exec("commit");
  } catch (error) {
    if (db.isTransaction) db.exec("rollback");
    throw error;
  }
}

/** Intact records of this generation. A damaged one is skipped, and the next intact one is searched for. */
function readEntries(bytes: Buffer, generation: number, from: number): { entries: Entry[]; end: number } {
  const entries: Entry[] = [];
  let end = from;
  for (let at = from; at + HEADER <= bytes.length;) {
    const size = sizeAt(bytes, at, generation);
    if (size === null) {
      at = bytes.indexOf(bytes.subarray(0, 4), at + 1);
      if (at < 0) break;
      continue;
    }
    entries.push(entryOf(bytes.toString("utf8", at + HEADER, at + HEADER + size)));
    end = at += HEADER + size;
  }
  return { entries, end };
}

/** The length of the record that begins here; null: none does. */
function sizeAt(bytes: Buffer, at: number, generation: number): number | null {
  if (at + HEADER > bytes.length || bytes.readUInt32LE(at) !== generation) return null;
  const size = bytes.readUInt32LE(at + 4);
  const payload = bytes.subarray(at + HEADER, at + HEADER + size);
  return payload.length === size && bytes.readUInt32LE(at + 8) === crc32(payload, generation) ? size : null;
}

function entryOf(payload: string): Entry {
  const lines = payload.split("\n");
  const ops: StoredOp[] = [];
  for (let i = 1; i < lines.length - 1; i++) {
    const line = lines[i]!;
    if (line.startsWith("o ")) ops.push(JSON.parse(line.slice(2)) as StoredOp);
    else if (line.startsWith("r ")) ops.push(recordOf(line, lines[++i]!));
    else {
      const [, table = "", n, due] = line.split(" ");
      ops.push({ t: "line", table, n: Number(n), line: lines[++i]!, due: due === "-" ? null : Number(due) });
    }
  }
  return { ops, now: Number(lines[0]) };
}

function recordOf(line: string, record: string): StoredOp {
  const [, table = "", rev] = line.split(" ", 3);
  const index = JSON.parse(line.slice(`r ${table} ${rev} `.length)) as StoredIndex;
  return { t: "record", table, rev: Number(rev), record, index };
}

/**
 * Nothing is checked again: it was when it was acknowledged. Where a damaged record leaves a gap in a log, the table's
 * count of lines is one too many afterwards, and reading it reports the damage.
 */
function put(db: DatabaseSync, op: StoredOp, now: number): void {
  if (op.t === "chat") {
    db.prepare("insert or replace into chat values (?, ?, ?)").run(op.table, op.id, op.line);
    db.prepare("update tables set updated = ? where id = ?").run(now, op.table);
  } else if (op.t === "line") {
    db.prepare("insert or replace into lines values (?, ?, ?)").run(op.table, op.n, op.line);
    db.prepare("update tables set next = ?, due = ?, updated = ? where id = ?").run(op.n + 1, op.due, now, op.table);
  } else putRecord(db, op, now);
}

function putRecord(db: DatabaseSync, op: Extract<StoredOp, { t: "record" }>, now: number): void {
  const { code, game, phase, listed, due, holders, accounts } = op.index;
  const held = JSON.stringify([holders, accounts]);
  db.prepare(
    `insert into tables (id, code, game, phase, listed, due, rev, next, held, updated)
     values (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)
     on conflict (id) do update set code = excluded.code, game = excluded.game, phase = excluded.phase,
       listed = excluded.listed, due = excluded.due, rev = excluded.rev, held = excluded.held, updated = excluded.updated`,
  ).run(op.table, code, game, phase, listed ? 1 : 0, due, op.rev, held, now);
  db.prepare("insert or replace into records values (?, ?)").run(op.table, op.record);
  db.prepare("delete from holders where table_id = ?").run(op.table);
  const hold = db.prepare("insert or ignore into holders values (?, ?, ?)");
  for (const hash of holders) hold.run("secret", hash, op.table);
  for (const name of accounts) hold.run("account", name, op.table);
}
