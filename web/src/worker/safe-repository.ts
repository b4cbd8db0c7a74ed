import { StoreFailure, type ListedTable, type Op, type StoredTable } from "@trestle/table";
import type { FallbackRepository, Repository } from "./repository.ts";

/**
 * A browser may store nothing (private window) or nothing more (full disk). Then play goes on in memory: the table is
 * taken over as it is, and the page is warned.
 */
export class SafeRepository implements Repository {
  readonly #main: Repository | null;
  readonly #open: () => Promise<FallbackRepository>;
  #opened: Promise<FallbackRepository> | null = null;
  readonly #warn: () => void;
  /** Tables that are only in memory. */
  readonly #inMemory = new Set<string>();

  /** `open` fetches the code of the fallback, which is rarely needed. */
  constructor(main: Repository | null, open: () => Promise<FallbackRepository>, warn: () => void) {
    this.#main = main;
    this.#open = open;
    this.#warn = warn;
    if (main === null) warn();
  }

  #fallback(): Promise<FallbackRepository> {
    return (this.#opened ??= this.#open());
  }

  async commit(ops: readonly Op[]): Promise<void> {
    const main = this.#main;
    if (main === null) return (await this.#fallback()).commit(ops);
    const tables = [...new Set(ops.map((op) => op.table))];
    if (!tables.some((table) => this.#inMemory.has(table))) {
      try {
        return await main.commit(ops);
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        this.#warn();
      }
    }
    for (const table of tables) await this.#takeOver(main, table);
    return (await this.#fallback()).commit(ops);
  }

  async #takeOver(main: Repository, table: string): Promise<void> {
    if (this.#inMemory.has(table)) return;
    const stored = await main.read(table);
    if (stored !== null) await (await this.#fallback()).adopt(table, stored);
    this.#inMemory.add(table);
  }

  async read(table: string): Promise<StoredTable | null> {
    const isLost = this.#main === null || this.#inMemory.has(table);
    return (isLost ? await this.#fallback() : this.#main).read(table);
  }

  async held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]> {
    const main = this.#main;
    if (main !== null && this.#opened === null) return main.held(holders, account, limit);
    const here = await (await this.#fallback()).held(holders, account, limit);
    const kept = (await main?.held(holders, account, limit)) ?? [];
    const all = [...here, ...kept.filter(({ id }) => !this.#inMemory.has(id))];
    return all.sort((a, b) => b.updated - a.updated).slice(0, limit);
  }

  async remove(table: string): Promise<boolean> {
    const here = this.#opened !== null && (await (await this.#opened).remove(table));
    const kept = (await this.#main?.remove(table)) ?? false;
    return here || kept;
  }

  async device(): Promise<string> {
    try {
      return await (this.#main ?? (await this.#fallback())).device();
    } catch {
      this.#warn();
      return (await this.#fallback()).device();
    }
  }
}
