import { randomBytes } from "node:crypto";
import { StoreFailure, type PiecePing, type Table } from "@trestle/table";
import type { Metrics } from "../metrics.ts";
import { placeOf } from "../store/postgres/failure.ts";
import type { PostgresStore } from "../store/postgres/store.ts";
import { Leases } from "./leases.ts";
import { ChangeNotifier, type ClusterMessage } from "./notifier.ts";
import { DatabaseLink } from "./database-link.ts";
import { ChangePoller, type PolledTable } from "./poller.ts";

/** A table in memory, as the cluster sees it. */
interface ClusterTable extends PolledTable {
  readonly id: string;
  /** Acts without counting as use. */
  quietly(act: (table: Table) => void): void;
  tellPresence(how: { force: boolean }): void;
  setSeatsElsewhere(seats: readonly number[]): void;
}

/** The tables of this process. */
export interface ClusterTables {
  host(id: string): ClusterTable | undefined;
  hosts(): Iterable<ClusterTable>;
  /** Another process has changed a table that is not in memory here. */
  changedElsewhere(id: string): void;
  /** The database is out of reach: nothing in memory may be shown as current any more. */
  closeConnections(): void;
}

/** Milliseconds. A message that was lost is made up for within a second. */
const BEAT_MS = 900;
/** The database may be out of reach this long before connections are closed. */
const OUTAGE_LIMIT = 2_500;
/** Every so many beats, everything is checked that is otherwise only announced. */
const FULL_CHECK_EVERY = 5;
/** Others that lost the database at the same moment announce themselves again within this time. */
const OTHERS_GONE_AFTER = 5_000;

/** This process among the others at the same database: who drives a table, who is there, what others committed. */
export class Cluster {
  readonly process = randomBytes(6).toString("hex");
  readonly #store: PostgresStore;
  readonly #metrics: Metrics;
  readonly #tables: ClusterTables;
  readonly #link: DatabaseLink;
  readonly #notifier: ChangeNotifier;
  readonly #leases: Leases;
  readonly #poller: ChangePoller;
  /** When others were last heard of, or could have been missed. */
  #othersSeenAt = 0;
  readonly #presence = new Set<string>();
  #isReadingPresence = false;
  #lostAt: number | null = null;
  /** Since when it has been connected to the database; Infinity: it is not. */
  connectedSince = Infinity;
  #beats = 0;
  #timer: NodeJS.Timeout | null = null;
  #ended = false;

  constructor(store: PostgresStore, metrics: Metrics, tables: ClusterTables) {
    this.#store = store;
    this.#metrics = metrics;
    this.#tables = tables;
    this.#poller = new ChangePoller({
      host: (id) => tables.host(id),
      changesSince: (versions) => store.changesSince(versions),
    });
    this.#notifier = new ChangeNotifier(store.url, this.process);
    this.#link = new DatabaseLink(store.url, {
      heard: (text) => this.#heard(JSON.parse(text) as ClusterMessage),
      up: () => this.#up(),
      lost: () => this.#lost(),
    });
    this.#leases = new Leases(this.#link, (table) => this.#drive(table));
    store.onCommitted = (changed) => this.#notifier.changed(changed);
    store.checkReach = () => this.checkReach();
  }

  async start(): Promise<void> {
    await this.#link.start();
    await this.#beat().catch(() => undefined);
    this.#schedule();
  }

  get isAlone(): boolean {
    return this.#notifier.isAlone;
  }

  /** Throws while the database is out of reach. */
  checkReach(): void {
    if (this.#lostAt === null || Date.now() - this.#lostAt < OUTAGE_LIMIT) return;
    throw new StoreFailure(`The database at ${placeOf(this.#store.url)} is out of reach. The server keeps trying.`);
  }

  // ——— leases ———

  drives(table: string): boolean {
    return this.#leases.has(table);
  }
  #drive(table: string): void {
    const host = this.#tables.host(table);
    if (host === undefined) this.#leases.leave(table);
    else host.quietly(() => undefined);
  }
  /** Takes the leases of these tables; returns those it got. */
  claim(tables: readonly string[]): Promise<string[]> {
    return this.#leases.take(tables);
  }
  leave(table: string): void {
    this.#leases.leave(table);
  }

  // ——— presence ———

  setSeats(table: string, seats: readonly number[]): void {
    this.#notifier.setSeats(table, seats);
  }
  ping(table: string, ping: PiecePing): void {
    this.#notifier.ping(table, ping);
  }

  // ——— changes by other processes ———

  #heard(message: ClusterMessage): void {
    if (message.from === this.process) return;
    this.#sawOthers();
    for (const table of message.tables)
      if (this.#tables.host(table) === undefined) this.#tables.changedElsewhere(table);
      else
        this.#poller.request(table, () => this.#metrics.followed.observe(Math.max(0, Date.now() - message.at) / 1_000));
    for (const table of message.present) if (this.#tables.host(table) !== undefined) this.#presence.add(table);
    for (const { table, seat, piece } of message.pointing)
      this.#tables.host(table)?.quietly((t) => t.showPing({ seat, piece }));
    void this.#readPresence();
  }

  /** Resolves when the table here has everything that was committed before the call. */
  refresh(table: string): Promise<void> {
    return this.#poller.refresh(table);
  }

  async #readPresence(): Promise<void> {
    if (this.#isReadingPresence) return;
    this.#isReadingPresence = true;
    while (this.#presence.size > 0) {
      const tables = [...this.#presence];
      this.#presence.clear();
      const there = await this.#store.presence(tables, this.process).catch(() => null);
      if (there !== null)
        for (const table of tables) this.#tables.host(table)?.setSeatsElsewhere(there.get(table) ?? []);
    }
    this.#isReadingPresence = false;
  }

  /** A table has come into memory here: finds out who is at it elsewhere. */
  added(table: string): void {
    this.#presence.add(table);
    void this.#readPresence();
  }

  // ——— heartbeat ———

  #schedule(): void {
    if (this.#ended) return;
    this.#timer = setTimeout(() => {
      void this.#beat()
        .catch(() => undefined)
        .then(() => this.#schedule());
    }, BEAT_MS).unref();
  }

  async #beat(): Promise<void> {
    if (!this.#link.isUp) return this.#miss();
    const rows = await this.#link.query<{ id: string }>(BEAT_SQL, [this.process]);
    const quiet = Date.now() - this.#othersSeenAt > OTHERS_GONE_AFTER;
    this.#notifier.isAlone = quiet && rows.every(({ id }) => id === this.process);
    this.#metrics.processes.set(rows.length);
    this.#notifier.retry();
    await this.#leases.claimWanted();
    const ids = [...this.#tables.hosts()].map((host) => host.id);
    this.#poller.requestLater(ids);
    if (++this.#beats % FULL_CHECK_EVERY !== 0) return;
    for (const id of ids) this.#presence.add(id);
    await this.#readPresence();
    if (this.#beats % (FULL_CHECK_EVERY * FULL_CHECK_EVERY) === 0) await this.#link.query(SWEEP_SQL, []);
  }

  #up(): void {
    this.#lostAt = null;
    this.connectedSince = Date.now();
    this.#sawOthers();
    // The database may have lost who is where, or never heard: it is written again.
    this.#notifier.announceAnew();
    for (const host of this.#tables.hosts()) {
      host.tellPresence({ force: true });
      this.#poller.request(host.id);
    }
    void this.#leases.claimWanted();
  }

  #sawOthers(): void {
    this.#othersSeenAt = Date.now();
    this.#notifier.isAlone = false;
  }

  #lost(): void {
    this.#lostAt ??= Date.now();
    this.connectedSince = Infinity;
    this.#leases.lost();
  }

  /** Without the database this process knows nothing new: connections go to another process, or wait. */
  #miss(): void {
    if (this.#lostAt !== null && Date.now() - this.#lostAt >= OUTAGE_LIMIT) this.#tables.closeConnections();
  }

  async end(): Promise<void> {
    this.#ended = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#link.query(FAREWELL_SQL, [this.process]).catch(() => undefined);
    await Promise.all([this.#link.end(), this.#notifier.end()]);
  }
}

const BEAT_SQL = `
  with me as (insert into processes values ($1, now()) on conflict (id) do update set beat = now())
  select id from processes where beat > now() - interval '4 seconds' or id = $1`;
/** What dead processes left behind. */
const SWEEP_SQL = `
  with dead as (delete from processes where beat < now() - interval '1 minute')
  delete from presence where process not in (select id from processes where beat > now() - interval '1 minute')`;
const FAREWELL_SQL = `
  with gone as (delete from presence where process = $1) delete from processes where id = $1`;
