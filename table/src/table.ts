import { sha256Text, withoutFile, type By, type Decision, type Refusal, type Seat, type Types } from "@trestle/kernel";
import { PROTOCOL, type ChatLine, type Command, type Hello, type ServerFrame } from "@trestle/protocol";
import type { Batch, Out, Pointing } from "./batch.ts";
import { partsOf, seatInfos, tableInfo } from "./boards.ts";
import { recent } from "./chat.ts";
import { askedNow, carryOut } from "./commands.ts";
import { holds, newConn, type Conn, type ConnId } from "./conns.ts";
import { firstMatch } from "./first-match.ts";
import { copy, newRecord, recordOp, type NewTable } from "./create.ts";
import { running, soonest } from "./deadlines.ts";
import type { Hands, News } from "./follow.ts";
import type { BotJob, Env, Games, Thought } from "./games.ts";
import { giveHints, hintJobs, type Hinting } from "./hints.ts";
import { answerIn, jobsOf } from "./jobs.ts";
import type { Happened, Match } from "./match.ts";
import type { Op, StoredTable } from "./port.ts";
import { matchFrom } from "./restore.ts";
import { isTooLong } from "./length.ts";
import { Presence } from "./presence.ts";
import { sitterOf, upgraded, type Record as TableRecord } from "./record.ts";
import { outNow, settleBets, tellSide, tellSides } from "./side.ts";
import { showPointing } from "./side-commands.ts";
import { freeze, missing, startingInfo, startsAt, watchQuick } from "./start.ts";
import { syncFor } from "./sync.ts";
import { Telling } from "./telling.ts";

const KEYS_KEPT = 200;

/** One game being played, from the empty seats to the podium. No I/O: frames and time come in, batches go out. */
export class Table {
  readonly games: Games;
  readonly record: TableRecord;
  readonly chat: ChatLine[] = [];
  readonly conns = new Map<ConnId, Conn>();
  match: Match | null = null;
  /** This process drives neither its clocks nor its bots: another one does, or nobody. */
  followed = false;
  /** Seats that are out of the game, as everybody knows. */
  out: Seat[] = [];
  /** Those who wait for a hint. */
  readonly hinting = new Map<ConnId, Hinting>();
  #rev: number;
  #batches: Batch[] = [];
  #batch: Batch = { ops: [], outs: [] };
  readonly #telling = new Telling();
  readonly #presence = new Presence(this.conns);
  /** Decisions handed out to bots. */
  readonly #handed = new Map<number, number>();
  /** Play time at a moment of the wall clock; it stands still while the game does. */
  #play = { time: 0, wall: 0 };
  #stands = false;

  constructor(games: Games, record: TableRecord, rev: number, env: Env) {
    this.games = games;
    this.record = record;
    this.#rev = rev;
    this.#play.wall = env.now;
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

  join(id: ConnId, account: string | null): void {
    this.conns.set(id, newConn(id, account));
  }

  hello(id: ConnId, frame: Hello, env: Env): void {
    const conn = this.conns.get(id);
    if (conn === undefined) return;
    if (frame.protocol !== PROTOCOL)
      this.send(conn, { t: "fault", rule: "PROTOCOL-VERSION-1", data: { yours: frame.protocol, ours: PROTOCOL } });
    else this.#greet(conn, frame, env);
    this.#flush();
  }

  #greet(conn: Conn, frame: Hello, env: Env): void {
    conn.hashes = frame.secrets.map((secret) => sha256Text(secret));
    conn.greeted = true;
    conn.host = conn.hashes.includes(this.record.host);
    conn.seats = this.record.seats.flatMap((_, seat) => (holds(this, conn, seat) ? [seat] : []));
    conn.legal.clear();
    this.back(conn.seats, env);
    this.sync(conn, frame.history, env);
    this.about(env, conn);
  }

  /** Whoever returns to a minded seat has it back at once. */
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

  drop(id: ConnId, env: Env): void {
    const conn = this.conns.get(id);
    this.conns.delete(id);
    this.hinting.delete(id);
    for (const seat of conn?.seats ?? []) this.#presence.left(seat, env.now);
    // Without a host a start goes on by itself: everybody is told when.
    if (conn?.host === true && this.record.starting !== undefined) this.about(env);
  }

  idle(): boolean {
    return this.conns.size === 0 && !this.staged && this.wanted().length === 0;
  }

  // ——— what goes out ———

  stage(conn: Conn, frame: ServerFrame): Out {
    const out = { to: conn.id, frame };
    this.#batch.outs.push(out);
    return out;
  }
  send(conn: Conn, frame: ServerFrame): void {
    this.stage(conn, frame);
  }
  done(conn: Conn, key: string): void {
    this.send(conn, { t: "done", key, v: this.match?.n ?? 0 });
  }
  refuse(conn: Conn, key: string, refusal: Refusal, d: number | null = null): void {
    this.send(conn, { t: "refused", key, d, rule: refusal.rule, data: refusal.data });
  }

  #info(env: Env) {
    const seats = seatInfos(this.record, (seat) => this.here(seat, env));
    const game = this.games.find(this.record.game, this.record.edition);
    return tableInfo(this.record, this.match, seats, this.playTime(env.now), game, startingInfo(this, env));
  }

  sync(conn: Conn, history: boolean, env: Env): void {
    this.#telling.synced(conn);
    this.send(conn, syncFor(this, conn, history, this.#info(env)));
    conn.side = "";
    tellSide(this, conn);
    // Whoever was away when everybody was asked to go back is asked too.
    const asked = askedNow(this);
    if (asked !== null && conn.seats.length > 0)
      this.send(conn, { t: "asked", by: asked.by, to: asked.to, waiting: asked.waiting });
  }

  /** Tells everybody what has changed about the table itself. */
  about(env: Env, except: Conn | null = null): void {
    const table = this.#info(env);
    for (const conn of this.conns.values()) {
      if (!conn.greeted || conn === except) continue;
      const you = { seats: conn.seats.slice(), host: conn.host };
      this.send(conn, { t: "about", v: this.match?.n ?? 0, table, you });
    }
  }

  #tell(match: Match, happened: Happened, env: Env): void {
    this.#telling.entry(this, match, happened, this.playTime(env.now));
  }

  point(pointing: Pointing): void {
    this.#batch.pointing = pointing;
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
    return this.#batches.length > 0 || this.#batch.ops.length > 0 || this.#batch.outs.length > 0;
  }

  /** What was asked for has been done. What is to be kept of a moment is kept together, and told together. */
  #flush(): void {
    if (this.#batch.ops.length === 0 || this.#batch.pointing !== undefined) this.#close();
  }
  #close(): void {
    if (this.#batch.ops.length === 0 && this.#batch.outs.length === 0) return;
    this.#batches.push(this.#batch);
    this.#batch = { ops: [], outs: [] };
  }

  /** Somebody holds the seat, or did a moment ago. */
  here(seat: Seat, env: Env): boolean {
    return this.#presence.here(seat, env.now);
  }
  /** The seat's devices have been told of this decision; those that are gone are not asked again. */
  told(seat: Seat, d: number, gone: readonly string[], env: Env): void {
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
    while (record.keys.length > KEYS_KEPT) record.keys.shift();
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
    const runs = this.record.phase === "playing" && !this.record.paused && !this.#stands;
    return this.#play.time + (runs ? Math.max(0, Math.round(now - this.#play.wall)) : 0);
  }
  /** Call before anything that makes time stand still or run. */
  stampTime(now: number): void {
    this.#play = { time: this.playTime(now), wall: now };
  }

  /** Nobody plays here or looks: time stands still as well, so that whoever comes back finds their clock as it was. */
  stand(stands: boolean, env: Env): void {
    if (stands === this.#stands) return;
    this.stampTime(env.now);
    this.#stands = stands;
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
    const clock = this.followed ? null : this.#dueWall(env);
    return seen === null || clock === null ? (seen ?? clock) : Math.min(seen, clock);
  }

  tick(env: Env): void {
    if (!this.followed) this.#expire(env);
    if (!this.followed && (startsAt(this, env) ?? Infinity) <= env.now) this.#goOn(env);
    if (this.#presence.settle(env.now)) this.about(env);
    this.#flush();
  }

  /** The first expiry plays the game's fallback; whoever is not here is minded from then on. */
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
      const line = match.sit(seat, sitterOf(record, seat), 0);
      this.keepLine(match.n, line, env);
    }
    this.keepRecord(env);
    for (const conn of this.conns.values()) if (conn.greeted) this.sync(conn, true, env);
  }

  playMove(d: Decision, move: Types["move"], by: By, key: string, env: Env, thought: Thought | null): void {
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
    this.#tell(match, match.news(), env);
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
    for (const conn of this.conns.values()) conn.legal.clear();
  }

  command(id: ConnId, frame: Command, env: Env): void {
    const conn = this.conns.get(id);
    if (conn === undefined) return;
    if (conn.greeted) carryOut(this, conn, frame, env);
    else this.send(conn, { t: "fault", rule: "PROTOCOL-HELLO-1", data: {} });
    this.#flush();
  }

  // ——— other processes of the same server ———

  /** For `follow`, which a page does not need and does not load: lends what it takes to catch up. */
  catchUp({ rev, lined }: News, env: Env, act: (hands: Hands) => void): void {
    this.stampTime(env.now);
    this.#rev = rev;
    const at = (time: number): void => void (this.#play = { time, wall: Math.min(env.now, lined) });
    act({ at, tell: (match, happened) => this.#tell(match, happened, env) });
    this.#flush();
  }

  /** These seats are held through other processes. */
  elsewhere(seats: readonly Seat[], env: Env): void {
    if (this.#presence.elsewhere(seats, env.now)) this.about(env);
    this.#flush();
  }
  overhear(pointing: Pointing): void {
    showPointing(this, pointing);
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
    else this.hinting.get(job.hint.conn)!.handed = true;
  }

  /** What came of a job; null: its thinker crashed or overran. */
  answer(job: BotJob, result: Thought | null, env: Env): void {
    if (job.hint === null) this.#answered(job, result, env);
    else giveHints(this, job, result);
    this.#flush();
  }

  /** A bot's answer; none and an illegal one are played as the game's fallback. */
  #answered(job: BotJob, result: Thought | null, env: Env): void {
    const { match } = this;
    if (match === null || this.record.phase !== "playing" || this.#handed.get(job.d.id) !== job.n) return;
    this.#handed.delete(job.d.id);
    const played = this.record.paused ? null : answerIn(match, this.record, job, result);
    if (played === null) return;
    const { d, move, by, thought } = played;
    this.playMove(d, move, by, `${by}-${match.n + 1}`, env, thought);
  }
}
