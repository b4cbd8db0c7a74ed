import { closeSync, constants, existsSync, fsyncSync, openSync, statSync, write, writeSync } from "node:fs";
import { join } from "node:path";
import { StoreFailure } from "@trestle/table";
import { explain } from "./failure.ts";
import { putRecord, sizeOf } from "./journal-format.ts";

/** Half a minute of five hundred moves a second. */
export const SEGMENT = 4 * 1024 * 1024;
const PAGE = 64 * 1024;
const NAMES = ["journal-a.log", "journal-b.log"] as const;

/** A stretch of the journal that the database has not taken in yet. */
export interface Stretch {
  file: string;
  generation: number;
  from: number;
  to: number;
}

interface Waiting {
  payload: string;
  /** Bytes of its record. */
  size: number;
  done(failure: StoreFailure | null): void;
}

interface Segment {
  file: string;
  fd: number;
}

export const segmentFiles = (folder: string): string[] => NAMES.map((name) => join(folder, name));

/** Room is taken beforehand: then a write changes nothing but the bytes, and cannot find the disk full. */
function openSegment(file: string): Segment {
  try {
    if (!existsSync(file) || statSync(file).size < SEGMENT) {
      const made = openSync(file, "w", 0o600);
      writeSync(made, Buffer.alloc(SEGMENT));
      fsyncSync(made);
      closeSync(made);
    }
    return { file, fd: openSync(file, constants.O_RDWR | constants.O_DSYNC) };
  } catch (error) {
    throw new StoreFailure(explain(error, file).message, { cause: error });
  }
}

/**
 * Two files of fixed size, written in turn, each write on disk when it returns. One write at a time: what is asked for
 * meanwhile goes together with the next. Before a file is written over, the database must have taken it in.
 */
export class Journal {
  readonly #segments: readonly Segment[];
  /** Makes the database take in all that is written; until then no other segment is begun. */
  readonly #takeIn: () => Promise<void>;
  #generation: number;
  #current = 0;
  #at = 0;
  /** Where the database is in the current segment. */
  #taken = 0;
  #queue: Waiting[] = [];
  /** What is being written lies here: there is one write at a time. */
  #page = Buffer.allocUnsafeSlow(PAGE);
  #writing = false;

  constructor(folder: string, generation: number, takeIn: () => Promise<void>) {
    this.#segments = segmentFiles(folder).map(openSegment);
    this.#generation = generation;
    this.#takeIn = takeIn;
  }

  /** `done` is called when it is on disk, or with why it is not. */
  append(payload: string, size: number, done: Waiting["done"]): void {
    if (this.#queue.push({ payload, size, done }) === 1 && !this.#writing) this.#soon();
  }

  /** Whatever was appended before has been answered. An empty record marks the place. */
  settled(): Promise<void> {
    if (!this.#writing) return Promise.resolve();
    return new Promise((done) => this.append("", sizeOf(""), () => done()));
  }

  /** What is still to be taken in; null: nothing. */
  get stretch(): Stretch | null {
    if (this.#taken === this.#at) return null;
    return { file: this.#segments[this.#current]!.file, generation: this.#generation, from: this.#taken, to: this.#at };
  }

  /** The database has this stretch. */
  taken({ generation, to }: Stretch): void {
    if (generation === this.#generation) this.#taken = to;
  }

  close(): void {
    for (const { fd } of this.#segments) closeSync(fd);
  }

  /** After this turn of the event loop: whatever came in with it goes together. */
  #soon(): void {
    this.#writing = true;
    setImmediate(() => this.#write());
  }

  #write(): void {
    const room = SEGMENT - this.#at;
    let size = 0;
    let count = 0;
    for (; count < this.#queue.length && size + this.#queue[count]!.size <= room; count++)
      size += this.#queue[count]!.size;
    if (count === 0) return void this.#turn();
    const group = this.#queue.splice(0, count);
    if (size > this.#page.length) this.#page = Buffer.allocUnsafeSlow(2 * size);
    let at = 0;
    for (const { payload } of group) at = putRecord(this.#page, at, payload, this.#generation);
    this.#put(this.#page.subarray(0, at), 0, group);
  }

  #put(bytes: Buffer, from: number, group: readonly Waiting[]): void {
    const { fd, file } = this.#segments[this.#current]!;
    write(fd, bytes, from, bytes.length - from, this.#at + from, (error, written) => {
      if (error === null && from + written < bytes.length) return this.#put(bytes, from + written, group);
      if (error === null) this.#at += bytes.length;
      this.#told(group, error === null ? null : new StoreFailure(explain(error, file).message, { cause: error }));
    });
  }

  /** Who was behind a failed write was built on it, and fails with it. */
  #told(group: readonly Waiting[], failure: StoreFailure | null): void {
    const behind = failure === null ? [] : this.#queue.splice(0);
    for (const waiting of group) waiting.done(failure);
    for (const waiting of behind) waiting.done(failure);
    this.#writing = false;
    if (this.#queue.length > 0) this.#soon();
  }

  /** The current segment is full: on with the other, which was taken in before this one was begun. */
  async #turn(): Promise<void> {
    try {
      await this.#takeIn();
      this.#current = 1 - this.#current;
      this.#generation++;
      this.#at = 0;
      this.#taken = 0;
      this.#write();
    } catch (error) {
      this.#told([], error instanceof StoreFailure ? error : new StoreFailure(String(error)));
    }
  }
}
