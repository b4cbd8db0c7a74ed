import { closeSync, constants, existsSync, fsyncSync, openSync, statSync, write, writeSync } from "node:fs";
import { join } from "node:path";
import { StoreFailure } from "@trestle/table";
import { explain } from "./failure.ts";
import { mostOf, putPayload, sizeOf, stamp, type Payload } from "./journal-format.ts";

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

/** Called when a record of so many bytes is on disk, or with why it is not. */
export type Appended = (failure: StoreFailure | null, bytes: number) => void;

/** A record that waits to be written, and where it lies meanwhile. */
interface Waiting {
  from: number;
  to: number;
  done: Appended;
}

interface Segment {
  file: string;
  fd: number;
}

/** The bytes of a long one are counted, so that no more memory is taken than it needs. */
const roomFor = (payload: Payload): number => {
  const most = mostOf(payload);
  return most > PAGE ? sizeOf(payload) : most;
};

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
  /** What waits lies here as bytes already. */
  #page = Buffer.allocUnsafeSlow(PAGE);
  #filled = 0;
  /** And here what is being written: there is one write at a time. */
  #other = Buffer.allocUnsafeSlow(PAGE);
  #writing = false;

  constructor(folder: string, generation: number, takeIn: () => Promise<void>) {
    this.#segments = segmentFiles(folder).map(openSegment);
    this.#generation = generation;
    this.#takeIn = takeIn;
  }

  append(payload: Payload, done: Appended): void {
    const from = this.#filled;
    this.#makeRoom(from + roomFor(payload));
    const to = putPayload(this.#page, from, payload);
    this.#filled = to;
    if (this.#queue.push({ from, to, done }) === 1 && !this.#writing) this.#soon();
  }

  #makeRoom(size: number): void {
    if (size <= this.#page.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * size);
    this.#page.copy(larger, 0, 0, this.#filled);
    this.#page = larger;
  }

  /** Whatever was appended before has been answered. An empty record marks the place. */
  settled(): Promise<void> {
    if (!this.#writing) return Promise.resolve();
    return new Promise((done) => this.append([], () => done()));
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
    let count = 0;
    while (count < this.#queue.length && this.#queue[count]!.to <= room) count++;
    if (count === 0) return void this.#turn();
    const page = this.#page;
    const group = count === this.#queue.length ? this.#allOf() : this.#firstOf(count);
    for (const { from, to } of group) stamp(page, from, to, this.#generation);
    this.#put(page.subarray(0, group.at(-1)!.to), 0, group);
  }

  /** Takes all that waits; from here on the other page is filled. */
  #allOf(): Waiting[] {
    const group = this.#queue;
    this.#queue = [];
    [this.#page, this.#other] = [this.#other, this.#page];
    this.#filled = 0;
    return group;
  }

  /** The segment has no room for all of it: the rest moves to the other page. */
  #firstOf(count: number): Waiting[] {
    const [page, queue, filled] = [this.#page, this.#queue, this.#filled];
    const group = this.#allOf().slice(0, count);
    const start = group.at(-1)!.to;
    this.#makeRoom(filled - start);
    page.copy(this.#page, 0, start, filled);
    this.#filled = filled - start;
    for (const { from, to, done } of queue.slice(count)) this.#queue.push({ from: from - start, to: to - start, done });
    return group;
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
    const behind = failure === null ? [] : this.#allOf();
    for (const { done, from, to } of group) done(failure, to - from);
    for (const { done, from, to } of behind) done(failure, to - from);
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
