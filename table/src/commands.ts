import { canGoBackTo, sha256Text, type Refusal, type Seat } from "@trestle/kernel";
import type { AgreeFrame, ArrangeFrame, Command, RotateFrame, SitFrame, TakeBackFrame } from "@trestle/protocol";
import { say } from "./chat.ts";
import { askHint } from "./hints.ts";
import { lookBack } from "./look-back.ts";
import { reason } from "./reason.ts";
import { addHash, type Connection } from "./connections.ts";
import { indexOf, rematchOf } from "./create.ts";
import { savePushSubscription } from "./absent-players.ts";
import type { Env } from "./games.ts";
import { arrange, bot, canStart, seatBot, sit } from "./lobby.ts";
import { holderOf } from "./record.ts";
import { sideCommand, pingPiece } from "./side-commands.ts";
import { breakOff, ready, reveal, unready } from "./start.ts";
import type { Table } from "./table.ts";
import { why } from "./why.ts";

const HOSTS = [
  "arrange",
  "seat-bot",
  "free",
  "start",
  "go-on",
  "break-off",
  "pause",
  "close",
] as const satisfies Command["t"][];

/** Every command: has it happened already, who may, then do it. A refusal names its rule; a yes is told once kept. */
export function carryOut(t: Table, connection: Connection, frame: Command, env: Env): void {
  if (frame.t === "ping") return t.send(connection, { t: "pong", key: frame.key });
  // First of all: what it did may have taken its sender's right to do it.
  if (again(t, connection, frame, env)) return;
  const refusal = mayNot(t, connection, frame);
  if (refusal !== null) return t.refuse(connection, frame.key, refusal, "d" in frame ? frame.d : null);
  if (frame.t === "why") return why(t, connection, frame);
  if (frame.t === "look") return lookBack(t, connection, frame);
  if (frame.t === "reason") return reason(t, connection, frame);
  if (frame.t === "hint") return askHint(t, connection, frame);
  const fault = act(t, connection, frame, env);
  if (fault !== null) return t.refuse(connection, frame.key, fault, "d" in frame ? frame.d : null);
  t.done(connection, frame.key);
}

function mayNot(t: Table, connection: Connection, frame: Command): Refusal | null {
  if (t.phase === "closed") return { rule: "TABLE-CLOSED-1", data: {} };
  if ((HOSTS as readonly string[]).includes(frame.t))
    return connection.host ? null : { rule: "TABLE-HOST-1", data: { command: frame.t } };
  if (!("seat" in frame) || frame.t === "sit" || frame.t === "seat-bot" || frame.t === "free") return null;
  if (frame.seat === null || connection.seats.includes(frame.seat)) return null;
  return { rule: "TABLE-SEAT-1", data: { seat: frame.seat } };
}

/** The same key again gets the first answer, whatever has happened since. */
function again(t: Table, connection: Connection, frame: Command, env: Env): boolean {
  const kept = t.record.keys.find((k) => k.key === frame.key);
  if (kept === undefined && (t.match?.entryOf(frame.key) ?? null) === null) return false;
  if (kept !== undefined && (frame.t === "sit" || frame.t === "rotate"))
    seatedAgain(t, connection, frame, kept.seat, env);
  else t.done(connection, frame.key);
  return true;
}

/** The answer was lost on the way. Who sends it again proves by the secret, of which only a hash is kept, who they are. */
function seatedAgain(
  t: Table,
  connection: Connection,
  { key, secret }: SitFrame | RotateFrame,
  seat: Seat | null,
  env: Env,
): void {
  const s = seat === null ? undefined : t.record.seats[seat];
  const hash = sha256Text(secret);
  if (seat === null || s?.kind !== "person" || !s.holders.includes(hash))
    return t.refuse(connection, key, { rule: "TABLE-SEAT-1", data: { seat: seat ?? -1 } });
  t.send(connection, { t: "seated", key, seat });
  addHash(t, connection, hash);
  if (!connection.seats.includes(seat)) {
    connection.seats.push(seat);
    t.back([seat], env);
    t.sync(connection, true, env);
    t.about(env, connection);
  }
  t.done(connection, key);
}

function act(
  t: Table,
  connection: Connection,
  frame: Exclude<Command, { t: "ping" | "why" | "look" | "reason" | "hint" }>,
  env: Env,
): Refusal | null {
  switch (frame.t) {
    case "move":
      return move(t, frame.seat, frame.d, frame.move, frame.key, env);
    case "undo":
      return undo(t, frame.seat, frame.key, env);
    case "take-back":
      return askBack(t, frame, env) ?? note(t, frame.key, env);
    case "agree":
      return agree(t, frame, env) ?? note(t, frame.key, env);
    case "say":
      return say(t, connection, frame, env) ?? note(t, frame.key, env);
    case "rematch":
      return rematch(t, connection, env);
    case "pause":
      return pause(t, frame.on, frame.key, env);
    case "ping-piece":
      return pingPiece(t, frame);
    case "note":
    case "seal":
    case "bet":
    case "sketch":
    case "reveal":
      return sideCommand(t, connection, frame) ?? note(t, frame.key, env);
    default:
      return changeRecord(t, connection, frame, env);
  }
}

/** What leaves no entry in the log leaves its key in the record, so that it happens once. */
function note(t: Table, key: string, env: Env): null {
  t.record.keys.push({ key, seat: null });
  t.keepRecord(env);
  return null;
}

type LobbyCommand = Extract<
  Command,
  { t: "sit" | "ready" | "part" | "arrange" | "free" | "start" | "go-on" | "break-off" }
>;
type RecordCommand =
  | LobbyCommand
  | Extract<Command, { t: "leave" | "mind" | "notify" | "rotate" | "seat-bot" | "close" }>;

const LOBBY = [
  "sit",
  "ready",
  "part",
  "arrange",
  "free",
  "start",
  "go-on",
  "break-off",
] as const satisfies Command["t"][];

/** What changes who sits and how: kept with the command's key, then everybody is told. */
function changeRecord(t: Table, connection: Connection, frame: RecordCommand, env: Env): Refusal | null {
  const { record } = t;
  // What was played stays open to all: who sat where, the opened deal, the log.
  if (record.phase === "over" && frame.t !== "rotate" && frame.t !== "mind") return { rule: "TABLE-OVER-1", data: {} };
  if ((LOBBY as readonly string[]).includes(frame.t) && record.phase !== "lobby")
    return { rule: "TABLE-START-3", data: {} };
  const seat = change(t, connection, frame, env);
  if (seat !== null && typeof seat === "object") return seat;
  const isSecret = frame.t === "sit" || frame.t === "rotate";
  record.keys.push(isSecret ? { key: frame.key, seat, isSecret } : { key: frame.key, seat });
  if (frame.t === "part") t.startIfComplete(env);
  else if (frame.t === "go-on") t.begin(env);
  else if (frame.t === "start" || startsItself(t)) t.start(env);
  else t.recordChanged(env);
  return null;
}

/** A table for strangers waits for nobody's word once all are ready. */
function startsItself({ record, games }: Table): boolean {
  return record.quick === true && record.starting === undefined && canStart(record, games) === null;
}

function change(t: Table, connection: Connection, frame: RecordCommand, env: Env): Seat | Refusal | null {
  const { record, games } = t;
  switch (frame.t) {
    case "sit": {
      const seat = sit(record, frame, connection);
      if (typeof seat !== "number") return seat;
      connection.seats.push(seat);
      addHash(t, connection, sha256Text(frame.secret));
      t.send(connection, { t: "seated", key: frame.key, seat });
      return seat;
    }
    case "ready":
      return ready(record, frame) ?? frame.seat;
    case "part":
      return reveal(record, frame) ?? frame.seat;
    case "leave":
      return vacate(t, frame.seat, env);
    case "mind": {
      const s = record.seats[frame.seat]!;
      if (s.kind === "person") s.brief = frame.brief;
      return frame.seat;
    }
    case "notify":
      savePushSubscription(record, frame);
      return frame.seat;
    case "rotate":
      newSecret(t, connection, frame);
      return frame.seat;
    case "arrange":
      return rearrange(t, frame);
    case "seat-bot":
      return replace(t, frame, env);
    case "free":
      return vacate(t, frame.seat, env);
    case "start":
      return canStart(record, games);
    case "go-on":
      return record.starting === undefined ? { rule: "TABLE-DEAL-6", data: {} } : null;
    case "break-off":
      if (record.starting === undefined) return { rule: "TABLE-DEAL-6", data: {} };
      breakOff(record);
      return null;
    case "close":
      t.stampTime(env.now);
      record.phase = "closed";
      return null;
  }
}

/** Before the game the seat is open again; in it a bot plays on. */
function vacate(t: Table, seat: Seat, env: Env): Seat | Refusal {
  if (t.record.seats[seat] === undefined) return { rule: "TABLE-SEAT-2", data: { seat } };
  lose(t, seat);
  breakOff(t.record);
  unready(t.record, seat);
  if (t.phase === "lobby") t.record.seats[seat] = { kind: "open" };
  else takeOver(t, seat, bot(t.record, t.games.bots.usual, t.games.bots.tempers[0]!), env);
  return seat;
}

function replace(t: Table, frame: Extract<Command, { t: "seat-bot" }>, env: Env): Seat | Refusal {
  const before = t.record.seats[frame.seat];
  const refusal = seatBot(t.record, frame, t.games);
  if (refusal !== null) return refusal;
  breakOff(t.record);
  if (before?.kind === "person") lose(t, frame.seat);
  if (t.phase === "playing") takeOver(t, frame.seat, t.record.seats[frame.seat]!, env);
  return frame.seat;
}

function takeOver(t: Table, seat: Seat, who: Table["record"]["seats"][number], env: Env): void {
  t.record.seats[seat] = who;
  if (t.match === null || t.phase !== "playing") return;
  t.entry(t.match.sit(seat, holderOf(t.record, seat), t.playTime(env.now)), env);
}

/** The connections that held the seat watch from now on. */
function lose(t: Table, seat: Seat): void {
  for (const c of t.connections.values()) c.seats = c.seats.filter((s) => s !== seat);
}

/** Nobody is bound by a yes to other rules. */
function rearrange(t: Table, frame: ArrangeFrame): Refusal | null {
  if (t.record.starting !== undefined) return { rule: "TABLE-DEAL-4", data: {} };
  const refusal = arrange(t.record, frame, t.games);
  if (refusal === null) for (let seat = 0; seat < t.record.seats.length; seat++) unready(t.record, seat);
  return refusal;
}

function newSecret(t: Table, connection: Connection, { key, seat, secret }: RotateFrame): void {
  const s = t.record.seats[seat]!;
  if (s.kind !== "person") return;
  const hash = sha256Text(secret);
  s.holders = [hash];
  addHash(t, connection, hash);
  for (const c of t.connections.values()) if (c !== connection) c.seats = c.seats.filter((q) => q !== seat);
  t.send(connection, { t: "seated", key, seat });
}

function playing(t: Table): Refusal | null {
  if (t.phase !== "playing" || t.match === null) return { rule: "TABLE-PLAY-1", data: { phase: t.phase } };
  return t.record.paused ? { rule: "TABLE-PAUSE-1", data: {} } : null;
}

function move(t: Table, seat: Seat, d: number, raw: unknown, key: string, env: Env): Refusal | null {
  const closed = playing(t);
  if (closed !== null) return closed;
  const judged = t.match!.judge(seat, d, raw);
  if ("rule" in judged) return judged;
  t.playMove(judged.d, judged.move, "person", key, env, null);
  return null;
}

function undo(t: Table, seat: Seat, key: string, env: Env): Refusal | null {
  const closed = playing(t);
  if (closed !== null) return closed;
  const to = t.match!.undoTo(seat);
  if (typeof to !== "number") return to;
  goBack(t, seat, to, key, env);
  return null;
}

function goBack(t: Table, seat: Seat, to: number, key: string, env: Env): void {
  const line = t.match!.undo(seat, to, key, t.playTime(env.now));
  t.forgetJobs();
  t.entry(line, env);
}

/** TABLE-BACK-1 to 3: in a co-operative game everybody may go back to any moment, if everybody agrees. */
function askBack(t: Table, frame: TakeBackFrame, env: Env): Refusal | null {
  const closed = playing(t);
  if (closed !== null) return closed;
  const match = t.match!;
  if (match.game.cooperative?.(match.header.config) !== true) return { rule: "TABLE-BACK-1", data: {} };
  if (!canGoBackTo(frame.to, match.n, t.record.seats.length)) return { rule: "TABLE-BACK-2", data: { to: frame.to } };
  const waiting = t.record.seats.flatMap((s, seat) =>
    s.kind === "person" && !s.minded && seat !== frame.seat ? [seat] : [],
  );
  t.record.asking = { by: frame.seat, to: frame.to, key: frame.key, waiting, v: match.n };
  return settleBack(t, env);
}

function agree(t: Table, frame: AgreeFrame, env: Env): Refusal | null {
  const asking = askedNow(t);
  if (asking === null || !asking.waiting.includes(frame.seat)) return { rule: "TABLE-BACK-3", data: {} };
  if (!frame.yes) {
    delete t.record.asking;
    tellAsked(t, asking.by, asking.to, []);
    return null;
  }
  asking.waiting = asking.waiting.filter((seat) => seat !== frame.seat);
  return settleBack(t, env);
}

function settleBack(t: Table, env: Env): Refusal | null {
  const { by, to, key, waiting } = t.record.asking!;
  if (waiting.length > 0) tellAsked(t, by, to, waiting);
  else goBack(t, by, to, key, env);
  return null;
}

/** What everybody is being asked; an entry ends it. */
export function askedNow({ record, match }: Table): NonNullable<Table["record"]["asking"]> | null {
  return record.asking !== undefined && record.asking.v === match?.n ? record.asking : null;
}

export function tellAsked(t: Table, by: Seat, to: number, waiting: Seat[]): void {
  for (const c of t.connections.values())
    if (c.greeted && c.seats.length > 0) t.send(c, { t: "asked", by, to, waiting });
}

function pause(t: Table, on: boolean, key: string, env: Env): Refusal | null {
  if (t.phase !== "playing" || t.record.paused === on) return { rule: "TABLE-PAUSE-2", data: { on: String(on) } };
  t.stampTime(env.now);
  t.record.paused = on;
  const line = t.match!.pause(on, key, t.playTime(env.now));
  t.forgetJobs();
  t.keepRecord(env);
  t.entry(line, env);
  t.about(env);
  return null;
}

function rematch(t: Table, connection: Connection, env: Env): Refusal | null {
  if (t.phase !== "over") return { rule: "TABLE-REMATCH-1", data: { phase: t.phase } };
  if (connection.seats.length === 0 && !connection.host) return { rule: "TABLE-SEAT-1", data: { seat: -1 } };
  if (t.record.rematch === null) {
    const next = rematchOf(t.record, env);
    t.keep({ t: "record", table: next.id, rev: 1, record: next, index: indexOf(next, null) });
    t.record.rematch = next.id;
    t.keepRecord(env);
  }
  t.about(env);
  return null;
}
