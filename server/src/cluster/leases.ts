import { hash } from "node:crypto";
import type { Link } from "./database-link.ts";

/** At most this many in one question. */
const MOST = 1_000;

/**
 * Which tables' bots and clocks this process drives: an advisory lock for each, held by the link. It dies with the
 * process, however that ends, and another one that has the table takes over.
 */
export class Leases {
  readonly #link: Link;
  readonly #taken: (table: string) => void;
  readonly #held = new Set<string>();
  readonly #wanted = new Set<string>();
  #asking = false;

  constructor(link: Link, taken: (table: string) => void) {
    this.#link = link;
    this.#taken = taken;
  }

  /** This process drives it. Otherwise it asks for it from now on. */
  has(table: string): boolean {
    if (this.#held.has(table)) return true;
    if (!this.#wanted.has(table)) {
      this.#wanted.add(table);
      if (!this.#asking) {
        this.#asking = true;
        setImmediate(() => void this.ask());
      }
    }
    return false;
  }

  /** Asks for all that are wanted: others may have let go. */
  async ask(): Promise<void> {
    this.#asking = false;
    const won = await this.take([...this.#wanted]).catch((): string[] => []);
    for (const table of won) this.#taken(table);
  }

  /** Those of these tables that are ours, now or already. */
  async take(tables: readonly string[]): Promise<string[]> {
    const mine = tables.filter((table) => this.#held.has(table));
    const free = tables.filter((table) => !this.#held.has(table));
    for (let i = 0; i < free.length; i += MOST) mine.push(...(await this.#lock(free.slice(i, i + MOST))));
    return mine;
  }

  async #lock(tables: readonly string[]): Promise<string[]> {
    const rows = await this.#link.ask<{ got: boolean }>(LOCK, [tables.map(keyOf)]);
    const got = tables.filter((_, i) => rows[i]?.got === true);
    for (const table of got) {
      // Asked for twice at the same moment, it would have to be let go twice.
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
    this.#link.ask(UNLOCK, [tables.map(keyOf)]).catch(() => undefined);
  }

  /** The locks are gone with the connection. They are asked for again when it is back. */
  lost(): void {
    for (const table of this.#held) this.#wanted.add(table);
    this.#held.clear();
  }
}

const LOCK = "select pg_try_advisory_lock(k) as got from unnest($1::bigint[]) with ordinality as u (k, i) order by i";
const UNLOCK = "select pg_advisory_unlock(k) from unnest($1::bigint[]) as k";

/** Locks are by number: 64 bits of the id's hash. Two tables that shared one would only be driven by the same process. */
function keyOf(table: string): string {
  return Buffer.from(hash("sha256", `drive ${table}`), "hex")
    .readBigInt64BE(0)
    .toString();
}
