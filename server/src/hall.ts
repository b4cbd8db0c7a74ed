import { hash, randomBytes } from "node:crypto";
import { LEVELS, TEMPERS } from "@trestle/bots";
import { isRefusal, type Refusal } from "@trestle/kernel";
import { Conflict, DamagedTable, Table } from "@trestle/table";
import type { Env, Games, ListedTable, NewTable, Store } from "@trestle/table";
import type { Thinkers } from "./bots/pool.ts";
import { Refused } from "./errors.ts";
import { Live, playTimeOf, type House, type PlayTime } from "./live.ts";
import type { Metrics } from "./metrics.ts";
import { findEntry, findGame } from "./registry.ts";

export interface HallOptions {
  store: Store;
  thinkers: Thinkers;
  metrics: Metrics;
  bots: { budget: number; pace: number };
  /** Milliseconds a table nobody looks at stays in memory. */
  idleAfter: number;
  /** Days finished tables are kept; 0: for ever. */
  keepDays: number;
  note: House["note"];
}

const GAMES: Games = {
  find: (id, edition) => findGame(id, edition),
  bots: { levels: LEVELS, tempers: TEMPERS },
  roles: (id, view) => findEntry(id)?.roles?.(view) ?? null,
  sha256: (text) => hash("sha256", text),
};
const POLL = 5_000;
/** Tables whose clocks run out before the poll after the next one are brought back now. */
const AHEAD = 3 * POLL;
const WAKE_AT_ONCE = 500;
const QUARANTINE = 600_000;
const RETENTION = 3_600_000;
const FRESH = 15_000;
const OVER_IDLE = 2_000;

/** All tables: those in memory, and the way to those in the store. */
export class Hall {
  readonly #o: HallOptions;
  readonly #house: House;
  readonly #live = new Map<string, Live>();
  readonly #loading = new Map<string, Promise<Live | null>>();
  /** Tables that left memory while their clocks ran: play time goes on for them. */
  readonly #asleep = new Map<string, PlayTime & { due: number | null }>();
  readonly #quarantined = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #closing = false;

  constructor(options: HallOptions) {
    this.#o = options;
    const { metrics, thinkers, bots, note } = options;
    this.#house = {
      metrics,
      thinkers,
      bots,
      note,
      env,
      commit: (ops) => this.#o.store.commit(ops),
      restore: (id, from) => this.#restore(id, from),
      left: (live) => {
        if (isOver(live) && live.mayLeave()) this.#forget(live);
      },
      gone: (live) => this.#forget(live),
      quarantine: (id) => this.#quarantined.set(id, Date.now() + QUARANTINE),
    };
    this.#every(Math.max(200, Math.min(POLL, options.idleAfter)), () => this.sweep());
    this.#every(POLL, () => this.wake());
    if (options.keepDays > 0) this.#every(RETENTION, () => this.clear());
  }

  #every(ms: number, act: () => void | Promise<void>): void {
    const timer = setInterval(() => {
      Promise.resolve(act()).catch((error: unknown) => this.#o.note("warn", error, "the store does not answer"));
    }, ms);
    this.#timers.push(timer.unref());
  }

  // ——— tables in memory ———

  get size(): number {
    return this.#live.size;
  }

  /** The table, from memory or the store; null: there is none. Whoever asks at the same time shares one load. */
  open(id: string): Promise<Live | null> {
    const live = this.#live.get(id);
    if (live !== undefined) return Promise.resolve(live);
    const under = this.#loading.get(id);
    if (under !== undefined) return under;
    const load = this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, load);
    return load;
  }

  async #load(id: string): Promise<Live | null> {
    if (this.#closing) throw new Refused(503, "SERVER-DOWN-1");
    if ((this.#quarantined.get(id) ?? 0) > Date.now()) throw new Refused(503, "SERVER-TABLE-3");
    const table = await this.#restore(id, this.#asleep.get(id) ?? null).catch((error: unknown) => {
      if (!(error instanceof DamagedTable)) throw error;
      this.#quarantined.set(id, Date.now() + QUARANTINE);
      this.#o.note("error", error, "a table's log is damaged; the table stays closed");
      throw new Refused(503, "SERVER-TABLE-3");
    });
    if (table === null || this.#closing) return null;
    this.#asleep.delete(id);
    this.#o.metrics.loaded.inc();
    return this.#place(new Live(this.#house, table));
  }

  async #restore(id: string, from: PlayTime | null): Promise<Table | null> {
    const stored = await this.#o.store.read(id);
    if (stored === null) return null;
    // Its play time stands where the last entry left it, unless this process knows that it went on.
    const last = stored.lines.at(-1);
    const at = last === undefined ? 0 : playedAt(last);
    const wall = from === null ? Date.now() : from.wall - Math.max(0, from.played - at);
    return Table.restore(GAMES, stored, { ...env(), now: wall });
  }

  #place(live: Live): Live {
    this.#live.set(live.id, live);
    this.#o.metrics.live.set(this.#live.size);
    return live;
  }

  #forget(live: Live): void {
    live.freeze();
    if (this.#live.get(live.id) === live) this.#live.delete(live.id);
    this.#o.metrics.live.set(this.#live.size);
  }

  /** Tables nobody looks at leave memory. */
  sweep(): void {
    const now = Date.now();
    for (const live of this.#live.values()) {
      const patience = isOver(live) ? Math.min(OVER_IDLE, this.#o.idleAfter) : this.#o.idleAfter;
      if (now - live.used < patience || !live.mayLeave()) continue;
      const { table } = live;
      if (table?.phase === "playing") this.#asleep.set(live.id, { ...playTimeOf(table, now), due: table.due(env()) });
      this.#forget(live);
    }
  }

  /** Tables that left memory (or were there before a restart) come back before their clocks run out. */
  async wake(): Promise<void> {
    const before = Date.now() + AHEAD;
    // After a restart the store's times lie in the past until a table's next entry: those we know must not hide others.
    const limit = WAKE_AT_ONCE + this.#live.size + this.#asleep.size;
    for (const { table: id } of await this.#o.store.due(before, limit)) {
      const asleep = this.#asleep.get(id);
      const later = asleep !== undefined && (asleep.due ?? Infinity) > before;
      const ill = (this.#quarantined.get(id) ?? 0) > Date.now();
      if (later || ill || this.#live.has(id) || this.#closing) continue;
      await this.open(id).catch((error: unknown) => this.#o.note("warn", error, "a table could not be woken"));
    }
  }

  async clear(): Promise<void> {
    await this.#o.store.forget(Date.now() - this.#o.keepDays * 86_400_000);
  }

  // ——— making and finding ———

  async make(wish: NewTable): Promise<{ table: string; code: string; hostSecret: string } | Refusal> {
    if (this.#closing) throw new Refused(503, "SERVER-DOWN-1");
    const hostSecret = randomBytes(16).toString("hex");
    for (let attempt = 0; ; attempt++) {
      const table = Table.create(GAMES, wish, hostSecret, env());
      if (isRefusal(table)) return table;
      try {
        for (const batch of table.take()) await this.#o.store.commit(batch.ops);
      } catch (error) {
        // Its code is taken already: another one will be free.
        if (error instanceof Conflict && attempt < 5) continue;
        throw error;
      }
      this.#o.metrics.made.inc({ game: wish.game });
      this.#place(new Live(this.#house, table));
      return { table: table.id, code: table.code, hostSecret };
    }
  }

  /** A public table that waits for somebody, the fullest first; null: none does. */
  async waiting(game: string): Promise<ListedTable | null> {
    const open = (t: ListedTable): number => t.record.seats.filter((s) => s.kind === "open").length;
    const lively = (t: ListedTable): boolean =>
      (this.#live.get(t.id)?.guests.size ?? 0) > 0 || Date.now() - t.updated < FRESH;
    const all = await this.#o.store.listed(200);
    const fit = all.filter((t) => t.record.game === game && t.record.phase === "lobby" && open(t) > 0 && lively(t));
    return fit.sort((a, b) => open(a) - open(b))[0] ?? null;
  }

  /** Stops every table, keeps what is staged, and tells it. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.allSettled(this.#loading.values());
    for (const live of this.#live.values()) live.freeze();
    await Promise.all([...this.#live.values()].map((live) => live.settled()));
  }
}

/** Few come back to such a table, and the store has it. */
function isOver({ table }: Live): boolean {
  return table?.phase === "over" || table?.phase === "closed";
}

const random = (): string => randomBytes(32).toString("hex");

function env(): Env {
  return { now: Date.now(), random };
}

/** Play time of a line of the log; the header and the line that opens the deal have none. */
function playedAt(line: string): number {
  const entry = JSON.parse(line) as { at?: number };
  return entry.at ?? 0;
}
