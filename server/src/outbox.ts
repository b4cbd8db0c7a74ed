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
  #frames: (readonly string[])[] = [];

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  /** The text of a frame, in pieces. */
  put(parts: readonly string[]): void {
    if (this.#frames.push(parts) > 1) return;
    if (waiting.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const frames = this.#frames;
    if (frames.length === 0) return;
    this.#frames = [];
    if (!this.#socket.writable) return;
    const bytes = framed(frames);
    this.#socket.write(bytes);
    // The system has taken all of it, as it nearly always does at once: the next write may use the same piece.
    if (this.#socket.writableLength === 0) giveBack(bytes);
  }
}

/** Buffers are cut from pieces of this size: one of its own for every write would be work for the collector. */
const SLAB = 256 * 1024;
let slab = Buffer.allocUnsafeSlow(SLAB);
let used = 0;

/** The last bytes that were cut off, and nobody reads them any more. */
function giveBack(bytes: Buffer): void {
  if (bytes.buffer === slab.buffer) used = bytes.byteOffset;
}

const lengthOf = (parts: readonly string[]): number => {
  let length = 0;
  for (const part of parts) length += part.length;
  return length;
};

/** Frames of these texts, one after the other. */
export function framed(frames: readonly (readonly string[])[]): Buffer {
  // A character takes three bytes at most; what is not needed is left for the next.
  let most = 0;
  for (const parts of frames) most += LONGEST_HEADER + 3 * lengthOf(parts);
  const large = most > SLAB;
  if (!large && used + most > SLAB) {
    slab = Buffer.allocUnsafeSlow(SLAB);
    used = 0;
  }
  const out = large ? Buffer.allocUnsafeSlow(most) : slab;
  const start = large ? 0 : used;
  let at = start;
  for (const parts of frames) at = frame(out, at, parts);
  if (!large) used = at;
  return out.subarray(start, at);
}

function frame(out: Buffer, at: number, parts: readonly string[]): number {
  const length = lengthOf(parts);
  out[at] = TEXT_FRAME;
  // The header's size is certain before the bytes are counted, for all but a few lengths.
  const plain = length >= TWO_BYTES && 3 * length < 0x10000;
  let size = 0;
  if (!plain) for (const part of parts) size += Buffer.byteLength(part);
  const start = plain ? at + 4 : header(out, at, size);
  let end = start;
  for (const part of parts) end = put(out, end, part);
  if (plain) header(out, at, end - start);
  return end;
}

/** A few letters are written faster than it takes to call for them to be. */
const FEW = 24;

function put(out: Buffer, at: number, text: string): number {
  if (text.length > FEW) return at + out.write(text, at);
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (letter > 0x7f) return at + out.write(text, at);
    out[at + i] = letter;
  }
  return at + text.length;
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
