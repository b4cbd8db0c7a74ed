import { sha256Text, type Entry, type LogEnd } from "@trestle/kernel";
import type { ChatLine, Hello } from "@trestle/protocol";
import { addLine, isOld, readersOf } from "./chat.ts";
import { askedNow, tellAsked } from "./commands.ts";
import { holds, newConn, type ConnId } from "./conns.ts";
import type { Env } from "./games.ts";
import type { Happened, Match } from "./match.ts";
import { upgraded, type Record as TableRecord } from "./record.ts";
import { DamagedTable, matchFrom } from "./restore.ts";
import { outNow, settleBets, tellSides } from "./side.ts";
import type { Table } from "./table.ts";

/** What other processes of the same server have kept of a table since its head. */
export interface News {
  rev: number;
  /** null: still the same. */
  record: TableRecord | null;
  lines: readonly string[];
  chat: readonly ChatLine[];
  /** When the last line was kept, by the wall clock. */
  lined: number;
}

/** What viewers of a table have been shown of it. */
export interface Seen {
  /** The number of the next line. */
  next: number;
  chat: ChatLine[];
}

/** What a table lends to whoever makes it catch up. */
export interface Hands {
  /** Play time at the last line. */
  at(time: number): void;
  tell(match: Match, happened: Happened): void;
}

/**
 * Takes up what other processes have kept since. Nothing of this one's own may be staged. Whoever looks on here is told
 * as if it had happened here.
 */
export function follow(t: Table, news: News, env: Env): void {
  t.catchUp(news, env, (hands) => take(t, news, env, hands));
}

function take(t: Table, news: News, env: Env, hands: Hands): void {
  const asked = askedNow(t);
  const before = t.match?.n ?? 0;
  if (news.record !== null) takeRecord(t, news.record);
  // Whoever is here is not away, whatever another process may have thought.
  if (news.record !== null) for (const conn of t.conns.values()) t.back(conn.seats, env);
  if (t.match === null && news.lines.length > 0) begin(t, news.lines, env, hands);
  else for (const line of news.lines) step(t, line, hands);
  if (news.record !== null) {
    t.about(env);
    tellSides(t);
    const now = askedNow(t);
    if (now !== null && JSON.stringify(now) !== JSON.stringify(asked)) tellAsked(t, now.by, now.to, now.waiting);
    if (now === null && asked !== null && t.match?.n === before) tellAsked(t, asked.by, asked.to, []);
  }
  for (const line of news.chat) hear(t, line);
}

/** The record is one object for as long as the table lives: others hold on to it. */
function takeRecord(t: Table, record: TableRecord): void {
  const mine: Partial<TableRecord> = t.record;
  delete mine.asking;
  delete mine.side;
  delete mine.starting;
  delete mine.full;
  Object.assign(t.record, upgraded(record));
  for (const conn of t.conns.values()) conn.seats = conn.seats.filter((seat) => holds(t, conn, seat));
}

/** A connection that had been told everything: it goes on as if nothing had happened, and is told nothing. */
export function rejoin(t: Table, id: ConnId, account: string | null, { secrets }: Hello): void {
  const conn = newConn(id, account);
  conn.greeted = true;
  conn.hashes = secrets.map((secret) => sha256Text(secret));
  conn.host = conn.hashes.includes(t.record.host);
  conn.seats = t.record.seats.flatMap((_, seat) => (holds(t, conn, seat) ? [seat] : []));
  for (const d of t.match?.game.pending(t.match.state) ?? []) if (conn.seats.includes(d.seat)) conn.legal.add(d.id);
  t.conns.set(id, conn);
}

function begin(t: Table, lines: readonly string[], env: Env, hands: Hands): void {
  const { match, time } = matchFrom(t.games, t.record, lines);
  t.match = match;
  t.out = outNow(t);
  hands.at(time);
  for (const conn of t.conns.values()) if (conn.greeted) t.sync(conn, true, env);
}

function step(t: Table, line: string, hands: Hands): void {
  const match = t.match!;
  const entry = followLine(match, line);
  if (typeof entry === "string") throw new DamagedTable(`line ${match.n + 1}: ${entry}`);
  if (entry.t === "end") return;
  if (entry.t === "undo" || entry.t === "pause") t.forgetJobs();
  hands.at(entry.at);
  hands.tell(match, match.news());
  // Whoever made the entry has kept the bets that it settled.
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
