import { createHash } from "node:crypto";

/**
 * Checks a finished log without the code that dealt it: hashes are Node's own, and the seed is put together here from
 * the published description. Only then the rules are asked to play the game again.
 */
export interface Sealed {
  game: string;
  rulesVersion: number;
  config: unknown;
  edition: { hash: string; file?: unknown } | null;
  seats: number;
  seed: string;
  /** Parts that persons put in, by seat. */
  parts: (string | null)[];
  moves: { line: number; d: number; seat: number; move: unknown }[];
  /** Moves that were taken back are not among them. */
  end: { outcome: unknown; hash: string };
}
export interface Wrong {
  line: number;
  reason: string;
}

const sha = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const HEX = /^[0-9a-f]{64}$/;
type Line = Record<string, unknown>;

export function openSealed(text: string): Sealed | Wrong {
  const lines = text.split("\n");
  if (lines.pop() !== "") return { line: lines.length + 1, reason: "the file is cut off" };
  const bodies: Line[] = [];
  let check = "";
  for (const [i, line] of lines.entries()) {
    const found = /^(.*),"check":"([0-9a-f]{32})"\}$/.exec(line);
    if (found === null) return { line: i + 1, reason: "the line has no check" };
    const body = `${found[1]}}`;
    check = sha(check + body)
      .toString("hex")
      .slice(0, 32);
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
  return openEnd(first, bodies.slice(1, -1), last, lines.length);
}

function openEnd(first: Line, entries: Line[], last: Line, line: number): Sealed | Wrong {
  const { secret, parts, hash, outcome } = last;
  if (typeof secret !== "string" || !HEX.test(secret)) return { line, reason: "the secret is missing" };
  if (sha(Buffer.from(secret, "hex")).toString("hex") !== first["commitment"])
    return { line, reason: "the secret is not the one that was promised before the first card" };
  const seats = first["seats"];
  if (typeof seats !== "number" || !Array.isArray(parts) || parts.length !== seats)
    return { line, reason: "there is not one part a seat" };
  for (const part of parts as unknown[])
    if (part !== null && (typeof part !== "string" || !HEX.test(part)))
      return { line, reason: "a seat's part is malformed" };
  const own = parts as (string | null)[];
  const table = String(first["table"]);
  const moves = countedMoves(entries);
  if ("reason" in moves) return moves;
  return {
    game: String(first["game"]),
    rulesVersion: Number(first["rulesVersion"]),
    config: first["config"],
    edition: editionOf(first["edition"]),
    seats,
    seed: seedOf(secret, table, own),
    parts: own,
    moves,
    end: { outcome, hash: String(hash) },
  };
}

function editionOf(raw: unknown): Sealed["edition"] {
  if (typeof raw !== "object" || raw === null || !("hash" in raw)) return null;
  return "file" in raw ? { hash: String(raw.hash), file: raw.file } : { hash: String(raw.hash) };
}

/** docs/PROTOCOL.md, "The sealed deal". */
function seedOf(secret: string, table: string, parts: readonly (string | null)[]): string {
  const id = Buffer.from(table, "utf8");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const pieces = [
    Buffer.from("trestle-deal/1\0", "latin1"),
    Buffer.from(secret, "hex"),
    length,
    id,
    Buffer.from([parts.length]),
  ];
  for (const part of parts)
    pieces.push(part === null ? Buffer.from([0]) : Buffer.concat([Buffer.from([1]), Buffer.from(part, "hex")]));
  return sha(Buffer.concat(pieces)).toString("hex");
}

function countedMoves(entries: readonly Line[]): Sealed["moves"] | Wrong {
  let moves: (Sealed["moves"][number] & { n: number })[] = [];
  for (const [i, e] of entries.entries()) {
    const line = i + 2;
    if (e["n"] !== i + 1) return { line, reason: `this is not entry ${i + 1}` };
    if (e["t"] === "move") moves.push({ n: i + 1, line, d: Number(e["d"]), seat: Number(e["seat"]), move: e["move"] });
    else if (e["t"] === "undo") moves = moves.filter((m) => m.n <= Number(e["to"]));
  }
  return moves;
}
