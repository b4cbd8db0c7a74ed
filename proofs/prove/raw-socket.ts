import { createHash, randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import type { ServerFrame } from "@trestle/protocol";

/** A frame of RFC 6455 as a client sends it; what a browser never would can be asked for. */
export function wsFrame(payload: Buffer, { opcode = 1, fin = true, rsv = 0, masked = true } = {}): Buffer {
  const mask = randomBytes(4);
  const { length } = payload;
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + size);
  head[0] = (fin ? 0x80 : 0) | (rsv << 4) | opcode;
  head[1] = (masked ? 0x80 : 0) | (size === 0 ? length : size === 2 ? 126 : 127);
  if (size === 2) head.writeUInt16BE(length, 2);
  if (size === 8) head.writeBigUInt64BE(BigInt(length), 2);
  if (!masked) return Buffer.concat([head, payload]);
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i & 3]!)]);
}

/** A WebSocket by hand: many frames in one write, broken ones among them. */
export class RawSocket {
  readonly closed: Promise<number>;
  isClosed = false;
  code = 0;
  onFrame: (frame: ServerFrame) => void = () => {};
  readonly #socket: Socket;
  #read = Buffer.alloc(0);
  #opened = false;
  readonly open: Promise<boolean>;

  /** `from`: one of this machine's own addresses (127.0.0.2 …), which the server takes for somebody else's. */
  constructor(port: number, path: string, from = "127.0.0.1") {
    const key = randomBytes(16).toString("base64");
    this.#socket = connect({ port, host: "127.0.0.1", localAddress: from });
    this.#socket.setNoDelay(true);
    const opened = Promise.withResolvers<boolean>();
    const ended = Promise.withResolvers<number>();
    this.open = opened.promise;
    this.closed = ended.promise;
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", () => {
      this.isClosed = true;
      opened.resolve(false);
      ended.resolve(this.code);
    });
    this.#socket.on("data", (data: Buffer) => {
      this.#read = Buffer.concat([this.#read, data]);
      if (!this.#opened && !this.#shake(key, opened.resolve)) return;
      this.#frames();
    });
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  }

  #shake(key: string, opened: (yes: boolean) => void): boolean {
    const end = this.#read.indexOf("\r\n\r\n");
    if (end < 0) return false;
    const head = this.#read.subarray(0, end).toString();
    this.#read = this.#read.subarray(end + 4);
    const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
    this.#opened = head.startsWith("HTTP/1.1 101") && head.includes(accept);
    opened(this.#opened);
    if (!this.#opened) this.#socket.destroy();
    return this.#opened;
  }

  #frames(): void {
    for (;;) {
      const b = this.#read;
      if (b.length < 2) return;
      const short = b[1]! & 0x7f;
      const at = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (b.length < at) return;
      const length = short < 126 ? short : short === 126 ? b.readUInt16BE(2) : Number(b.readBigUInt64BE(2));
      if (b.length < at + length) return;
      this.#read = b.subarray(at + length);
      this.#take(b[0]! & 0x0f, b.subarray(at, at + length));
    }
  }

  #take(opcode: number, payload: Buffer): void {
    if (opcode === 1) this.onFrame(JSON.parse(payload.toString()) as ServerFrame);
    else if (opcode === 9) this.write(wsFrame(payload, { opcode: 10 }));
    else if (opcode === 8) {
      this.code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
      this.write(wsFrame(payload, { opcode: 8 }));
      this.#socket.end();
    }
  }

  write(bytes: Buffer): void {
    if (!this.isClosed) this.#socket.write(bytes);
  }
  send(text: string): void {
    this.write(wsFrame(Buffer.from(text)));
  }
  end(): void {
    this.#socket.destroy();
  }
}
