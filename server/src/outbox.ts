import type { Duplex } from "node:stream";

const TEXT_FRAME = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONGEST_HEADER = 10;

/** Who has something to send at the end of this moment. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.flush();
}

/**
 * Frames of one moment leave a socket in one write: most of what sending costs is the system call. They are framed here
 * (RFC 6455, 5.2: a server's text frames, never in parts, never compressed), since handing each to the library makes
 * two buffers and two entries of the stream out of it.
 */
export class Outbox {
  readonly #socket: Duplex;
  #texts: string[] = [];

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  put(text: string): void {
    if (this.#texts.push(text) > 1) return;
    if (waiting.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    if (this.#socket.writable) this.#socket.write(framed(texts));
  }
}

/** Buffers are cut from pieces of this size: one of its own for every write would be work for the collector. */
const SLAB = 256 * 1024;
let slab = Buffer.allocUnsafeSlow(SLAB);
let used = 0;

/** Frames of these texts, one after the other. */
export function framed(texts: readonly string[]): Buffer {
  // A character takes three bytes at most; what is not needed is left for the next.
  let most = 0;
  for (const text of texts) most += LONGEST_HEADER + 3 * text.length;
  const large = most > SLAB;
  if (!large && used + most > SLAB) {
    slab = Buffer.allocUnsafeSlow(SLAB);
    used = 0;
  }
  const out = large ? Buffer.allocUnsafeSlow(most) : slab;
  const start = large ? 0 : used;
  let at = start;
  for (const text of texts) at = frame(out, at, text);
  if (!large) used = at;
  return out.subarray(start, at);
}

function frame(out: Buffer, at: number, text: string): number {
  out[at] = TEXT_FRAME;
  // The header's size is certain before the bytes are counted, for all but a few lengths.
  if (text.length >= TWO_BYTES && 3 * text.length < 0x10000) {
    const size = out.write(text, at + 4);
    out[at + 1] = TWO_BYTES;
    out.writeUInt16BE(size, at + 2);
    return at + 4 + size;
  }
  const size = Buffer.byteLength(text);
  const start = header(out, at, size);
  return start + out.write(text, start);
}

function header(out: Buffer, at: number, size: number): number {
  if (size < TWO_BYTES) {
    out[at + 1] = size;
    return at + 2;
  }
  if (size < 0x10000) {
    out[at + 1] = TWO_BYTES;
    return out.writeUInt16BE(size, at + 2);
  }
  out[at + 1] = EIGHT_BYTES;
  return out.writeBigUInt64BE(BigInt(size), at + 2);
}
