import {
  commitmentOf,
  LOG_FORMAT,
  sha256Text,
  type By,
  type Decision,
  type Refusal,
  type Seat,
  type Sitter,
  type Types,
} from "@trestle/kernel";
import { PROTOCOL, type ChatLine, type Command, type Hello, type ServerFrame } from "@trestle/protocol";
import type { Batch } from "./batch.ts";
import { boardFor, commonOf, heard, partsOf, seatInfos, stepFor, tableInfo } from "./boards.ts";
import { readersOf, recent } from "./chat.ts";
import { carryOut } from "./commands.ts";
import { eyes, maySee, newConn, type Conn, type ConnId } from "./conns.ts";
import { copy, indexOf, newRecord, type NewTable } from "./create.ts";
import type { BotJob, Env, Games, Thought } from "./games.ts";
import { giveHints, hintJobs, type Hinting } from "./hints.ts";
import { hintsOn } from "./hints-on.ts";
import { jobsOf } from "./jobs.ts";
import type { Happened, Match } from "./match.ts";
import type { Op, StoredTable } from "./port.ts";
import { matchFrom, newMatch } from "./restore.ts";
import { Presence } from "./presence.ts";
import type { Record as TableRecord } from "./record.ts";
import { outNow, settleBets, tellSide, tellSides } from "./side.ts";

const KEYS_KEPT = 200;
const CHAT_KEPT = 200;

/** One game being played, from the empty seats to the podium. No I/O: frames and time come in, batches go out. */
export class Table {
  readonly games: Games;
  readonly record: TableRecord;
  readonly chat: ChatLine[] = [];
  readonly conns = new Map<ConnId, Conn>();
  match: Match | null = null;
  /** Somebody asks everybody to go back. */
  asking: { by: Seat; to: number; key: string; waiting: Seat[] } | null = null;
  /** Seats that are out of the game, as everybody knows. */
  out: Seat[] = [];
  /** Those who wait for a hint. */
  readonly hinting = new Map<ConnId, Hinting>();
  #rev: number;
  #batches: Batch[] = [];
  #batch: Batch = { ops: [], outs: [] };
  readonly #presence = new Presence(this.conns);
  /** Decisions handed out to bots. */
  readonly #handed = new Map<number, number>();
  /** Play time at a moment of the wall clock; it stands still while the game does. */
  #play = { time: 0, wall: 0 };

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
    const table = new Table(games, copy(stored.record), stored.rev, env);
    table.chat.push(...recent(stored.chat, CHAT_KEPT));
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
    const hashes = frame.secrets.map((secret) => sha256Text(secret));
    conn.greeted = true;
    conn.host = hashes.includes(this.record.host);
    conn.seats = [];
    conn.legal.clear();
    this.record.seats.forEach((s, seat) => {
      if (s.kind !== "person") return;
      const holds = s.holders.some((h) => hashes.includes(h)) || (s.account !== null && s.account === conn.account);
      if (holds) conn.seats.push(seat);
    });
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
  }

  idle(): boolean {
    return this.conns.size === 0 && this.#batches.length === 0 && this.wanted().length === 0;
  }

  // ——— what goes out ———

  send(conn: Conn, frame: ServerFrame): void {
    this.#batch.outs.push({ to: conn.id, frame });
  }
  done(conn: Conn, key: string): void {
    this.send(conn, { t: "done", key, v: this.match?.n ?? 0 });
  }
  refuse(conn: Conn, key: string, refusal: Refusal, d: number | null = null): void {
    this.send(conn, { t: "refused", key, d, rule: refusal.rule, data: refusal.data });
  }

  #info(env: Env) {
    const seats = seatInfos(this.record, (seat) => this.#presence.here(seat, env.now));
    const game = this.games.find(this.record.game, this.record.edition);
    return tableInfo(this.record, this.match, seats, this.playTime(env.now), game);
  }

  sync(conn: Conn, history: boolean, env: Env): void {
    const { match } = this;
    const watching = maySee(this, conn);
    const first = conn.seats[0] ?? null;
    this.send(conn, {
      t: "sync",
      v: match?.n ?? 0,
      table: this.#info(env),
      you: { seats: conn.seats.slice(), host: conn.host },
      boards: match === null || !watching ? [] : eyes(conn).map((seat) => boardFor(match, conn, seat, true)),
      away: first === null || match === null ? null : match.awaySince(first),
      chat: this.chat.filter((line) => readersOf(this, line.channel).includes(conn)),
      history:
        !history || match === null || !watching
          ? []
          : match.history.map(({ n, events, ...h }) => ({ v: n, ...h, events: heard(events, first) })),
    });
    conn.side = "";
    tellSide(this, conn);
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
    const common = commonOf(match, happened, this.playTime(env.now));
    for (const conn of this.conns.values()) {
      if (!conn.greeted || (conn.seats.length === 0 && !this.record.watchers)) continue;
      for (const seat of eyes(conn)) this.send(conn, stepFor(match, conn, seat, common));
    }
  }

  take(): Batch[] {
    const batches = this.#batches;
    this.#batches = [];
    return batches;
  }

  #flush(): void {
    if (this.#batch.ops.length === 0 && this.#batch.outs.length === 0) return;
    this.#batches.push(this.#batch);
    this.#batch = { ops: [], outs: [] };
  }

  // ——— what is kept ———

  keepRecord(env: Env): void {
    const { record } = this;
    while (record.keys.length > KEYS_KEPT) record.keys.shift();
    const index = indexOf(record, this.#dueWall(env));
    this.#batch.ops.push({ t: "record", table: record.id, rev: ++this.#rev, record: copy(record), index });
  }
  keep(op: Op): void {
    this.#batch.ops.push(op);
  }
  keepLine(n: number, line: string, env: Env): void {
    this.#batch.ops.push({ t: "line", table: this.record.id, n, line, due: this.#dueWall(env) });
  }

  // ——— time ———

  playTime(now: number): number {
    const runs = this.record.phase === "playing" && !this.record.paused;
    return this.#play.time + (runs ? Math.max(0, Math.round(now - this.#play.wall)) : 0);
  }
  /** Call before anything that makes time stand still or run. */
  stampTime(now: number): void {
    this.#play = { time: this.playTime(now), wall: now };
  }

  #dueWall(env: Env): number | null {
    const deadlines = this.#running().map(({ deadline }) => deadline);
    return deadlines.length === 0 ? null : env.now + Math.max(0, Math.min(...deadlines) - this.playTime(env.now));
  }

  /** Decisions that persons owe, each with the play time at which it runs out. Bots have no clock of ours. */
  #running(): { d: Decision; deadline: number }[] {
    const { match, record } = this;
    if (match === null || record.phase !== "playing" || record.paused) return [];
    return match.game.pending(match.state).flatMap((d) => {
      const deadline = d.free || record.seats[d.seat]?.kind !== "person" ? null : match.clock.deadline(d.id);
      return deadline === null ? [] : [{ d, deadline }];
    });
  }

  /** When `tick` wants to be called next. */
  due(env: Env): number | null {
    const times = this.#presence.due(env.now);
    const clock = this.#dueWall(env);
    if (clock !== null) times.push(clock);
    return times.length === 0 ? null : Math.min(...times);
  }

  tick(env: Env): void {
    this.#expire(env);
    if (this.#presence.settle(env.now)) this.about(env);
    this.#flush();
  }

  /** The first expiry plays the game's fallback; whoever is not here is minded from then on. */
  #expire(env: Env): void {
    for (const { d, deadline } of this.#running()) {
      const match = this.match!;
      const s = this.record.seats[d.seat]!;
      // An earlier one of these may have ended the round, and this question with it.
      if (deadline > this.playTime(env.now) || s.kind !== "person" || match.decision(d.seat, d.id) === null) continue;
      if (!this.#presence.here(d.seat, env.now) && !s.minded) {
        s.minded = true;
        this.keepRecord(env);
        this.about(env);
      }
      this.playMove(d, match.game.fallback(match.state, d), "clock", `clock-${match.n + 1}`, env, null);
      if (this.phase !== "playing") return;
    }
  }

  // ——— the game ———

  begin(env: Env): void {
    const { record } = this;
    const game = this.games.find(record.game, record.edition)!;
    record.parts = partsOf(record);
    record.hints = hintsOn(record, game);
    const match = newMatch(this.games, record, {
      format: LOG_FORMAT,
      game: record.game,
      rulesVersion: game.rulesVersion,
      edition: record.edition,
      config: record.options,
      seats: record.seats.length,
      table: record.id,
      commitment: commitmentOf(record.secret),
      created: record.created,
    });
    this.match = match;
    record.phase = "playing";
    this.#play = { time: 0, wall: env.now };
    this.keepLine(0, match.headerLine, env);
    for (let seat = 0; seat < record.seats.length; seat++) {
      const line = match.sit(seat, this.sitter(seat), 0);
      this.keepLine(match.n, line, env);
    }
    this.keepRecord(env);
    for (const conn of this.conns.values()) if (conn.greeted) this.sync(conn, true, env);
  }

  sitter(seat: Seat): Sitter {
    const s = this.record.seats[seat]!;
    if (s.kind === "bot") return { kind: "bot", name: s.name, level: s.level, temper: s.temper };
    return s.kind === "person" ? { kind: "person", name: s.name } : { kind: "open" };
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
    const last = match.history.at(-1)!;
    this.#tell(match, last.n === match.n ? last : { n: match.n, by: null, events: [] }, env);
    if (this.asking !== null) this.asking = null;
    if (settleBets(this)) this.keepRecord(env);
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

  // ——— bots ———

  /** Decisions that bots and minders owe and have not been asked for yet. Each is handed out once. */
  wanted(): BotJob[] {
    const { match } = this;
    if (match === null || this.record.phase !== "playing" || this.record.paused) return [];
    return [...jobsOf(match, this.record, this.games, this.#handed), ...hintJobs(this)];
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
    const s = this.record.seats[job.seat]!;
    const d = match.decision(job.seat, job.d.id);
    if (d === null || s.kind === "open" || (s.kind === "person" && !s.minded) || this.record.paused) return;
    const judged = result === null ? null : match.judge(d.seat, d.id, result.move);
    const legal = judged !== null && !("rule" in judged);
    const move = legal ? judged.move : match.game.fallback(match.state, d);
    const by = s.kind === "bot" ? "bot" : "minder";
    this.playMove(d, move, by, `${by}-${match.n + 1}`, env, legal ? result : null);
  }
}
