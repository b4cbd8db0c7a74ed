import { hash } from "node:crypto";
import { BOTS } from "@trestle/bots";
import type { Games, TableRecord } from "@trestle/table";
import { Refused } from "../errors.ts";
import { findEntry, findGame, type Entry } from "../games/games.ts";
import type { ServerStore } from "../store/server-store.ts";
import type { TableHost } from "./host.ts";

/** Bytes of the edition files that tables in memory play with. What is made of a file may take twelve times as much. */
const MAX_BYTES_IN_USE = 4 * 1024 ** 2;

/** The games with our own editions, as tables need them. */
const GAMES: Games = {
  find: (id, edition) => findGame(id, edition),
  bots: BOTS,
  sha256: (text) => hash("sha256", text),
};

/** The same for a table of another edition, which stays in memory as long as the table. */
function gamesWith(entry: Entry): Games & { bytes: number } {
  const is = (id: string, edition: string | undefined): boolean =>
    id === entry.game.id && edition === entry.edition?.hash;
  return {
    ...GAMES,
    find: (id, edition) => (is(id, edition?.hash) ? entry.game : findGame(id, edition)),
    file: (id, edition) => (is(id, edition) ? entry.edition?.file : undefined),
    bytes: entry.file?.length ?? 0,
  };
}

/** Bytes of the file of a table's edition; 0: it is ours. */
export function fileSize(games: Games): number {
  return "bytes" in games && typeof games.bytes === "number" ? games.bytes : 0;
}

type Played = Pick<TableRecord, "game" | "edition">;

/** Tables in memory, as far as their editions matter. */
export interface EditionTables {
  hosts(): Iterable<TableHost>;
  unload(host: TableHost): void;
}

/** Loads and stores the editions that strangers have brought. */
export class Editions {
  readonly #store: ServerStore;
  readonly #tables: EditionTables;
  /** Editions of tables that are about to come into memory, with the bytes of their files. */
  readonly #coming = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: ServerStore, tables: EditionTables) {
    this.#store = store;
    this.#tables = tables;
  }

  /** The games for a table that is being loaded. If its edition cannot be found, the table is damaged. */
  async gamesFor({ game, edition }: Played): Promise<Games> {
    const entry = findEntry(game, edition) ?? (edition === null ? null : await this.#fetch(game, edition.hash));
    if (entry?.edition == null || entry.file === null) return GAMES;
    // Even if it is cached: the edition of a table in memory stays in memory.
    this.#makeRoom(entry.edition.hash, entry.file.length);
    return gamesWith(entry);
  }

  /** The games for a table that is being made: it is loaded when somebody joins. */
  gamesToMake({ game, edition }: Played): Games {
    const entry = findEntry(game, edition);
    return entry === null || entry.file === null ? GAMES : gamesWith(entry);
  }

  /** Stores the edition for tables that will be made with it. */
  async keep({ game, edition }: Played): Promise<void> {
    const entry = findEntry(game, edition);
    if (entry?.edition == null || entry.file === null) return;
    if (!(await this.#store.keepEdition(entry.edition.hash, entry.file))) throw new Refused(503, "SERVER-EDITION-3");
  }

  /** One after the other: reading and checking a large file takes memory, and tens of milliseconds. */
  #fetch(game: string, edition: string): Promise<Entry | null> {
    const mine = this.#last.then(async () => {
      const known = findEntry(game, { hash: edition });
      if (known !== null) return known;
      const file = await this.#store.edition(edition);
      if (file === null) return null;
      this.#makeRoom(edition, file.length);
      return findEntry(game, { hash: edition, file });
    });
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Unloads tables of editions that nobody looks at. Throws if that does not make enough room. */
  #makeRoom(hash: string, bytes: number): void {
    // Many come at once: each is counted until its table is in memory, which takes no longer than this turn.
    this.#coming.set(hash, bytes);
    setImmediate(() => this.#coming.delete(hash));
    if (this.#bytesInUse() <= MAX_BYTES_IN_USE) return;
    for (const host of this.#tables.hosts())
      if (host.table !== null && fileSize(host.table.games) > 0 && host.mayLeave) this.#tables.unload(host);
    if (this.#bytesInUse() <= MAX_BYTES_IN_USE) return;
    this.#coming.delete(hash);
    throw new Refused(503, "SERVER-EDITION-4");
  }

  #bytesInUse(): number {
    const sizes = new Map<string, number>();
    for (const { table } of this.#tables.hosts())
      if (table?.record.edition != null) sizes.set(table.record.edition.hash, fileSize(table.games));
    for (const [coming, size] of this.#coming) sizes.set(coming, size);
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  }
}
