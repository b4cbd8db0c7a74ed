import type { Duplex } from "node:stream";
import { done, type Letter } from "./letter.ts";

/** Who has something to send at the end of this moment. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.flush();
}

/** Letters of one moment leave a socket in one write: most of what sending costs is the system call. */
export class Outbox {
  readonly #socket: Duplex;
  #letters: Letter[] = [];

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  put(letter: Letter): void {
    if (this.#letters.push(letter) > 1) return;
    if (waiting.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const letters = this.#letters;
    if (letters.length === 0) return;
    this.#letters = [];
    if (this.#socket.writable) this.#write(letters);
    else for (const letter of letters) done(letter);
  }

  #write(letters: readonly Letter[]): void {
    const bytes = together(letters);
    this.#socket.write(bytes);
    // The system has taken all of it, as it nearly always does at once: the next write may use the same bytes.
    if (this.#socket.writableLength === 0) giveBack(bytes);
  }
}

/** Several letters are copied behind one another into pieces of this size. */
const SLAB = 256 * 1024;
let slab = Buffer.allocUnsafeSlow(SLAB);
let used = 0;

/** The last bytes that were cut off, and nobody reads them any more. */
function giveBack(bytes: Buffer): void {
  if (bytes.buffer === slab.buffer) used = bytes.byteOffset;
}

export function together(letters: readonly Letter[]): Buffer {
  let size = 0;
  for (const { from, to } of letters) size += to - from;
  const large = size > SLAB;
  if (!large && used + size > SLAB) {
    slab = Buffer.allocUnsafeSlow(SLAB);
    used = 0;
  }
  const out = large ? Buffer.allocUnsafeSlow(size) : slab;
  const start = large ? 0 : used;
  let at = start;
  for (const letter of letters) {
    at += letter.piece.bytes.copy(out, at, letter.from, letter.to);
    done(letter);
  }
  if (!large) used = at;
  return out.subarray(start, at);
}
