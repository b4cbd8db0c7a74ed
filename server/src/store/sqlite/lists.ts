import type { DatabaseSync } from "node:sqlite";
import type { Damage, Phase } from "../server-store.ts";
import { eachOf, LIST_MARGIN, newest, OF_A_HOLDER } from "../lists.ts";
import { isIntact, sumOf } from "./checksums.ts";
import { isRowIntact } from "./table-rows.ts";
import type { ListedText } from "./messages.ts";

/** Milliseconds between updates of a public table's place on the list: its index is not written with each move. */
const MOVED_EVERY = 30_000;
const MOVED_KNOWN = 10_000;

const LISTED = `select id, code, game, phase, listed, rev, held, open, edition, next, due, updated, recorded_sum,
                lined_sum, summary, sum from tables left join summaries on table_id = id`;
export const LISTS_SQL = {
  keep: `insert into summaries values (?, ?, ?)
         on conflict (table_id) do update set summary = excluded.summary, sum = excluded.sum`,
  moved: "update tables set seen = ? where id = ? and listed = 1",
  listed: `${LISTED} where listed = 1 order by seen desc limit ?`,
  listing: `${LISTED} where id = ?`,
  waiting: `${LISTED} where game = ? and listed = 1 and phase = 'lobby' and open > 0 order by updated desc limit ?`,
  heldBy: "select rowid, table_id from holders where kind = ? and held_by = ? order by rowid desc limit ?",
};
type Statements = { [K in keyof typeof LISTS_SQL]: ReturnType<DatabaseSync["prepare"]> };
type Row = Record<string, unknown>;

/** What lists read: indexed columns and a small summary of each table, never a record. */
export class SqliteLists {
  readonly #sql: Statements;
  readonly #report: (damage: Damage) => void;
  /** When a move last updated a table's place on the list. */
  readonly #moved = new Map<string, number>();

  constructor(db: DatabaseSync, report: (damage: Damage) => void) {
    const made = Object.entries(LISTS_SQL).map(([name, text]) => [name, db.prepare(text)] as const);
    this.#sql = Object.fromEntries(made) as Statements;
    this.#report = report;
  }

  keep(table: string, rev: number, summary: string): void {
    this.#sql.keep.run(table, summary, sumOf(table, rev, summary));
  }
  moved(table: string, now: number): void {
    if (now - (this.#moved.get(table) ?? 0) < MOVED_EVERY) return;
    if (this.#moved.size >= MOVED_KNOWN) this.#moved.clear();
    this.#moved.set(table, now);
    this.#sql.moved.run(now, table);
  }

  listed(limit: number): ListedText[] {
    return newest(this.#intact(this.#sql.listed.all(limit + LIST_MARGIN)), limit);
  }
  listing(table: string): ListedText | null {
    return this.#intact(this.#sql.listing.all(table))[0] ?? null;
  }
  waiting(game: string, limit: number): ListedText[] {
    return this.#intact(this.#sql.waiting.all(game, limit));
  }
  held(holders: readonly string[], account: string | null, limit: number): ListedText[] {
    const ofEach = eachOf(holders.length);
    const rows = holders.flatMap((hash) => this.#sql.heldBy.all("secret", hash, ofEach));
    if (account !== null) rows.push(...this.#sql.heldBy.all("account", account, OF_A_HOLDER.most));
    rows.sort((a, b) => Number(b["rowid"]) - Number(a["rowid"]));
    const ids = new Set(rows.map((row) => String(row["table_id"])));
    const tables = [...ids].slice(0, OF_A_HOLDER.read).flatMap((id) => this.listing(id) ?? []);
    return newest(tables, limit);
  }

  /** Tables whose row or summary is damaged are left out, and reported. */
  #intact(rows: readonly Row[]): ListedText[] {
    return rows.flatMap((row) => {
      const listed = toListed(row);
      if (isSummaryIntact(listed.id, row) && isRowIntact(listed.id, row)) return [listed];
      this.#report({ table: listed.id, reason: "what lists show of it is damaged" });
      return [];
    });
  }
}

/** Whether a row of `summaries` is as it was written: its `summary` and `sum`, and the table's `rev`. */
export function isSummaryIntact(id: string, { summary, rev, sum }: Row): boolean {
  return typeof summary === "string" && isIntact(sum, sumOf(id, Number(rev), summary));
}

function toListed(row: Row): ListedText {
  return {
    id: String(row["id"]),
    code: String(row["code"]),
    game: String(row["game"]),
    phase: String(row["phase"]) as Phase,
    edition: row["edition"] as string | null,
    updated: Number(row["updated"]),
    summary: String(row["summary"]),
  };
}
