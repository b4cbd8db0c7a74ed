import type { DatabaseSync } from "node:sqlite";
import { MAX_EDITIONS } from "../server-store.ts";
import { DamagedEdition, isCorrupt } from "./failure.ts";
import { isIntact, sumOf } from "./checksums.ts";

const SQL = {
  count: "select count(*) as count from editions",
  file: "select file, sum from editions where hash = ?",
  use: "update editions set used = ? where hash = ?",
  put: "insert or replace into editions values (?, ?, ?, ?)",
  // Editions that no table uses and nobody has brought since.
  forget: "delete from editions where used < ? and not exists (select 1 from tables where edition = hash)",
};
type Statements = { [K in keyof typeof SQL]: ReturnType<DatabaseSync["prepare"]> };

/** Editions other than ours, each once under its hash. */
export class SqliteEditions {
  readonly #sql: Statements;

  constructor(db: DatabaseSync) {
    const made = Object.entries(SQL).map(([name, text]) => [name, db.prepare(text)] as const);
    this.#sql = Object.fromEntries(made) as Statements;
  }

  /** False: there are too many. Bringing an edition that is damaged here repairs it. */
  keep(hash: string, file: string, now: number): boolean {
    const row = this.#sql.file.get(hash);
    if (row !== undefined && isIntact(row["sum"], sumOf(hash, String(row["file"])))) this.#sql.use.run(now, hash);
    else if (row === undefined && Number(this.#sql.count.get()?.["count"]) >= MAX_EDITIONS) return false;
    else this.#sql.put.run(hash, file, now, sumOf(hash, file));
    return true;
  }

  /** Throws Damaged if it is not as it was written; null: there is none. */
  file(hash: string): string | null {
    let row;
    try {
      row = this.#sql.file.get(hash);
    } catch (error) {
      throw isCorrupt(error) ? new DamagedEdition(hash, "cannot be read any more") : error;
    }
    if (row === undefined) return null;
    const file = String(row["file"]);
    if (isIntact(row["sum"], sumOf(hash, file))) return file;
    throw new DamagedEdition(hash, "is damaged");
  }

  forget(before: number): void {
    this.#sql.forget.run(before);
  }
}
