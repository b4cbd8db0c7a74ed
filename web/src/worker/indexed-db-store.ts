import { Conflict, indexOf, StoreFailure } from "@trestle/table";
import type { Account, Index, ListedTable, Op, Store, StoredTable } from "@trestle/table";
import { randomHex } from "../device/random.ts";
import { resultOf, openDatabase, transact } from "./indexed-db.ts";
import type { Repository } from "./repository.ts";

/** A table without its lines and chat. The fields it is found by are flat, for the indexes. */
interface Row extends Pick<Index, "code" | "phase" | "listed" | "holders" | "accounts" | "due"> {
  id: string;
  rev: number;
  record: StoredTable["record"];
  /** How many lines its log has. */
  lines: number;
  updated: number;
}

/** The store port over IndexedDB: a commit is one transaction and durable when it resolves. */
export class IndexedDbStore implements Store, Repository {
  readonly #db: IDBDatabase;
  #closed = false;

  private constructor(db: IDBDatabase) {
    this.#db = db;
  }

  static async open(name: string): Promise<IndexedDbStore> {
    return new IndexedDbStore(await openDatabase(name));
  }

  async commit(ops: readonly Op[]): Promise<void> {
    // The caller may change its record while the transaction waits.
    const kept = structuredClone(ops);
    await this.#write(["tables", "lines", "chat"], async (tx) => {
      const rows = new Map<string, Row>();
      for (const table of new Set(kept.map((op) => op.table))) {
        const row = (await resultOf(tx.objectStore("tables").get(table))) as Row | undefined;
        if (row !== undefined) rows.set(table, row);
      }
      for (const op of kept) rows.set(op.table, apply(tx, op, rows.get(op.table)));
      for (const row of rows.values()) tx.objectStore("tables").put(row);
    });
  }

  read(table: string): Promise<StoredTable | null> {
    return this.#read(["tables", "lines", "chat"], async (tx) => {
      const row = (await resultOf(tx.objectStore("tables").get(table))) as Row | undefined;
      if (row === undefined) return null;
      const lines = (await resultOf(tx.objectStore("lines").getAll(ofTable(table)))) as string[];
      const chat = (await resultOf(tx.objectStore("chat").getAll(ofTable(table)))) as StoredTable["chat"];
      return { rev: row.rev, record: row.record, lines, chat };
    });
  }

  find(code: string): Promise<string | null> {
    return this.#read(["tables"], async (tx) => {
      const key = await resultOf(tx.objectStore("tables").index("code").getKey(code));
      return key === undefined ? null : (key as string);
    });
  }

  listed(limit: number): Promise<ListedTable[]> {
    return this.#read(["tables"], async (tx) => {
      const all = (await resultOf(tx.objectStore("tables").getAll())) as Row[];
      return newest(
        all.filter((row) => row.listed && (row.phase === "lobby" || row.phase === "playing")),
        limit,
      );
    });
  }

  held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]> {
    return this.#read(["tables"], async (tx) => {
      const tables = tx.objectStore("tables");
      const rows = new Map<string, Row>();
      const find = async (index: string, key: string): Promise<void> => {
        const found = (await resultOf(tables.index(index).getAll(key))) as Row[];
        for (const row of found) rows.set(row.id, row);
      };
      for (const holder of holders) await find("holders", holder);
      if (account !== null) await find("accounts", account);
      return newest([...rows.values()], limit);
    });
  }

  due(before: number, limit: number): Promise<{ table: string; due: number }[]> {
    return this.#read(["tables"], async (tx) => {
      const soon = IDBKeyRange.upperBound(before, true);
      const rows = (await resultOf(tx.objectStore("tables").index("due").getAll(soon, limit))) as Row[];
      return rows.map((row) => ({ table: row.id, due: row.due ?? before }));
    });
  }

  account(folded: string): Promise<Account | null> {
    return this.#read(["accounts"], async (tx) => {
      const found = (await resultOf(tx.objectStore("accounts").get(folded))) as Account | undefined;
      return found ?? null;
    });
  }
  async claim(account: Account): Promise<void> {
    await this.#write(["accounts"], async (tx) => void tx.objectStore("accounts").add({ ...account }));
  }

  forget(untouchedSince: number): Promise<number> {
    return this.#write(["tables", "lines", "chat"], async (tx) => {
      const all = (await resultOf(tx.objectStore("tables").getAll())) as Row[];
      const old = all.filter((r) => r.phase !== "playing" && r.updated < untouchedSince);
      for (const { id } of old) removeTable(tx, id);
      return old.length;
    });
  }
  remove(table: string): Promise<boolean> {
    return this.#write(["tables", "lines", "chat"], async (tx) => {
      const there = (await resultOf(tx.objectStore("tables").getKey(table))) !== undefined;
      removeTable(tx, table);
      return there;
    });
  }

  counts(): Promise<{ tables: number; lines: number }> {
    return this.#read(["tables", "lines"], async (tx) => ({
      tables: await resultOf(tx.objectStore("tables").count()),
      lines: await resultOf(tx.objectStore("lines").count()),
    }));
  }

  device(): Promise<string> {
    return this.#write(["meta"], async (tx) => {
      const meta = tx.objectStore("meta");
      const kept: unknown = await resultOf(meta.get("device"));
      if (typeof kept === "string") return kept;
      const fresh = randomHex(32);
      meta.put(fresh, "device");
      return fresh;
    });
  }

  /** Transactions under way finish; new ones are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#db.close();
  }

  #read<T>(stores: string[], act: (tx: IDBTransaction) => Promise<T>): Promise<T> {
    return this.#closed ? closed() : transact(this.#db, stores, "readonly", act);
  }
  #write<T>(stores: string[], act: (tx: IDBTransaction) => Promise<T>): Promise<T> {
    return this.#closed ? closed() : transact(this.#db, stores, "readwrite", act);
  }
}

const closed = (): Promise<never> => Promise.reject(new StoreFailure("The store is closed."));

/** All keys of one table: an array sorts after every number. */
const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

function apply(tx: IDBTransaction, op: Op, row: Row | undefined): Row {
  const updated = Date.now();
  if (op.t === "record") {
    if (op.rev !== (row?.rev ?? 0) + 1) throw new Conflict(`revision ${op.rev} of ${op.table} is not the next one`);
    // A multi-entry index holds each value once.
    const holders = [...new Set(op.index.holders)];
    const { table: id, rev, record } = op;
    const { code, phase, listed, accounts, due } = op.index;
    return { code, phase, listed, holders, accounts, due, id, rev, record, lines: row?.lines ?? 0, updated };
  }
  if (row === undefined) throw new Conflict(`table ${op.table} is gone`);
  if (op.t === "chat") {
    tx.objectStore("chat").add(op.line, [op.table, op.line.id]);
    return { ...row, updated };
  }
  if (op.n !== row.lines) throw new Conflict(`line ${op.n} of ${op.table} is not the next one`);
  tx.objectStore("lines").add(op.line, [op.table, op.n]);
  return { ...row, lines: op.n + 1, due: op.due, updated };
}

function removeTable(tx: IDBTransaction, table: string): void {
  tx.objectStore("tables").delete(table);
  tx.objectStore("lines").delete(ofTable(table));
  tx.objectStore("chat").delete(ofTable(table));
}

function newest(rows: Row[], limit: number): ListedTable[] {
  rows.sort((a, b) => b.updated - a.updated);
  return rows.slice(0, limit).map(({ id, record, updated }) => {
    const { code, game, phase, edition, summary } = indexOf(record, null);
    return { id, code, game, phase, edition, summary, updated };
  });
}
