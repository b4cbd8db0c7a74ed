import { commitmentOf, DEAL_LABEL, partCommitment, serverCommitment, type DealSeat } from "./deal.ts";
import type { Outcome, Seat, Seed } from "./game.ts";
import { isSeed } from "./rng.ts";
import { sha256Text } from "./sha256.ts";

/**
 * A game as a file: JSONL. Line 1 says what is played, then one line an entry, and the last line, once the table is
 * over, opens the secrets. Each line ends in a running check over all before it.
 */
export const LOG_FORMAT = "trestle-log/1";
/** The hash of the facts stands at every so many entries, and at the end. */
export const HASH_EVERY = 50;

export interface LogHeader {
  format: typeof LOG_FORMAT;
  game: string;
  rulesVersion: number;
  /** The component file's hash where a game has editions; the file itself unless it is ours. */
  edition: { hash: string; file?: unknown } | null;
  config: unknown;
  seats: number;
  table: string;
  /** The server's, shown when the table was made. */
  commitment: string;
  created: string;
  /** What the start froze besides; left out in a deal of version 1, which had no list. */
  deal?: { label: typeof DEAL_LABEL; attempt: number; seats: DealSeat[] };
}

/** Who made a move: the person at the seat, a bot in it, a bot minding it, or its clock. */
export const BY = ["person", "bot", "minder", "clock"] as const;
export type By = (typeof BY)[number];

export type SeatHolder =
  | { kind: "open" }
  | { kind: "person"; name: string }
  | { kind: "bot"; name: string; level: string; temper: string };

/** A sentence to be: its key in a bot's texts and the figures in it. Seats are numbers, shares 0 to 1. */
export interface ReasonLine {
  key: string;
  data: Record<string, number | string>;
}
/** When everybody may read a bot's reason. */
export const OPENS = ["now", "reveal", "end"] as const;
export type Opens = (typeof OPENS)[number];

interface EntryBase {
  n: number;
  /** Play time in milliseconds. */
  at: number;
  hash?: string;
  /** The command that asked for it: sent again, it gets the first answer. */
  key?: string;
}
export interface MoveEntry extends EntryBase {
  t: "move";
  d: number;
  seat: Seat;
  by: By;
  key: string;
  move: unknown;
  iterations?: number;
  /** Why a bot played it. */
  why?: { lines: readonly ReasonLine[]; opens: Opens };
  /** What it said to all. */
  say?: ReasonLine;
}
export interface UndoEntry extends EntryBase {
  t: "undo";
  seat: Seat;
  /** The last entry that still counts. */
  to: number;
}
export interface SeatEntry extends EntryBase {
  t: "seat";
  seat: Seat;
  who: SeatHolder;
}
export interface PauseEntry extends EntryBase {
  t: "pause";
  on: boolean;
}
export type Entry = MoveEntry | UndoEntry | SeatEntry | PauseEntry;

export interface LogEnd {
  t: "end";
  outcome: Outcome | null;
  hash: string;
  secret: string;
  /** Each seat's own random part, null for bots. */
  parts: (string | null)[];
  botSecret: string | null;
}

export interface Log {
  header: LogHeader;
  entries: Entry[];
  end: LogEnd | null;
}

/** What is wrong with a log, and in which line of the file (from 1). */
export interface LogFault {
  line: number;
  reason: string;
}

export function isLogFault(value: unknown): value is LogFault {
  return typeof value === "object" && value !== null && "line" in value && "reason" in value;
}

/**
 * Adds the running check to one line. Start with an empty `before`. Where the platform has a SHA-256 of its own, it may
 * do the work.
 */
export function seal(
  before: string,
  body: LogHeader | Entry | LogEnd,
  sha: typeof sha256Text = sha256Text,
): { line: string; check: string } {
  const text = JSON.stringify(body);
  const check = sha(before + text).slice(0, 32);
  return { line: `${text.slice(0, -1)},"check":"${check}"}`, check };
}

export function writeLog(log: Log): string {
  let check = "";
  let out = "";
  for (const body of [log.header, ...log.entries, ...(log.end === null ? [] : [log.end])]) {
    const sealed = seal(check, body);
    check = sealed.check;
    out += `${sealed.line}\n`;
  }
  return out;
}

/** Reads a whole log. `open`: the table may still be under way, so that its last line may be missing. */
export function readLog(text: string, mode: "closed" | "open" = "closed"): Log | LogFault {
  if (text === "") return { line: 1, reason: "the file is empty" };
  const lines = text.split("\n");
  if (lines.pop() !== "") return { line: lines.length + 1, reason: "the line is cut off: it has no end" };
  const log: Reading = {
    header: null,
    entries: [],
    end: null,
  };
  let check = "";
  for (let i = 0; i < lines.length; i++) {
    const at = i + 1;
    const opened = unseal(check, lines[i]!);
    if (typeof opened === "string") return { line: at, reason: i === 0 ? foreign(lines[0]!, opened) : opened };
    check = opened.check;
    if (log.end !== null) return { line: at, reason: "there is a line after the end" };
    const reason = i === 0 ? takeHeader(log, opened.body) : takeEntry(log, opened.body);
    if (reason !== null) return { line: at, reason };
  }
  if (log.end === null && mode === "closed")
    return { line: lines.length, reason: "the log stops here: its last line, which opens the deal, is missing" };
  return { header: log.header!, entries: log.entries, end: log.end };
}

/**
 * The first line as a server keeps it: without the edition's file, which many tables share. Its check still covers the
 * file, so that `withFile` gives back the line as it was.
 */
export function withoutFile(line: string): string {
  return editing(line, ({ hash }) => ({ hash }));
}
export function withFile(line: string, file: unknown): string {
  return editing(line, ({ hash }) => ({ hash, file }));
}

/** A line that cannot be read stays as it is: whoever reads the log says what is wrong with it. */
function editing(line: string, change: (edition: Fields) => Fields): string {
  let body: unknown;
  try {
    body = JSON.parse(line);
  } catch {
    return line;
  }
  if (!isObject(body) || !isObject(body["edition"])) return line;
  body["edition"] = change(body["edition"]);
  return JSON.stringify(body);
}

function checkOf(before: string, text: string): string {
  return sha256Text(before + text).slice(0, 32);
}

function unseal(before: string, line: string): { body: unknown; check: string } | string {
  const found = /^(.*),"check":"([0-9a-f]{32})"\}$/s.exec(line);
  if (found === null) return "the line has no check at its end";
  const text = `${found[1]}}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return "the line is not JSON";
  }
  if (checkOf(before, text) !== found[2]) return "the check does not fit: this line or one before it was changed";
  return { body, check: found[2] };
}

/** A first line that was never ours gets a better word than "no check". */
function foreign(line: string, reason: string): string {
  return line.startsWith(`{"format":"${LOG_FORMAT}"`) ? reason : `this is not a Trestle log (${LOG_FORMAT})`;
}

/** What has been read so far. */
interface Reading {
  header: LogHeader | null;
  entries: Entry[];
  end: LogEnd | null;
}
type Fields = Record<string, unknown>;
const isObject = (v: unknown): v is Fields => typeof v === "object" && v !== null && !Array.isArray(v);
const isCount = (v: unknown): v is number => typeof v === "number" && Number.isSafeInteger(v) && v >= 0;
const isText = (v: unknown): v is string => typeof v === "string";

function takeHeader(log: Reading, body: unknown): string | null {
  if (!isObject(body) || body["format"] !== LOG_FORMAT) return `this is not a Trestle log (${LOG_FORMAT})`;
  const { game, rulesVersion, seats, table, commitment, created, config } = body;
  if (!isText(game) || !isCount(rulesVersion) || !isCount(seats) || !isText(table) || !isText(created))
    return "the first line lacks game, rulesVersion, seats, table or created";
  if (!isSeed(commitment)) return "the commitment is not a SHA-256";
  const edition = editionOf(body["edition"]);
  if (edition === undefined) return "the edition has no hash";
  if (!("config" in body)) return "the first line lacks config";
  const deal = body["deal"];
  if (deal !== undefined && !isDeal(deal, seats)) return `the deal is not one of ${DEAL_LABEL} for ${seats} seats`;
  log.header = { format: LOG_FORMAT, game, rulesVersion, edition, config, seats, table, commitment, created };
  if (deal !== undefined) log.header.deal = deal;
  return null;
}

function isDeal(value: unknown, seats: number): value is NonNullable<LogHeader["deal"]> {
  if (!isObject(value) || value["label"] !== DEAL_LABEL || !isCount(value["attempt"]) || value["attempt"] < 1)
    return false;
  const list = value["seats"];
  return Array.isArray(list) && list.length === seats && list.every(isDealSeat);
}

function isDealSeat(value: unknown): value is DealSeat {
  if (!isObject(value) || typeof value["bot"] !== "boolean") return false;
  return value["commitment"] === null || (!value["bot"] && isSeed(value["commitment"]));
}

function editionOf(raw: unknown): LogHeader["edition"] | undefined {
  if (raw === null) return null;
  if (!isObject(raw) || !isSeed(raw["hash"])) return undefined;
  return "file" in raw ? { hash: raw["hash"], file: raw["file"] } : { hash: raw["hash"] };
}

function takeEntry(log: Reading, body: unknown): string | null {
  if (!isObject(body)) return "the line is not an object";
  if (body["t"] === "end") return takeEnd(log, body);
  const n = log.entries.length + 1;
  if (body["n"] !== n) return `entry ${n} is expected here, not ${JSON.stringify(body["n"])}`;
  const { at, hash, key } = body;
  if (!isCount(at)) return "the entry has no time";
  if (hash !== undefined && !isSeed(hash)) return "the hash is not a SHA-256";
  if (key !== undefined && !isText(key)) return "the key is not a text";
  const base: EntryBase = { n, at };
  if (hash !== undefined) base.hash = hash;
  if (key !== undefined) base.key = key;
  const entry = entryOf(base, body, log.header!.seats);
  if (typeof entry === "string") return entry;
  log.entries.push(entry);
  return null;
}

/** The entry's own part, or what is wrong with it. */
function entryOf(base: EntryBase, body: Fields, seats: number): Entry | string {
  const { seat, d, by, move, iterations, why, say, to, who, on } = body;
  const seated = isCount(seat) && seat < seats;
  switch (body["t"]) {
    case "move": {
      if (!seated || !isCount(d) || base.key === undefined || !isBy(by)) return "the move lacks seat, d, by or key";
      if (move === undefined) return "the move itself is missing";
      if (iterations !== undefined && !isCount(iterations)) return "the iterations are no number";
      const entry: MoveEntry = { ...base, t: "move", d, seat, by, key: base.key, move };
      if (iterations !== undefined) entry.iterations = iterations;
      if (isWhy(why)) entry.why = why;
      if (isLine(say)) entry.say = say;
      if ((why !== undefined && entry.why === undefined) || (say !== undefined && entry.say === undefined))
        return "the reason is malformed";
      return entry;
    }
    case "undo":
      if (!seated || !isCount(to) || to >= base.n) return "the undo lacks its seat or goes nowhere";
      return { ...base, t: "undo", seat, to };
    case "seat":
      return seated && isSitter(who) ? { ...base, t: "seat", seat, who } : "the entry does not say who sits where";
    case "pause":
      return typeof on === "boolean" ? { ...base, t: "pause", on } : "the pause is neither on nor off";
    default:
      return `${JSON.stringify(body["t"])} is no kind of entry`;
  }
}

function isBy(value: unknown): value is By {
  return BY.some((by) => by === value);
}

function isLine(value: unknown): value is ReasonLine {
  if (!isObject(value) || !isText(value["key"]) || !isObject(value["data"])) return false;
  return Object.values(value["data"]).every((v) => typeof v === "number" || isText(v));
}

function isWhy(value: unknown): value is NonNullable<MoveEntry["why"]> {
  if (!isObject(value) || !Array.isArray(value["lines"]) || !value["lines"].every(isLine)) return false;
  return OPENS.some((opens) => opens === value["opens"]);
}

function isSitter(who: unknown): who is SeatHolder {
  if (!isObject(who)) return false;
  if (who["kind"] === "open") return true;
  if (!isText(who["name"])) return false;
  return who["kind"] === "person" || (who["kind"] === "bot" && isText(who["level"]) && isText(who["temper"]));
}

function takeEnd(log: Reading, body: Fields): string | null {
  const { secret, parts, hash, botSecret, outcome } = body;
  const header = log.header!;
  if (botSecret !== null && !isText(botSecret)) return "the bots' secret is malformed";
  if (!isSeed(secret) || !fitsCommitment(header, secret, botSecret))
    return "the secret does not fit the commitment of the first line";
  if (!isSeed(hash)) return "the final hash is missing";
  if (!Array.isArray(parts) || parts.length !== header.seats || !parts.every(isPart))
    return "the seats' parts are not one a seat";
  const wrong = wrongPart(header, parts);
  if (wrong !== null) return `the part of seat ${wrong} is not what that seat committed to`;
  if (outcome !== null && !isOutcome(outcome)) return "the outcome is malformed";
  log.end = { t: "end", outcome, hash, secret, parts, botSecret };
  return null;
}

function fitsCommitment({ deal, commitment }: LogHeader, secret: Seed, botSecret: string | null): boolean {
  if (deal === undefined) return commitmentOf(secret) === commitment;
  return isSeed(botSecret) && serverCommitment(secret, botSecret) === commitment;
}

/** The first seat whose part is not what it committed to. A part may be missing, but not be another one. */
function wrongPart({ deal, table }: LogHeader, parts: readonly (Seed | null)[]): Seat | null {
  if (deal === undefined) return null;
  const fits = (part: Seed | null, seat: Seat): boolean =>
    part === null || partCommitment(table, seat, deal.attempt, part) === deal.seats[seat]!.commitment;
  const wrong = parts.findIndex((part, seat) => !fits(part, seat));
  return wrong < 0 ? null : wrong;
}

function isPart(value: unknown): value is Seed | null {
  return value === null || isSeed(value);
}

function isOutcome(o: unknown): o is Outcome {
  if (!isObject(o) || !Array.isArray(o["winners"]) || !o["winners"].every(isCount) || !isText(o["because"]))
    return false;
  const scores = o["scores"];
  return scores === null || (Array.isArray(scores) && scores.every((n) => typeof n === "number"));
}
