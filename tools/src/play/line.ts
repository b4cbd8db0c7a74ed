import { randomBytes } from "node:crypto";
import type { Command, ServerFrame, TableInfo } from "@trestle/protocol";
import { PROTOCOL } from "@trestle/protocol";
import {
  newDealMemory,
  partFrames,
  readyFrame,
  type DealMemory,
  type RevealRefusal,
} from "@trestle/protocol/deal-memory";

/** Damaged; no such table; another version of the protocol. */
const FINAL = [1011, 4404, 4426] as const;
export type FinalCode = (typeof FINAL)[number];

function isFinal(code: number): code is FinalCode {
  return FINAL.some((final) => final === code);
}

/** The part of a command that the caller writes; the line adds the key. */
type Unkeyed<C> = C extends Command ? Omit<C, "key"> : never;

/**
 * A line to one table: connects again by itself, says hello with the seats' secrets, and sends again whatever was not
 * answered. The key in each command makes that harmless.
 */
export class Line {
  readonly secrets: string[];
  onFrame: (frame: ServerFrame) => void = () => {};
  onLost: () => void = () => {};
  onBack: () => void = () => {};
  /** Closed for a reason for which dialling again is useless. */
  onGone: (code: FinalCode) => void = () => {};
  /** Keeps what it knows of the deal before anything of it is sent. */
  onDeal: (deal: DealMemory) => void = () => {};
  onWithheld: (why: RevealRefusal) => void = () => {};
  readonly deal: DealMemory;
  readonly #url: string;
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #heard = 0;
  #redial: NodeJS.Timeout | undefined;
  readonly #pulse = setInterval(() => this.#listen(), 5_000).unref();
  readonly #waiting = new Map<string, { frame: string; done: (answer: ServerFrame) => void }>();

  constructor(url: string, secrets: string[], deal: DealMemory = newDealMemory()) {
    this.#url = url;
    this.secrets = secrets;
    this.deal = deal;
  }

  /** Takes a seat with a secret of its own making. */
  sit(name: string, seat: number | null = null): Promise<ServerFrame> {
    const secret = randomBytes(16).toString("hex");
    this.secrets.push(secret);
    return this.send({ t: "sit", seat, name, secret });
  }

  /** Gets ready: commits to a part of the deal. */
  ready(table: TableInfo, seat: number): Promise<ServerFrame> {
    const frame = readyFrame(this.deal, table, seat, randomBytes(32).toString("hex"));
    this.onDeal(this.deal);
    return this.send(frame);
  }

  /** Reveals its parts once the list is frozen. */
  #reveal({ table, you }: Extract<ServerFrame, { t: "sync" | "about" }>): void {
    const frames = partFrames(this.deal, table, you.seats);
    if (typeof frames === "string") return this.onWithheld(frames);
    if (frames.length > 0) this.onDeal(this.deal);
    for (const frame of frames) this.#socket?.send(JSON.stringify(frame));
  }

  open(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#heard = Date.now();
      if (this.#tries > 0) this.onBack();
      this.#tries = 0;
      socket.send(JSON.stringify({ t: "hello", protocol: PROTOCOL, secrets: this.secrets, history: true }));
      for (const { frame } of this.#waiting.values()) socket.send(frame);
    });
    socket.addEventListener("message", (e) => this.#take(JSON.parse(String(e.data)) as ServerFrame));
    socket.addEventListener("close", ({ code }) => (isFinal(code) ? this.#gone(code) : this.#again()));
    socket.addEventListener("error", () => {});
  }

  /** A line can die without a word: who has heard nothing for long, not even an answer to a ping, dials again. */
  #listen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 15_000) this.#socket.close();
    else this.#socket.send(JSON.stringify({ t: "ping", key: randomBytes(12).toString("base64url") }));
  }

  #take(frame: ServerFrame): void {
    this.#heard = Date.now();
    if (frame.t === "sync" || frame.t === "about") this.#reveal(frame);
    this.onFrame(frame);
    const waiting = "key" in frame && frame.t !== "seated" ? this.#waiting.get(frame.key) : undefined;
    if (waiting === undefined || !("key" in frame)) return;
    this.#waiting.delete(frame.key);
    waiting.done(frame);
  }

  /**
   * At first soon, since another process may be ready; then less and less often, but never so seldom that somebody
   * whose server is back would wait long. Not all at the same moment.
   */
  #again(): void {
    if (this.#closed) return;
    if (this.#tries++ === 0) this.onLost();
    const most = Math.min(1_200, 100 * 2 ** Math.min(this.#tries, 5));
    this.#redial = setTimeout(() => this.open(), most * (0.6 + 0.4 * Math.random()));
  }

  #gone(code: FinalCode): void {
    if (this.#closed) return;
    this.close();
    this.onGone(code);
  }

  /** Sends a command and resolves with its answer: done, refused or because. */
  send(command: Unkeyed<Command>): Promise<ServerFrame> {
    const key = randomBytes(12).toString("base64url");
    const frame = JSON.stringify({ ...command, key });
    return new Promise((done) => {
      this.#waiting.set(key, { frame, done });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pulse);
    clearTimeout(this.#redial);
    this.#socket?.close();
  }
}
