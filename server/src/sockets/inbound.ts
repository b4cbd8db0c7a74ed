import type { Duplex } from "node:stream";
import { MAX_CLIENT_FRAME } from "@trestle/protocol";
import type { WebSocket } from "ws";

// RFC 6455, 5.2. Nearly all that clients send is one short text frame in a piece of its own: that is read here, in one go
// and without a dozen small buffers. Whatever else comes (frames in parts, long ones, letters beyond ASCII, pings, closing,
// nonsense) is left to `ws`, which knows all the rules.

const FINAL_TEXT = 0x81;
const FINAL = 0x80;
const MASKED = 0x80;
const LENGTH = 0x7f;
const TWO_BYTES = 126;
const SHORT_HEADER = 2;
const LONG_HEADER = 4;
const MASK = 4;
const OPCODE = 0x0f;

const scratch = Buffer.allocUnsafeSlow(MAX_CLIENT_FRAME);

/** Bytes of a client's frame that begins here, its header included; null: that cannot be told, or it is a long one. */
function frameSize(chunk: Buffer, at: number): number | null {
  if (chunk.length < at + SHORT_HEADER || (chunk[at + 1]! & MASKED) === 0) return null;
  const length = chunk[at + 1]! & LENGTH;
  if (length < TWO_BYTES) return SHORT_HEADER + MASK + length;
  if (length > TWO_BYTES || chunk.length < at + LONG_HEADER) return null;
  return LONG_HEADER + MASK + chunk.readUInt16BE(at + 2);
}

/** The text of a chunk that is one whole text frame of plain letters; null: it is anything else. */
export function plainText(chunk: Buffer): string | null {
  if (chunk[0] !== FINAL_TEXT || frameSize(chunk, 0) !== chunk.length) return null;
  const header = (chunk[1]! & LENGTH) < TWO_BYTES ? SHORT_HEADER : LONG_HEADER;
  const start = header + MASK;
  const size = chunk.length - start;
  if (size > MAX_CLIENT_FRAME) return null;
  let all = 0;
  for (let i = 0; i < size; i++) {
    const letter = chunk[start + i]! ^ chunk[header + (i & 3)]!;
    all |= letter;
    scratch[i] = letter;
  }
  return all > 0x7f ? null : scratch.toString("latin1", 0, size);
}

/** Whoever read all before this chunk as whole messages has read whole messages after it. */
export function endsWhole(chunk: Buffer): boolean {
  let at = 0;
  while (at < chunk.length) {
    const size = frameSize(chunk, at);
    // A first part, or a later one.
    const isPart = (chunk[at]! & FINAL) === 0 || (chunk[at]! & OPCODE) === 0;
    if (size === null || isPart) return false;
    at += size;
  }
  return at === chunk.length;
}

/**
 * Reads what is plain for `ws`, which still reads everything else, and everything once a message has come in parts.
 * Returns how to stop: `ws` takes its own reader away when it meets an error.
 */
export function readPlainly(ws: WebSocket, socket: Duplex, hear: (text: string) => void): () => void {
  const [theirs, another] = socket.listeners("data");
  if (theirs === undefined || another !== undefined) return () => undefined;
  let whole = true;
  const read = (chunk: Buffer): void => {
    const text = whole && ws.readyState === ws.OPEN ? plainText(chunk) : null;
    if (text !== null) return hear(text);
    whole &&= endsWhole(chunk);
    theirs.call(socket, chunk);
  };
  socket.off("data", theirs as () => void);
  socket.on("data", read);
  return () => void socket.off("data", read);
}
