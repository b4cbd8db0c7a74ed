import { createHash } from "node:crypto";
import type { LogFault } from "@trestle/kernel";

/**
 * Opens the deal of a finished log without the code that dealt it: hashes are Node's own, and the seed is put together
 * here from docs/PROTOCOL.md §9. `readLog` says what else is wrong with a line; here only what the deal depends on.
 */
export interface Sealed {
  label: "trestle-deal/1" | "trestle-deal/2";
  seed: string;
  /** The hash of the frozen list; null: a deal of version 1 has none. */
  list: string | null;
}

type Line = Record<string, unknown>;
type Parts = readonly (string | null)[];

const HEX = /^[0-9a-f]{64}$/;
const isHex = (value: unknown): value is string => typeof value === "string" && HEX.test(value);
const isCount = (value: unknown, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
const sha = (...pieces: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
};
const bytes = (hex: string): Buffer => Buffer.from(hex, "hex");

export function openSealed(text: string): Sealed | LogFault {
  const lines = text.split("\n");
  if (lines.pop() !== "") return { line: lines.length + 1, reason: "the file is cut off" };
  const bodies: Line[] = [];
  let check = "";
  for (const [i, line] of lines.entries()) {
    const found = /^(\{.*),"check":"([0-9a-f]{32})"\}$/.exec(line);
    if (found === null) return { line: i + 1, reason: i === 0 ? "this is not a Trestle log" : "the line has no check" };
    const body = `${found[1]}}`;
    check = sha(check, body).slice(0, 32);
    if (check !== found[2])
      return { line: i + 1, reason: "this line, or one before it, was changed after it was written" };
    try {
      bodies.push(JSON.parse(body) as Line);
    } catch {
      return { line: i + 1, reason: "the line is not JSON" };
    }
  }
  const first = bodies[0];
  const last = bodies.at(-1);
  if (first?.["format"] !== "trestle-log/1") return { line: 1, reason: "this is not a Trestle log" };
  if (last?.["t"] !== "end") return { line: lines.length, reason: "the game is not over: its deal is still sealed" };
  return openEnd(first, last, lines.length);
}

function openEnd(first: Line, last: Line, line: number): Sealed | LogFault {
  const { secret, parts } = last;
  const { seats, table } = first;
  if (!isHex(secret)) return { line, reason: "the secret is missing" };
  if (!isCount(seats, 255) || typeof table !== "string" || Buffer.byteLength(table) > 65_535)
    return { line: 1, reason: "the first line lacks the number of seats or the table" };
  if (!Array.isArray(parts) || parts.length !== seats) return { line, reason: "there is not one part a seat" };
  if (!isParts(parts)) return { line, reason: "a seat's part is malformed" };
  const deal = first["deal"] as Line | undefined;
  if (deal !== undefined) return openList(first, deal, last, { line, secret, table, parts });
  if (sha(bytes(secret)) !== first["commitment"]) return { line, reason: BROKEN_PROMISE };
  return {
    label: "trestle-deal/1",
    seed: sha("trestle-deal/1\0", bytes(secret), sized(table), number(seats, 1), ...parts.map(partBytes)),
    list: null,
  };
}

const BROKEN_PROMISE = "the secret is not the one that was promised before the first card";

interface Opened {
  line: number;
  secret: string;
  table: string;
  parts: Parts;
}

function openList(first: Line, deal: Line, last: Line, o: Opened): Sealed | LogFault {
  const { game, rulesVersion, edition, config: options, commitment } = first;
  const { label, attempt, seats } = deal;
  const { line, secret, table, parts } = o;
  if (label !== "trestle-deal/2")
    return { line: 1, reason: `the deal ${JSON.stringify(label)} is not known; known: trestle-deal/1, trestle-deal/2` };
  if (!isCount(attempt, 0xffff_ffff) || !Array.isArray(seats) || seats.length !== parts.length)
    return { line: 1, reason: "the list of the deal lacks its attempt or a seat" };
  const { botSecret } = last;
  if (!isHex(botSecret)) return { line, reason: "the bots' secret is missing" };
  if (sha("trestle-deal/2 server\0", bytes(secret), bytes(botSecret)) !== commitment)
    return { line, reason: BROKEN_PROMISE };
  for (const [seat, part] of parts.entries()) {
    if (part === null) continue;
    const made = sha("trestle-deal/2 part\0", sized(table), number(seat, 1), number(attempt, 4), bytes(part));
    if ((seats[seat] as Line | null)?.["commitment"] !== made)
      return { line, reason: `the part of seat ${seat} is not what that seat committed to` };
  }
  const hash = (edition as Line | null)?.["hash"] ?? null;
  const list = sha(sorted({ label, table, game, rulesVersion, edition: hash, options, attempt, commitment, seats }));
  return { label, list, seed: sha("trestle-deal/2 seed\0", bytes(secret), bytes(list), ...parts.map(partBytes)) };
}

function isParts(parts: readonly unknown[]): parts is Parts {
  return parts.every((part) => part === null || isHex(part));
}

function partBytes(part: string | null): Buffer {
  return bytes(part === null ? "00" : `01${part}`);
}

function number(value: number, size: number): Buffer {
  const out = Buffer.alloc(size);
  out.writeUIntBE(value, 0, size);
  return out;
}

function sized(id: string): Buffer {
  return Buffer.concat([number(Buffer.byteLength(id), 2), Buffer.from(id)]);
}

/** JSON without white space, names sorted. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, v: unknown) =>
    typeof v === "object" && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}
