import type { DatabaseSync } from "node:sqlite";
import { Damaged, isCorrupt } from "./failure.ts";
import { isIntact, linedSum, recordedSum, sumOf, type TableRow } from "./checksums.ts";
import type { StoredTableText } from "./messages.ts";

type Row = Record<string, unknown>;

/** Reads everything stored of a table and compares every checksum. */
export class TableReader {
  readonly #row;
  readonly #recorded;
  readonly #lines;
  readonly #chats;

  constructor(db: DatabaseSync) {
    this.#row = db.prepare("select tables.*, record, sum from tables left join records on table_id = ?1 where id = ?1");
    this.#recorded = db.prepare("select 1 from records where table_id = ?");
    this.#lines = db.prepare("select n, line, sum from lines where table_id = ? order by n");
    this.#chats = db.prepare("select id, line, sum from chat where table_id = ? order by id");
  }

  /** Throws Damaged if anything of the table is not as it was written; null: there is no such table. */
  read(table: string): StoredTableText | null {
    try {
      return this.#read(table);
    } catch (error) {
      throw isCorrupt(error) ? new Damaged(table, "its pages in the database are damaged") : error;
    }
  }

  #read(table: string): StoredTableText | null {
    const row = this.#row.get(table);
    if (row === undefined) {
      if (this.#recorded.get(table) === undefined) return null;
      throw new Damaged(table, "its row is missing");
    }
    const fault = faultOf(table, row);
    if (fault !== null) throw new Damaged(table, fault);
    return {
      rev: Number(row["rev"]),
      record: String(row["record"]),
      lines: linesOf(table, Number(row["next"]), this.#lines.all(table)),
      chat: this.#chats.all(table).map((chat) => {
        const line = String(chat["line"]);
        if (isIntact(chat["sum"], sumOf(table, Number(chat["id"]), line))) return line;
        throw new Damaged(table, "a line of its chat is damaged");
      }),
    };
  }
}

/** Whether a row of `tables` is as it was written. `id`: the id by which it was found. */
export function isRowIntact(id: string, row: Row): boolean {
  const { next, due, updated, ...recorded } = row as unknown as TableRow;
  return (
    isIntact(row["recorded_sum"], recordedSum({ ...recorded, id })) &&
    isIntact(row["lined_sum"], linedSum(id, next, due, updated))
  );
}

function faultOf(id: string, row: Row): string | null {
  const record = row["record"] as string | null;
  if (!isRowIntact(id, row)) return "its row is damaged";
  if (record === null) return "its record is missing";
  return isIntact(row["sum"], sumOf(id, row["rev"] as number, record)) ? null : "its record is damaged";
}

/** Before there were checksums a row could hold several lines, from number n on. */
function linesOf(table: string, next: number, rows: readonly Row[]): string[] {
  const lines: string[] = [];
  for (const { n, line, sum } of rows) {
    const text = String(line);
    if (n !== lines.length) break;
    if (!isIntact(sum, sumOf(table, lines.length, text)))
      throw new Damaged(table, `line ${lines.length} of its log is damaged`);
    if (sum === null) lines.push(...text.split("\n"));
    else lines.push(text);
  }
  if (lines.length !== next) throw new Damaged(table, `its log has ${lines.length} of ${next} lines`);
  return lines;
}
