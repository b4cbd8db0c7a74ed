import { WrongFile } from "./migrations.ts";

/** Another writer was first: becomes the port's Conflict on the other side of the worker. */
export class Taken extends Error {}

/** Stored data that is not as it was written. `table`: the table it belongs to; null: none in particular. */
export class Damaged extends Error {
  readonly table: string | null;

  constructor(table: string | null, reason: string) {
    super(reason);
    this.table = table;
  }
}

/** Only its tables are damaged, not the rest of the store. */
export class DamagedEdition extends Damaged {
  constructor(hash: string, how: string) {
    super(null, `edition ${hash} ${how}`);
  }
}

export interface Failure {
  kind: "conflict" | "failure" | "damaged";
  message: string;
}

const CORRUPT = 11;

export function isCorrupt(error: unknown): error is Error {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === CORRUPT;
}

const FULL = (file: string) =>
  `There is no room left to store anything in ${file}. Free some space: play goes on by itself as soon as there is room.`;
const RIGHTS = (file: string) =>
  `${file} is not writable. Give this user the right to write the data folder and every file in it, ` +
  `or choose another one with --data.`;
const BUSY = (file: string) => `Another program keeps ${file} locked. Close it (a database browser, a backup).`;
const DAMAGED = (file: string) =>
  `${file} is damaged. Stop the server, keep a copy of the file, then restore a backup or save what can be read ` +
  `with: sqlite3 trestle.db ".recover" | sqlite3 repaired.db`;
const NO_DATABASE = (file: string) =>
  `${file} is not a database. Move it away, restore a backup, or choose another data folder with --data.`;
const DISK = (file: string, message: string) =>
  `The disk failed while ${file} was read or written (${message}). Check the disk (it may be full), then start again.`;

/** SQLite's primary result codes and operating system error codes, by what the operator can do about them. */
const WORDS: Readonly<Record<string, (file: string, message: string) => string>> = {
  // Our statements do not fit the schema, though its number does.
  "1": DAMAGED,
  "3": RIGHTS,
  "5": BUSY,
  "6": BUSY,
  "8": RIGHTS,
  "10": DISK,
  "11": DAMAGED,
  "13": FULL,
  "14": RIGHTS,
  "26": NO_DATABASE,
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  EROFS: RIGHTS,
  ENOENT: RIGHTS,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EFBIG: FULL,
  EIO: DISK,
  ENOTDIR: (file) => `${file} cannot be made: a part of its path is a file. Choose another data folder with --data.`,
  EEXIST: (file) => `${file} cannot be made: there is a file of that name. Choose another data folder with --data.`,
  EISDIR: (file) => `${file} is a folder where a file should be. Move it away, or choose another data folder.`,
};

const UNIQUE = 2067;
const PRIMARY_KEY = 1555;

/** What went wrong, and what the operator can do about it. */
export function explain(error: unknown, file: string): Failure {
  if (error instanceof Taken) return { kind: "conflict", message: error.message };
  if (error instanceof Damaged) {
    const whole = `${error.message}. Restore a backup of ${file}, or save it for somebody who can repair it.`;
    const isOfTables = error.table !== null || error instanceof DamagedEdition;
    return isOfTables ? { kind: "damaged", message: error.message } : { kind: "failure", message: whole };
  }
  if (!(error instanceof Error)) return { kind: "failure", message: String(error) };
  if (error instanceof WrongFile) return { kind: "failure", message: error.message };
  const errcode = "errcode" in error && typeof error.errcode === "number" ? error.errcode : null;
  if (errcode === UNIQUE || errcode === PRIMARY_KEY) return { kind: "conflict", message: error.message };
  const code = errcode === null ? ("code" in error ? String(error.code) : "") : String(errcode & 0xff);
  const words = WORDS[code];
  return { kind: "failure", message: words === undefined ? error.message : words(file, error.message) };
}
