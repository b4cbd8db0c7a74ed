import { DatabaseSync } from "node:sqlite";
import type { Account } from "@trestle/table";
import type { Phase } from "./archive.ts";
import { Taken } from "./failure.ts";
import { inspect, migrate } from "./migrations.ts";
import type { News } from "./ingest.ts";
import type { Head, KeptListed, KeptOp, KeptTable } from "./wire.ts";

const PAGE = 4096;
/** A foreign program that holds the file gets this long to let go, then commits are refused in words. */
const PATIENCE = 1000;

export interface KeptOptions {
  /** The file may not grow beyond this. */
  maxBytes: number | null;
}

function open(file: string, options: KeptOptions): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    inspect(db, file);
    // The worker checkpoints when nobody waits: inside a commit it would cost that commit two more syncs.
    db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 0;
             pragma cell_size_check = on; pragma temp_store = memory`);
    migrate(db, file);
    if (options.maxBytes !== null) db.exec(`pragma max_page_count = ${Math.floor(options.maxBytes / PAGE)}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const SQL = {
  rev: "select rev, held, next, code, game from tables where id = ?",
  insert: `insert into tables (phase, listed, due, rev, held, updated, next, id, code, game)
           values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  update: "update tables set phase = ?, listed = ?, due = ?, rev = ?, held = ?, updated = ?, next = ? where id = ?",
  // Naming the code in an update would write its index anew, though it hardly ever changes.
  recode: "update tables set code = ?, game = ? where id = ?",
  record: "insert into records values (?, ?) on conflict (table_id) do update set record = excluded.record",
  unhold: "delete from holders where table_id = ?",
  hold: "insert into holders values (?, ?, ?) on conflict do nothing",
  count: "update tables set next = next + 1, due = ?, updated = ? where id = ? and next = ?",
  line: "insert into lines values (?, ?, ?)",
  countAll: "update tables set next = next + ?, due = ?, updated = ? where id = ? and next = ?",
  head: "select rev, next, code from tables where id = ?",
  chatIds: "select id from chat where table_id = ?",
  mark: "update journal set generation = ?, at = ?",
  marked: "select generation, at from journal",
  touch: "update tables set updated = ? where id = ?",
  chat: "insert into chat values (?, ?, ?)",
  claim: "insert into accounts (folded, name, passphrase) values (?, ?, ?)",
  read: "select rev, record from tables join records on table_id = id where id = ?",
  lines: "select line from lines where table_id = ? order by n",
  chats: "select line from chat where table_id = ? order by id",
  find: "select id from tables where code = ?",
  listed: `select id, record, updated
           from (select id, updated from tables where listed = 1 and phase in ('lobby', 'playing')
                 order by updated desc, id limit ?) join records on table_id = id order by updated desc, id`,
  held: `select id, record, updated from tables join records on table_id = id
         where id in (select table_id from holders where kind = 'secret' and held_by in (select value from json_each(?))
                      union select table_id from holders where kind = 'account' and held_by = ?)
         order by updated desc, id limit ?`,
  due: "select id, due from tables where due is not null and due < ? order by due limit ?",
  account: "select name, folded, passphrase from accounts where folded = ?",
  ids: "select id from tables where id > ? order by id limit ?",
  accounts: "select name, folded, passphrase from accounts where folded > ? order by folded limit ?",
  setting: "select value from settings where name = ?",
  set: "insert into settings values (?, ?) on conflict do nothing",
  counts: "select count(*) as tables, coalesce(sum(next), 0) as lines from tables",
};
type Statements = { [K in keyof typeof SQL]: ReturnType<DatabaseSync["prepare"]> };
const FORGET = ["lines", "chat", "holders", "records"].map((name) => `delete from ${name} where table_id = ?`);
FORGET.push("delete from tables where id = ?");

type RecordOp = Extract<KeptOp, { t: "record" }>;
type Control =
  | "begin immediate"
  | "commit"
  | "rollback"
  | `${"savepoint" | "release" | "rollback to"} ${"one" | "news" | "own"}`;

/** The open file: all SQL there is. Calls block; only the worker (and tests) hold one. */
export class Kept {
  readonly file: string;
  readonly #db: DatabaseSync;
  readonly #sql: Statements;

  constructor(file: string, options: KeptOptions) {
    this.file = file;
    const db = open(file, options);
    this.#db = db;
    const made = Object.entries(SQL).map(([name, text]) => [name, db.prepare(text)] as const);
    this.#sql = Object.fromEntries(made) as Statements;
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }
  run(control: Control): void {
    this.#db.exec(control);
  }
  /** Moves what the write-ahead log holds into the file, so that it starts over. */
  checkpoint(): void {
    this.#db.exec("pragma wal_checkpoint(passive)");
  }
  close(): void {
    this.#db.close();
  }

  apply(ops: readonly KeptOp[], now: number): void {
    for (const op of ops) {
      if (op.t === "line") this.#line(op, now);
      else if (op.t === "record") this.#record(op, now);
      else this.#chat(op, now);
    }
  }

  #line(op: Extract<KeptOp, { t: "line" }>, now: number): void {
    if (this.#sql.count.run(op.due, now, op.table, op.n).changes === 0) {
      throw new Taken(`line ${op.n} of table ${op.table} is not the next one`);
    }
    this.#sql.line.run(op.table, op.n, op.line);
  }

  /** `lines`: those that come with it are counted at the same time. */
  #record(op: RecordOp, now: number, rev: number = op.rev, lines = { n: -1, count: 0, due: op.index.due }): void {
    const { table, index } = op;
    const kept = this.#sql.rev.get(table);
    if (Number(kept?.["rev"] ?? 0) !== rev - 1) {
      throw new Taken(`revision ${rev} of table ${table} is not the next one`);
    }
    const next = Number(kept?.["next"] ?? 0);
    if (lines.count > 0 && lines.n !== next) throw new Taken(`line ${lines.n} of table ${table} is not the next one`);
    const held = JSON.stringify([index.holders, index.accounts]);
    const { code, game, phase } = index;
    const row = [phase, index.listed ? 1 : 0, lines.due, op.rev, held, now, next + lines.count, table] as const;
    if (kept === undefined) this.#sql.insert.run(...row, code, game);
    else this.#sql.update.run(...row);
    if (kept !== undefined && (kept["code"] !== code || kept["game"] !== game)) this.#sql.recode.run(code, game, table);
    this.#sql.record.run(table, op.record);
    if (kept?.["held"] === held) return;
    this.#sql.unhold.run(table);
    for (const hash of index.holders) this.#sql.hold.run("secret", hash, table);
    for (const name of index.accounts) this.#sql.hold.run("account", name, table);
  }

  #chat(op: Extract<KeptOp, { t: "chat" }>, now: number): void {
    if (this.#sql.touch.run(now, op.table).changes === 0) throw new Taken(`table ${op.table} is gone`);
    this.#sql.chat.run(op.table, op.id, op.line);
  }

  /** What the journal tells of a table. Its new lines share one row. */
  take({ table, lines, n, record, rev, chats, due, now }: News): void {
    if (record !== null) this.#record(record, now, rev, { n, count: lines.length, due });
    else if (lines.length > 0 && this.#sql.countAll.run(lines.length, due, now, table, n).changes === 0)
      throw new Taken(`line ${n} of table ${table} is not the next one`);
    if (lines.length > 0) this.#sql.line.run(table, n, lines.join("\n"));
    for (const chat of chats) this.#chat(chat, now);
  }

  /** So far the journal has been taken in. */
  mark(generation: number, at: number): void {
    this.#sql.mark.run(generation, at);
  }
  marked(): { generation: number; at: number } {
    const row = this.#sql.marked.get();
    return { generation: Number(row?.["generation"]), at: Number(row?.["at"]) };
  }

  head(table: string): Head {
    const row = this.#sql.head.get(table);
    if (row === undefined) return { table, rev: 0, next: 0, code: null, chats: [] };
    const chats = this.#sql.chatIds.all(table).map((chat) => Number(chat["id"]));
    return { table, rev: Number(row["rev"]), next: Number(row["next"]), code: String(row["code"]), chats };
  }

  claim(account: Account): void {
    this.#sql.claim.run(account.folded, account.name, account.passphrase);
  }

  forget(before: number, phases: readonly Phase[], limit: number): number {
    const old = this.#db.prepare(
      `select id from tables where phase in (${phases.map((p) => `'${p}'`).join()}) and updated < ? order by updated limit ?`,
    );
    const gone = old.all(before, limit).map((row) => String(row["id"]));
    for (const sql of FORGET) {
      const statement = this.#db.prepare(sql);
      for (const id of gone) statement.run(id);
    }
    return gone.length;
  }

  read(table: string): KeptTable | null {
    const row = this.#sql.read.get(table);
    if (row === undefined) return null;
    const texts = (rows: Record<string, unknown>[]) => rows.map((r) => String(r["line"]));
    return {
      rev: Number(row["rev"]),
      record: String(row["record"]),
      lines: texts(this.#sql.lines.all(table)).flatMap((text) => text.split("\n")),
      chat: texts(this.#sql.chats.all(table)),
    };
  }

  find(code: string): string | null {
    const row = this.#sql.find.get(code);
    return row === undefined ? null : String(row["id"]);
  }
  listed(limit: number): KeptListed[] {
    return this.#sql.listed.all(limit).map(toListed);
  }
  held(holders: readonly string[], account: string | null, limit: number): KeptListed[] {
    return this.#sql.held.all(JSON.stringify(holders), account, limit).map(toListed);
  }
  due(before: number, limit: number): { table: string; due: number }[] {
    return this.#sql.due.all(before, limit).map((row) => ({ table: String(row["id"]), due: Number(row["due"]) }));
  }
  account(folded: string): Account | null {
    const row = this.#sql.account.get(folded);
    return row === undefined ? null : toAccount(row);
  }
  setting(name: string, initial: string | null): string | null {
    if (initial !== null) this.#sql.set.run(name, initial);
    const row = this.#sql.setting.get(name);
    return row === undefined ? null : String(row["value"]);
  }
  ids(after: string, limit: number): string[] {
    return this.#sql.ids.all(after, limit).map((row) => String(row["id"]));
  }
  accounts(after: string, limit: number): Account[] {
    return this.#sql.accounts.all(after, limit).map(toAccount);
  }
  counts(): { tables: number; lines: number } {
    const row = this.#sql.counts.get();
    return { tables: Number(row?.["tables"]), lines: Number(row?.["lines"]) };
  }
}

function toAccount(row: Record<string, unknown>): Account {
  return { name: String(row["name"]), folded: String(row["folded"]), passphrase: String(row["passphrase"]) };
}

function toListed(row: Record<string, unknown>): KeptListed {
  return { id: String(row["id"]), record: String(row["record"]), updated: Number(row["updated"]) };
}
