import { randomBytes } from "node:crypto";
import { StoreFailure, type PiecePing, type Table } from "@trestle/table";
import type { Metrics } from "../metrics.ts";
import { placeOf } from "../store/postgres/failure.ts";
import type { PostgresStore } from "../store/postgres/store.ts";
import { Leases } from "./leases.ts";
import { ChangeNotifier, type ClusterMessage } from "./notifier.ts";
import { Link } from "./database-link.ts";
import { ChangePoller, type PolledTable } from "./poller.ts";

/** A table in memory, as the cluster sees it. */
export interface ClusterTable extends PolledTable {
  readonly id: string;
  /** Acts without counting as use. */
  quietly(act: (table: Table) => void): void;
  tellPresence(how: { anew: boolean }): void;
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

/** Milliseconds. A call that was lost is made up for within a second. */
const BEAT = 900;
/** So long the database may be out of reach before everybody is sent away. */
const AWAY = 2_500;
/** Every so many beats all is looked at again that is usually only called. */
const SELDOM = 5;
/** Others that have lost the database at the same moment are heard of again within this time. */
const COMPANY = 5_000;

/** This process among the others at the same database: who drives a table, who is there, and what they have kept. */
export class Cluster {
  readonly process = randomBytes(6).toString("hex");
  readonly #store: PostgresStore;
  readonly #metrics: Metrics;
  readonly #tables: ClusterTables;
  readonly #link: Link;
  readonly #notifier: ChangeNotifier;
  readonly #leases: Leases;
  readonly #poller: ChangePoller;
  /** When others were last heard of, or could not be heard of. */
  #companyAt = 0;
  readonly #presence = new Set<string>();
  #lookingAround = false;
  #lostAt: number | null = null;
  /** Since when it has been in touch with the database; Infinity: it is not. */
  since = Infinity;
  #beats = 0;
  #timer: NodeJS.Timeout | null = null;
  #ended = false;

  constructor(store: PostgresStore, metrics: Metrics, tables: ClusterTables) {
    this.#store = store;
    this.#metrics = metrics;
    this.#tables = tables;
    this.#poller = new ChangePoller({ host: (id) => tables.host(id), news: (heads) => store.news(heads) });
    this.#notifier = new ChangeNotifier(store.url, this.process);
    this.#link = new Link(store.url, {
      heard: (text) => this.#heard(JSON.parse(text) as ClusterMessage),
      up: () => this.#up(),
      lost: () => this.#lost(),
    });
    this.#leases = new Leases(this.#link, (table) => this.#drive(table));
    store.onKept = (changed) => this.#notifier.changed(changed);
    store.reach = () => this.checkReach();
  }

  async start(): Promise<void> {
    await this.#link.start();
    await this.#beat().catch(() => undefined);
    this.#again();
  }

  get isAlone(): boolean {
    return this.#notifier.alone;
  }

  /** Throws while the database is out of reach. */
  checkReach(): void {
    if (this.#lostAt === null || Date.now() - this.#lostAt < AWAY) return;
    throw new StoreFailure(`The database at ${placeOf(this.#store.url)} is out of reach. It is tried again by itself.`);
  }

  // ——— who drives ———

  drives(table: string): boolean {
    return this.#leases.has(table);
  }
  #drive(table: string): void {
    const host = this.#tables.host(table);
    if (host === undefined) this.#leases.leave(table);
    else host.quietly(() => undefined);
  }
  /** Those of these tables that nobody else drives: from now on this process does. */
  claim(tables: readonly string[]): Promise<string[]> {
    return this.#leases.take(tables);
  }
  leave(table: string): void {
    this.#leases.leave(table);
  }

  // ——— who is there ———

  present(table: string, seats: readonly number[]): void {
    this.#notifier.present(table, seats);
  }
  ping(table: string, ping: PiecePing): void {
    this.#notifier.ping(table, ping);
  }

  // ——— what the others have kept ———

  #heard(call: ClusterMessage): void {
    if (call.from === this.process) return;
    this.#inCompany();
    for (const table of call.tables)
      if (this.#tables.host(table) === undefined) this.#tables.changedElsewhere(table);
      else this.#poller.ask(table, () => this.#metrics.followed.observe(Math.max(0, Date.now() - call.at) / 1_000));
    for (const table of call.present) if (this.#tables.host(table) !== undefined) this.#presence.add(table);
    for (const { table, seat, piece } of call.pointing)
      this.#tables.host(table)?.quietly((t) => t.showPing({ seat, piece }));
    void this.#lookAround();
  }

  /** Resolves when the table here has all that was kept before it was asked. */
  look(table: string): Promise<void> {
    return this.#poller.look(table);
  }

  async #lookAround(): Promise<void> {
    if (this.#lookingAround) return;
    this.#lookingAround = true;
    while (this.#presence.size > 0) {
      const tables = [...this.#presence];
      this.#presence.clear();
      const there = await this.#store.presence(tables, this.process).catch(() => null);
      if (there !== null)
        for (const table of tables) this.#tables.host(table)?.setSeatsElsewhere(there.get(table) ?? []);
    }
    this.#lookingAround = false;
  }

  /** A table has come into memory here: who is at it elsewhere? */
  added(table: string): void {
    this.#presence.add(table);
    void this.#lookAround();
  }

  // ——— the pulse ———

  #again(): void {
    if (this.#ended) return;
    this.#timer = setTimeout(() => {
      void this.#beat()
        .catch(() => undefined)
        .then(() => this.#again());
    }, BEAT).unref();
  }

  async #beat(): Promise<void> {
    if (!this.#link.isUp) return this.#miss();
    const rows = await this.#link.ask<{ id: string }>(BEAT_SQL, [this.process]);
    const quiet = Date.now() - this.#companyAt > COMPANY;
    this.#notifier.alone = quiet && rows.every(({ id }) => id === this.process);
    this.#metrics.processes.set(rows.length);
    this.#notifier.nudge();
    await this.#leases.ask();
    const ids = [...this.#tables.hosts()].map((host) => host.id);
    this.#poller.doubt(ids);
    if (++this.#beats % SELDOM !== 0) return;
    for (const id of ids) this.#presence.add(id);
    await this.#lookAround();
    if (this.#beats % (SELDOM * SELDOM) === 0) await this.#link.ask(SWEEP_SQL, []);
  }

  #up(): void {
    this.#lostAt = null;
    this.since = Date.now();
    this.#inCompany();
    // The database may have forgotten who is where, or not have heard: it is told again.
    this.#notifier.begin();
    for (const host of this.#tables.hosts()) {
      host.tellPresence({ anew: true });
      this.#poller.ask(host.id);
    }
    void this.#leases.ask();
  }

  #inCompany(): void {
    this.#companyAt = Date.now();
    this.#notifier.alone = false;
  }

  #lost(): void {
    this.#lostAt ??= Date.now();
    this.since = Infinity;
    this.#leases.lost();
  }

  /** Without the database nobody here knows what is new: everybody is sent to another process, or to wait. */
  #miss(): void {
    if (this.#lostAt !== null && Date.now() - this.#lostAt >= AWAY) this.#tables.closeConnections();
  }

  async end(): Promise<void> {
    this.#ended = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#link.ask(FAREWELL_SQL, [this.process]).catch(() => undefined);
    await Promise.all([this.#link.end(), this.#notifier.end()]);
  }
}

const BEAT_SQL = `
  with me as (insert into processes values ($1, now()) on conflict (id) do update set beat = now())
  select id from processes where beat > now() - interval '4 seconds' or id = $1`;
/** What dead processes have left. */
const SWEEP_SQL = `
  with dead as (delete from processes where beat < now() - interval '1 minute')
  delete from presence where process not in (select id from processes where beat > now() - interval '1 minute')`;
const FAREWELL_SQL = `
  with gone as (delete from presence where process = $1) delete from processes where id = $1`;
