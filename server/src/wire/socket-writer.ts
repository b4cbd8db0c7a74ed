import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { EncodedFrame } from "./encoder.ts";

/** Frames of one moment leave a socket in one write: most of what sending costs is the system call. */
export class SocketWriter {
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  #corked = false;

  constructor(ws: WebSocket, socket: Duplex) {
    this.#ws = ws;
    this.#socket = socket;
  }

  write({ bytes }: EncodedFrame): void {
    if (!this.#corked) {
      this.#corked = true;
      this.#socket.cork();
      process.nextTick(this.#uncork);
    }
    this.#ws.send(bytes, { binary: false });
  }

  readonly #uncork = (): void => {
    this.#corked = false;
    this.#socket.uncork();
  };
}
