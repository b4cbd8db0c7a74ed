import { withFile, withoutFile, type LogHeader } from "@trestle/kernel";
import { DamagedTable, indexOf, StoreFailure } from "@trestle/table";
import type { Account, Index, ListedTable, Op, Store, StoredTable } from "@trestle/table";

export type Phase = Index["phase"];
/** Tables without a game under way. */
export const IDLE: readonly Phase[] = ["over", "closed", "lobby"];

/** Editions stored at once: strangers bring them, half a megabyte each. */
export const MAX_EDITIONS = 1000;

/** Stored data that is not as it was written. */
export interface Damage {
  /** The table it belongs to; null: none in particular. */
  table: string | null;
  reason: string;
}

/** What a server's store can do besides what tables need. */
export interface ServerStore extends Store {
  /** One table as lists show it. */
  listing(table: string): Promise<ListedTable | null>;
  /** Public tables of a game with open seats, newest first. */
  waiting(game: string, limit: number): Promise<ListedTable[]>;
  /**
   * Stores an edition's file (as JSON) under its hash; false: there are MAX_EDITIONS already. `forget` removes editions
   * that no table uses.
   */
  keepEdition(hash: string, file: string): Promise<boolean>;
  edition(hash: string): Promise<string | null>;
  /** Removes tables in these phases that nobody has touched since; returns how many. */
  forget(untouchedSince: number, phases?: readonly Phase[]): Promise<number>;
  /** Ids of tables after this one, in their own order. */
  ids(after: string, limit: number): Promise<string[]>;
  /** Claimed names after this one (folded), in their own order. */
  accounts(after: string, limit: number): Promise<Account[]>;
  /** What was stored first under this name. If nothing was, `initial` is stored now (null: nothing is). */
  setting(name: string, initial: string | null): Promise<string | null>;
  /** Stores that can find damage report each once, including what they found before. */
  onDamage?(tell: (damage: Damage) => void): void;
}

const PAGE = 500;

/** A table as it travels between servers: its record and the first line of its log include the edition's file. */
export interface WholeTable extends StoredTable {
  record: StoredTable["record"] & { edition: LogHeader["edition"] };
}

export async function readWhole(from: ServerStore, id: string): Promise<WholeTable | null> {
  const stored = await from.read(id);
  const { edition = null } = stored?.record ?? {};
  const text = edition === null ? null : await from.edition(edition.hash);
  if (stored === null || edition === null || text === null) return stored;
  const file = JSON.parse(text) as unknown;
  const lines = stored.lines.map((line, n) => (n === 0 ? withFile(line, file) : line));
  return { ...stored, record: { ...stored.record, edition: { hash: edition.hash, file } }, lines };
}

/** A table that has travelled, as it is stored: its edition's file is stored first. */
export async function unpacked(into: ServerStore, table: WholeTable): Promise<StoredTable> {
  const { edition } = table.record;
  if (edition?.file === undefined) return table;
  if (!(await into.keepEdition(edition.hash, JSON.stringify(edition.file))))
    throw new StoreFailure(`There are ${MAX_EDITIONS} editions already: there is no room for another one.`);
  const lines = table.lines.map((line, n) => (n === 0 ? withoutFile(line) : line));
  return { ...table, record: { ...table.record, edition: { hash: edition.hash } }, lines };
}

/** Every table that can be read; `damaged` is called for the others. */
export async function* everyTable(
  from: ServerStore,
  damaged: (id: string, reason: string) => void,
): AsyncGenerator<WholeTable> {
  for (let after = ""; ;) {
    const ids = await from.ids(after, PAGE);
    for (const id of ids) {
      const table = await readWhole(from, id).catch((error: unknown) => {
        if (!(error instanceof DamagedTable)) throw error;
        damaged(id, error.message);
        return null;
      });
      // Null: it was removed meanwhile.
      if (table !== null) yield table;
    }
    if (ids.length < PAGE) return;
    after = ids.at(-1)!;
  }
}

export async function* everyAccount(from: ServerStore): AsyncGenerator<Account> {
  for (let after = ""; ;) {
    const accounts = await from.accounts(after, PAGE);
    yield* accounts;
    if (accounts.length < PAGE) return;
    after = accounts.at(-1)!.folded;
  }
}

/**
 * Stores a table that came from elsewhere, all of it or nothing. Its clocks, if any run, are due at once, so that the
 * server that has it now looks at it.
 */
export async function putTable(into: ServerStore, whole: WholeTable, now: number): Promise<void> {
  const { record, lines, chat } = await unpacked(into, whole);
  const due = record.phase === "playing" ? now : null;
  const table = record.id;
  const ops: Op[] = [{ t: "record", table, rev: 1, record, index: indexOf(record, due) }];
  lines.forEach((line, n) => ops.push({ t: "line", table, n, line, due }));
  for (const line of chat) ops.push({ t: "chat", table, line });
  await into.commit(ops);
}
