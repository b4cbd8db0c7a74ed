import { sha256Text, type Entry, type LogEnd } from "@trestle/kernel";
import type { ChatLine, HelloFrame } from "@trestle/protocol";
import { addLine, isOld, readersOf } from "./chat.ts";
import { askedNow, tellAsked } from "./commands.ts";
import { holds, newConnection, type ConnectionId } from "./connections.ts";
import type { Env } from "./games.ts";
import type { HistoryEntry, Match } from "./match.ts";
import { upgraded, type TableRecord } from "./record.ts";
import { DamagedTable, matchFrom } from "./restore.ts";
import { outNow, settleBets, tellSides } from "./side.ts";
import type { Table } from "./table.ts";

/** What other processes of the same server have kept of a table since its head. */
export interface TableChanges {
  rev: number;
  /** null: still the same. */
  record: TableRecord | null;
  lines: readonly string[];
  chat: readonly ChatLine[];
  /** When the last line was kept, by the wall clock. */
  lined: number;
}

/** What viewers of a table have been shown of it. */
export interface ShownProgress {
  /** The number of the next line. */
  next: number;
  chat: ChatLine[];
}

/** What a table lends to `follow`. */
export interface FollowHooks {
  /** Play time at the last line. */
  at(time: number): void;
  tell(match: Match, happened: HistoryEntry): void;
}

/**
 * Takes up what other processes have kept since. Nothing of this one's own may be staged. Whoever looks on here is told
 * as if it had happened here.
 */
export function follow(t: Table, changes: TableChanges, env: Env): void {
  t.catchUp(changes, env, (hands) => take(t, changes, env, hands));
}

function take(t: Table, changes: TableChanges, env: Env, hands: FollowHooks): void {
  const asked = askedNow(t);
  const before = t.match?.n ?? 0;
  if (changes.record !== null) takeRecord(t, changes.record);
  // A person who is connected here is not away, even if another process thought so.
  if (changes.record !== null) for (const connection of t.connections.values()) t.back(connection.seats, env);
  if (t.match === null && changes.lines.length > 0) begin(t, changes.lines, env, hands);
  else for (const line of changes.lines) step(t, line, hands);
  if (changes.record !== null) {
    t.about(env);
    tellSides(t);
    const now = askedNow(t);
    if (now !== null && JSON.stringify(now) !== JSON.stringify(asked)) tellAsked(t, now.by, now.to, now.waiting);
    if (now === null && asked !== null && t.match?.n === before) tellAsked(t, asked.by, asked.to, []);
  }
  for (const line of changes.chat) hear(t, line);
}

/** The record is one object for as long as the table lives: others hold on to it. */
function takeRecord(t: Table, record: TableRecord): void {
  const mine: Partial<TableRecord> = t.record;
  delete mine.asking;
  delete mine.side;
  delete mine.starting;
  delete mine.full;
  Object.assign(t.record, upgraded(record));
  for (const connection of t.connections.values())
    connection.seats = connection.seats.filter((seat) => holds(t, connection, seat));
}

/** A connection that had been told everything: it goes on as if nothing had happened, and is told nothing. */
export function rejoin(t: Table, id: ConnectionId, account: string | null, { secrets }: HelloFrame): void {
  const connection = newConnection(id, account);
  connection.greeted = true;
  connection.hashes = secrets.map((secret) => sha256Text(secret));
  connection.host = connection.hashes.includes(t.record.host);
  connection.seats = t.record.seats.flatMap((_, seat) => (holds(t, connection, seat) ? [seat] : []));
  for (const d of t.match?.game.pending(t.match.state) ?? [])
    if (connection.seats.includes(d.seat)) connection.legal.add(d.id);
  t.connections.set(id, connection);
}

function begin(t: Table, lines: readonly string[], env: Env, hands: FollowHooks): void {
  const { match, time } = matchFrom(t.games, t.record, lines);
  t.match = match;
  t.out = outNow(t);
  hands.at(time);
  for (const connection of t.connections.values()) if (connection.greeted) t.sync(connection, true, env);
}

function step(t: Table, line: string, hands: FollowHooks): void {
  const match = t.match!;
  const entry = followLine(match, line);
  if (typeof entry === "string") throw new DamagedTable(`line ${match.n + 1}: ${entry}`);
  if (entry.t === "end") return;
  if (entry.t === "undo" || entry.t === "pause") t.forgetJobs();
  hands.at(entry.at);
  hands.tell(match, match.takeNewest());
  // The process that made the entry has stored the bets that it settled.
  settleBets(t);
}

/** Takes up the next line as another process wrote it. A text says what is wrong with it. */
function followLine(match: Match, line: string): Entry | LogEnd | string {
  const found = /^(.*),"check":"([0-9a-f]{32})"\}$/s.exec(line);
  const text = `${found?.[1] ?? ""}}`;
  if (found === null || match.sha(match.check + text).slice(0, 32) !== found[2]) return "its check does not fit";
  const entry = JSON.parse(text) as Entry | LogEnd;
  return entry.t === "end" ? entry : (match.follow(entry, found[2]) ?? entry);
}

function hear(t: Table, line: ChatLine): void {
  if (isOld(t.chat, line)) return;
  addLine(t.chat, line);
  for (const reader of readersOf(t, line.channel)) t.send(reader, { t: "said", line });
}
