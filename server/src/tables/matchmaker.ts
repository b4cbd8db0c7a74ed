import { randomBytes } from "node:crypto";
import { isRefusal, type Refusal } from "@trestle/kernel";
import { Conflict, Table, type ListedTable, type NewTable } from "@trestle/table";
import type { Metrics } from "../metrics.ts";
import type { ServerStore } from "../store/server-store.ts";
import { fileSize, type Editions } from "./editions.ts";
import { env } from "./env.ts";
import type { TableHost } from "./host.ts";
import type { SharedStore } from "./loader.ts";

/** Tables that quick play looks at. */
const CANDIDATES = 50;
/** Milliseconds for which a table counts as fresh though nobody is connected to it yet. */
const FRESH = 15_000;
const CODE_TRIES = 6;

export interface MatchmakerOptions {
  store: ServerStore;
  shared: SharedStore | null;
  editions: Editions;
  metrics: Metrics;
  /** Tables in memory. */
  hosts: ReadonlyMap<string, TableHost>;
  /** A table that was just stored comes into memory. */
  add(table: Table): void;
}

export interface MadeTable {
  table: string;
  code: string;
  hostSecret: string;
}

/** Makes tables, and finds one for people who want to play with anybody. */
export class Matchmaker {
  readonly #o: MatchmakerOptions;

  constructor(options: MatchmakerOptions) {
    this.#o = options;
  }

  async make(request: NewTable): Promise<MadeTable | Refusal> {
    const { store, editions, metrics } = this.#o;
    const hostSecret = randomBytes(16).toString("hex");
    const games = editions.gamesToMake(request);
    for (let tries = 1; ; tries++) {
      const table = Table.create(games, request, hostSecret, env());
      if (isRefusal(table)) return table;
      try {
        await editions.keep(request);
        for (const batch of table.take()) await store.commit(batch.ops);
      } catch (error) {
        // Its code is taken already: another one will be free.
        if (error instanceof Conflict && tries < CODE_TRIES) continue;
        throw error;
      }
      metrics.made.inc({ game: request.game });
      // One of another edition comes into memory when somebody joins: its maker may never do so.
      if (fileSize(games) === 0) this.#o.add(table);
      return { table: table.id, code: table.code, hostSecret };
    }
  }

  /** A public table with an open seat at which somebody waits, the fullest first; null: there is none. */
  async find(game: string): Promise<{ id: string; code: string } | null> {
    const { store, shared, hosts } = this.#o;
    const listed = await store.waiting(game, CANDIDATES);
    const ids = listed.map(({ id }) => id);
    const elsewhere = await shared?.store.presence(ids, shared.cluster.process);
    const isLively = (t: ListedTable): boolean =>
      (hosts.get(t.id)?.connections.size ?? 0) > 0 || elsewhere?.has(t.id) === true || Date.now() - t.updated < FRESH;
    const stored = listed.filter(isLively).map(({ id, code, summary }) => ({ id, code, open: openIn(summary.seats) }));
    const [best] = [...stored, ...this.#waitingHere(game)].sort((a, b) => a.open - b.open);
    return best ?? null;
  }

  /** Tables in memory at which somebody waits, however long ago they were made. */
  #waitingHere(game: string): { id: string; code: string; open: number }[] {
    return [...this.#o.hosts.values()].flatMap(({ table, connections }) => {
      if (table?.phase !== "lobby" || table.record.game !== game || !table.record.listed || connections.size === 0)
        return [];
      const open = openIn(table.record.seats);
      return open === 0 ? [] : [{ id: table.id, code: table.code, open }];
    });
  }
}

function openIn(seats: readonly { kind: string }[]): number {
  return seats.filter(({ kind }) => kind === "open").length;
}
