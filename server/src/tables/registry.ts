import { DamagedTable, type Table } from "@trestle/table";
import type { BotPool } from "../bots/pool.ts";
import { Cluster, type ClusterTables } from "../cluster/cluster.ts";
import { Refused } from "../errors.ts";
import type { Metrics } from "../metrics.ts";
import { TurnNotices, type SendNotice } from "../notify/turn-notices.ts";
import type { ReportError } from "../recent-errors.ts";
import { PostgresStore } from "../store/postgres/store.ts";
import type { Phase, ServerStore } from "../store/server-store.ts";
import type { ServerContext } from "./context.ts";
import { Editions } from "./editions.ts";
import { env } from "./env.ts";
import { TableHost } from "./host.ts";
import { TableLoader, type SharedStore } from "./loader.ts";
import { Matchmaker } from "./matchmaker.ts";
import { TRY_AGAIN } from "./recovery.ts";
import { Sleepers } from "./sleepers.ts";

export interface TableRegistryOptions {
  store: ServerStore;
  botPool: BotPool;
  metrics: Metrics;
  bots: { budget: number; pace: number };
  /** Milliseconds a table nobody looks at stays in memory. */
  idleAfter: number;
  /** Days that untouched tables are kept: finished ones, those that never began, games under way. 0: for ever. */
  keep: { done: number; lobbies: number; games: number };
  report: ReportError;
  /** How notices of turns are sent; left out: they are not. */
  notices?: { after: number; send: SendNotice };
}

const POLL = 5_000;
/** Tables whose clocks run out before the poll after the next one are brought back now. */
const AHEAD = 3 * POLL;
const WAKE_AT_ONCE = 500;
/** Tables that other processes have must not hide those that nobody has. */
const WAKE_AMONG = 20_000;
const QUARANTINE = 600_000;
const RETENTION = 3_600_000;
const DAY = 86_400_000;
/** Few people come back to a finished table, and the store has it. */
const IDLE_AFTER_END = 2_000;

/** All tables of this process: those in memory, and the way to those in the store. */
export class TableRegistry implements ClusterTables {
  readonly matchmaker: Matchmaker;
  readonly #o: TableRegistryOptions;
  readonly #shared: SharedStore | null;
  readonly #context: ServerContext;
  readonly #loader: TableLoader;
  readonly #hosts = new Map<string, TableHost>();
  readonly #loading = new Map<string, Promise<TableHost | null>>();
  readonly #sleepers = new Sleepers();
  /** Damaged or crashing tables, and until when they stay closed. */
  readonly #quarantined = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #isClosing = false;

  constructor(options: TableRegistryOptions) {
    this.#o = options;
    const { metrics, botPool, bots, report, store } = options;
    const shared = store instanceof PostgresStore ? { store, cluster: new Cluster(store, metrics, this) } : null;
    const hosts = this.#hosts;
    const editions = new Editions(store, { hosts: () => hosts.values(), unload: (host) => this.#unload(host) });
    const loader = new TableLoader(store, shared, editions);
    this.#shared = shared;
    this.#loader = loader;
    this.matchmaker = new Matchmaker({
      store,
      shared,
      editions,
      metrics,
      hosts,
      add: (table) => void this.#add(table),
    });
    this.#context = {
      cluster: shared?.cluster ?? null,
      metrics,
      botPool,
      bots,
      report,
      notices: options.notices === undefined ? null : new TurnNotices({ ...options.notices, env }),
      env,
      commit: (ops) => store.commit(ops),
      restore: (id, from) => loader.load(id, from),
      resume: (id, from, shown) => loader.resume(id, from, shown),
      left: (host) => {
        if (isOver(host) && host.mayLeave) this.#remove(host);
      },
      gone: (host) => this.#remove(host),
      quarantine: (id) => this.#quarantine(id),
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
      Promise.resolve(act()).catch((error: unknown) => this.#o.report("warn", error, "the store does not answer"));
    }, ms);
    this.#timers.push(timer.unref());
  }

  get size(): number {
    return this.#hosts.size;
  }

  host(id: string): TableHost | undefined {
    return this.#hosts.get(id);
  }
  hosts(): Iterable<TableHost> {
    return this.#hosts.values();
  }

  // ——— into memory ———

  /** The table as it is stored at this moment; null: there is none. */
  async open(id: string): Promise<TableHost | null> {
    this.#shared?.cluster.checkReach();
    const isKnown = this.#hosts.has(id);
    const host = await this.#find(id);
    // What is in memory may be older than what other processes committed: newcomers are shown nothing stale.
    if (isKnown && host !== null) await this.#shared?.cluster.refresh(id);
    return host;
  }

  /** From memory or the store. Those who ask at the same time share one load. */
  #find(id: string): Promise<TableHost | null> {
    const host = this.#hosts.get(id);
    if (host !== undefined) return Promise.resolve(host);
    const underWay = this.#loading.get(id);
    if (underWay !== undefined) return underWay;
    const load = this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, load);
    return load;
  }

  async #load(id: string): Promise<TableHost | null> {
    if (this.#isClosing) throw new Refused(503, "SERVER-DOWN-1");
    if (this.#isQuarantined(id)) throw new Refused(503, "SERVER-TABLE-3");
    const table = await this.#loader.load(id, this.#sleepers.playTime(id)).catch((error: unknown) => {
      if (!(error instanceof DamagedTable)) throw error;
      this.#quarantine(id);
      this.#o.report("error", error, "a table's log is damaged; the table stays closed", { table: id });
      throw new Refused(503, "SERVER-TABLE-3");
    });
    if (table === null || this.#isClosing) return null;
    this.#sleepers.delete(id);
    this.#o.metrics.loaded.inc();
    return this.#add(table);
  }

  #add(table: Table): TableHost {
    const host = new TableHost(this.#context, table);
    this.#hosts.set(host.id, host);
    this.#shared?.cluster.added(host.id);
    this.#o.metrics.inMemory.set(this.#hosts.size);
    return host;
  }

  #quarantine(id: string): void {
    this.#quarantined.set(id, Date.now() + QUARANTINE);
  }
  #isQuarantined(id: string): boolean {
    return (this.#quarantined.get(id) ?? 0) > Date.now();
  }

  // ——— out of memory ———

  #remove(host: TableHost): void {
    host.freeze();
    if (this.#hosts.get(host.id) === host) {
      this.#hosts.delete(host.id);
      // One that sleeps with its clock running is still ours to wake.
      if (!this.#sleepers.isDue(host.id)) this.#shared?.cluster.leave(host.id);
    }
    this.#o.metrics.inMemory.set(this.#hosts.size);
  }

  #unload(host: TableHost): void {
    this.#sleepers.add(host);
    this.#remove(host);
  }

  /** Tables nobody looks at leave memory. */
  sweep(): void {
    const now = Date.now();
    for (const host of this.#hosts.values()) {
      const patience = isOver(host) ? Math.min(IDLE_AFTER_END, this.#o.idleAfter) : this.#o.idleAfter;
      if (now - host.used >= patience && host.mayLeave) this.#unload(host);
    }
  }

  /** Tables that left memory (or were there before a restart) come back before their clocks run out. */
  async wake(): Promise<void> {
    const before = Date.now() + AHEAD;
    // After a restart the store's times lie in the past until a table's next entry: those we know must not hide others.
    const limit = this.#shared === null ? WAKE_AT_ONCE + this.#hosts.size + this.#sleepers.size : WAKE_AMONG;
    const due = (await this.#o.store.due(before, limit)).map(({ table }) => table);
    const ids = due.filter(
      (id) => !this.#hosts.has(id) && !this.#sleepers.sleepsUntil(id, before) && !this.#isQuarantined(id),
    );
    for (const id of this.#shared === null ? ids : await this.#shared.cluster.claim(ids)) {
      if (this.#isClosing) return;
      const woken = await this.#find(id).catch((error: unknown) => {
        this.#o.report("warn", error, "a table could not be woken", { table: id });
        return null;
      });
      if (woken === null) this.#shared?.cluster.leave(id);
    }
  }

  /** Another process has gone on with a table that sleeps here: it is theirs now. */
  changedElsewhere(id: string): void {
    if (this.#sleepers.delete(id)) this.#shared?.cluster.leave(id);
  }

  /** The store is out of reach: all connections go to another process, or wait. */
  closeConnections(): void {
    for (const host of this.#hosts.values()) host.dismiss(TRY_AGAIN, "the tables cannot be reached at the moment");
  }

  /** The table is frozen while `work` takes it away; then its connections are closed. */
  async handOver<T>(id: string, work: () => Promise<T>): Promise<T> {
    const host = await this.open(id);
    host?.freeze();
    await host?.settled();
    try {
      return await work();
    } finally {
      host?.dismiss(TRY_AGAIN, "the table has moved");
    }
  }

  /** Removes what nobody has touched for as long as it is kept. */
  async clear(): Promise<void> {
    const { done, lobbies, games } = this.#o.keep;
    const retention: [number, Phase[]][] = [
      [done, ["over", "closed"]],
      [lobbies, ["lobby"]],
      [games, ["playing"]],
    ];
    for (const [days, phases] of retention) if (days > 0) await this.#o.store.forget(Date.now() - days * DAY, phases);
  }

  /** Stops every table, and commits and broadcasts what is staged. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.allSettled(this.#loading.values());
    for (const host of this.#hosts.values()) host.freeze();
    await Promise.all([...this.#hosts.values()].map((host) => host.settled()));
    await this.#shared?.cluster.end();
  }
}

function isOver({ table }: TableHost): boolean {
  return table?.phase === "over" || table?.phase === "closed";
}
