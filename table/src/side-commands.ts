import type { Refusal, Seat } from "@trestle/kernel";
import {
  SIDE_KEYS,
  SIDE_TEXT,
  type BetFrame,
  type Command,
  type NoteFrame,
  type PingPieceFrame,
  type SketchFrame,
} from "@trestle/protocol";
import type { PiecePing } from "./batch.ts";
import { hasLeft, isOut, plain } from "./chat.ts";
import type { Connection } from "./connections.ts";
import type { SideRecord } from "./record.ts";
import { isTogether, outNow, sideOf, tellSides } from "./side.ts";
import { rolesFor } from "./side-score.ts";
import type { Table } from "./table.ts";

type NotedCommand = Extract<Command, { t: "note" | "seal" | "bet" | "sketch" | "reveal" }>;

/** What is done beside the game, while it lasts; those who may know are told. */
export function sideCommand(t: Table, connection: Connection, frame: NotedCommand): Refusal | null {
  const refusal = closed(t) ?? carry(t, connection, frame);
  if (refusal === null) tellSides(t);
  return refusal;
}

function carry(t: Table, connection: Connection, frame: NotedCommand): Refusal | null {
  switch (frame.t) {
    case "note":
      return write(t, frame);
    case "seal":
      return sealBook(t, frame.seat);
    case "bet":
      return hasLeft(t, connection) ? bet(t, frame) : { rule: "TABLE-BET-1", data: { seat: frame.seat } };
    case "sketch":
      return sketch(t, frame);
    case "reveal":
      return reveal(t);
  }
}

/** A pause stops the game, not what people think of it. */
function closed(t: Table): Refusal | null {
  return t.phase === "playing" && t.match !== null ? null : { rule: "TABLE-PLAY-1", data: { phase: t.phase } };
}

function bookOf(t: Table, seat: Seat): SideRecord["notebooks"][number] {
  const { notebooks } = sideOf(t);
  const known = notebooks.find((book) => book.seat === seat);
  if (known !== undefined) return known;
  const book = { seat, sealed: null, notes: [], judged: [] };
  notebooks.push(book);
  return book;
}

function write(t: Table, frame: NoteFrame): Refusal | null {
  const { seat, about, guess, strength } = frame;
  const text = plain(frame.text);
  if (about === seat || t.record.seats[about] === undefined || text.length > SIDE_TEXT)
    return { rule: "TABLE-NOTE-1", data: { longest: SIDE_TEXT } };
  const book = bookOf(t, seat);
  if (book.sealed !== null) return { rule: "TABLE-NOTE-2", data: {} };
  const others = book.notes.filter((n) => n.about !== about);
  const empty = guess === null && strength === 0 && text === "";
  book.notes = empty ? others : [...others, { about, guess, strength, text }].sort((a, b) => a.about - b.about);
  return null;
}

/** From here on it can be judged, so what its seat knows already counts for nothing. */
function sealBook(t: Table, seat: Seat): Refusal | null {
  const book = bookOf(t, seat);
  if (book.sealed !== null) return { rule: "TABLE-NOTE-2", data: {} };
  const known = rolesFor(t, seat);
  book.sealed = t.match!.n;
  book.judged = (known ?? []).flatMap((role, other) => (role === null && other !== seat ? [other] : []));
  return null;
}

/** TABLE-BET-2: what may be bet on. A bet that is not settled gives way to the next one on the same question. */
function bet(t: Table, { seat, on, about, guess }: BetFrame): Refusal | null {
  const known = rolesFor(t, seat);
  const fits = on === "role" ? guess !== null && known !== null && known[about] === null : guess === null;
  const there = t.record.seats[about] !== undefined && about !== seat && (on === "winner" || !isOut(t, about));
  if (!fits || !there) return { rule: "TABLE-BET-2", data: { on, about } };
  const side = sideOf(t);
  const same = (b: (typeof side.bets)[number]): boolean =>
    b.seat === seat && b.on === on && b.right === null && (on !== "role" || b.about === about);
  const living = t.record.seats.length - outNow(t).length;
  side.bets = [...side.bets.filter((b) => !same(b)), { seat, on, about, guess, v: t.match!.n, living, right: null }];
  return null;
}

const ALONE: Refusal = { rule: "TABLE-COUNCIL-1", data: {} };

function sketch(t: Table, frame: SketchFrame): Refusal | null {
  if (!isTogether(t)) return ALONE;
  const text = plain(frame.text);
  if (text.length > SIDE_TEXT || frame.keys.length > SIDE_KEYS || (text === "" && frame.keys.length === 0))
    return { rule: "TABLE-COUNCIL-2", data: { longest: SIDE_TEXT, most: SIDE_KEYS } };
  const { council } = sideOf(t);
  // The round before is over: everybody has seen it.
  if (council.open) Object.assign(council, { open: false, plans: [] });
  const plan = { seat: frame.seat, keys: [...frame.keys], text };
  council.plans = [...council.plans.filter((p) => p.seat !== frame.seat), plan].sort((a, b) => a.seat - b.seat);
  council.open = t.record.seats.every(
    (s, seat) => s.kind !== "person" || s.minded || council.plans.some((p) => p.seat === seat),
  );
  return null;
}

function reveal(t: Table): Refusal | null {
  if (!isTogether(t)) return ALONE;
  const { council } = sideOf(t);
  if (council.open || council.plans.length === 0) return { rule: "TABLE-COUNCIL-3", data: {} };
  council.open = true;
  return null;
}

/** Seen by those who sit here and kept nowhere. */
export function pingPiece(t: Table, { seat, piece }: PingPieceFrame): Refusal | null {
  const refusal = closed(t) ?? (isTogether(t) ? null : ALONE);
  if (refusal !== null) return refusal;
  t.stagePing({ seat, piece });
  showPing(t, { seat, piece });
  return null;
}

export function showPing(t: Table, { seat, piece }: PiecePing): void {
  for (const c of t.connections.values()) if (c.greeted && c.seats.length > 0) t.send(c, { t: "pinged", seat, piece });
}
