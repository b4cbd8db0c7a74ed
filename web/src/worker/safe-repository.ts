import { StoreFailure, type ListedTable, type Op, type StoredTable } from "@trestle/table";
import type { Refuge, Shelf } from "./repository.ts";

/**
 * A browser may keep nothing (a private window) or no more (a full disk). Play goes on in memory then: a table that can
 * no longer be kept is taken over with all it has, and the page is told.
 */
export class SafeShelf implements Shelf {
  readonly #main: Shelf | null;
  readonly #open: () => Promise<Refuge>;
  #opened: Promise<Refuge> | null = null;
  readonly #warn: () => void;
  /** Tables that live in memory alone. */
  readonly #lost = new Set<string>();

  /** `open` fetches the refuge: hardly anybody ever needs it. */
  constructor(main: Shelf | null, open: () => Promise<Refuge>, warn: () => void) {
    this.#main = main;
    this.#open = open;
    this.#warn = warn;
    if (main === null) warn();
  }

  #refuge(): Promise<Refuge> {
    return (this.#opened ??= this.#open());
  }

  async commit(ops: readonly Op[]): Promise<void> {
    const main = this.#main;
    if (main === null) return (await this.#refuge()).commit(ops);
    const tables = [...new Set(ops.map((op) => op.table))];
    if (!tables.some((table) => this.#lost.has(table))) {
      try {
        return await main.commit(ops);
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        this.#warn();
      }
    }
    for (const table of tables) await this.#takeOver(main, table);
    return (await this.#refuge()).commit(ops);
  }

  async #takeOver(main: Shelf, table: string): Promise<void> {
    if (this.#lost.has(table)) return;
    const stored = await main.read(table);
    if (stored !== null) await (await this.#refuge()).adopt(table, stored);
    this.#lost.add(table);
  }

  async read(table: string): Promise<StoredTable | null> {
    const isLost = this.#main === null || this.#lost.has(table);
    return (isLost ? await this.#refuge() : this.#main).read(table);
  }

  async held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]> {
    const main = this.#main;
    if (main !== null && this.#opened === null) return main.held(holders, account, limit);
    const here = await (await this.#refuge()).held(holders, account, limit);
    const kept = (await main?.held(holders, account, limit)) ?? [];
    const all = [...here, ...kept.filter(({ id }) => !this.#lost.has(id))];
    return all.sort((a, b) => b.updated - a.updated).slice(0, limit);
  }

  async remove(table: string): Promise<boolean> {
    const here = this.#opened !== null && (await (await this.#opened).remove(table));
    const kept = (await this.#main?.remove(table)) ?? false;
    return here || kept;
  }

  async device(): Promise<string> {
    try {
      return await (this.#main ?? (await this.#refuge())).device();
    } catch {
      this.#warn();
      return (await this.#refuge()).device();
    }
  }
}
