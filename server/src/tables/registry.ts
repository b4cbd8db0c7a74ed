import { randomBytes } from "node:crypto";
import { isRefusal, type Refusal } from "@trestle/kernel";
import { Conflict, DamagedTable, Table } from "@trestle/table";
import type { Env, ListedTable, NewTable, TableChanges, ShownProgress } from "@trestle/table";
import { hasPlayers, standsStill } from "../bots/charged-addresses.ts";
import type { BotPool } from "../bots/pool.ts";
import { Cluster, type ClusterTables } from "../cluster/cluster.ts";
import { Editions, fileSize } from "./editions.ts";
import { Refused } from "../errors.ts";
import type { ServerContext, PlayTime } from "./context.ts";
import { TableHost, playTimeOf } from "./host.ts";
import type { Metrics } from "../metrics.ts";
import { TurnNotices, type SendNotice } from "../notify/turn-notices.ts";
import type { ServerStore, Phase } from "../store/server-store.ts";
import { PostgresStore } from "../store/postgres/store.ts";
import { EndOfTurn } from "./end-of-turn.ts";

export interface TableRegistryOptions {
  store: ServerStore;
  botPool: BotPool;
  metrics: Metrics;
  bots: { budget: number; pace: number };
  /** Milliseconds a table nobody looks at stays in memory. */
  idleAfter: number;
  /** Days that untouched tables are kept: finished ones, those that never began, games under way. 0: for ever. */
  keep: { done: number; lobbies: number; games: number };
  note: ServerContext["note"];
  /** How notices of turns are sent; left out: they are not. */
  notices?: { after: number; send: SendNotice };
}

const POLL = 5_000;
/** Tables whose clocks run out before the poll after the next one are brought back now. */
const AHEAD = 3 * POLL;
const WAKE_AT_ONCE = 500;
/** Where others have tables too, theirs must not hide those that nobody has. */
const WAKE_AMONG = 20_000;
const QUARANTINE = 600_000;
const RETENTION = 3_600_000;
const DAY = 86_400_000;
const FRESH = 15_000;
const OVER_IDLE = 2_000;
/** Tables that quick play looks at. */
const QUICK = 50;
/** Bytes of files of editions that tables in memory play with. What is made of a file may take twelve times as much. */
const EDITIONS_IN_PLAY = 4 * 1024 ** 2;

/** A table in memory as the host sees it. */
export interface TableRow {
  id: string;
  game: string;
  phase: string;
  people: number;
  bots: number;
  sockets: number;
  /** Entries of its log. */
  entries: number;
  used: number;
}

/** All tables: those in memory, and the way to those in the store. */
export class TableRegistry implements ClusterTables {
  readonly #o: TableRegistryOptions;
  /** The store if others share it, and the others. */
  readonly #shared: { store: PostgresStore; cluster: Cluster } | null;
  readonly #context: ServerContext;
  readonly #editions: Editions;
  readonly #hosts = new Map<string, TableHost>();
  readonly #loading = new Map<string, Promise<TableHost | null>>();
  /** Tables that left memory with a game under way: play time goes on for them, unless nobody plays or looks. */
  readonly #asleep = new Map<string, PlayTime & { due: number | null; stands: boolean }>();
  /** Editions of tables that are about to come into memory, with the bytes of their files. */
  readonly #coming = new Map<string, number>();
  readonly #quarantined = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #closing = false;

  constructor(options: TableRegistryOptions) {
    this.#o = options;
    this.#editions = new Editions(options.store, (hash, bytes) => this.#makeRoom(hash, bytes));
    const { metrics, botPool, bots, note, store } = options;
    this.#shared = store instanceof PostgresStore ? { store, cluster: new Cluster(store, metrics, this) } : null;
    this.#context = {
      cluster: this.#shared?.cluster ?? null,
      metrics,
      botPool,
      bots,
      note,
      notices: options.notices === undefined ? null : new TurnNotices({ ...options.notices, env }),
      env,
      turns: new EndOfTurn(),
      commit: (ops) => this.#o.store.commit(ops),
      restore: (id, from) => this.#restore(id, from),
      resume: (id, from, seen) => this.#resume(id, from, seen),
      left: (host) => {
        if (isOver(host) && host.mayLeave()) this.#forget(host);
      },
      gone: (host) => this.#forget(host),
      quarantine: (id) => this.#quarantined.set(id, Date.now() + QUARANTINE),
    };
    this.#every(Math.max(200, Math.min(POLL, options.idleAfter)), () => this.sweep());
    this.#every(POLL, () => this.wake());
    this.#every(RETENTION, () => this.clear());
  }

  /** Meets the other processes, if there are any. */
  async start(): Promise<void> {
    await this.#shared?.cluster.start();
  }

  #every(ms: number, act: () => void | Promise<void>): void {
    const timer = setInterval(() => {
      Promise.resolve(act()).catch((error: unknown) => this.#o.note("warn", error, "the store does not answer"));
    }, ms);
    this.#timers.push(timer.unref());
  }

  // ——— tables in memory ———

  get size(): number {
    return this.#hosts.size;
  }

  host(id: string): TableHost | undefined {
    return this.#hosts.get(id);
  }
  hosts(): Iterable<TableHost> {
    return this.#hosts.values();
  }

  /** The table as it is kept at this moment; null: there is none. */
  async open(id: string): Promise<TableHost | null> {
    this.#shared?.cluster.reach();
    const known = this.#hosts.has(id);
    const host = await this.#find(id);
    // What is in memory may be older than what others have kept: whoever comes is shown nothing stale.
    if (known && host !== null) await this.#shared?.cluster.look(id);
    return host;
  }

  /** From memory or the store. Whoever asks at the same time shares one load. */
  #find(id: string): Promise<TableHost | null> {
    const host = this.#hosts.get(id);
    if (host !== undefined) return Promise.resolve(host);
    const under = this.#loading.get(id);
    if (under !== undefined) return under;
    const load = this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, load);
    return load;
  }

  async #load(id: string): Promise<TableHost | null> {
    if (this.#closing) throw new Refused(503, "SERVER-DOWN-1");
    if ((this.#quarantined.get(id) ?? 0) > Date.now()) throw new Refused(503, "SERVER-TABLE-3");
    const asleep = this.#asleep.get(id) ?? null;
    const from = asleep?.stands === true ? { ...asleep, wall: Date.now() } : asleep;
    const table = await this.#restore(id, from).catch((error: unknown) => {
      if (!(error instanceof DamagedTable)) throw error;
      this.#quarantined.set(id, Date.now() + QUARANTINE);
      this.#o.note("error", error, "a table's log is damaged; the table stays closed", { table: id });
      throw new Refused(503, "SERVER-TABLE-3");
    });
    if (table === null || this.#closing) return null;
    this.#asleep.delete(id);
    this.#o.metrics.loaded.inc();
    return this.#place(new TableHost(this.#context, table));
  }

  async #restore(id: string, from: PlayTime | null): Promise<Table | null> {
    if (this.#shared !== null) return (await this.#resume(id, from, null))?.table ?? null;
    const stored = await this.#o.store.read(id);
    if (stored === null) return null;
    const games = await this.#editions.gamesFor(stored.record);
    return Table.restore(games, stored, { ...env(), now: wallOf(from, stored.lines) });
  }

  /** From a store that others share: as `seen` knows it (null: as it is), and what was kept since. */
  async #resume(
    id: string,
    from: PlayTime | null,
    seen: ShownProgress | null,
  ): Promise<{ table: Table; news: TableChanges } | null> {
    const { store, cluster } = this.#shared!;
    const all = await store.all(id);
    if (all === null || all.record === null) return null;
    const { rev, record, lined } = all;
    // Where somebody else drives it, its play time has gone on since its last line.
    const mine = record.phase !== "playing" || (await cluster.mine([id])).length > 0;
    const next = seen?.next ?? all.lines.length;
    const lines = all.lines.slice(0, next);
    const stored = { rev, record, lines, chat: seen?.chat ?? all.chat };
    // So it has where whoever drove it has died: this process was there all the time, so that the house was not closed.
    const wasDriven = record.phase === "playing" && cluster.since < lined && hasPlayers(record);
    const goneOn = !mine || (from === null && wasDriven);
    const wall = goneOn ? lined : wallOf(from, lines);
    const games = await this.#editions.gamesFor(record);
    const table = Table.restore(games, stored, { ...env(), now: wall });
    return { table, news: { rev, record, lines: all.lines.slice(next), chat: all.chat, lined } };
  }

  #place(host: TableHost): TableHost {
    this.#hosts.set(host.id, host);
    this.#shared?.cluster.met(host.id);
    this.#o.metrics.inMemory.set(this.#hosts.size);
    return host;
  }

  #forget(host: TableHost): void {
    host.freeze();
    if (this.#hosts.get(host.id) === host) {
      this.#hosts.delete(host.id);
      // One that sleeps with its clock running is still ours to wake.
      if ((this.#asleep.get(host.id)?.due ?? null) === null) this.#shared?.cluster.leave(host.id);
    }
    this.#o.metrics.inMemory.set(this.#hosts.size);
  }

  /** Tables nobody looks at leave memory. */
  sweep(): void {
    const now = Date.now();
    for (const host of this.#hosts.values()) {
      const patience = isOver(host) ? Math.min(OVER_IDLE, this.#o.idleAfter) : this.#o.idleAfter;
      if (now - host.used < patience || !host.mayLeave()) continue;
      this.#putAside(host);
    }
  }

  #putAside(host: TableHost): void {
    const { table } = host;
    const now = Date.now();
    if (table?.phase === "playing") {
      const stands = standsStill(table);
      this.#asleep.set(host.id, { ...playTimeOf(table, now), due: table.due(env()), stands });
    }
    this.#forget(host);
  }

  /** For another edition: tables of editions that nobody looks at leave memory. */
  #makeRoom(hash: string, bytes: number): void {
    const full = (): boolean => {
      const sizes = new Map<string, number>();
      for (const { table } of this.#hosts.values())
        if (table?.record.edition != null) sizes.set(table.record.edition.hash, fileSize(table.games));
      for (const [coming, size] of this.#coming) sizes.set(coming, size);
      return [...sizes.values()].reduce((sum, size) => sum + size, 0) > EDITIONS_IN_PLAY;
    };
    // Many come at once: each is counted until its table is placed, which takes no longer than this turn.
    this.#coming.set(hash, bytes);
    setImmediate(() => this.#coming.delete(hash));
    if (!full()) return;
    for (const host of this.#hosts.values())
      if (host.table !== null && fileSize(host.table.games) > 0 && host.mayLeave()) this.#putAside(host);
    if (!full()) return;
    this.#coming.delete(hash);
    throw new Refused(503, "SERVER-EDITION-4");
  }

  /** Somebody else has gone on with a table that sleeps here: it is theirs now. */
  stirred(id: string): void {
    if (this.#asleep.delete(id)) this.#shared?.cluster.leave(id);
  }

  desert(): void {
    for (const host of this.#hosts.values()) host.desert();
  }

  /** Tables that left memory (or were there before a restart) come back before their clocks run out. */
  async wake(): Promise<void> {
    const before = Date.now() + AHEAD;
    // After a restart the store's times lie in the past until a table's next entry: those we know must not hide others.
    const limit = this.#shared === null ? WAKE_AT_ONCE + this.#hosts.size + this.#asleep.size : WAKE_AMONG;
    const due = (await this.#o.store.due(before, limit)).filter(({ table: id }) => {
      const asleep = this.#asleep.get(id);
      const later = asleep !== undefined && (asleep.due ?? Infinity) > before;
      const ill = (this.#quarantined.get(id) ?? 0) > Date.now();
      return !later && !ill && !this.#hosts.has(id);
    });
    const ids = due.map(({ table }) => table);
    for (const id of this.#shared === null ? ids : await this.#shared.cluster.mine(ids)) {
      if (this.#closing) return;
      const woken = await this.#find(id).catch((error: unknown) => {
        this.#o.note("warn", error, "a table could not be woken", { table: id });
        return null;
      });
      if (woken === null) this.#shared?.cluster.leave(id);
    }
  }

  async clear(): Promise<void> {
    const { done, lobbies, games } = this.#o.keep;
    const kept: [number, Phase[]][] = [
      [done, ["over", "closed"]],
      [lobbies, ["lobby"]],
      [games, ["playing"]],
    ];
    for (const [days, phases] of kept) if (days > 0) await this.#o.store.forget(Date.now() - days * DAY, phases);
  }

  // ——— making and finding ———

  async make(wish: NewTable): Promise<{ table: string; code: string; hostSecret: string } | Refusal> {
    if (this.#closing) throw new Refused(503, "SERVER-DOWN-1");
    const hostSecret = randomBytes(16).toString("hex");
    const games = this.#editions.gamesToMake(wish);
    for (let attempt = 0; ; attempt++) {
      const table = Table.create(games, wish, hostSecret, env());
      if (isRefusal(table)) return table;
      try {
        await this.#editions.keep(wish);
        for (const batch of table.take()) await this.#o.store.commit(batch.ops);
      } catch (error) {
        // Its code is taken already: another one will be free.
        if (error instanceof Conflict && attempt < 5) continue;
        throw error;
      }
      this.#o.metrics.made.inc({ game: wish.game });
      // One of another edition comes into memory when somebody comes: whoever made it may never do so.
      if (fileSize(games) === 0) this.#place(new TableHost(this.#context, table));
      return { table: table.id, code: table.code, hostSecret };
    }
  }

  /** A public table that waits for somebody, the fullest first; null: none does. */
  async waiting(game: string): Promise<{ id: string; code: string } | null> {
    const all = await this.#o.store.waiting(game, QUICK);
    const elsewhere = await this.#shared?.store.presence(
      all.map((t) => t.id),
      this.#shared.cluster.process,
    );
    const lively = (t: ListedTable): boolean =>
      (this.#hosts.get(t.id)?.connections.size ?? 0) > 0 ||
      elsewhere?.has(t.id) === true ||
      Date.now() - t.updated < FRESH;
    const open = (t: ListedTable): number => t.summary.seats.filter((s) => s.kind === "open").length;
    const kept = all.filter(lively).map((t) => ({ id: t.id, code: t.code, open: open(t) }));
    const fit = [...kept, ...this.#waitingHere(game)].sort((a, b) => a.open - b.open);
    return fit[0] ?? null;
  }

  /** Those at which somebody sits waiting, however long ago they were made. */
  #waitingHere(game: string): { id: string; code: string; open: number }[] {
    return [...this.#hosts.values()].flatMap(({ table, connections }) => {
      if (table?.phase !== "lobby" || table.record.game !== game || !table.record.listed || connections.size === 0)
        return [];
      const open = table.record.seats.filter((s) => s.kind === "open").length;
      return open === 0 ? [] : [{ id: table.id, code: table.code, open }];
    });
  }

  /** Tables in memory, the liveliest first; nothing of who plays or what. */
  rows(): TableRow[] {
    const rows = [...this.#hosts.values()].flatMap((host) => {
      const { table } = host;
      if (table === null) return [];
      const { id, game, phase, seats } = table.record;
      const people = seats.filter((s) => s.kind === "person").length;
      const bots = seats.filter((s) => s.kind === "bot").length;
      return [
        {
          id,
          game,
          phase,
          people,
          bots,
          sockets: host.connections.size,
          entries: table.match?.n ?? 0,
          used: host.used,
        },
      ];
    });
    return rows.sort((a, b) => b.used - a.used);
  }

  /** The table stands still while `work` takes it away; then everybody is sent off. */
  async letGo<T>(id: string, work: () => Promise<T>): Promise<T> {
    const host = await this.open(id);
    host?.freeze();
    await host?.settled();
    try {
      return await work();
    } finally {
      host?.dismiss();
    }
  }

  /** Stops every table, keeps what is staged, and tells it. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.allSettled(this.#loading.values());
    for (const host of this.#hosts.values()) host.freeze();
    await Promise.all([...this.#hosts.values()].map((host) => host.settled()));
    await this.#shared?.cluster.end();
  }
}

/** Few come back to such a table, and the store has it. */
function isOver({ table }: TableHost): boolean {
  return table?.phase === "over" || table?.phase === "closed";
}

const random = (): string => randomBytes(32).toString("hex");

function env(): Env {
  return { now: Date.now(), random };
}

/** The moment at which play time stood where the last line left it: now, unless this process knows that it went on. */
function wallOf(from: PlayTime | null, lines: readonly string[]): number {
  const last = lines.at(-1);
  const at = last === undefined ? 0 : playedAt(last);
  return from === null ? Date.now() : from.wall - Math.max(0, from.played - at);
}

/** Play time of a line of the log; the header and the line that opens the deal have none. */
function playedAt(line: string): number {
  const entry = JSON.parse(line) as { at?: number };
  return entry.at ?? 0;
}
