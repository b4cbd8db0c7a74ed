import { CHANNELS, type Channel, type ChatLine, type SayFrame } from "@trestle/protocol";
import type { Refusal } from "@trestle/kernel";
import type { Connection } from "./connections.ts";
import type { Env } from "./games.ts";
import type { Table } from "./table.ts";

const LONGEST = 400;
/** Lines of a channel that a table shows. */
const SHOWN = 200;
/** Lines of a channel that a table ever keeps: nobody can fill the disk by talking. */
const MOST = 5_000;

/** A seat that has left the game, publicly. */
export function isOut(t: Table, seat: number): boolean {
  return t.match !== null && t.phase === "playing" && t.match.game.out?.(t.match.state, seat) === true;
}

/**
 * Who reads a channel, decided in this one place. Watchers' talk never reaches a seat, and the talk of those who are
 * out reaches nobody who still plays, not even through another seat of the same connection.
 */
export function readersOf(t: Table, channel: Channel): Connection[] {
  const all = [...t.connections.values()].filter((c) => c.greeted);
  if (channel === "table") return all.filter((c) => c.seats.length > 0 || t.record.watchers);
  if (channel === "watch") return all.filter((c) => c.seats.length === 0 && t.record.watchers);
  return all.filter((c) => hasLeft(t, c));
}

/** All its seats are out of the game. */
export function hasLeft(t: Table, c: Connection): boolean {
  return c.seats.length > 0 && c.seats.every((seat) => isOut(t, seat));
}

/** Each channel counts by itself: a line's number must not tell how much is said where its reader does not read. */
function nextId(chat: readonly ChatLine[], channel: Channel): number {
  const last = chat.findLast((line) => line.channel === channel);
  return last === undefined ? CHANNELS.indexOf(channel) + 1 : last.id + CHANNELS.length;
}

/** What a table that comes back from the store still knows of its talk: the last lines of each channel, in time. */
export function recent(chat: readonly ChatLine[]): ChatLine[] {
  const kept = CHANNELS.flatMap((channel) => chat.filter((line) => line.channel === channel).slice(-SHOWN));
  return kept.sort((a, b) => a.at - b.at || a.id - b.id);
}

/** Adds a line, and forgets the oldest of its channel that is no longer shown. */
export function addLine(chat: ChatLine[], line: ChatLine): void {
  chat.push(line);
  const oldest = chat.findIndex(({ channel }) => channel === line.channel);
  if (line.id - chat[oldest]!.id >= SHOWN * CHANNELS.length) chat.splice(oldest, 1);
}

/** It was heard already, or is older than what is shown. */
export function isOld(chat: readonly ChatLine[], { id, channel }: ChatLine): boolean {
  return id < nextId(chat, channel);
}

/** What somebody wrote, in one line of visible characters. */
export function plain(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .trim();
}

export function say(t: Table, connection: Connection, frame: SayFrame, env: Env): Refusal | null {
  const text = plain(frame.text);
  if (text === "" || text.length > LONGEST) return { rule: "TABLE-CHAT-1", data: { longest: LONGEST } };
  const writes = frame.channel === "watch" ? frame.seat === null : frame.seat !== null;
  if (!writes || !readersOf(t, frame.channel).includes(connection))
    return { rule: "TABLE-CHAT-2", data: { channel: frame.channel } };
  const id = nextId(t.chat, frame.channel);
  if (id > MOST * CHANNELS.length) return { rule: "TABLE-CHAT-3", data: { most: MOST } };
  const s = frame.seat === null ? null : t.record.seats[frame.seat]!;
  const line = {
    id,
    channel: frame.channel,
    name: s === null || s.kind === "open" ? "Watcher" : s.name,
    seat: frame.seat,
    text,
    at: env.now,
  };
  addLine(t.chat, line);
  t.keep({ t: "chat", table: t.id, line });
  for (const reader of readersOf(t, frame.channel)) t.send(reader, { t: "said", line });
  return null;
}
