import {
  PROTOCOL,
  type BecauseFrame,
  type Command,
  type DoneFrame,
  type HintsFrame,
  type PongFrame,
  type ReasonFrame,
  type RefusedFrame,
  type SeatedFrame,
  type SeenFrame,
  type ServerFrame,
} from "@trestle/protocol";
import type { Refusal } from "@trestle/kernel";
import type { Connect, Transport, CommandRequest } from "./transport.ts";
import { newKey } from "../device/random.ts";

/** How a command ended. `sit` and `rotate` end with the seat. */
export type Answer =
  | DoneFrame
  | RefusedFrame
  | BecauseFrame
  | SeatedFrame
  | SeenFrame
  | ReasonFrame
  | HintsFrame
  | PongFrame;

export interface SessionEvents {
  /** Every frame, in order, before the command it answers is resolved. */
  frame(frame: ServerFrame): void;
  /** `live` from the first `sync` on; `down` until the table is reached again. */
  connection(state: "joining" | "live" | "down"): void;
  /** The table cannot be reached any more. */
  gone(refusal: Refusal): void;
}

interface OpenCommand {
  frame: Command;
  sent: number;
  seated: SeatedFrame | null;
  resolve(answer: Answer): void;
}

/** After an outage of half a minute we are back within two seconds; after a longer one there is no hurry. */
const BACK_OFF = { first: 300, soon: 2_000, tries: 20, most: 5_000 };
const WATCH_MS = 5_000;
/** A transport that owes an answer and stays silent for so long is dead. */
const DEAD_MS = 10_000;
/** The same where we have reason to doubt it. */
const DOUBT_MS = 4_000;
/** Silence after which we send a ping. */
const QUIET_MS = 20_000;
/** A second break within this time does not reconnect at once. */
const CALM_MS = 2_000;

const LEFT: Refusal = { rule: "WEB-LINE-2", data: {} };

/**
 * The client's side of one table, across reconnects: it says hello again and repeats unanswered commands with the same
 * keys.
 */
export class Session {
  readonly #newTransport: Connect;
  readonly #on: SessionEvents;
  readonly #secrets: () => string[];
  readonly #open = new Map<string, OpenCommand>();
  readonly #unwatch: () => void;
  #transport: Transport | null = null;
  /** Counts transports: events of an older one are ignored. */
  #generation = 0;
  #opened = false;
  #greeted = false;
  #ended = false;
  #attempt = 0;
  #reconnected = -Infinity;
  #lastFrame = 0;
  #pinged = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #watchTimer: ReturnType<typeof setInterval>;

  constructor(newTransport: Connect, on: SessionEvents, secrets: () => string[] = () => []) {
    this.#newTransport = newTransport;
    this.#on = on;
    this.#secrets = secrets;
    this.#watchTimer = setInterval(() => this.#watch(), WATCH_MS);
    this.#unwatch = onWaking(() => this.wake());
    this.#connect();
  }

  /** null while there is none. */
  get transport(): Transport | null {
    return this.#opened ? this.#transport : null;
  }

  /** Sends a command, now or when connected, and again until it is answered. */
  request(request: CommandRequest): Promise<Answer> {
    const frame: Command = { ...request, key: newKey() };
    if (this.#ended) return Promise.resolve(refusedBy(frame, LEFT));
    return new Promise((resolve) => {
      const open: OpenCommand = { frame, sent: 0, seated: null, resolve };
      this.#open.set(frame.key, open);
      if (this.#opened) this.#send(open);
    });
  }

  /** A frame was missed: reconnects to be told everything again, unnoticed by the player. */
  resync(): void {
    if (this.#ended) return;
    const now = Date.now();
    const calm = now - this.#reconnected > CALM_MS;
    this.#reconnected = now;
    this.#disconnect();
    if (calm) this.#connect();
    else this.#later();
  }

  /** The network has changed, or the page is visible again: reconnects now, or checks a transport that may be dead. */
  wake(): void {
    if (this.#ended) return;
    if (this.#timer !== null) {
      this.#stopTimer();
      this.#connect();
    } else if (this.#greeted) {
      this.#lastFrame = Math.min(this.#lastFrame, Date.now() - DEAD_MS + DOUBT_MS);
      this.#ping();
    }
  }

  close(): void {
    this.#end(LEFT);
  }

  #connect(): void {
    const generation = ++this.#generation;
    const current = <A extends unknown[]>(act: (...args: A) => void) => {
      return (...args: A): void => {
        if (generation === this.#generation && !this.#ended) act(...args);
      };
    };
    this.#opened = false;
    this.#greeted = false;
    this.#pinged = false;
    this.#lastFrame = Date.now();
    this.#transport = this.#newTransport({
      open: current(() => this.#hello()),
      frame: current((frame) => this.#take(frame)),
      down: current((final) => this.#down(final)),
    });
  }

  #hello(): void {
    this.#opened = true;
    this.#lastFrame = Date.now();
    this.#transport?.send({ t: "hello", protocol: PROTOCOL, secrets: this.#secrets().slice(0, 8), history: true });
    for (const open of this.#open.values()) this.#send(open);
  }

  #send(open: OpenCommand): void {
    open.sent = Date.now();
    this.#transport?.send(open.frame);
  }

  #take(frame: ServerFrame): void {
    this.#lastFrame = Date.now();
    this.#pinged = false;
    if (frame.t === "sync" && !this.#greeted) {
      this.#greeted = true;
      this.#attempt = 0;
      this.#on.connection("live");
    }
    if (frame.t === "fault") return this.#fault(frame);
    const generation = this.#generation;
    this.#on.frame(frame);
    if (generation === this.#generation || "key" in frame) this.#answer(frame);
  }

  #answer(frame: ServerFrame): void {
    if (!("key" in frame)) return;
    const open = this.#open.get(frame.key);
    if (open === undefined) return;
    // `seated` comes before `done`, which settles the command.
    if (frame.t === "seated") open.seated = frame;
    else {
      this.#open.delete(frame.key);
      open.resolve(frame.t === "done" ? (open.seated ?? frame) : frame);
    }
  }

  /** A fault names no key: it is about the oldest unanswered command. */
  #fault({ rule, data }: Refusal): void {
    if (rule === "PROTOCOL-VERSION-1") return this.#gone({ rule, data });
    for (const [key, open] of this.#open) {
      if (rule.startsWith("PROTOCOL-")) {
        this.#open.delete(key);
        open.resolve(refusedBy(open.frame, { rule, data }));
      }
      return;
    }
  }

  #down(final: Refusal | null): void {
    if (final !== null) return this.#gone(final);
    this.#disconnect();
    this.#on.connection("down");
    this.#later();
  }

  #later(): void {
    const limit = this.#attempt < BACK_OFF.tries ? BACK_OFF.soon : BACK_OFF.most;
    const most = Math.min(limit, BACK_OFF.first * 2 ** this.#attempt++);
    this.#stopTimer();
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.#connect();
      },
      most * (0.6 + 0.4 * Math.random()),
    );
  }

  #watch(): void {
    if (this.#ended || this.#timer !== null) return;
    const now = Date.now();
    const owes = !this.#greeted || this.#pinged || this.#open.size > 0;
    if (owes && now - this.#lastFrame > DEAD_MS) return this.#down(null);
    if (!this.#greeted) return;
    for (const open of this.#open.values()) if (now - open.sent > DEAD_MS) this.#send(open);
    if (now - this.#lastFrame > QUIET_MS) this.#ping();
  }

  #ping(): void {
    if (this.#pinged) return;
    this.#pinged = true;
    this.#transport?.send({ t: "ping", key: newKey() });
  }

  #disconnect(): void {
    this.#generation++;
    this.#opened = false;
    this.#greeted = false;
    this.#transport?.close();
    this.#transport = null;
  }

  #gone(refusal: Refusal): void {
    this.#end(refusal);
    this.#on.gone(refusal);
  }

  #end(refusal: Refusal): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#disconnect();
    this.#stopTimer();
    clearInterval(this.#watchTimer);
    this.#unwatch();
    for (const open of this.#open.values()) open.resolve(refusedBy(open.frame, refusal));
    this.#open.clear();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

function refusedBy(frame: Command, { rule, data }: Refusal): RefusedFrame {
  return { t: "refused", key: frame.key, d: "d" in frame ? frame.d : null, rule, data };
}

/** Moments at which a lost transport may be had again, and one that seems open may be dead. */
function onWaking(wake: () => void): () => void {
  if (typeof window === "undefined") return () => undefined;
  const seen = (): void => {
    if (!document.hidden) wake();
  };
  window.addEventListener("online", wake);
  window.addEventListener("offline", wake);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", wake);
    window.removeEventListener("offline", wake);
    document.removeEventListener("visibilitychange", seen);
  };
}
