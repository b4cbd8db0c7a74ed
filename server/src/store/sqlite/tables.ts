import { DatabaseSync } from "node:sqlite";
import type { Account } from "@trestle/table";
import type { Damage, Phase } from "../server-store.ts";
import type { StoredOp } from "../stored-op.ts";
import { Damaged, Taken } from "./failure.ts";
import { SqliteEditions } from "./editions.ts";
import { SqliteLists } from "./lists.ts";
import { inspect, migrate, MIGRATIONS } from "./migrations.ts";
import { removeOldJournal, takeInOldJournal } from "./old-journal.ts";
import { Scrub } from "./scrub.ts";
import { isIntact, linedSum, recordedSum, sumOf } from "./checksums.ts";
import { isRowIntact, TableReader } from "./table-rows.ts";
import { PAGE } from "./wal-format.ts";
import type { StoredTableText } from "./messages.ts";

const COUNTED_AT_ONCE = 2_000;
/** Bytes beyond which the write-ahead log starts over, however busy the server is. */
export const WAL_LIMIT = 8 * 1024 * 1024;
/** Milliseconds for which a foreign program may lock the file before commits are refused. */
const PATIENCE = 1000;

export interface SqliteTablesOptions {
  /** The file may not grow beyond this. */
  maxBytes: number | null;
}

function open(file: string, options: SqliteTablesOptions): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    const version = inspect(db, file);
    // The worker checkpoints when nobody waits: inside a commit a checkpoint would cost two more syncs.
    db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 0;
             pragma journal_size_limit = ${WAL_LIMIT}; pragma cell_size_check = on; pragma temp_store = memory`);
    takeInOldJournal(db, file, version);
    migrate(db, file);
    removeOldJournal(file);
    if (options.maxBytes !== null) db.exec(`pragma max_page_count = ${Math.floor(options.maxBytes / PAGE)}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The number that is there already: a page that is written, and nothing that changes. */
const REWRITE_FIRST_PAGE = `pragma user_version = ${MIGRATIONS.length}`;

const SQL = {
  row: "select code, game, rev, held, next from tables where id = ?",
  insert: `insert into tables (phase, listed, open, due, rev, held, updated, seen, next, recorded_sum, lined_sum, id,
           code, game, edition) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)`,
  update: `update tables set phase = ?1, listed = ?2, open = ?3, due = ?4, rev = ?5, held = ?6, updated = ?7, seen = ?7,
           next = ?8, recorded_sum = ?9, lined_sum = ?10 where id = ?11`,
  // Naming the code in an update would rewrite its index, though it hardly ever changes.
  recode: "update tables set code = ?, game = ? where id = ?",
  record: `insert into records values (?, ?, ?)
           on conflict (table_id) do update set record = excluded.record, sum = excluded.sum`,
  unhold: "delete from holders where table_id = ?",
  hold: "insert into holders values (?, ?, ?)",
  count: "update tables set next = ?, due = ?, updated = ?, lined_sum = ? where id = ? and next = ?",
  line: "insert into lines values (?, ?, ?, ?)",
  lined: "select next, due from tables where id = ?",
  touch: "update tables set updated = ?1, seen = ?1, lined_sum = ?2 where id = ?3",
  chat: "insert into chat values (?, ?, ?, ?)",
  claim: "insert into accounts (folded, name, passphrase, sum) values (?, ?, ?, ?)",
  find: "select id from tables where code = ?",
  due: "select id, due from tables where due is not null and due < ? order by due limit ?",
  account: "select name, folded, passphrase, sum from accounts where folded = ?",
  ids: "select id from tables where id > ? order by id limit ?",
  accounts: "select name, folded, passphrase, sum from accounts where folded > ? order by folded limit ?",
  setting: "select value, sum from settings where name = ?",
  set: "insert into settings values (?, ?, ?) on conflict do nothing",
  counts: `select count(*) as tables, coalesce(sum(next), 0) as lines, max(row) as last
           from (select rowid as row, next from tables where rowid > ? order by rowid limit ${COUNTED_AT_ONCE})`,
};
type Statements = { [K in keyof typeof SQL]: ReturnType<DatabaseSync["prepare"]> };
const FORGET = ["lines", "chat", "holders", "records", "summaries"].map(
  (name) => `delete from ${name} where table_id = ?`,
);
FORGET.push("delete from tables where id = ?");

type RecordOp = Extract<StoredOp, { t: "record" }>;
type Control = "begin immediate" | "commit" | "rollback" | `${"savepoint" | "release" | "rollback to"} one`;
type Row = Record<string, unknown>;

/** The open file and all SQL. Calls block; only the worker (and tests) hold one. */
export class SqliteTables {
  readonly file: string;
  readonly #db: DatabaseSync;
  readonly #sql: Statements;
  readonly lists: SqliteLists;
  readonly editions: SqliteEditions;
  readonly #reader: TableReader;
  readonly #report: (damage: Damage) => void;

  constructor(file: string, options: SqliteTablesOptions, report: (damage: Damage) => void) {
    this.file = file;
    this.#report = report;
    const db = open(file, options);
    this.#db = db;
    this.lists = new SqliteLists(db, report);
    this.editions = new SqliteEditions(db);
    const made = Object.entries(SQL).map(([name, text]) => [name, db.prepare(text)] as const);
    this.#sql = Object.fromEntries(made) as Statements;
    this.#reader = new TableReader(db);
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }
  run(control: Control): void {
    this.#db.exec(control);
  }
  /**
   * Moves the write-ahead log into the file, so that it starts over: as far as nobody reads it, or after waiting for
   * readers. Returns whether all of it was moved.
   */
  checkpoint(mode: "passive" | "restart"): boolean {
    const moved = this.#db.prepare(`pragma wal_checkpoint(${mode})`).get();
    return moved?.["busy"] === 0 && moved["log"] === moved["checkpointed"];
  }
  close(): void {
    this.#db.close();
  }

  apply(ops: readonly StoredOp[], now: number): void {
    // A check whether anything could be stored. SQLite commits nothing without writing, even on a full disk.
    if (ops.length === 0) this.#db.exec(REWRITE_FIRST_PAGE);
    for (const op of ops) {
      if (op.t === "line") this.#line(op, now);
      else if (op.t === "record") this.#record(op, now);
      else this.#chat(op, now);
    }
  }

  #line(op: Extract<StoredOp, { t: "line" }>, now: number): void {
    const { table, n, due, line } = op;
    if (this.#sql.count.run(n + 1, due, now, linedSum(table, n + 1, due, now), table, n).changes === 0) {
      throw new Taken(`line ${n} of table ${table} is not the next one`);
    }
    this.#sql.line.run(table, n, line, sumOf(table, n, line));
    this.lists.moved(table, now);
  }

  #record(op: RecordOp, now: number): void {
    const { table, rev, index } = op;
    const before = this.#sql.row.get(table);
    if (Number(before?.["rev"] ?? 0) !== rev - 1)
      throw new Taken(`revision ${rev} of table ${table} is not the next one`);
    const next = Number(before?.["next"] ?? 0);
    const held = JSON.stringify([index.holders, index.accounts]);
    const { code, game, phase, due, open, edition } = index;
    const listed = index.listed ? 1 : 0;
    const recorded = recordedSum({ id: table, code, game, phase, listed, rev, held, open, edition });
    const lined = linedSum(table, next, due, now);
    const row = [phase, listed, open, due, rev, held, now, next, recorded, lined, table] as const;
    if (before === undefined) this.#sql.insert.run(...row, code, game, edition);
    else this.#sql.update.run(...row);
    if (before !== undefined && (before["code"] !== code || before["game"] !== game))
      this.#sql.recode.run(code, game, table);
    this.#sql.record.run(table, op.record, sumOf(table, rev, op.record));
    this.lists.keep(table, rev, index.summary);
    if (before?.["held"] === held) return;
    this.#sql.unhold.run(table);
    for (const hash of new Set(index.holders)) this.#sql.hold.run("secret", hash, table);
    for (const name of new Set(index.accounts)) this.#sql.hold.run("account", name, table);
  }

  #chat({ table, id, line }: Extract<StoredOp, { t: "chat" }>, now: number): void {
    const before = this.#sql.lined.get(table);
    if (before === undefined) throw new Taken(`table ${table} is gone`);
    const sum = linedSum(table, Number(before["next"]), before["due"] as number | null, now);
    this.#sql.touch.run(now, sum, table);
    this.#sql.chat.run(table, id, line, sumOf(table, id, line));
  }

  claim({ folded, name, passphrase }: Account): void {
    this.#sql.claim.run(folded, name, passphrase, sumOf(folded, name, passphrase));
  }

  /** A row with damaged times is not old for that reason: it stays. */
  forget(before: number, phases: readonly Phase[], limit: number): number {
    const old = this.#db.prepare(
      `select * from tables where phase in (${phases.map((p) => `'${p}'`).join()}) and updated < ? order by updated limit ?`,
    );
    const gone = old.all(before, limit).flatMap((row) => {
      const id = String(row["id"]);
      if (isRowIntact(id, row)) return [id];
      this.#report({ table: id, reason: "its row is damaged" });
      return [];
    });
    for (const sql of FORGET) {
      const statement = this.#db.prepare(sql);
      for (const id of gone) statement.run(id);
    }
    this.editions.forget(before);
    return gone.length;
  }

  read(table: string): StoredTableText | null {
    return this.#reader.read(table);
  }
  /** A new walk through everything stored. */
  scrub(): Scrub {
    return new Scrub(this.#db);
  }

  find(code: string): string | null {
    const row = this.#sql.find.get(code);
    return row === undefined ? null : String(row["id"]);
  }
  due(before: number, limit: number): { table: string; due: number }[] {
    return this.#sql.due.all(before, limit).map((row) => ({ table: String(row["id"]), due: Number(row["due"]) }));
  }
  account(folded: string): Account | null {
    const row = this.#sql.account.get(folded);
    return row === undefined ? null : toAccount(row);
  }
  setting(name: string, initial: string | null): string | null {
    if (initial !== null) this.#sql.set.run(name, initial, sumOf(name, initial));
    const row = this.#sql.setting.get(name);
    if (row === undefined) return null;
    const value = String(row["value"]);
    if (!isIntact(row["sum"], sumOf(name, value))) throw new Damaged(null, `the setting ${name} is damaged`);
    return value;
  }
  ids(after: string, limit: number): string[] {
    return this.#sql.ids.all(after, limit).map((row) => String(row["id"]));
  }
  accounts(after: string, limit: number): Account[] {
    return this.#sql.accounts.all(after, limit).map(toAccount);
  }
  counts(after: number): { tables: number; lines: number; last: number | null } {
    const row = this.#sql.counts.get(after);
    const tables = Number(row?.["tables"]);
    return { tables, lines: Number(row?.["lines"]), last: tables < COUNTED_AT_ONCE ? null : Number(row?.["last"]) };
  }
}

function toAccount(row: Row): Account {
  const account = { name: String(row["name"]), folded: String(row["folded"]), passphrase: String(row["passphrase"]) };
  if (isIntact(row["sum"], sumOf(account.folded, account.name, account.passphrase))) return account;
  throw new Damaged(null, "a claimed name is damaged");
}
