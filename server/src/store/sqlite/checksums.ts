import { crc32 } from "node:zlib";

/**
 * The checksum of a row, over its columns in the order of the schema. SQLite has none of its own: without it a flipped
 * bit in a page would be read back as if it had been written.
 */
export function sumOf(...columns: readonly (string | number | null)[]): number {
  return crc32(columns.join("\n"));
}

/** Columns of `tables` that change with a record, and those that change with every line. */
export interface TableRow {
  id: string;
  code: string;
  game: string;
  phase: string;
  listed: number;
  rev: number;
  held: string;
  open: number;
  edition: string | null;
  next: number;
  due: number | null;
  updated: number;
}

export const recordedSum = (r: Omit<TableRow, "next" | "due" | "updated">): number =>
  sumOf(r.id, r.code, r.game, r.phase, r.listed, r.rev, r.held, r.open, r.edition);
export const linedSum = (id: string, next: number, due: number | null, updated: number): number =>
  sumOf(id, next, due, updated);

/** Rows from before there were checksums have none and are taken as they are. */
export const isIntact = (sum: unknown, expected: number): boolean => sum === null || sum === expected;
