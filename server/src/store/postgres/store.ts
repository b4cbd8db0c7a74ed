import { Conflict, StoreFailure } from "@trestle/table";
import type { Account, TableVersion, ListedTable, TableChanges, Op, StoredTable, Summary } from "@trestle/table";
import type { Client } from "pg";
import { IDLE, MAX_EDITIONS, type ServerStore } from "../server-store.ts";
import { eachOf, LIST_MARGIN, newest } from "../lists.ts";
import { connect, disconnect, RetryingConnection } from "./connect.ts";
import { toStoreFailure, placeOf } from "./failure.ts";
import { CommitWriter } from "./group-commit.ts";
import { migrate } from "./migrations.ts";
import * as sql from "./sql.ts";
import { toStoredOp } from "../stored-op.ts";

export interface PostgresOptions {
  /** Connections in all, at least four. */
  pool: number;
}

/** How much of a table is already known. */
export interface KnownVersion extends TableVersion {
  table: string;
}

/** What has changed of a table. */
export interface ChangesOfTable extends TableChanges {
  table: string;
  lines: string[];
  chat: StoredTable["chat"];
}

/** Tables removed in one transaction: others commit in between. */
const FORGET_AT_ONCE = 50;
/** Milliseconds that migrations may take. */
const MIGRATION = 600_000;

/** Opens the database and migrates its schema; rejects with a StoreFailure that says what to do. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<PostgresStore> {
  // Other processes may be migrating, and a step over many tables takes its time.
  const settings = ["statement_timeout = 0", "lock_timeout = 0"];
  const client = await connect({ url, role: "migration", settings, timeout: MIGRATION });
  try {
    await migrate(client);
  } catch (error) {
    throw toStoreFailure(error, placeOf(url));
  } finally {
    disconnect(client);
  }
  return new PostgresStore(url, options);
}

type Query = <T>(work: (client: Client) => Promise<T>) => Promise<T>;

/** The store of many processes: the database is all they share. */
export class PostgresStore implements ServerStore {
  readonly url: string;
  /** Called with the tables changed by this process, once that is certain. */
  onCommitted: (tables: readonly string[]) => void = () => undefined;
  /** Throws while tables in memory cannot be compared with the database, even if it answers already. */
  checkReach: () => void = () => undefined;
  readonly #writers: CommitWriter[];
  readonly #readers: RetryingConnection[];
  #nextReader = 0;
  /** Each table's last unfinished commit. */
  readonly #underWay = new Map<string, Promise<unknown>>();
  #closing: Promise<void> | null = null;

  constructor(url: string, { pool }: PostgresOptions) {
    this.url = url;
    // Two of the pool are the cluster's own; writers and readers share the others.
    const count = Math.max(1, Math.floor((pool - 2) / 2));
    const onCommitted = (tables: readonly string[]): void => this.onCommitted(tables);
    this.#writers = Array.from(
      { length: count },
      () => new CommitWriter(new RetryingConnection({ url, role: "writer" }), onCommitted),
    );
    this.#readers = Array.from(
      { length: Math.max(1, pool - 2 - count) },
      () => new RetryingConnection({ url, role: "reader" }),
    );
  }

  commit(ops: readonly Op[]): Promise<void> {
    if (this.#closing !== null) return Promise.reject(new StoreFailure("The store is closed."));
    const first = ops[0];
    if (first === undefined) return this.#writable();
    const writer = this.#writers[slotOf(first.table) % this.#writers.length]!;
    const commit = writer.commit(ops.map(toStoredOp), Date.now());
    const settled = commit.catch(() => undefined);
    for (const { table } of ops) this.#underWay.set(table, settled);
    void settled.then(() => {
      for (const { table } of ops) if (this.#underWay.get(table) === settled) this.#underWay.delete(table);
    });
    return commit;
  }

  async #writable(): Promise<void> {
    this.checkReach();
    const [row] = await this.#query<{ yes: boolean }>("writable", sql.WRITABLE, []);
    if (row?.yes !== true) throw toStoreFailure({ code: "25006" }, placeOf(this.url));
  }

  async read(table: string): Promise<StoredTable | null> {
    const changes = await this.all(table);
    if (changes === null || changes.record === null) return null;
    const { rev, record, lines, chat } = changes;
    return { rev, record, lines, chat };
  }

  /** A table in full. */
  async all(table: string): Promise<ChangesOfTable | null> {
    await this.#underWay.get(table);
    const [changes] = await this.changesSince([{ table, rev: 0, next: 0, chat: [0, 0, 0] }]);
    return changes ?? null;
  }

  /** The changes of those tables that have any. */
  async changesSince(versions: readonly KnownVersion[]): Promise<ChangesOfTable[]> {
    const values = [
      versions.map((k) => k.table),
      versions.map((k) => k.rev),
      versions.map((k) => k.next),
      ...[0, 1, 2].map((channel) => versions.map((k) => k.chat[channel])),
    ];
    const rows = await this.#query<ChangesRow>("changes", sql.CHANGES, values);
    return rows.map((row) => ({
      table: row.id,
      rev: row.rev,
      record: row.record === null ? null : (JSON.parse(row.record) as StoredTable["record"]),
      lines: row.lines ?? [],
      chat: (row.chat ?? []).map((line) => JSON.parse(line) as StoredTable["chat"][number]),
      lined: row.lined,
    }));
  }

  /** The seats held through other processes, by table. */
  async presence(tables: readonly string[], process: string): Promise<Map<string, number[]>> {
    const rows = await this.#query<{ table_id: string; seats: number[] }>("presence", sql.PRESENCE, [tables, process]);
    const there = new Map<string, number[]>();
    for (const { table_id, seats } of rows) there.set(table_id, [...(there.get(table_id) ?? []), ...seats]);
    return there;
  }

  /** Servers that run at this database now. */
  async servers(): Promise<number> {
    const [row] = await this.#query<{ n: number }>("servers", sql.SERVERS, []);
    return row?.n ?? 0;
  }

  async find(code: string): Promise<string | null> {
    const [row] = await this.#query<{ id: string }>("find", sql.FIND, [code]);
    return row?.id ?? null;
  }
  async listed(limit: number): Promise<ListedTable[]> {
    const rows = await this.#query<ListedRow>("listed", sql.LISTED, [limit + LIST_MARGIN]);
    return newest(rows, limit).map(toListed);
  }
  async listing(table: string): Promise<ListedTable | null> {
    const [row] = await this.#query<ListedRow>("listing", sql.LISTING, [table]);
    return row === undefined ? null : toListed(row);
  }
  async waiting(game: string, limit: number): Promise<ListedTable[]> {
    return (await this.#query<ListedRow>("waiting", sql.WAITING, [game, limit])).map(toListed);
  }
  async keepEdition(hash: string, file: string): Promise<boolean> {
    this.#open();
    const values = [hash, file, Date.now(), MAX_EDITIONS];
    return ((await this.#reader()((client) => client.query(sql.KEEP_EDITION, values))).rowCount ?? 0) > 0;
  }
  async edition(hash: string): Promise<string | null> {
    const [row] = await this.#query<{ file: string }>("edition", sql.EDITION, [hash]);
    return row?.file ?? null;
  }
  async held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]> {
    const by = account === null ? [...holders] : [...holders, account];
    const kinds = by.map((_, i) => (i < holders.length ? "secret" : "account"));
    return (await this.#query<ListedRow>("held", sql.HELD, [kinds, by, limit, eachOf(by.length)])).map(toListed);
  }
  async due(before: number, limit: number): Promise<{ table: string; due: number }[]> {
    const rows = await this.#query<{ id: string; due: number }>("due", sql.DUE, [before, limit]);
    return rows.map(({ id, due }) => ({ table: id, due }));
  }
  async account(folded: string): Promise<Account | null> {
    const [row] = await this.#query<Account>("account", sql.ACCOUNT, [folded]);
    return row ?? null;
  }
  async claim({ folded, name, passphrase }: Account): Promise<void> {
    this.#open();
    const { rowCount } = await this.#reader()((client) => client.query(sql.CLAIM, [folded, name, passphrase]));
    if (rowCount === 0) throw new Conflict(`the name ${name} is taken`);
  }
  async forget(untouchedSince: number, phases = IDLE): Promise<number> {
    for (let all = 0; ;) {
      const gone = await this.#query(`forget ${phases.join(" ")}`, sql.forget(phases), [
        untouchedSince,
        FORGET_AT_ONCE,
      ]);
      all += gone.length;
      if (gone.length === FORGET_AT_ONCE) continue;
      await this.#query("drop editions", sql.DROP_EDITIONS, [untouchedSince]);
      return all;
    }
  }
  async ids(after: string, limit: number): Promise<string[]> {
    return (await this.#query<{ id: string }>("ids", sql.IDS, [after, limit])).map(({ id }) => id);
  }
  accounts(after: string, limit: number): Promise<Account[]> {
    return this.#query<Account>("accounts", sql.ACCOUNTS, [after, limit]);
  }
  async setting(name: string, initial: string | null): Promise<string | null> {
    if (initial !== null) await this.#query("set", sql.SET, [name, initial]);
    const [row] = await this.#query<{ value: string }>("setting", sql.SETTING, [name]);
    return row?.value ?? null;
  }
  async counts(): Promise<{ tables: number; lines: number }> {
    const [row] = await this.#query<{ tables: number; lines: number }>("counts", sql.COUNTS, []);
    return row ?? { tables: 0, lines: 0 };
  }

  #open(): void {
    if (this.#closing !== null) throw new StoreFailure("The store is closed.");
  }

  /** Readers take turns. Reads are safe to repeat. */
  #reader(): Query {
    const reader = this.#readers[this.#nextReader++ % this.#readers.length]!;
    return (work) => reader.retrying(work);
  }

  async #query<T extends object>(name: string, text: string, values: unknown[]): Promise<T[]> {
    this.#open();
    return (await this.#reader()((client) => client.query<T>({ name, text, values }))).rows;
  }

  close(): Promise<void> {
    this.#closing ??= Promise.all([...this.#writers.map((l) => l.close()), ...this.#readers.map((r) => r.end())]).then(
      () => undefined,
    );
    return this.#closing;
  }
}

interface ListedRow extends Omit<ListedTable, "summary"> {
  summary: string;
}
interface ChangesRow {
  id: string;
  rev: number;
  next: number;
  lined: number;
  record: string | null;
  lines: string[] | null;
  chat: string[] | null;
}

function toListed(row: ListedRow): ListedTable {
  return { ...row, summary: JSON.parse(row.summary) as Summary };
}

/** A table always uses the same writer. */
function slotOf(table: string): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
  return sum;
}
