import { sha256Text, withoutFile, type By, type Decision, type Refusal, type Seat, type Types } from "@trestle/kernel";
import { PROTOCOL, type ChatLine, type Command, type HelloFrame, type ServerFrame } from "@trestle/protocol";
import type { Batch, OutgoingFrame, PiecePing } from "./batch.ts";
import { partsOf, seatInfos, tableInfo } from "./boards.ts";
import { recent } from "./chat.ts";
import { askedNow, carryOut } from "./commands.ts";
import { holds, newConnection, type Connection, type ConnectionId } from "./connections.ts";
import { firstMatch } from "./first-match.ts";
import { copy, newRecord, recordOp, type NewTable } from "./create.ts";
import { running, soonest } from "./deadlines.ts";
import type { FollowHooks, TableChanges } from "./follow.ts";
import type { BotJob, Env, Games, JobResult } from "./games.ts";
import { giveHints, hintJobs, type PendingHint } from "./hints.ts";
import { answerIn, jobsOf } from "./jobs.ts";
import type { HistoryEntry, Match } from "./match.ts";
import type { Op, StoredTable } from "./port.ts";
import { matchFrom } from "./restore.ts";
import { isTooLong } from "./length.ts";
import { Presence } from "./presence.ts";
import { forgetKeys, holderOf, upgraded, type TableRecord } from "./record.ts";
import { outNow, settleBets, tellSide, tellSides } from "./side.ts";
import { showPing } from "./side-commands.ts";
import { freeze, hostDecides, missing, startsSoon, startingInfo, startsAt, watchQuick } from "./start.ts";
import { syncFor } from "./sync.ts";
import { StepBroadcast } from "./step-broadcast.ts";

/** One game being played, from the empty seats to the podium. No I/O: frames and time come in, batches go out. */
export class Table {
  readonly games: Games;
  readonly record: TableRecord;
  readonly chat: ChatLine[] = [];
  readonly connections = new Map<ConnectionId, Connection>();
  match: Match | null = null;
  /** This process drives neither its clocks nor its bots: another one does, or nobody. */
  passive = false;
  /** Seats that are out of the game, as everybody knows. */
  out: Seat[] = [];
  /** Those who wait for a hint. */
  readonly hinting = new Map<ConnectionId, PendingHint>();
  /** When a host who decides about the start was last here. At first they may still be on their way back. */
  hostSeen: number;
  #rev: number;
  #batches: Batch[] = [];
  #batch: Batch = { ops: [], frames: [] };
  readonly #telling = new StepBroadcast();
  readonly #presence = new Presence(this.connections);
  /** Decisions handed out to bots. */
  readonly #handed = new Map<number, number>();
  /** Play time at a moment of the wall clock; it stands still while the game does. */
  #play = { time: 0, wall: 0 };
  #suspended = false;

  constructor(games: Games, record: TableRecord, rev: number, env: Env) {
    this.games = games;
    this.record = record;
    this.#rev = rev;
    this.#play.wall = env.now;
    this.hostSeen = env.now;
  }

  static create(games: Games, wish: NewTable, hostSecret: string, env: Env): Table | Refusal {
    const record = newRecord(games, wish, hostSecret, env);
    if ("rule" in record) return record;
    const table = new Table(games, record, 0, env);
    table.keepRecord(env);
    table.#flush();
    return table;
  }

  /** From what the store has: the log is played again, and every line of it checked. */
  static restore(games: Games, stored: StoredTable, env: Env): Table {
    const table = new Table(games, upgraded(copy(stored.record)), stored.rev, env);
    table.chat.push(...recent(stored.chat));
    if (stored.lines.length === 0) return table;
    const { match, time } = matchFrom(games, table.record, stored.lines);
    table.match = match;
    table.out = outNow(table);
    table.#play.time = time;
    return table;
  }

  get id(): string {
    return this.record.id;
  }
  /** Of its record, as it is staged. */
  get rev(): number {
    return this.#rev;
  }
  get code(): string {
    return this.record.code;
  }
  get phase(): TableRecord["phase"] {
    return this.record.phase;
  }

  // ——— connections ———

  join(id: ConnectionId, account: string | null): void {
    this.connections.set(id, newConnection(id, account));
  }

  hello(id: ConnectionId, frame: HelloFrame, env: Env): void {
    const connection = this.connections.get(id);
    if (connection === undefined) return;
    if (frame.protocol !== PROTOCOL)
      this.send(connection, {
        t: "fault",
        rule: "PROTOCOL-VERSION-1",
        data: { yours: frame.protocol, ours: PROTOCOL },
      });
    else this.#greet(connection, frame, env);
    this.#flush();
  }

  #greet(connection: Connection, frame: HelloFrame, env: Env): void {
    connection.hashes = frame.secrets.map((secret) => sha256Text(secret));
    connection.greeted = true;
    connection.host = connection.hashes.includes(this.record.host);
    connection.seats = this.record.seats.flatMap((_, seat) => (holds(this, connection, seat) ? [seat] : []));
    connection.legal.clear();
    this.back(connection.seats, env);
    this.sync(connection, frame.history, env);
    this.about(env, connection);
  }

  /** A person who returns to a minded seat has it back at once. */
  back(seats: readonly Seat[], env: Env): void {
    let changed = false;
    for (const seat of seats) {
      this.#presence.back(seat);
      const s = this.record.seats[seat]!;
      if (s.kind === "person" && s.minded) {
        s.minded = false;
        changed = true;
      }
    }
    if (changed) this.keepRecord(env);
  }

  drop(id: ConnectionId, env: Env): void {
    const connection = this.connections.get(id);
    if (hostDecides(this, env)) this.hostSeen = env.now;
    this.connections.delete(id);
    this.hinting.delete(id);
    for (const seat of connection?.seats ?? []) this.#presence.left(seat, env.now);
    // Without a host a start goes on by itself: everybody is told when.
    if (connection?.host === true && this.record.starting !== undefined) this.about(env);
  }

  idle(): boolean {
    return this.connections.size === 0 && !this.staged && this.wanted().length === 0 && !startsSoon(this.record);
  }

  // ——— what goes out ———

  stage(connection: Connection, frame: ServerFrame): OutgoingFrame {
    const out = { to: connection.id, frame };
    this.#batch.frames.push(out);
    return out;
  }
  send(connection: Connection, frame: ServerFrame): void {
    this.stage(connection, frame);
  }
  done(connection: Connection, key: string): void {
    this.send(connection, { t: "done", key, v: this.match?.n ?? 0 });
  }
  refuse(connection: Connection, key: string, refusal: Refusal, d: number | null = null): void {
    this.send(connection, { t: "refused", key, d, rule: refusal.rule, data: refusal.data });
  }

  #info(env: Env) {
    const seats = seatInfos(this.record, (seat) => this.here(seat, env));
    const game = this.games.find(this.record.game, this.record.edition);
    return tableInfo(this.record, this.match, seats, this.playTime(env.now), game, startingInfo(this, env));
  }

  sync(connection: Connection, history: boolean, env: Env): void {
    this.#telling.synced(connection);
    this.send(connection, syncFor(this, connection, history, this.#info(env)));
    connection.side = "";
    tellSide(this, connection);
    // People who were away when everybody was asked to go back are asked too.
    const asked = askedNow(this);
    if (asked !== null && connection.seats.length > 0)
      this.send(connection, { t: "asked", by: asked.by, to: asked.to, waiting: asked.waiting });
  }

  /** Tells everybody what has changed about the table itself. */
  about(env: Env, except: Connection | null = null): void {
    const table = this.#info(env);
    for (const connection of this.connections.values()) {
      if (!connection.greeted || connection === except) continue;
      const you = { seats: connection.seats.slice(), host: connection.host };
      this.send(connection, { t: "about", v: this.match?.n ?? 0, table, you });
    }
  }

  #tell(match: Match, happened: HistoryEntry, env: Env): void {
    this.#telling.entry(this, match, happened, this.playTime(env.now));
  }

  stagePing(ping: PiecePing): void {
    this.#batch.ping = ping;
  }

  /** All that was staged since: a moment, at the end of which everybody is shown the board. */
  take(): Batch[] {
    this.#telling.show(this);
    this.#close();
    const batches = this.#batches;
    if (batches.length > 0) this.#batches = [];
    return batches;
  }

  /** Something has happened that nobody has taken yet. */
  get staged(): boolean {
    return this.#batches.length > 0 || this.#batch.ops.length > 0 || this.#batch.frames.length > 0;
  }

  /** What was asked for has been done. What is to be kept of a moment is kept together, and told together. */
  #flush(): void {
    if (this.#batch.ops.length === 0 || this.#batch.ping !== undefined) this.#close();
  }
  #close(): void {
    if (this.#batch.ops.length === 0 && this.#batch.frames.length === 0) return;
    this.#batches.push(this.#batch);
    this.#batch = { ops: [], frames: [] };
  }

  /** Somebody holds the seat, or did a moment ago. */
  here(seat: Seat, env: Env): boolean {
    return this.#presence.here(seat, env.now);
  }
  /** The seat's devices have been told of this decision; those that are gone are not asked again. */
  markNotified(seat: Seat, d: number, gone: readonly string[], env: Env): void {
    const s = this.record.seats[seat];
    if (s?.kind !== "person") return;
    s.told = d;
    if (s.reach !== undefined) s.reach = s.reach.filter(({ endpoint }) => !gone.includes(endpoint));
    this.keepRecord(env);
    this.#flush();
  }

  // ——— what is kept ———

  keepRecord(env: Env): void {
    const { record } = this;
    forgetKeys(record);
    this.#batch.ops.push(recordOp(record, ++this.#rev, this.#dueWall(env)));
  }
  keep(op: Op): void {
    this.#batch.ops.push(op);
  }
  keepLine(n: number, line: string, env: Env): void {
    this.#batch.ops.push({ t: "line", table: this.record.id, n, line, due: this.#dueWall(env) });
  }

  // ——— time ———

  playTime(now: number): number {
    const runs = this.record.phase === "playing" && !this.record.paused && !this.#suspended;
    return this.#play.time + (runs ? Math.max(0, Math.round(now - this.#play.wall)) : 0);
  }
  /** Call before anything that makes time stand still or run. */
  stampTime(now: number): void {
    this.#play = { time: this.playTime(now), wall: now };
  }

  /** Nobody plays here or looks: time stands still as well, so that people find their clocks as they were. */
  suspend(on: boolean, env: Env): void {
    if (on === this.#suspended) return;
    this.stampTime(env.now);
    this.#suspended = on;
  }

  /** When the next clock runs out, or a start goes on by itself. */
  #dueWall(env: Env): number | null {
    if (this.match === null) return startsAt(this, env);
    const first = soonest(this.match, this.record);
    return first === Infinity ? null : env.now + Math.max(0, first - this.playTime(env.now));
  }

  /** When `tick` wants to be called next. */
  due(env: Env): number | null {
    const seen = this.#presence.due(env.now);
    const clock = this.passive ? null : this.#dueWall(env);
    return seen === null || clock === null ? (seen ?? clock) : Math.min(seen, clock);
  }

  tick(env: Env): void {
    if (!this.passive) this.#expire(env);
    if (!this.passive && (startsAt(this, env) ?? Infinity) <= env.now) this.#goOn(env);
    if (this.#presence.settle(env.now)) this.about(env);
    this.#flush();
  }

  /** The first expiry plays the game's fallback; an absent person is minded from then on. */
  #expire(env: Env): void {
    for (const d of running(this.match, this.record)) {
      const match = this.match!;
      const s = this.record.seats[d.seat]!;
      // One of these that was just played may have ended this question, or left its seat the floor to answer it.
      const deadline = match.clock.deadline(d);
      if (deadline === null || deadline > this.playTime(env.now) || s.kind !== "person") continue;
      if (!this.here(d.seat, env) && !s.minded) {
        s.minded = true;
        this.keepRecord(env);
        this.about(env);
      }
      this.playMove(d, match.game.fallback(match.state, d), "clock", `clock-${match.n + 1}`, env, null);
      if (this.phase !== "playing") return;
    }
  }

  // ——— the game ———

  /** Freezes the list of commitments. Who has none, or does not reveal in time, stays out of the deal. */
  start(env: Env): void {
    freeze(this.record, this.games.find(this.record.game, this.record.edition)!, env.now);
    delete this.record.full;
    this.startIfComplete(env);
  }

  /** Deals as soon as nobody's part is missing. */
  startIfComplete(env: Env): void {
    if (missing(this.record).length === 0) return this.begin(env);
    this.keepRecord(env);
    this.about(env);
  }

  #goOn(env: Env): void {
    if (this.record.starting === undefined) this.start(env);
    else this.begin(env);
  }

  /** Who sits, or how, has changed: it is kept and told. */
  recordChanged(env: Env): void {
    watchQuick(this, env);
    this.keepRecord(env);
    this.about(env);
  }

  begin(env: Env): void {
    const { record } = this;
    const match = (this.match = firstMatch(this.games, record));
    this.#play = { time: 0, wall: env.now };
    this.keepLine(0, withoutFile(match.headerLine), env);
    for (let seat = 0; seat < record.seats.length; seat++) {
      const line = match.sit(seat, holderOf(record, seat), 0);
      this.keepLine(match.n, line, env);
    }
    this.keepRecord(env);
    for (const connection of this.connections.values()) if (connection.greeted) this.sync(connection, true, env);
  }

  playMove(d: Decision, move: Types["move"], by: By, key: string, env: Env, thought: JobResult | null): void {
    const match = this.match!;
    const line = match.play(d, move, by, key, this.playTime(env.now), thought);
    this.entry(line, env);
    if (match.game.outcome(match.state) === null) return;
    this.stampTime(env.now);
    this.record.phase = "over";
    this.keepLine(match.n + 1, match.end(this.record.secret, partsOf(this.record), this.record.botSecret), env);
    this.keepRecord(env);
    this.about(env);
    tellSides(this);
  }

  /** An entry was made: it is kept, and everybody is told what it made happen. */
  entry(line: string, env: Env): void {
    const match = this.match!;
    this.keepLine(match.n, line, env);
    this.#tell(match, match.takeNewest(), env);
    if (settleBets(this)) this.keepRecord(env);
    if (isTooLong(match) && this.phase === "playing") this.close(env);
  }

  /** Nothing happens here any more. */
  close(env: Env): void {
    this.stampTime(env.now);
    this.record.phase = "closed";
    this.keepRecord(env);
    this.about(env);
  }

  /** After going back, what was handed out to bots is void. */
  forgetJobs(): void {
    this.#handed.clear();
    for (const connection of this.connections.values()) connection.legal.clear();
  }

  command(id: ConnectionId, frame: Command, env: Env): void {
    const connection = this.connections.get(id);
    if (connection === undefined) return;
    if (connection.greeted) carryOut(this, connection, frame, env);
    else this.send(connection, { t: "fault", rule: "PROTOCOL-HELLO-1", data: {} });
    this.#flush();
  }

  // ——— other processes of the same server ———

  /** For `follow`, which a page does not need and does not load: lends what it takes to catch up. */
  catchUp({ rev, lined }: TableChanges, env: Env, act: (hands: FollowHooks) => void): void {
    this.stampTime(env.now);
    this.#rev = rev;
    const at = (time: number): void => void (this.#play = { time, wall: Math.min(env.now, lined) });
    act({ at, tell: (match, happened) => this.#tell(match, happened, env) });
    this.#flush();
  }

  /** These seats are held through other processes. */
  seatsElsewhere(seats: readonly Seat[], env: Env): void {
    if (hostDecides(this, env)) this.hostSeen = env.now;
    if (this.#presence.seatsElsewhere(seats, env.now)) this.about(env);
    this.#flush();
  }
  showPing(ping: PiecePing): void {
    showPing(this, ping);
    this.#flush();
  }

  // ——— bots ———

  /** Decisions that bots and minders owe and have not been asked for yet. Each is handed out once. */
  wanted(): BotJob[] {
    const { match } = this;
    if (match === null || this.record.phase !== "playing" || this.record.paused) return [];
    const jobs = jobsOf(match, this.record, this.games, this.#handed);
    return this.hinting.size === 0 ? jobs : [...jobs, ...hintJobs(this)];
  }

  /** The host has given this job to a worker. */
  handed(job: BotJob): void {
    if (job.hint === null) this.#handed.set(job.d.id, job.n);
    else this.hinting.get(job.hint.connection)!.handed = true;
  }

  /** What came of a job; null: its thinker crashed or overran. */
  answer(job: BotJob, result: JobResult | null, env: Env): void {
    if (job.hint === null) this.#answered(job, result, env);
    else giveHints(this, job, result);
    this.#flush();
  }

  /** A bot's answer; none and an illegal one are played as the game's fallback. */
  #answered(job: BotJob, result: JobResult | null, env: Env): void {
    const { match } = this;
    if (match === null || this.record.phase !== "playing" || this.#handed.get(job.d.id) !== job.n) return;
    this.#handed.delete(job.d.id);
    const played = this.record.paused ? null : answerIn(match, this.record, job, result);
    if (played === null) return;
    const { d, move, by, thought } = played;
    this.playMove(d, move, by, `${by}-${match.n + 1}`, env, thought);
  }
}
