import { closeSync, constants, existsSync, openSync, readFileSync, readSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import { sumAt, type Sum } from "./wal-format.ts";

/** How far the write-ahead log was when the last commit was acknowledged. */
export interface Mark {
  /** Which generation of the log: it is overwritten again and again. */
  salts: Buffer;
  /** 0: the log may be missing. */
  frames: number;
  /** Of the last frame. */
  sum: Sum;
}

const SIZE = 28;
const MAGIC = "TRSM";
const NOTHING = Buffer.alloc(20);
/** Of the log's index in shared memory, where SQLite keeps the same. */
const INDEX = { size: 48, frames: 16, sum: 24, salts: 32 };

const markFile = (file: string): string => join(dirname(file), "trestle.mark");

/** null: there is none. */
export function readMark(file: string): Mark | "damaged" | null {
  if (!existsSync(markFile(file))) return null;
  const bytes = readFileSync(markFile(file));
  const whole = bytes.length === SIZE && bytes.toString("latin1", 0, 4) === MAGIC;
  if (!whole || bytes.readUInt32LE(24) !== crc32(bytes.subarray(0, 24))) return "damaged";
  return { salts: bytes.subarray(4, 12), frames: bytes.readUInt32LE(12), sum: sumAt(bytes, 16) };
}

export function removeMark(file: string): void {
  rmSync(markFile(file), { force: true });
}

/**
 * A few bytes beside the database that say how long its write-ahead log is, written after each commit and before it is
 * acknowledged. SQLite takes a damaged log for one that ends there; the mark tells the difference. It is not synced:
 * after a power cut it may be behind, never ahead.
 */
export class WalMark {
  readonly #file: string;
  readonly #fd: number;
  readonly #page = Buffer.alloc(SIZE);
  readonly #index = Buffer.alloc(INDEX.size);
  #indexFd: number | null = null;

  constructor(file: string) {
    this.#file = file;
    this.#fd = openSync(markFile(file), constants.O_RDWR | constants.O_CREAT, 0o600);
    this.#page.write(MAGIC, "latin1");
  }

  /** Notes how long the log is now; returns its frames. */
  note(): number {
    this.#indexFd ??= existsSync(`${this.#file}-shm`) ? openSync(`${this.#file}-shm`, "r") : null;
    if (this.#indexFd === null || readSync(this.#indexFd, this.#index, 0, INDEX.size, 0) < INDEX.size) return 0;
    const native = new Uint32Array(this.#index.buffer, this.#index.byteOffset, INDEX.size / 4);
    const frames = native[INDEX.frames / 4]!;
    this.#index.copy(this.#page, 4, INDEX.salts, INDEX.salts + 8);
    this.#page.writeUInt32LE(frames, 12);
    this.#page.writeUInt32BE(native[INDEX.sum / 4]!, 16);
    this.#page.writeUInt32BE(native[INDEX.sum / 4 + 1]!, 20);
    this.#write();
    return frames;
  }

  /** All of the log is in the database: from here on it may be missing. */
  clear(): void {
    NOTHING.copy(this.#page, 4);
    this.#write();
  }

  close(): void {
    if (this.#indexFd !== null) closeSync(this.#indexFd);
    closeSync(this.#fd);
  }

  #write(): void {
    this.#page.writeUInt32LE(crc32(this.#page.subarray(0, 24)), 24);
    writeSync(this.#fd, this.#page, 0, SIZE, 0);
  }
}
