import { Table, type ShownProgress, type TableChanges } from "@trestle/table";
import type { Cluster } from "../cluster/cluster.ts";
import type { PostgresStore } from "../store/postgres/store.ts";
import type { ServerStore } from "../store/server-store.ts";
import type { PlayTime } from "./context.ts";
import type { Editions } from "./editions.ts";
import { env } from "./env.ts";
import { hasPlayers } from "./suspension.ts";

/** A store that other processes share, and these processes. */
export interface SharedStore {
  store: PostgresStore;
  cluster: Cluster;
}

/** Reads tables from the store and plays their logs again. */
export class TableLoader {
  readonly #store: ServerStore;
  readonly #shared: SharedStore | null;
  readonly #editions: Editions;

  constructor(store: ServerStore, shared: SharedStore | null, editions: Editions) {
    this.#store = store;
    this.#shared = shared;
    this.#editions = editions;
  }

  /** null: there is no such table. Its play time goes on from `from`. */
  async load(id: string, from: PlayTime | null): Promise<Table | null> {
    if (this.#shared !== null) return (await this.resume(id, from, null))?.table ?? null;
    const stored = await this.#store.read(id);
    if (stored === null) return null;
    const games = await this.#editions.gamesFor(stored.record);
    return Table.restore(games, stored, { ...env(), now: wallTimeOf(from, stored.lines) });
  }

  /** From a shared store: the table as it was at `shown` (null: as it is now), and what was committed since. */
  async resume(
    id: string,
    from: PlayTime | null,
    shown: ShownProgress | null,
  ): Promise<{ table: Table; changes: TableChanges } | null> {
    const { store, cluster } = this.#shared!;
    const all = await store.all(id);
    if (all === null || all.record === null) return null;
    const { rev, record, lined } = all;
    // Where another process drives it, its play time has gone on since its last line.
    const isOurs = record.phase !== "playing" || (await cluster.claim([id])).length > 0;
    const next = shown?.next ?? all.lines.length;
    const lines = all.lines.slice(0, next);
    const stored = { rev, record, lines, chat: shown?.chat ?? all.chat };
    // The same holds where the driving process has died while this one was there: the game was never interrupted.
    const wasDriven = record.phase === "playing" && cluster.connectedSince < lined && hasPlayers(record);
    const wentOn = !isOurs || (from === null && wasDriven);
    const wall = wentOn ? lined : wallTimeOf(from, lines);
    const games = await this.#editions.gamesFor(record);
    const table = Table.restore(games, stored, { ...env(), now: wall });
    return { table, changes: { rev, record, lines: all.lines.slice(next), chat: all.chat, lined } };
  }
}

/** The wall-clock time at which play time stood at the last line: now, unless this process knows that it went on. */
function wallTimeOf(from: PlayTime | null, lines: readonly string[]): number {
  const last = lines.at(-1);
  const at = last === undefined ? 0 : playTimeIn(last);
  return from === null ? Date.now() : from.wall - Math.max(0, from.played - at);
}

/** Play time of a log line; the header and the line that opens the deal have none. */
function playTimeIn(line: string): number {
  const entry = JSON.parse(line) as { at?: number };
  return entry.at ?? 0;
}
