import type { ClientFrame, ServerFrame } from "@trestle/protocol";
import type { Refusal } from "@trestle/kernel";
import type { Connect, TransportEvents } from "../../src/net/transport.ts";

interface Dialled {
  on: TransportEvents;
  sent: ClientFrame[];
  closed: boolean;
}

/** Transports whose other end is the test. */
export class FakeTransports {
  readonly all: Dialled[] = [];

  readonly connect: Connect = (on) => {
    const dialled: Dialled = { on, sent: [], closed: false };
    this.all.push(dialled);
    return { send: (frame) => void dialled.sent.push(frame), close: () => (dialled.closed = true) };
  };

  get last(): Dialled {
    return this.all.at(-1)!;
  }
  open(): void {
    this.last.on.open();
    this.tell(SYNC);
  }
  tell(frame: ServerFrame): void {
    this.last.on.frame(frame);
  }
  down(final: Refusal | null = null): void {
    this.last.on.down(final);
  }
  /** Commands that went over the newest transport. */
  commands(): ClientFrame[] {
    return this.last.sent.filter((f) => f.t !== "hello");
  }
}

export const SYNC: Extract<ServerFrame, { t: "sync" }> = {
  t: "sync",
  v: 0,
  table: {
    id: "t0000000",
    code: "ABCDEF",
    game: "colt",
    rulesVersion: 1,
    edition: null,
    options: {},
    phase: "lobby",
    seats: [],
    clock: "off",
    clocks: [],
    paused: false,
    hints: false,
    commitment: "0".repeat(64),
    attempt: 1,
    starting: null,
    opened: null,
    rematch: null,
  },
  you: { seats: [], host: false },
  boards: [],
  chat: [],
  away: null,
  history: [],
};
