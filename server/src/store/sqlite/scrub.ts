import type { DatabaseSync } from "node:sqlite";
import { Damaged, isCorrupt } from "./failure.ts";
import { SqliteEditions } from "./editions.ts";
import { isSummaryIntact } from "./lists.ts";
import { isIntact, sumOf } from "./checksums.ts";
import { isRowIntact, TableReader } from "./table-rows.ts";
import type { Damage } from "../server-store.ts";

type Row = Record<string, unknown>;

const SQL = {
  tables: "select rowid, * from tables where rowid > ? order by rowid limit 1",
  records: "select rowid, table_id from records where rowid > ? order by rowid limit 1",
  summaries: "select rowid, table_id from summaries where rowid > ? order by rowid limit 1",
  editions: "select rowid, hash from editions where rowid > ? order by rowid limit 1",
  accounts: "select rowid, * from accounts where rowid > ? order by rowid limit 1",
  summary: "select summary, sum from summaries where table_id = ?",
  byId: "select rowid from tables where id = ?",
  byCode: "select rowid from tables where code = ?",
  byDue: "select 1 from tables indexed by tables_due where due = ? and rowid = ?",
  byList: "select 1 from tables indexed by tables_listed where listed = 1 and seen = ? and rowid = ?",
  byWaiting: `select 1 from tables indexed by tables_waiting
              where game = ? and updated = ? and listed = 1 and phase = 'lobby' and open > 0 and rowid = ?`,
  byEdition: "select 1 from tables indexed by tables_edition where edition = ? and rowid = ?",
  byHolder: "select 1 from holders where kind = ? and held_by = ? and table_id = ?",
};
const PHASES = ["tables", "records", "summaries", "editions", "accounts"] as const;

/**
 * Walks through everything stored, one row at a time, and checks that it is as it was written and every index entry
 * leads to it. It begins no transaction, so that the write-ahead log never waits for it.
 */
export class Scrub {
  readonly #sql;
  readonly #reader: TableReader;
  readonly #editions: SqliteEditions;
  #phase = 0;
  #rowid = 0;

  constructor(db: DatabaseSync) {
    const made = Object.entries(SQL).map(([name, text]) => [name, db.prepare(text)] as const);
    this.#sql = Object.fromEntries(made) as { [K in keyof typeof SQL]: ReturnType<DatabaseSync["prepare"]> };
    this.#reader = new TableReader(db);
    this.#editions = new SqliteEditions(db);
  }

  get isOver(): boolean {
    return this.#phase >= PHASES.length;
  }

  /** Checks one more row and returns its damage. */
  step(): Damage[] {
    const phase = PHASES[this.#phase];
    if (phase === undefined) return [];
    try {
      const row = this.#sql[phase].get(this.#rowid);
      if (row !== undefined) {
        this.#rowid = Number(row["rowid"]);
        return this.#look(phase, row);
      }
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      this.#next();
      return [{ table: null, reason: `a part of the ${phase} cannot be read any more` }];
    }
    this.#next();
    return [];
  }

  #next(): void {
    this.#phase++;
    this.#rowid = 0;
  }

  #look(phase: (typeof PHASES)[number], row: Row): Damage[] {
    if (phase === "tables") return this.#table(row);
    if (phase === "records" || phase === "summaries") return this.#belongs(String(row["table_id"]));
    if (phase === "editions") return this.#edition(String(row["hash"]));
    const { folded, name, passphrase } = row as { folded: string; name: string; passphrase: string };
    if (isIntact(row["sum"], sumOf(folded, name, passphrase))) return [];
    return [{ table: null, reason: `claimed name number ${this.#rowid} is damaged` }];
  }

  #table(row: Row): Damage[] {
    const id = String(row["id"]);
    const found = (reason: string): Damage[] => [{ table: id, reason }];
    if (!isRowIntact(id, row)) return found("its row is damaged");
    try {
      if (this.#sql.byId.get(id)?.["rowid"] !== this.#rowid) return found("it is not found by its id any more");
      this.#reader.read(id);
      const shown = this.#sql.summary.get(id);
      if (!isSummaryIntact(id, { ...row, ...shown })) return found("what lists show of it is damaged");
    } catch (error) {
      if (error instanceof Damaged || isCorrupt(error)) return found(error.message);
      throw error;
    }
    return this.#lookups(id, row).flatMap(found);
  }

  /** Index entries that do not lead to their table. */
  #lookups(id: string, row: Row): string[] {
    const { code, due, held } = row;
    const faults: string[] = [];
    if (this.#sql.byCode.get(code as string)?.["rowid"] !== this.#rowid)
      faults.push("it is not found by its code any more");
    if (due !== null && this.#sql.byDue.get(due as number, this.#rowid) === undefined)
      faults.push("its clock is not found any more");
    if (!this.#isInLists(row)) faults.push("it is not found by lists any more");
    const [hashes = [], names = []] = JSON.parse(String(held)) as string[][];
    const holders = [...hashes.map((hash) => ["secret", hash]), ...names.map((name) => ["account", name])] as const;
    if (holders.some(([kind = "", by = ""]) => this.#sql.byHolder.get(kind, by, id) === undefined))
      faults.push("its players do not find it any more");
    return faults;
  }

  #isInLists({ game, phase, listed, open, edition, seen, updated }: Row): boolean {
    const there = (row: unknown): boolean => row !== undefined;
    const isWaiting = listed === 1 && phase === "lobby" && Number(open) > 0;
    return (
      (listed !== 1 || there(this.#sql.byList.get(seen as number, this.#rowid))) &&
      (!isWaiting || there(this.#sql.byWaiting.get(game as string, updated as number, this.#rowid))) &&
      (edition === null || there(this.#sql.byEdition.get(edition as string, this.#rowid)))
    );
  }

  #edition(hash: string): Damage[] {
    try {
      if (this.#editions.file(hash) !== null) return [];
      return [{ table: null, reason: `edition ${hash} is not found by its hash any more` }];
    } catch (error) {
      if (error instanceof Damaged) return [{ table: null, reason: error.message }];
      throw error;
    }
  }

  #belongs(table: string): Damage[] {
    return this.#sql.byId.get(table) === undefined ? [{ table, reason: "its row is missing" }] : [];
  }
}
