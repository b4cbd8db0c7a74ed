import { Conflict, StoreFailure } from "@trestle/table";
import type { Account, TableVersion, ListedTable, TableChanges, Op, StoredTable, Summary } from "@trestle/table";
import type { Client } from "pg";
import { IDLE, MAX_EDITIONS, type ServerStore } from "../server-store.ts";
import { eachOf, newest } from "../sqlite/lists.ts";
import { connect, hangUp, Wire } from "./connect.ts";
import { inWords, placeOf } from "./failure.ts";
import { Lane } from "./group-commit.ts";
import { migrate } from "./migrations.ts";
import * as sql from "./sql.ts";
import { toSqliteOp } from "../sqlite/store.ts";

export interface PostgresOptions {
  /** Connections in all, at least four. */
  pool: number;
}

/** How much of a table is known already. */
export interface Known extends TableVersion {
  table: string;
}

/** What has changed of a table. */
export interface TableNews extends TableChanges {
  table: string;
  lines: string[];
  chat: StoredTable["chat"];
}

/** So many more are looked at for a list: moves of the last half minute may have changed their order. */
const LATELY = 100;
/** Tables removed in one go: others commit in between. */
const FORGET_AT_ONCE = 50;
/** Milliseconds the schema may take to be brought up to date. */
const MIGRATION = 600_000;

/** Opens the database, brings its schema up to date, and rejects with StoreFailure in words. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<PostgresStore> {
  // Others may be at it, and a step over many tables takes its time.
  const manners = ["statement_timeout = 0", "lock_timeout = 0"];
  const client = await connect({ url, role: "migration", manners, patience: MIGRATION });
  try {
    await migrate(client);
  } catch (error) {
    throw inWords(error, placeOf(url));
  } finally {
    hangUp(client);
  }
  return new PostgresStore(url, options);
}

type Ask = <T>(work: (client: Client) => Promise<T>) => Promise<T>;

/** The store of many processes: the database is all they share. */
export class PostgresStore implements ServerStore {
  readonly url: string;
  /** Called with the tables that have changed here, once that is certain. */
  onKept: (tables: readonly string[]) => void = () => undefined;
  /** Throws while what is in memory cannot be compared with the database, though that may answer already. */
  reach: () => void = () => undefined;
  readonly #lanes: Lane[];
  readonly #readers: Wire[];
  #turn = 0;
  /** The last commit of each table that is under way. */
  readonly #under = new Map<string, Promise<unknown>>();
  #closing: Promise<void> | null = null;

  constructor(url: string, { pool }: PostgresOptions) {
    this.url = url;
    // Two of the pool are the cluster's own; of the others writers and readers have a half each.
    const writers = Math.max(1, Math.floor((pool - 2) / 2));
    const kept = (tables: readonly string[]): void => this.onKept(tables);
    this.#lanes = Array.from({ length: writers }, () => new Lane(new Wire({ url, role: "writer" }), kept));
    this.#readers = Array.from({ length: Math.max(1, pool - 2 - writers) }, () => new Wire({ url, role: "reader" }));
  }

  commit(ops: readonly Op[]): Promise<void> {
    if (this.#closing !== null) return Promise.reject(new StoreFailure("The store is closed."));
    const first = ops[0];
    if (first === undefined) return this.#writable();
    const lane = this.#lanes[lot(first.table) % this.#lanes.length]!;
    const commit = lane.commit(ops.map(toSqliteOp), Date.now());
    const settled = commit.catch(() => undefined);
    for (const { table } of ops) this.#under.set(table, settled);
    void settled.then(() => {
      for (const { table } of ops) if (this.#under.get(table) === settled) this.#under.delete(table);
    });
    return commit;
  }

  async #writable(): Promise<void> {
    this.reach();
    const [row] = await this.#ask<{ yes: boolean }>("writable", sql.WRITABLE, []);
    if (row?.yes !== true) throw inWords({ code: "25006" }, placeOf(this.url));
  }

  async read(table: string): Promise<StoredTable | null> {
    const news = await this.all(table);
    if (news === null || news.record === null) return null;
    const { rev, record, lines, chat } = news;
    return { rev, record, lines, chat };
  }

  /** A table as if nothing of it were known. */
  async all(table: string): Promise<TableNews | null> {
    await this.#under.get(table);
    const [news] = await this.news([{ table, rev: 0, next: 0, chat: [0, 0, 0] }]);
    return news ?? null;
  }

  /** Of these tables those that have changed. */
  async news(known: readonly Known[]): Promise<TableNews[]> {
    const values = [
      known.map((k) => k.table),
      known.map((k) => k.rev),
      known.map((k) => k.next),
      ...[0, 1, 2].map((channel) => known.map((k) => k.chat[channel])),
    ];
    const rows = await this.#ask<NewsRow>("news", sql.NEWS, values);
    return rows.map((row) => ({
      table: row.id,
      rev: row.rev,
      record: row.record === null ? null : (JSON.parse(row.record) as StoredTable["record"]),
      lines: row.lines ?? [],
      chat: (row.chat ?? []).map((line) => JSON.parse(line) as StoredTable["chat"][number]),
      lined: row.lined,
    }));
  }

  /** At which of these tables somebody sits who came through another process, and in which seats. */
  async presence(tables: readonly string[], process: string): Promise<Map<string, number[]>> {
    const rows = await this.#ask<{ table_id: string; seats: number[] }>("presence", sql.PRESENCE, [tables, process]);
    const there = new Map<string, number[]>();
    for (const { table_id, seats } of rows) there.set(table_id, [...(there.get(table_id) ?? []), ...seats]);
    return there;
  }

  /** Servers that play at this database at the moment. */
  async servers(): Promise<number> {
    const [row] = await this.#ask<{ n: number }>("servers", sql.SERVERS, []);
    return row?.n ?? 0;
  }

  async find(code: string): Promise<string | null> {
    const [row] = await this.#ask<{ id: string }>("find", sql.FIND, [code]);
    return row?.id ?? null;
  }
  async listed(limit: number): Promise<ListedTable[]> {
    const rows = await this.#ask<ListedRow>("listed", sql.LISTED, [limit + LATELY]);
    return newest(rows, limit).map(toListed);
  }
  async listing(table: string): Promise<ListedTable | null> {
    const [row] = await this.#ask<ListedRow>("listing", sql.LISTING, [table]);
    return row === undefined ? null : toListed(row);
  }
  async waiting(game: string, limit: number): Promise<ListedTable[]> {
    return (await this.#ask<ListedRow>("waiting", sql.WAITING, [game, limit])).map(toListed);
  }
  async keepEdition(hash: string, file: string): Promise<boolean> {
    this.#open();
    const values = [hash, file, Date.now(), MAX_EDITIONS];
    return ((await this.#reader()((client) => client.query(sql.KEEP_EDITION, values))).rowCount ?? 0) > 0;
  }
  async edition(hash: string): Promise<string | null> {
    const [row] = await this.#ask<{ file: string }>("edition", sql.EDITION, [hash]);
    return row?.file ?? null;
  }
  async held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]> {
    const by = account === null ? [...holders] : [...holders, account];
    const kinds = by.map((_, i) => (i < holders.length ? "secret" : "account"));
    return (await this.#ask<ListedRow>("held", sql.HELD, [kinds, by, limit, eachOf(by.length)])).map(toListed);
  }
  async due(before: number, limit: number): Promise<{ table: string; due: number }[]> {
    const rows = await this.#ask<{ id: string; due: number }>("due", sql.DUE, [before, limit]);
    return rows.map(({ id, due }) => ({ table: id, due }));
  }
  async account(folded: string): Promise<Account | null> {
    const [row] = await this.#ask<Account>("account", sql.ACCOUNT, [folded]);
    return row ?? null;
  }
  async claim({ folded, name, passphrase }: Account): Promise<void> {
    this.#open();
    const { rowCount } = await this.#reader()((client) => client.query(sql.CLAIM, [folded, name, passphrase]));
    if (rowCount === 0) throw new Conflict(`the name ${name} is taken`);
  }
  async forget(untouchedSince: number, phases = IDLE): Promise<number> {
    for (let all = 0; ;) {
      const gone = await this.#ask(`forget ${phases.join(" ")}`, sql.forget(phases), [untouchedSince, FORGET_AT_ONCE]);
      all += gone.length;
      if (gone.length === FORGET_AT_ONCE) continue;
      await this.#ask("drop editions", sql.DROP_EDITIONS, [untouchedSince]);
      return all;
    }
  }
  async ids(after: string, limit: number): Promise<string[]> {
    return (await this.#ask<{ id: string }>("ids", sql.IDS, [after, limit])).map(({ id }) => id);
  }
  accounts(after: string, limit: number): Promise<Account[]> {
    return this.#ask<Account>("accounts", sql.ACCOUNTS, [after, limit]);
  }
  async setting(name: string, initial: string | null): Promise<string | null> {
    if (initial !== null) await this.#ask("set", sql.SET, [name, initial]);
    const [row] = await this.#ask<{ value: string }>("setting", sql.SETTING, [name]);
    return row?.value ?? null;
  }
  async counts(): Promise<{ tables: number; lines: number }> {
    const [row] = await this.#ask<{ tables: number; lines: number }>("counts", sql.COUNTS, []);
    return row ?? { tables: 0, lines: 0 };
  }

  #open(): void {
    if (this.#closing !== null) throw new StoreFailure("The store is closed.");
  }

  /** Readers take turns; what they are asked does no harm twice. */
  #reader(): Ask {
    const reader = this.#readers[this.#turn++ % this.#readers.length]!;
    return (work) => reader.ask(work);
  }

  async #ask<T extends object>(name: string, text: string, values: unknown[]): Promise<T[]> {
    this.#open();
    return (await this.#reader()((client) => client.query<T>({ name, text, values }))).rows;
  }

  close(): Promise<void> {
    this.#closing ??= Promise.all([...this.#lanes.map((l) => l.close()), ...this.#readers.map((r) => r.end())]).then(
      () => undefined,
    );
    return this.#closing;
  }
}

interface ListedRow extends Omit<ListedTable, "summary"> {
  summary: string;
}
interface NewsRow {
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

/** Which lane a table takes: always the same. */
function lot(table: string): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
  return sum;
}
