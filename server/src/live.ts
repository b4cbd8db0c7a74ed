import type { Command, Hello, ServerFrame } from "@trestle/protocol";
import type { Batch, BotJob, ConnId, Env, Table } from "@trestle/table";
import type { Thinkers } from "./bots/pool.ts";
import type { Metrics } from "./metrics.ts";

/** A connection as a table's host sees it. */
export interface Peer {
  readonly id: ConnId;
  /** The claimed name it is logged in with, folded. */
  readonly account: string | null;
  send(frame: ServerFrame): void;
  close(code: number, reason: string): void;
}

interface Guest {
  peer: Peer;
  /** Said again for it when the table had to be rebuilt, with the secrets it was given since. */
  hello: Hello | null;
  /** Commands that have not been answered yet. */
  open: Set<string>;
}

/** What a live table needs of the house it stands in. */
export interface House {
  readonly metrics: Metrics;
  readonly thinkers: Thinkers;
  readonly bots: { budget: number; pace: number };
  env(): Env;
  commit(ops: Batch["ops"]): Promise<void>;
  /** The table as the store has it; null: there is none. Its play time goes on from `from`. */
  restore(id: string, from: PlayTime | null): Promise<Table | null>;
  /** The last of its guests has gone. */
  left(live: Live): void;
  /** This object is of no use any more. */
  gone(live: Live): void;
  /** It fell over several times in a row: leave it alone for a while. */
  quarantine(id: string): void;
  note(level: "warn" | "error", error: unknown, message: string): void;
}

/** Play time at a moment of the wall clock. */
export interface PlayTime {
  played: number;
  wall: number;
}

export const TRY_AGAIN = 1013;
export const NO_TABLE = 4404;
const BROKEN = 1011;
const FALLS = { most: 5, within: 10_000 };
/** A timer never fires in a tight circle, and never overflows. */
const TIMER = { least: 20, most: 1_800_000 };

/** One table in memory: takes frames in, keeps what it stages in the store, and only then sends. */
export class Live {
  readonly id: string;
  readonly guests = new Map<ConnId, Guest>();
  /** When anything last happened here, by the wall clock. */
  used: number;
  readonly #house: House;
  #table: Table | null;
  #waiting: Batch[] = [];
  #committing = false;
  #settled: (() => void)[] = [];
  #thinking = 0;
  #timer: NodeJS.Timeout | null = null;
  #timerAt: number | null = null;
  #falls: number[] = [];
  #falling: { rule: string; from: PlayTime } | null = null;
  #frozen = false;

  constructor(house: House, table: Table) {
    this.#house = house;
    this.#table = table;
    this.id = table.id;
    this.used = house.env().now;
    this.run(() => undefined);
  }

  /** null while it is being rebuilt. */
  get table(): Table | null {
    return this.#table;
  }

  // ——— what comes in ———

  join(peer: Peer): void {
    this.guests.set(peer.id, { peer, hello: null, open: new Set() });
    this.run((t) => t.join(peer.id, peer.account));
  }

  hello(id: ConnId, frame: Hello): void {
    const guest = this.guests.get(id);
    if (guest === undefined) return;
    guest.hello = { ...frame, secrets: frame.secrets.slice() };
    this.run((t, env) => t.hello(id, frame, env));
  }

  command(id: ConnId, frame: Command): void {
    const guest = this.guests.get(id);
    if (guest === undefined || this.#frozen) return;
    if (this.#table === null) return this.#refuse(guest, frame.key, "SERVER-STORE-1");
    guest.open.add(frame.key);
    this.run((t, env) => t.command(id, frame, env));
  }

  leave(id: ConnId): void {
    if (this.guests.delete(id)) this.run((t, env) => t.drop(id, env));
    if (this.guests.size === 0) this.#house.left(this);
  }

  run(act: (table: Table, env: Env) => void): void {
    const table = this.#table;
    if (table === null || this.#frozen) return;
    const env = this.#house.env();
    this.used = env.now;
    try {
      act(table, env);
      for (const batch of table.take()) this.#waiting.push(batch);
      for (const job of table.wanted()) {
        table.handed(job);
        void this.#think(table, job);
      }
      this.#schedule(table, env);
    } catch (error) {
      this.#house.note("error", error, "a table fell over and is rebuilt from its log");
      this.#fall("SERVER-TABLE-2", table);
    }
    this.#pump();
  }

  // ——— what goes out ———

  /** One commit at a time; what is staged meanwhile goes together with the next. */
  #pump(): void {
    if (this.#committing) return;
    while (this.#waiting[0]?.ops.length === 0) this.#send(this.#waiting.shift()!);
    if (this.#waiting.length > 0) return this.#commit();
    for (const done of this.#settled.splice(0)) done();
    const falling = this.#falling;
    this.#falling = null;
    if (falling !== null) void this.#rebuild(falling.rule, falling.from);
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    this.#committing = true;
    const began = performance.now();
    const ops = group.length === 1 ? group[0]!.ops : group.flatMap((batch) => batch.ops);
    this.#house.commit(ops).then(
      () => {
        this.#committing = false;
        this.#house.metrics.commit.observe((performance.now() - began) / 1_000);
        for (const batch of group) this.#send(batch);
        this.#pump();
      },
      (error: unknown) => {
        this.#committing = false;
        this.#waiting = [];
        this.#house.note("warn", error, "a table could not be kept and goes back to what was");
        this.#fall("SERVER-STORE-1", this.#table);
        this.#pump();
      },
    );
  }

  #send(batch: Batch): void {
    for (const { to, frame } of batch.outs) {
      const guest = this.guests.get(to);
      if (guest === undefined) continue;
      if ("key" in frame) guest.open.delete(frame.key);
      if (frame.t === "refused") this.#house.metrics.refused.inc({ rule: frame.rule });
      if (frame.t === "seated") guest.hello?.secrets.push(frame.secret);
      guest.peer.send(frame);
    }
  }

  #refuse(guest: Guest, key: string, rule: string): void {
    this.#house.metrics.refused.inc({ rule });
    guest.peer.send({ t: "refused", key, d: null, rule, data: {} });
  }

  /** Nothing is waiting for the store any more. */
  settled(): Promise<void> {
    if (!this.#committing && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((done) => this.#settled.push(done));
  }

  // ——— when it fails ———

  /** The object is thrown away at once; what it had handed over for keeping is kept and told first. */
  #fall(rule: string, table: Table | null): void {
    if (table !== null && this.#table === table) {
      this.#table = null;
      this.#stopTimer();
    }
    this.#falling ??= { rule, from: playTimeOf(table, this.#house.env().now) };
  }

  async #rebuild(rule: string, from: PlayTime): Promise<void> {
    this.#house.metrics.rebuilt.inc({ why: rule });
    for (const guest of this.guests.values()) {
      for (const key of guest.open) this.#refuse(guest, key, rule);
      guest.open.clear();
    }
    const { now } = this.#house.env();
    this.#falls = [...this.#falls.filter((at) => now - at < FALLS.within), now];
    if (this.#falls.length > FALLS.most) {
      this.#house.quarantine(this.id);
      return this.#giveUp(BROKEN, "this table fails again and again");
    }
    let table: Table | null;
    try {
      table = await this.#house.restore(this.id, from);
    } catch (error) {
      this.#house.note("error", error, "a table could not be rebuilt");
      return this.#giveUp(TRY_AGAIN, "the table cannot be reached at the moment");
    }
    if (table === null) return this.#giveUp(NO_TABLE, "the table is gone");
    this.#table = table;
    for (const { peer, hello } of this.guests.values())
      this.run((t, env) => {
        t.join(peer.id, peer.account);
        if (hello !== null) t.hello(peer.id, hello, env);
      });
    this.run(() => undefined);
  }

  #giveUp(code: number, reason: string): void {
    const peers = [...this.guests.values()].map((g) => g.peer);
    this.guests.clear();
    this.#house.gone(this);
    for (const peer of peers) peer.close(code, reason);
  }

  // ——— bots and clocks ———

  async #think(table: Table, job: BotJob): Promise<void> {
    this.#thinking++;
    const { bots, thinkers, metrics } = this.#house;
    const began = this.#house.env().now;
    const { level, temper, d: decision, view, history, legal, seed } = job;
    const thought = {
      game: table.record.game,
      edition: table.record.edition,
      level,
      temper,
      decision,
      view,
      history,
      legal,
      seed,
      budget: bots.budget,
    };
    // An absent person's seat that is told to hold plays what an expired clock would.
    const choice = job.brief === "hold" ? null : await thinkers.think(thought).catch(() => null);
    const rest = bots.pace - (this.#house.env().now - began);
    if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    this.#thinking--;
    metrics.bots.inc({ result: choice === null ? "fallback" : "move" });
    if (this.#table === table) this.run((t, env) => t.answer(job, choice, env));
  }

  /** A timer that would fire too early stays: it looks again then. With every move the time is put off. */
  #schedule(table: Table, env: Env): void {
    const due = table.due(env);
    if (due === null || (this.#timerAt !== null && this.#timerAt <= due)) return;
    this.#stopTimer();
    this.#timerAt = due;
    this.#timer = setTimeout(this.#tick, Math.min(TIMER.most, Math.max(TIMER.least, due - env.now)));
  }

  readonly #tick = (): void => {
    this.#timer = null;
    this.#timerAt = null;
    this.run((t, env) => t.tick(env));
  };

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#timerAt = null;
  }

  // ——— the end ———

  /** Nobody looks and nothing is under way: it may live in the store alone. */
  mayLeave(): boolean {
    const busy = this.#thinking > 0 || this.#committing || this.#waiting.length > 0 || this.guests.size > 0;
    return !busy && this.#table !== null && this.#table.idle();
  }

  /** From here on nothing happens at this table; what was staged is still kept and told. */
  freeze(): void {
    this.#frozen = true;
    this.#stopTimer();
  }
}

export function playTimeOf(table: Table | null, now: number): PlayTime {
  return { played: table?.playTime(now) ?? 0, wall: now };
}
