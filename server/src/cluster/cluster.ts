import { randomBytes } from "node:crypto";
import { StoreFailure, type Head, type Pointing } from "@trestle/table";
import type { Live } from "../live.ts";
import type { Metrics } from "../metrics.ts";
import { placeOf } from "../store/postgres-failure.ts";
import type { PostgresStore } from "../store/postgres.ts";
import { Driving } from "./driving.ts";
import { Herald, type Call } from "./herald.ts";
import { Link } from "./link.ts";

/** The tables of this process, as the cluster sees them. */
export interface Tables {
  live(id: string): Live | undefined;
  lives(): Iterable<Live>;
  /** Somebody else has changed a table that is not in memory here. */
  stirred(id: string): void;
  /** The database is out of reach: nothing in memory may be shown as new any more. */
  desert(): void;
}

type Done = (failed: unknown) => void;

/** Milliseconds. A call that was lost is made up for within a second. */
const BEAT = 900;
/** So long the database may be out of reach before everybody is sent away. */
const AWAY = 2_500;
/** Every so many beats all is looked at again that is usually only called. */
const SELDOM = 5;
/** Tables looked at in one question: those that were called, and besides some of those that were not. */
const AT_ONCE = { called: 500, others: 100 };
/** Others that have lost the database at the same moment are heard of again within this time. */
const COMPANY = 5_000;

/** This process among the others at the same database: who drives a table, who is there, and what they have kept. */
export class Cluster {
  readonly process = randomBytes(6).toString("hex");
  readonly #store: PostgresStore;
  readonly #metrics: Metrics;
  readonly #tables: Tables;
  readonly #link: Link;
  readonly #herald: Herald;
  readonly #driving: Driving;
  /** Tables that may have changed, and who waits for them to be looked at. */
  readonly #dirty = new Map<string, Done[]>();
  /** Nobody has called these, but a call may have been lost: they are looked at beside the others. */
  readonly #doubted = new Set<string>();
  #looking = false;
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

  constructor(store: PostgresStore, metrics: Metrics, tables: Tables) {
    this.#store = store;
    this.#metrics = metrics;
    this.#tables = tables;
    this.#herald = new Herald(store.url, this.process);
    this.#link = new Link(store.url, {
      heard: (text) => this.#heard(JSON.parse(text) as Call),
      up: () => this.#up(),
      lost: () => this.#lost(),
    });
    this.#driving = new Driving(this.#link, (table) => this.#drive(table));
    store.onKept = (changed) => this.#herald.changed(changed);
    store.reach = () => this.reach();
  }

  async start(): Promise<void> {
    await this.#link.start();
    await this.#beat().catch(() => undefined);
    this.#again();
  }

  get isAlone(): boolean {
    return this.#herald.alone;
  }

  /** Throws while the database is out of reach. */
  reach(): void {
    if (this.#lostAt === null || Date.now() - this.#lostAt < AWAY) return;
    throw new StoreFailure(`The database at ${placeOf(this.#store.url)} is out of reach. It is tried again by itself.`);
  }

  // ——— who drives ———

  drives(table: string): boolean {
    return this.#driving.has(table);
  }
  #drive(table: string): void {
    const live = this.#tables.live(table);
    if (live === undefined) this.#driving.leave(table);
    else live.quietly(() => undefined);
  }
  /** Those of these tables that nobody else drives: from now on this process does. */
  mine(tables: readonly string[]): Promise<string[]> {
    return this.#driving.take(tables);
  }
  leave(table: string): void {
    this.#driving.leave(table);
  }

  // ——— who is there ———

  present(table: string, seats: readonly number[]): void {
    this.#herald.present(table, seats);
  }
  point(table: string, pointing: Pointing): void {
    this.#herald.point(table, pointing);
  }

  // ——— what the others have kept ———

  #heard(call: Call): void {
    if (call.from === this.process) return;
    this.#inCompany();
    for (const table of call.tables)
      if (this.#tables.live(table) === undefined) this.#tables.stirred(table);
      else this.#ask(table, () => this.#metrics.notice.observe(Math.max(0, Date.now() - call.at) / 1_000));
    for (const table of call.present) if (this.#tables.live(table) !== undefined) this.#presence.add(table);
    for (const { table, seat, piece } of call.pointing)
      this.#tables.live(table)?.quietly((t) => t.overhear({ seat, piece }));
    void this.#lookAround();
  }

  /** Resolves when the table here has all that was kept before it was asked. */
  look(table: string): Promise<void> {
    return new Promise((resolve, reject) => this.#ask(table, (error) => (error === null ? resolve() : reject(error))));
  }

  #ask(table: string, done: Done = () => undefined): void {
    const waiting = this.#dirty.get(table);
    if (waiting === undefined) this.#dirty.set(table, [done]);
    else waiting.push(done);
    this.#lookSoon();
  }

  #lookSoon(): void {
    if (this.#looking) return;
    this.#looking = true;
    setImmediate(() => void this.#lookAll());
  }

  async #lookAll(): Promise<void> {
    while (this.#dirty.size + this.#doubted.size > 0) {
      const some = first(this.#dirty, AT_ONCE.called);
      for (const [table] of some) {
        this.#dirty.delete(table);
        this.#doubted.delete(table);
      }
      const others = first(this.#doubted, AT_ONCE.others);
      for (const table of others) this.#doubted.delete(table);
      const failed = await this.#fetch([...some.map(([table]) => table), ...others]).then(
        () => null,
        (error: unknown) => error,
      );
      for (const [, waiting] of some) for (const done of waiting) done(failed);
    }
    this.#looking = false;
  }

  async #fetch(tables: readonly string[]): Promise<void> {
    const known = new Map<string, Head>();
    for (const table of tables) {
      const head = this.#tables.live(table)?.head() ?? null;
      if (head !== null) known.set(table, head);
    }
    if (known.size === 0) return;
    for (const news of await this.#store.news([...known].map(([table, head]) => ({ table, ...head }))))
      this.#tables.live(news.table)?.follow(known.get(news.table)!, news);
  }

  async #lookAround(): Promise<void> {
    if (this.#lookingAround) return;
    this.#lookingAround = true;
    while (this.#presence.size > 0) {
      const tables = [...this.#presence];
      this.#presence.clear();
      const there = await this.#store.presence(tables, this.process).catch(() => null);
      if (there !== null) for (const table of tables) this.#tables.live(table)?.others(there.get(table) ?? []);
    }
    this.#lookingAround = false;
  }

  /** A table has come into memory here: who is at it elsewhere? */
  met(table: string): void {
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
    this.#herald.alone = quiet && rows.every(({ id }) => id === this.process);
    this.#metrics.processes.set(rows.length);
    this.#herald.nudge();
    await this.#driving.ask();
    const lives = [...this.#tables.lives()].map((live) => live.id);
    for (const id of lives) this.#doubted.add(id);
    this.#lookSoon();
    if (++this.#beats % SELDOM !== 0) return;
    for (const id of lives) this.#presence.add(id);
    await this.#lookAround();
    if (this.#beats % (SELDOM * SELDOM) === 0) await this.#link.ask(SWEEP_SQL, []);
  }

  #up(): void {
    this.#lostAt = null;
    this.since = Date.now();
    this.#inCompany();
    // The database may have forgotten who is where, or not have heard: it is told again.
    this.#herald.begin();
    for (const live of this.#tables.lives()) {
      live.tellPresence({ anew: true });
      this.#ask(live.id);
    }
    void this.#driving.ask();
  }

  #inCompany(): void {
    this.#companyAt = Date.now();
    this.#herald.alone = false;
  }

  #lost(): void {
    this.#lostAt ??= Date.now();
    this.since = Infinity;
    this.#driving.lost();
  }

  /** Without the database nobody here knows what is new: everybody is sent to another process, or to wait. */
  #miss(): void {
    if (this.#lostAt !== null && Date.now() - this.#lostAt >= AWAY) this.#tables.desert();
  }

  async end(): Promise<void> {
    this.#ended = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#link.ask(FAREWELL_SQL, [this.process]).catch(() => undefined);
    await Promise.all([this.#link.end(), this.#herald.end()]);
  }
}

/** The first so many, without going through all of them. */
function first<T>(all: Iterable<T>, most: number): T[] {
  const some: T[] = [];
  for (const one of all) {
    if (some.length === most) break;
    some.push(one);
  }
  return some;
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
