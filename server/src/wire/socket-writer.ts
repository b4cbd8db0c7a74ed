import type { Duplex } from "node:stream";
import { done, type Letter } from "./encoded-frame.ts";

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
  #first: Letter | null = null;
  #last: Letter | null = null;

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  put(letter: Letter): void {
    if (this.#last !== null) this.#last.next = letter;
    this.#last = letter;
    if (this.#first !== null) return;
    this.#first = letter;
    if (waiting.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const first = this.#first;
    if (first === null) return;
    this.#first = null;
    this.#last = null;
    if (this.#socket.writable) this.#write(first);
    else for (let letter: Letter | null = first; letter !== null; letter = letter.next) done(letter);
  }

  /** The system takes all of it at once, nearly always: then its bytes may be used for others. */
  #write(first: Letter): void {
    const socket = this.#socket;
    if (first.next === null && socket.writableLength === 0) {
      socket.write(first.piece.bytes.subarray(first.from, first.end));
      // Else its piece is left to the collector.
      if (socket.writableLength === 0) done(first);
      return;
    }
    const bytes = together(first);
    socket.write(bytes);
    if (socket.writableLength === 0) giveBack(bytes);
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

/** The bytes of a letter and of those behind it. They have gone then. */
export function together(first: Letter): Buffer {
  let size = 0;
  for (let letter: Letter | null = first; letter !== null; letter = letter.next) size += letter.end - letter.from;
  const large = size > SLAB;
  if (!large && used + size > SLAB) {
    slab = Buffer.allocUnsafeSlow(SLAB);
    used = 0;
  }
  const out = large ? Buffer.allocUnsafeSlow(size) : slab;
  const start = large ? 0 : used;
  let at = start;
  for (let letter: Letter | null = first; letter !== null; letter = letter.next) {
    at += letter.piece.bytes.copy(out, at, letter.from, letter.end);
    done(letter);
  }
  if (!large) used = at;
  return out.subarray(start, at);
}
