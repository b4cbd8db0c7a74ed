import { crc32 } from "node:zlib";
import type { Index } from "@trestle/table";
import { bytesOf, charactersOf, putTexts } from "../bytes.ts";
import type { KeptOp } from "./wire.ts";

/**
 * A record of the journal: generation, length and checksum as three numbers of four bytes, then the ops of one commit
 * as text. Segments are written over again and again: the generation tells this turn's records from the last one's.
 */
const HEADER = 12;

export interface Entry {
  ops: KeptOp[];
  /** Wall-clock milliseconds at which it was asked for. */
  now: number;
}

/** The text of a record, in pieces. */
export type Payload = readonly string[];

/**
 * Lines of logs and records of tables are nearly all there is, and are text already: they are not wrapped up again.
 * Every op takes one line of the payload, those two.
 */
export function payloadOf(ops: readonly KeptOp[], now: number): Payload {
  const out = [`${now}\n`];
  for (const op of ops) {
    if (op.t === "line" && isPlain(op.table, op.line))
      out.push(`l ${op.table} ${op.n} ${op.due ?? "-"}\n`, op.line, "\n");
    else if (op.t === "record" && isPlain(op.table, op.record))
      out.push(`r ${op.table} ${op.rev} `, JSON.stringify(op.index), "\n", op.record, "\n");
    else out.push("o ", JSON.stringify(op), "\n");
  }
  return out;
}

const isPlain = (table: string, text: string): boolean => !text.includes("\n") && !table.includes(" ");

function entryOf(payload: string): Entry {
  const lines = payload.split("\n");
  const ops: KeptOp[] = [];
  for (let i = 1; i < lines.length - 1; i++) {
    const line = lines[i]!;
    if (line.startsWith("o ")) ops.push(JSON.parse(line.slice(2)) as KeptOp);
    else if (line.startsWith("r ")) ops.push(recordOf(line, lines[++i]!));
    else {
      const [, table = "", n, due] = line.split(" ");
      ops.push({ t: "line", table, n: Number(n), line: lines[++i]!, due: due === "-" ? null : Number(due) });
    }
  }
  return { ops, now: Number(lines[0]) };
}

function recordOf(line: string, record: string): KeptOp {
  const [, table = "", rev] = line.split(" ", 3);
  const index = JSON.parse(line.slice(`r ${table} ${rev} `.length)) as Index;
  return { t: "record", table, rev: Number(rev), record, index };
}

/** No payload of so many characters takes more bytes than this, its header included. */
export const mostOf = (payload: Payload): number => HEADER + 3 * charactersOf(payload);
export const sizeOf = (payload: Payload): number => HEADER + bytesOf(payload);

/** Writes a payload at a place where there is room for its record; where that ends. It is to be stamped before it counts. */
export function putPayload(out: Buffer, at: number, payload: Payload): number {
  return putTexts(out, at + HEADER, payload);
}

/** Makes what was put from here to there a record of this generation. */
export function stamp(out: Buffer, at: number, end: number, generation: number): void {
  const start = at + HEADER;
  out.writeUInt32LE(generation, at);
  out.writeUInt32LE(end - start, at + 4);
  out.writeUInt32LE(checkOf(generation, out.subarray(start, end)), at + 8);
}

function checkOf(generation: number, payload: Buffer): number {
  return crc32(payload, generation);
}

/** The generation of what begins here, if it is a whole record. */
export function generationOf(bytes: Buffer): number | null {
  const generation = bytes.length < HEADER ? 0 : bytes.readUInt32LE(0);
  return generation > 0 && readRecords(bytes, generation).entries.length > 0 ? generation : null;
}

/**
 * The whole records of a generation from the beginning of `bytes` on, and where they end. The first that is cut off, of
 * another generation or damaged ends it: nobody was told of what was still being written.
 */
export function readRecords(bytes: Buffer, generation: number): { entries: Entry[]; end: number } {
  const entries: Entry[] = [];
  let at = 0;
  while (at + HEADER <= bytes.length && bytes.readUInt32LE(at) === generation) {
    const size = bytes.readUInt32LE(at + 4);
    const payload = bytes.subarray(at + HEADER, at + HEADER + size);
    if (payload.length < size || bytes.readUInt32LE(at + 8) !== checkOf(generation, payload)) break;
    entries.push(entryOf(payload.toString()));
    at += HEADER + size;
  }
  return { entries, end: at };
}
