import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { expect, it } from "vitest";
import { WebSocketServer, type RawData, type WebSocket } from "ws";
import { MAX_CLIENT_FRAME } from "@trestle/protocol";
import { endsWhole, plainText, readPlainly } from "../src/sockets/inbound.ts";

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** A frame as a client sends it. */
function frame(payload: string | Buffer, { opcode = TEXT, final = true, masked = true, reserved = 0 } = {}): Buffer {
  const body = Buffer.from(payload);
  const mask = Buffer.from([0x9d, 0x01, 0xfe, 0x70]);
  const flag = masked ? 0x80 : 0;
  const header =
    body.length < 126
      ? Buffer.from([0, flag | body.length])
      : body.length < 0x10000
        ? Buffer.from([0, flag | 126, body.length >> 8, body.length & 0xff])
        : Buffer.from([0, flag | 127, 0, 0, 0, 0, 0, body.length >> 16, (body.length >> 8) & 0xff, body.length & 0xff]);
  header[0] = (final ? 0x80 : 0) | reserved | opcode;
  if (!masked) return Buffer.concat([header, body]);
  return Buffer.concat([header, mask, body.map((byte, i) => byte ^ mask[i & 3]!)]);
}

it("reads one whole frame of plain letters, and leaves the chunk as it was", () => {
  for (const size of [0, 1, 3, 125, 126, 127, 1_000, MAX_CLIENT_FRAME]) {
    const text = "{plain} letters ".repeat(1_100).slice(0, size);
    const chunk = frame(text);
    const before = Buffer.from(chunk);
    expect(plainText(chunk)).toBe(text);
    expect(chunk.equals(before)).toBe(true);
    expect(endsWhole(chunk)).toBe(true);
  }
});

it("leaves everything else to others", () => {
  const whole = frame("plain");
  const others = [
    frame("é"),
    frame("x".repeat(MAX_CLIENT_FRAME + 1)),
    frame("x".repeat(0x10000)),
    frame("plain", { opcode: BINARY }),
    frame("plain", { opcode: PING }),
    frame("plain", { opcode: CLOSE }),
    frame("plain", { final: false }),
    frame("plain", { final: true, opcode: 0 }),
    frame("plain", { masked: false }),
    frame("plain", { reserved: 0x40 }),
    Buffer.concat([whole, whole]),
    Buffer.concat([whole, whole.subarray(0, 3)]),
    ...Array.from({ length: whole.length }, (_, n) => whole.subarray(0, n)),
  ];
  for (const chunk of others) expect(plainText(chunk)).toBeNull();
});

it("knows whether a message goes on after a chunk", () => {
  const whole = [frame("plain"), frame("é".repeat(300)), frame("", { opcode: PONG }), frame("x", { opcode: BINARY })];
  expect(endsWhole(Buffer.concat(whole))).toBe(true);
  const all = Buffer.concat(whole);
  const ends = [0];
  for (const one of whole) ends.push(ends.at(-1)! + one.length);
  for (let n = 0; n <= all.length; n++) expect(endsWhole(all.subarray(0, n))).toBe(ends.includes(n));
  expect(endsWhole(frame("first", { final: false }))).toBe(false);
  expect(endsWhole(frame("last", { opcode: 0 }))).toBe(false);
});

class Line extends Duplex {
  readonly sent: Buffer[] = [];
  override _read(): void {
    // What comes in is pushed by the test.
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.sent.push(chunk);
    done();
  }
}

interface Heard {
  told: string[];
  /** How many of these were read without ws. */
  plainly: number;
}

/** What a server hears, and answers by itself, when these chunks come in one after the other. */
async function heard(chunks: readonly Buffer[], plainly: boolean, abrupt: boolean): Promise<Heard> {
  const told: string[] = [];
  let plain = 0;
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_CLIENT_FRAME });
  const line = new Line();
  const headers = {
    upgrade: "websocket",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "sec-websocket-version": "13",
  };
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", headers });
  const ws = await new Promise<WebSocket>((done) => wss.handleUpgrade(request, line, Buffer.alloc(0), done));
  const hear = (text: string): void => {
    told.push(`${text.length} ${text.slice(0, 20)} … ${text.slice(-8)}`);
    if (text === "go away") ws.close(4000, "gone");
  };
  ws.on("message", (data: RawData, isBinary) => hear(isBinary ? "binary" : (data as Buffer).toString()));
  ws.on("ping", (data) => told.push(`ping ${data.toString()}`));
  ws.on("pong", (data) => told.push(`pong ${data.toString()}`));
  ws.on("error", (error) => told.push(error.message));
  const closed = new Promise((done) => ws.on("close", (code) => done(told.push(`closed ${code}`))));
  const hearPlain = (text: string): void => {
    plain++;
    hear(text);
  };
  if (plainly) ws.on("error", readPlainly(ws, line, hearPlain));
  for (const [i, chunk] of chunks.entries()) {
    // What is left unread when the line breaks is read then, and once.
    if (abrupt && i === chunks.length - 1) ws.pause();
    // Whoever unmasks it may do so in its place.
    line.push(Buffer.from(chunk));
    await new Promise((done) => setImmediate(done));
  }
  if (!abrupt) line.push(null);
  line.destroy();
  await closed;
  told.push(Buffer.concat(line.sent).toString("hex"));
  return { told, plainly: plain };
}

/** Small and repeatable, nothing more. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % sides;
  };
}

function anyFrames(roll: (sides: number) => number, nth: number): Buffer[] {
  const text = `frame ${nth} `.repeat(1 + roll(20) * roll(20));
  const kinds: (() => Buffer[])[] = [
    () => [frame("é€".repeat(1 + roll(200)))],
    () => [frame(`part ${nth}, `, { final: false }), frame("between", { opcode: PING }), frame("end", { opcode: 0 })],
    () => [frame(text, { opcode: roll(2) === 0 ? PONG : BINARY })],
    () => [frame("x", { opcode: PONG })],
    () => [frame("x".repeat(MAX_CLIENT_FRAME + roll(3) - 1))],
    () => [frame(Buffer.from([0xc3, 0x28]))],
    () => [frame("bad", [{ masked: false }, { reserved: 0x20 }, { opcode: 0 }, { opcode: 5 }][roll(4)])],
    () => [frame(Buffer.from([0x03, 0xe8]), { opcode: CLOSE })],
    () => [frame("go away")],
  ];
  return roll(3) > 0 ? [frame(text)] : kinds[roll(roll(4) === 0 ? kinds.length : 4)]!();
}

function anyChunks(seed: number): Buffer[] {
  const roll = dice(seed);
  const frames = Array.from({ length: 3 + roll(20) }, (_, nth) => anyFrames(roll, nth)).flat();
  if (roll(3) === 0) return frames;
  const all = Buffer.concat(frames);
  const chunks: Buffer[] = [];
  let at = 0;
  const ends = frames.map((one) => (at += one.length));
  at = 0;
  while (at < all.length) {
    // Mostly where frames end, sometimes several at once, sometimes anywhere.
    const next = ends.filter((end) => end > at);
    const end = roll(5) === 0 ? at + 1 + roll(300) : next[Math.min(next.length - 1, roll(8) === 0 ? roll(3) : 0)]!;
    chunks.push(all.subarray(at, end));
    at = Math.min(end, all.length);
  }
  return chunks;
}

it("hears the same as ws alone, in the same order and once, however it comes in", async () => {
  const all = new Set<string>();
  let plainly = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const chunks = anyChunks(seed);
    const abrupt = seed % 4 === 0;
    const [mine, alone] = [await heard(chunks, true, abrupt), await heard(chunks, false, abrupt)];
    expect(mine.told, `seed ${seed}`).toEqual(alone.told);
    expect(alone.plainly).toBe(0);
    plainly += mine.plainly;
    for (const one of mine.told) all.add(one.replace(/^\d+ |\d+$| .*/g, ""));
  }
  expect(plainly).toBeGreaterThan(500);
  for (const one of ["frame", "part", "binary", "ping", "pong", "go", "Invalid", "Max", "closed"])
    expect(all).toContain(one);
});

it("takes nothing for a frame that lies inside another", async () => {
  const inner = frame("inner");
  // On the wire it looks like a frame of its own; to whoever has read what was before, it is the rest of a longer one.
  const mask = Buffer.from([1, 2, 3, 4]);
  const head = Buffer.concat([Buffer.from([0x82, 0x80 | inner.length]), mask]);
  const parts = [frame("first part", { final: false }), inner, frame("plain")];
  for (const chunks of [
    [head, inner, frame("plain")],
    [frame("plain"), head.subarray(0, 3), head.subarray(3), inner],
    parts,
  ]) {
    const [mine, alone] = [await heard(chunks, true, false), await heard(chunks, false, false)];
    expect(mine.told).toEqual(alone.told);
    expect(mine.told.join()).not.toContain("inner");
  }
});
