import { Conflict, StoreFailure } from "@trestle/table";
import type { Account, Index, ListedTable, Op, StoredTable } from "@trestle/table";
import { IDLE, MAX_EDITIONS, type ServerStore } from "../server-store.ts";
import { newest } from "../lists.ts";

interface Row {
  rev: number;
  record: string;
  index: Index;
  lines: string[];
  chat: string[];
  updated: number;
}

/** Keeps nothing beyond its process: for tests and for throw-away tables. */
export class MemoryStore implements ServerStore {
  readonly #rows = new Map<string, Row>();
  readonly #accounts = new Map<string, Account>();
  readonly #settings = new Map<string, string>();
  readonly #editions = new Map<string, { file: string; used: number }>();
  #closed = false;

  async commit(ops: readonly Op[]): Promise<void> {
    this.#open();
    const changed = new Map<string, Row>();
    for (const op of ops) changed.set(op.table, this.#apply(op, changed.get(op.table) ?? this.#rows.get(op.table)));
    for (const [table, row] of changed) this.#rows.set(table, row);
  }

  #apply(op: Op, row: Row | undefined): Row {
    const updated = Date.now();
    if (op.t === "record") {
      if (op.rev !== (row?.rev ?? 0) + 1) throw new Conflict(`revision ${op.rev} of ${op.table} is not the next one`);
      const owner = this.#byCode(op.index.code);
      if (owner !== null && owner !== op.table) throw new Conflict(`code ${op.index.code} is taken`);
      const { lines = [], chat = [] } = row ?? {};
      return {
        rev: op.rev,
        record: op.text ?? JSON.stringify(op.record),
        index: structuredClone(op.index),
        lines,
        chat,
        updated,
      };
    }
    if (row === undefined) throw new Conflict(`table ${op.table} is gone`);
    if (op.t === "line") {
      if (op.n !== row.lines.length) throw new Conflict(`line ${op.n} of ${op.table} is not the next one`);
      return { ...row, index: { ...row.index, due: op.due }, lines: [...row.lines, op.line], updated };
    }
    const id = op.line.id;
    if (row.chat.some((line) => chatLine(line).id === id)) throw new Conflict(`chat line ${id} is taken`);
    return { ...row, chat: [...row.chat, JSON.stringify(op.line)], updated };
  }

  async read(table: string): Promise<StoredTable | null> {
    this.#open();
    const row = this.#rows.get(table);
    if (row === undefined) return null;
    const chat = row.chat.map(chatLine).sort((a, b) => a.id - b.id);
    return { rev: row.rev, record: tableRecord(row), lines: [...row.lines], chat };
  }
  async find(code: string): Promise<string | null> {
    this.#open();
    return this.#byCode(code);
  }
  async listed(limit: number): Promise<ListedTable[]> {
    return this.#newest(limit, ({ listed }) => listed);
  }
  async listing(table: string): Promise<ListedTable | null> {
    this.#open();
    const row = this.#rows.get(table);
    return row === undefined ? null : toListed(table, row);
  }
  async waiting(game: string, limit: number): Promise<ListedTable[]> {
    return this.#newest(limit, (i) => i.listed && i.game === game && i.phase === "lobby" && i.open > 0);
  }
  async keepEdition(hash: string, file: string): Promise<boolean> {
    this.#open();
    if (this.#editions.size >= MAX_EDITIONS && !this.#editions.has(hash)) return false;
    this.#editions.set(hash, { file, used: Date.now() });
    return true;
  }
  async edition(hash: string): Promise<string | null> {
    this.#open();
    return this.#editions.get(hash)?.file ?? null;
  }
  async held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]> {
    return this.#newest(
      limit,
      (index) => index.holders.some((h) => holders.includes(h)) || index.accounts.some((a) => a === account),
    );
  }
  async due(before: number, limit: number): Promise<{ table: string; due: number }[]> {
    this.#open();
    const all = [...this.#rows].map(([table, row]) => ({ table, due: row.index.due ?? Infinity }));
    return all
      .filter(({ due }) => due < before)
      .sort((a, b) => a.due - b.due)
      .slice(0, limit);
  }
  async account(folded: string): Promise<Account | null> {
    this.#open();
    return this.#accounts.get(folded) ?? null;
  }
  async claim(account: Account): Promise<void> {
    this.#open();
    if (this.#accounts.has(account.folded)) throw new Conflict(`the name ${account.name} is taken`);
    this.#accounts.set(account.folded, { ...account });
  }
  async forget(untouchedSince: number, phases = IDLE): Promise<number> {
    this.#open();
    const before = this.#rows.size;
    for (const [table, { index, updated }] of this.#rows) {
      if (phases.includes(index.phase) && updated < untouchedSince) this.#rows.delete(table);
    }
    const inUse = new Set([...this.#rows.values()].map(({ index }) => index.edition));
    for (const [hash, { used }] of this.#editions)
      if (used < untouchedSince && !inUse.has(hash)) this.#editions.delete(hash);
    return before - this.#rows.size;
  }
  async ids(after: string, limit: number): Promise<string[]> {
    this.#open();
    const later = [...this.#rows.keys()].filter((id) => id > after);
    return later.sort().slice(0, limit);
  }
  async accounts(after: string, limit: number): Promise<Account[]> {
    this.#open();
    const later = [...this.#accounts.values()].filter(({ folded }) => folded > after);
    return later.sort((a, b) => (a.folded < b.folded ? -1 : 1)).slice(0, limit);
  }
  async setting(name: string, initial: string | null): Promise<string | null> {
    this.#open();
    if (initial !== null && !this.#settings.has(name)) this.#settings.set(name, initial);
    return this.#settings.get(name) ?? null;
  }
  async counts(): Promise<{ tables: number; lines: number }> {
    this.#open();
    const rows = [...this.#rows.values()];
    return { tables: rows.length, lines: rows.reduce((sum, row) => sum + row.lines.length, 0) };
  }
  async close(): Promise<void> {
    this.#closed = true;
  }

  #open(): void {
    if (this.#closed) throw new StoreFailure("The store is closed.");
  }
  #byCode(code: string): string | null {
    for (const [table, row] of this.#rows) if (row.index.code === code) return table;
    return null;
  }
  #newest(limit: number, wanted: (index: Index) => boolean): ListedTable[] {
    this.#open();
    const rows = [...this.#rows].filter(([, row]) => wanted(row.index));
    const tables = rows.map(([id, row]) => toListed(id, row));
    return newest(tables, limit);
  }
}

function toListed(id: string, { index, updated }: Row): ListedTable {
  const { code, game, phase, edition, summary } = index;
  return { id, code, game, phase, edition, summary: structuredClone(summary), updated };
}

const tableRecord = (row: Row) => JSON.parse(row.record) as StoredTable["record"];
const chatLine = (line: string) => JSON.parse(line) as StoredTable["chat"][number];
