import { hash } from "node:crypto";
import type { DatabaseLink } from "./database-link.ts";

/** Tables in one query. */
const TABLES_PER_QUERY = 1_000;

/**
 * Which tables' bots and clocks this process drives: an advisory lock for each, held by the database link. It ends with
 * the process, however that ends, and another process that has the table takes over.
 */
export class Leases {
  readonly #link: DatabaseLink;
  readonly #onClaimed: (table: string) => void;
  readonly #held = new Set<string>();
  readonly #wanted = new Set<string>();
  #isScheduled = false;

  constructor(link: DatabaseLink, onClaimed: (table: string) => void) {
    this.#link = link;
    this.#onClaimed = onClaimed;
  }

  /** This process drives it. If not, it keeps asking from now on. */
  has(table: string): boolean {
    if (this.#held.has(table)) return true;
    if (!this.#wanted.has(table)) {
      this.#wanted.add(table);
      if (!this.#isScheduled) {
        this.#isScheduled = true;
        setImmediate(() => void this.claimWanted());
      }
    }
    return false;
  }

  /** Asks for all that are wanted: others may have released theirs. */
  async claimWanted(): Promise<void> {
    this.#isScheduled = false;
    const won = await this.take([...this.#wanted]).catch((): string[] => []);
    for (const table of won) this.#onClaimed(table);
  }

  /** Those of these tables that are ours, now or already. */
  async take(tables: readonly string[]): Promise<string[]> {
    const mine = tables.filter((table) => this.#held.has(table));
    const free = tables.filter((table) => !this.#held.has(table));
    for (let i = 0; i < free.length; i += TABLES_PER_QUERY)
      mine.push(...(await this.#lock(free.slice(i, i + TABLES_PER_QUERY))));
    return mine;
  }

  async #lock(tables: readonly string[]): Promise<string[]> {
    const rows = await this.#link.query<{ got: boolean }>(LOCK_SQL, [tables.map(keyOf)]);
    const got = tables.filter((_, i) => rows[i]?.got === true);
    for (const table of got) {
      // Locked twice at the same moment, it would have to be unlocked twice.
      if (this.#held.has(table)) this.#unlock([table]);
      this.#held.add(table);
      this.#wanted.delete(table);
    }
    return got;
  }

  leave(table: string): void {
    this.#wanted.delete(table);
    if (this.#held.delete(table)) this.#unlock([table]);
  }

  #unlock(tables: readonly string[]): void {
    this.#link.query(UNLOCK_SQL, [tables.map(keyOf)]).catch(() => undefined);
  }

  /** The locks are gone with the connection. They are asked for again when it is back. */
  lost(): void {
    for (const table of this.#held) this.#wanted.add(table);
    this.#held.clear();
  }
}

const LOCK_SQL =
  "select pg_try_advisory_lock(k) as got from unnest($1::bigint[]) with ordinality as u (k, i) order by i";
const UNLOCK_SQL = "select pg_advisory_unlock(k) from unnest($1::bigint[]) as k";

/** Locks are numbers: 64 bits of the id's hash. Two tables with the same number would merely share their driver. */
function keyOf(table: string): string {
  return Buffer.from(hash("sha256", `drive ${table}`), "hex")
    .readBigInt64BE(0)
    .toString();
}
