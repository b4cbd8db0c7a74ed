import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";

/** What the journal of a data folder says of one table beyond what the database has taken in. */
export interface Tail {
  lines: string[];
  /** The last record, if there is one. */
  record: string | null;
}

const HEADER = 12;

/**
 * Reads the journal by its description (docs/adr/0015) and by no code of the server's: what was acknowledged must be
 * there for anybody who has the folder.
 */
export function journalTail(folder: string, taken: { generation: number; at: number }): Map<string, Tail> {
  const found = ["journal-a.log", "journal-b.log"]
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file))
    .map((bytes) => ({ bytes, generation: bytes.length < HEADER ? 0 : bytes.readUInt32LE(0) }))
    .filter(({ generation }) => generation > 0 && generation >= taken.generation)
    .sort((a, b) => a.generation - b.generation);
  const tails = new Map<string, Tail>();
  for (const { bytes, generation } of found)
    for (const payload of payloads(bytes, generation, generation === taken.generation ? taken.at : 0))
      note(tails, payload.split("\n"));
  return tails;
}

function* payloads(bytes: Buffer, generation: number, from: number): Generator<string> {
  for (let at = from; at + HEADER <= bytes.length && bytes.readUInt32LE(at) === generation;) {
    const end = at + HEADER + bytes.readUInt32LE(at + 4);
    const payload = bytes.subarray(at + HEADER, end);
    if (end > bytes.length || crc32(payload, generation) !== bytes.readUInt32LE(at + 8)) return;
    yield payload.toString();
    at = end;
  }
}

function note(tails: Map<string, Tail>, lines: readonly string[]): void {
  const tailOf = (table: string): Tail => {
    const tail = tails.get(table) ?? { lines: [], record: null };
    tails.set(table, tail);
    return tail;
  };
  for (let i = 1; i < lines.length - 1; i++) {
    const line = lines[i]!;
    if (line.startsWith("l ")) tailOf(line.split(" ")[1]!).lines.push(lines[++i]!);
    else if (line.startsWith("r ")) tailOf(line.split(" ")[1]!).record = lines[++i]!;
    else {
      const op = JSON.parse(line.slice(2)) as { t: string; table: string; record?: string; line?: string };
      if (op.t === "record") tailOf(op.table).record = op.record!;
      if (op.t === "line") tailOf(op.table).lines.push(op.line!);
    }
  }
}
