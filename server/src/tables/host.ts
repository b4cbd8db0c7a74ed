import type { Command, HelloFrame } from "@trestle/protocol";
import { setTimeout as sleep } from "node:timers/promises";
import { sha256Text } from "@trestle/kernel";
import {
  Conflict,
  DamagedTable,
  follow,
  versionOf,
  isHolder,
  MAX_SECRETS,
  rejoin,
  seatsHeld,
  StoreFailure,
} from "@trestle/table";
import type { BotJob, ConnectionId, Env, TableVersion, TableChanges, ShownProgress, Table } from "@trestle/table";
import { Alarm } from "./alarm.ts";
import { answerTo } from "../bots/answer.ts";
import { payersOf, standsStill } from "../bots/charged-addresses.ts";
import { SharedPresence } from "../cluster/presence.ts";
import type { AttachedConnection, ServerContext, TableConnection, PlayTime } from "./context.ts";
import { chatIdsIn, commitGroups, type CommitGroup } from "./commit-group.ts";

export const TRY_AGAIN = 1013;
export const NO_TABLE = 4404;
export const BROKEN = 1011;
/** What guests are told before they are sent off with such a code. */
const FAULTS: Readonly<Record<number, string>> = { [TRY_AGAIN]: "SERVER-STORE-2", [BROKEN]: "SERVER-TABLE-3" };
/** Others may be faster so many times in a row; then something else is wrong. */
const MOST_BEATEN = 30;
const FALLS = { most: 5, within: 10_000 };
/** Milliseconds between tries while the store takes nothing. */
const STORE_REST = 1_000;
const NONE: readonly string[] = [];

/** One table in memory: takes frames in, keeps what it stages in the store, and only then sends. */
export class TableHost {
  readonly id: string;
  readonly connections = new Map<ConnectionId, AttachedConnection>();
  /** When anything last happened here, by the wall clock. */
  used: number;
  readonly #context: ServerContext;
  #table: Table | null;
  #waiting: CommitGroup[] = [];
  #committing = false;
  /** Something has happened in this turn of the event loop. */
  #turning = false;
  #settled: (() => void)[] = [];
  #thinking = 0;
  /** The addresses that its bots' thinking is charged to. */
  #payers: readonly string[] = [];
  readonly #alarm = new Alarm(() => this.run((t, env) => t.tick(env)));
  #falls: number[] = [];
  /** The last commit was refused by the store, for no reason of this table's. */
  #storeFails = false;
  /** `seen`: how far its guests have followed, if they can go on from there. */
  #falling: { rule: string; from: PlayTime; seen: ShownProgress | null } | null = null;
  /** The number of the next line after those that are kept and told. */
  #next: number;
  /** Something of it was changed elsewhere while we were writing. */
  #behind = false;
  #resuming = false;
  /** How often in a row others were faster. */
  #beaten = 0;
  readonly #presence: SharedPresence;
  #frozen = false;

  constructor(context: ServerContext, table: Table) {
    this.#context = context;
    this.#table = table;
    this.id = table.id;
    this.#presence = new SharedPresence(table.id, context.cluster);
    this.#next = versionOf(table).next;
    this.used = context.env().now;
    this.run(() => undefined);
  }

  /** null while it is being rebuilt. */
  get table(): Table | null {
    return this.#table;
  }

  // ——— what comes in ———

  join(peer: TableConnection): void {
    this.connections.set(peer.id, { peer, hello: null, open: [], sure: NONE, told: false });
    this.run((t) => t.join(peer.id, peer.account));
  }

  hello(id: ConnectionId, frame: HelloFrame): void {
    const guest = this.connections.get(id);
    if (guest === undefined) return;
    guest.hello = { ...frame, secrets: frame.secrets.slice() };
    this.run((t, env) => t.hello(id, frame, env));
  }

  command(id: ConnectionId, frame: Command): void {
    const guest = this.connections.get(id);
    if (guest === undefined || this.#frozen) return;
    if (this.#table === null && !this.#resuming) return this.#refuse(guest, frame.key, "SERVER-STORE-1");
    guest.open.push(frame);
    this.run((t, env) => t.command(id, frame, env));
  }

  leave(id: ConnectionId): void {
    if (this.connections.delete(id)) this.run((t, env) => t.drop(id, env));
    if (this.connections.size > 0) return;
    this.#endNow();
    this.#context.left(this);
  }

  run(act: (table: Table, env: Env) => void): void {
    const table = this.#table;
    if (table === null || this.#frozen) return;
    const env = this.#context.env();
    this.used = env.now;
    try {
      this.#drive(table, env);
      act(table, env);
    } catch (error) {
      return this.#broke(table, error);
    }
    if (this.#turning) return;
    this.#turning = true;
    this.#context.turns.atEnd(this.#endTurn);
  }

  /**
   * What comes in with one turn of the event loop, or while the store still keeps what was before it, is kept together
   * and told together: it could not be told any earlier, and nobody could look at the boards in between.
   */
  readonly #endTurn = (): void => {
    if (!this.#committing) this.#endNow();
  };

  #endNow(): void {
    if (!this.#turning) return;
    this.#turning = false;
    const table = this.#table;
    if (table === null) return this.#pump();
    try {
      this.#waiting.push(...commitGroups(table.take()));
      if (!this.#frozen) this.#goOn(table, this.#context.env());
    } catch (error) {
      return this.#broke(table, error);
    }
    this.#pump();
  }

  /** Bots that are asked, the clock, whom to send for and who is here. */
  #goOn(table: Table, env: Env): void {
    this.#drive(table, env);
    for (const job of table.passive ? [] : table.wanted()) {
      table.handed(job);
      void this.#think(table, job);
    }
    this.#alarm.set(table.due(env), env.now);
    if (table.passive) this.#context.notices?.drop(this);
    else this.#context.notices?.look(this);
    this.tellPresence();
  }

  #broke(table: Table, error: unknown): void {
    this.#context.note("error", error, "a table fell over and is rebuilt from its log", { table: this.id });
    this.#fall("SERVER-TABLE-2", table);
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
    if (falling === null) this.#catchUp();
    else if (falling.seen === null) void this.#rebuild(falling.rule, falling.from);
    else void this.#resume(falling.from, falling.seen);
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    this.#committing = true;
    const began = performance.now();
    const ops = group.length === 1 ? group[0]!.ops : group.flatMap((one) => one.ops);
    const kept = this.#context.commit(ops);
    for (const one of group) one.ops = [];
    kept.then(
      () => {
        this.#committing = false;
        this.#beaten = 0;
        this.#storeFails = false;
        this.#context.metrics.commit.observe((performance.now() - began) / 1_000);
        for (const one of group) this.#send(one);
        if (this.#turning) this.#endNow();
        else this.#pump();
      },
      (error: unknown) => {
        this.#committing = false;
        this.#turning = false;
        const dropped = [...group, ...this.#waiting].flatMap((one) => one.chatIds);
        for (const batch of this.#table?.take() ?? []) dropped.push(...chatIdsIn(batch.ops));
        this.#waiting = [];
        if (this.#context.cluster !== null && error instanceof Conflict) this.#context.metrics.conflicts.inc();
        else
          this.#context.note("warn", error, "a table could not be kept and goes back to what was", { table: this.id });
        this.#storeFails = error instanceof StoreFailure;
        this.#fall("SERVER-STORE-1", this.#table, this.#seen(dropped));
        this.#pump();
      },
    );
  }

  #send({ lastLine, pings, frames }: CommitGroup): void {
    if (lastLine !== null) this.#next = lastLine + 1;
    for (const ping of pings) this.#context.cluster?.point(this.id, ping);
    for (const { to, frame } of frames) {
      const { t, key, rule } = frame;
      const guest = this.connections.get(to);
      if (guest === undefined || (t === "refused" && this.#doubts(guest, key!))) continue;
      if (t === "seated") noteSecret(guest, key!, this.#table);
      else if (key !== null) answered(guest, key);
      if (rule !== null) this.#context.metrics.refused.inc({ rule });
      if (t === "sync") guest.told = true;
      guest.peer.post(frame);
    }
  }

  #refuse(guest: AttachedConnection, key: string, rule: string): void {
    this.#context.metrics.refused.inc({ rule });
    guest.peer.send({ t: "refused", key, d: null, rule, data: {} });
  }

  /** Nothing is waiting for the store any more. */
  settled(): Promise<void> {
    if (!this.#committing && this.#waiting.length === 0 && !this.#turning) return Promise.resolve();
    return new Promise((done) => this.#settled.push(done));
  }

  // ——— when it fails ———

  /** The object is thrown away at once; what it had handed over for keeping is kept and told first. */
  #fall(rule: string, table: Table | null, seen: ShownProgress | null = null): void {
    if (table !== null && this.#table === table) {
      this.#table = null;
      this.#alarm.stop();
    }
    this.#falling ??= { rule, from: playTimeOf(table, this.#context.env().now), seen };
  }

  async #rebuild(rule: string, from: PlayTime): Promise<void> {
    this.#context.metrics.rebuilt.inc({ why: rule });
    for (const guest of this.connections.values()) {
      for (const { key } of guest.open) this.#refuse(guest, key, rule);
      guest.open.length = 0;
    }
    const { now } = this.#context.env();
    this.#falls = [...this.#falls.filter((at) => now - at < FALLS.within), now];
    const tooOften = this.#falls.length > FALLS.most;
    if (tooOften && !this.#storeFails) {
      this.#context.quarantine(this.id);
      return this.#giveUp(BROKEN, "this table fails again and again");
    }
    // Nothing is wrong with the table. It waits, or its bots would try without a pause until there is room on the disk.
    if (tooOften) await sleep(STORE_REST);
    if (this.#frozen) return;
    let table: Table | null;
    try {
      table = await this.#context.restore(this.id, from);
    } catch (error) {
      this.#context.note("error", error, "a table could not be rebuilt", { table: this.id });
      if (error instanceof DamagedTable) {
        this.#context.quarantine(this.id);
        return this.#giveUp(BROKEN, "this table is damaged");
      }
      return this.#giveUp(TRY_AGAIN, "the table cannot be reached at the moment");
    }
    if (table === null) return this.#giveUp(NO_TABLE, "the table is gone");
    this.#table = table;
    this.#next = versionOf(table).next;
    for (const guest of this.connections.values()) this.#greet(guest);
    this.run(() => undefined);
  }

  #greet({ peer, hello }: AttachedConnection): void {
    this.run((t) => {
      t.join(peer.id, peer.account);
      if (hello !== null) t.hello(peer.id, hello, this.#context.env());
    });
  }

  #giveUp(code: number, reason: string): void {
    const peers = [...this.connections.values()].map((g) => g.peer);
    this.connections.clear();
    this.#context.gone(this);
    for (const peer of peers) {
      const rule = FAULTS[code];
      if (rule !== undefined) peer.send({ t: "fault", rule, data: {} });
      peer.close(code, reason);
    }
  }

  // ——— other processes at the same store ———

  /** Nothing tells that anybody here has touched it. */
  quietly(act: (table: Table) => void): void {
    const { used } = this;
    this.run(act);
    this.used = used;
  }

  /** Finds out whether its bots and clocks are this process's to drive. */
  #drive(table: Table, env: Env): void {
    const { cluster } = this.#context;
    const stands = standsStill(table);
    table.suspend(stands, env);
    // Somebody may look through another process, which drives it then.
    if (stands) cluster?.leave(this.id);
    table.passive = stands || (cluster !== null && table.phase === "playing" && !cluster.drives(this.id));
  }

  /** How far it has come; null: something of its own is under way, and then it looks by itself. */
  head(): TableVersion | null {
    this.#behind = this.#committing || this.#waiting.length > 0 || this.#table?.staged === true;
    return this.#behind || this.#frozen || this.#table === null ? null : versionOf(this.#table);
  }

  /** What others have kept since `before`. False: it has gone on meanwhile, and that is looked at anew. */
  follow(before: TableVersion, news: TableChanges): boolean {
    const head = this.head();
    if (head === null) return false;
    this.#behind = head.next !== before.next || head.rev !== before.rev;
    if (this.#behind) {
      this.#catchUp();
      return false;
    }
    this.quietly((t) => follow(t, news, this.#context.env()));
    this.#endNow();
    this.#next = before.next + news.lines.length;
    return true;
  }

  #catchUp(): void {
    if (!this.#behind) return;
    this.#behind = false;
    this.#context.cluster?.look(this.id).catch(() => undefined);
  }

  /** A refusal may be older than what others have kept: then that is read first, and the command done again. */
  #doubts(guest: AttachedConnection, key: string): boolean {
    const { cluster } = this.#context;
    const command = guest.open.find((frame) => frame.key === key);
    if (cluster === null || cluster.isAlone || command === undefined) return false;
    const isSure = guest.sure.includes(key);
    guest.sure = isSure ? guest.sure.filter((one) => one !== key) : [...guest.sure, key];
    if (isSure) return false;
    const again = (): void => this.run((t) => t.command(guest.peer.id, command, this.#context.env()));
    cluster.look(this.id).then(again, again);
    return true;
  }

  /** What its guests have seen, without what was to be kept and was not. */
  #seen(unkept: readonly number[]): ShownProgress | null {
    if (this.#context.cluster === null || this.#table === null || this.#beaten++ > MOST_BEATEN) return null;
    return { next: this.#next, chat: this.#table.chat.filter((line) => !unkept.includes(line.id)) };
  }

  /**
   * Somebody else was first, or nobody knows whether it was kept: the guests are told what others did, step by step,
   * and whatever they are still owed an answer for is done again. A key that is in the log gets its first answer.
   */
  async #resume(from: PlayTime, seen: ShownProgress): Promise<void> {
    this.#resuming = true;
    let found: { table: Table; news: TableChanges } | null;
    try {
      // Two processes that always try again at the same time would always meet again.
      if (this.#beaten > 1) await new Promise((done) => setTimeout(done, Math.random() * 10 * this.#beaten));
      found = await this.#context.resume(this.id, from, seen);
    } catch (error) {
      this.#context.note("warn", error, "a table could not be read again");
      return this.#giveUp(TRY_AGAIN, "the table cannot be reached at the moment");
    } finally {
      this.#resuming = false;
    }
    if (found === null) return this.#giveUp(NO_TABLE, "the table is gone");
    const { table, news } = found;
    this.#table = table;
    for (const { peer, hello, told } of this.connections.values())
      if (told && hello !== null) rejoin(table, peer.id, peer.account, hello);
    this.run((t) => follow(t, news, this.#context.env()));
    this.#endNow();
    this.#next = seen.next + news.lines.length;
    for (const guest of this.connections.values()) if (!guest.told) this.#greet(guest);
    for (const { peer, open } of this.connections.values())
      for (const frame of open) this.run((t) => t.command(peer.id, frame, this.#context.env()));
    this.#tellOthers();
  }

  /** Tells the others who is here, if that has changed. */
  tellPresence({ anew = false } = {}): void {
    if (this.#table !== null && !this.#frozen) this.#presence.tell(this.#table, anew);
  }

  /** Seats that are held through other processes. */
  others(seats: readonly number[]): void {
    if (this.#presence.heard(seats)) this.#tellOthers();
  }
  #tellOthers(): void {
    this.quietly((t) => t.seatsElsewhere(this.#presence.there, this.#context.env()));
  }

  /** The store is out of reach: whoever is here goes to another process, or waits. */
  desert(): void {
    this.#giveUp(TRY_AGAIN, "the tables cannot be reached at the moment");
  }

  // ——— bots ———

  async #think(table: Table, job: BotJob): Promise<void> {
    this.#thinking++;
    this.#payers = payersOf(table, this.connections, this.#payers);
    const asking = job.hint === null ? undefined : this.connections.get(job.hint.connection)?.peer.address;
    const awaited =
      job.hint !== null || this.#presence.there.length > 0 || seatsHeld(table.connections.values()).length > 0;
    const payers = asking === undefined ? this.#payers : [asking];
    const choice = await answerTo(this.#context, table.record, job, { table: this.id, payers, awaited });
    this.#thinking--;
    if (this.#table === table) this.run((t, env) => t.answer(job, choice, env));
  }

  // ——— the end ———

  /** Nobody looks and nothing is under way: it may live in the store alone. */
  mayLeave(): boolean {
    const busy =
      this.#thinking > 0 || this.#turning || this.#committing || this.#waiting.length > 0 || this.connections.size > 0;
    const table = this.#table;
    return !busy && table !== null && (table.idle() || (standsStill(table) && !table.staged));
  }

  /** Whoever looks is sent off, and finds what is kept when they come back. */
  dismiss(): void {
    this.#giveUp(TRY_AGAIN, "the table has moved");
  }

  /** From here on nothing happens at this table; what was staged is still kept and told. */
  freeze(): void {
    this.#endNow();
    this.#frozen = true;
    this.#context.notices?.drop(this);
    this.#alarm.stop();
    this.#presence.withdraw();
  }
}

/** The secret it sat down with counts as if it had come with its hello. */
function noteSecret({ open, hello }: AttachedConnection, key: string, table: Table | null): void {
  const command = open.find((frame) => frame.key === key);
  if (hello === null || (command?.t !== "sit" && command?.t !== "rotate")) return;
  hello.secrets.push(command.secret);
  if (table === null || hello.secrets.length <= MAX_SECRETS) return;
  hello.secrets = hello.secrets.filter((secret) => isHolder(table.record, sha256Text(secret)));
}

function answered({ open }: AttachedConnection, key: string): void {
  const at = open.findIndex((frame) => frame.key === key);
  if (at >= 0) open.splice(at, 1);
}

export function playTimeOf(table: Table | null, now: number): PlayTime {
  return { played: table?.playTime(now) ?? 0, wall: now };
}
