import type { ServerFrame } from "@trestle/protocol";
import { frameParts } from "@trestle/protocol/write";
import { bytesOf, charactersOf, putTexts } from "./utf8.ts";

const TEXT_FRAME = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONGEST_HEADER = 10;

/** Letters are written one behind the other into pieces of this size. */
const PIECE = 256 * 1024;
const SPARE = 16;

interface Piece {
  readonly bytes: Buffer;
  used: number;
  /** Letters in it that have not been handed over yet. */
  letters: number;
}

/**
 * A frame, or several behind one another, as the bytes that go over the wire. It is written as soon as it is made, though
 * it may have to wait for the disk: what waits are bytes outside the collector's reach, instead of the many small objects
 * that a frame is made of.
 */
export interface Letter {
  readonly piece: Piece;
  readonly from: number;
  end: number;
  /** The one behind it on its way to the same socket. */
  next: Letter | null;
}

const newPiece = (size: number): Piece => ({ bytes: Buffer.allocUnsafeSlow(size), used: 0, letters: 0 });

let current = newPiece(PIECE);
const spare: Piece[] = [];

/** A place for so many bytes. */
function pieceFor(most: number): Piece {
  if (most > PIECE) return newPiece(most);
  if (current.letters === 0) current.used = 0;
  if (current.used + most > PIECE) current = spare.pop() ?? newPiece(PIECE);
  return current;
}

/** The letter's bytes are needed no more. Whoever forgets to say so costs a piece, which the collector takes. */
export function done({ piece }: Letter): void {
  if (--piece.letters > 0 || piece === current || piece.bytes.length !== PIECE || spare.length >= SPARE) return;
  piece.used = 0;
  spare.push(piece);
}

export function letterOf(frame: ServerFrame): Letter {
  return letterFrom(frameParts(frame));
}

/** The text of a frame, in pieces. It goes into the letter `behind` which it comes, if there is no other between them. */
export function letterFrom(parts: readonly string[], behind: Letter | null = null): Letter {
  const length = charactersOf(parts);
  // A character takes three bytes at most; what is not needed is left for the next.
  const piece = pieceFor(LONGEST_HEADER + 3 * length);
  const from = piece.used;
  const end = write(piece.bytes, from, parts, length);
  piece.used = end;
  if (behind !== null && behind.piece === piece && behind.end === from) {
    behind.end = end;
    return behind;
  }
  piece.letters++;
  return { piece, from, end, next: null };
}

/** RFC 6455, 5.2: a server's text frame, never in parts, never compressed. */
function write(out: Buffer, at: number, parts: readonly string[], length: number): number {
  out[at] = TEXT_FRAME;
  // The header's size is certain before the bytes are counted, for all but a few lengths.
  const plain = length >= TWO_BYTES && 3 * length < 0x10000;
  const start = plain ? at + 4 : header(out, at, bytesOf(parts));
  const end = putTexts(out, start, parts);
  if (plain) header(out, at, end - start);
  return end;
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
