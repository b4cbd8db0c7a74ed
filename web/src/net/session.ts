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
import type { Dial, Line, Wish } from "./transport.ts";
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
  /** `live` from the first `sync` on; `down` while it is dialled again. */
  state(line: "joining" | "live" | "down"): void;
  /** It will not come back. */
  gone(refusal: Refusal): void;
}

interface Open {
  frame: Command;
  sent: number;
  seated: SeatedFrame | null;
  resolve(answer: Answer): void;
}

/** Whoever's server was away for half a minute is back within two seconds of it; later there is no hurry. */
const BACK_OFF = { first: 300, soon: 2_000, tries: 20, most: 5_000 };
const WATCH_MS = 5_000;
/** A line that owes an answer and says nothing for so long is dead, though nobody said so. */
const DEAF_MS = 10_000;
/** Where there is reason to doubt a line, it has so long to answer. */
const PROMPT_MS = 4_000;
/** After so much silence the other end is asked whether it is still there. */
const QUIET_MS = 20_000;
/** Lines that break twice within this time are not dialled again at once. */
const CALM_MS = 2_000;

const LEFT: Refusal = { rule: "WEB-LINE-2", data: {} };

/** One table over a line that may break: says hello anew, sends what was not answered again, with the same keys. */
export class Session {
  readonly #dial: Dial;
  readonly #on: SessionEvents;
  readonly #secrets: () => string[];
  readonly #open = new Map<string, Open>();
  readonly #unwatch: () => void;
  #line: Line | null = null;
  /** Which line is the current one: what an older one still says is not heard. */
  #turn = 0;
  #opened = false;
  #greeted = false;
  #ended = false;
  #attempt = 0;
  #redialled = -Infinity;
  #heard = 0;
  #pinged = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #watcher: ReturnType<typeof setInterval>;

  constructor(dial: Dial, on: SessionEvents, secrets: () => string[] = () => []) {
    this.#dial = dial;
    this.#on = on;
    this.#secrets = secrets;
    this.#watcher = setInterval(() => this.#watch(), WATCH_MS);
    this.#unwatch = onWaking(() => this.wake());
    this.#connect();
  }

  /** The line in use, for whoever must tell it more than frames; null while there is none. */
  get line(): Line | null {
    return this.#opened ? this.#line : null;
  }

  /** Sends a command, now or as soon as there is a line, until it is answered. */
  wish(wish: Wish): Promise<Answer> {
    const frame: Command = { ...wish, key: newKey() };
    if (this.#ended) return Promise.resolve(refusedBy(frame, LEFT));
    return new Promise((resolve) => {
      const open: Open = { frame, sent: 0, seated: null, resolve };
      this.#open.set(frame.key, open);
      if (this.#opened) this.#send(open);
    });
  }

  /** Something is missing: everything is asked for anew, and nobody needs to notice. */
  again(): void {
    if (this.#ended) return;
    const now = Date.now();
    const calm = now - this.#redialled > CALM_MS;
    this.#redialled = now;
    this.#hangUp();
    if (calm) this.#connect();
    else this.#later();
  }

  /** The network has changed, or the page is seen again: no more waiting, and no trust in a line that may be dead. */
  wake(): void {
    if (this.#ended) return;
    if (this.#timer !== null) {
      this.#stopTimer();
      this.#connect();
    } else if (this.#greeted) {
      this.#heard = Math.min(this.#heard, Date.now() - DEAF_MS + PROMPT_MS);
      this.#ping();
    }
  }

  close(): void {
    this.#end(LEFT);
  }

  #connect(): void {
    const turn = ++this.#turn;
    const current = <A extends unknown[]>(act: (...args: A) => void) => {
      return (...args: A): void => {
        if (turn === this.#turn && !this.#ended) act(...args);
      };
    };
    this.#opened = false;
    this.#greeted = false;
    this.#pinged = false;
    this.#heard = Date.now();
    this.#line = this.#dial({
      open: current(() => this.#hello()),
      frame: current((frame) => this.#take(frame)),
      down: current((final) => this.#down(final)),
    });
  }

  #hello(): void {
    this.#opened = true;
    this.#heard = Date.now();
    this.#line?.send({ t: "hello", protocol: PROTOCOL, secrets: this.#secrets().slice(0, 8), history: true });
    for (const open of this.#open.values()) this.#send(open);
  }

  #send(open: Open): void {
    open.sent = Date.now();
    this.#line?.send(open.frame);
  }

  #take(frame: ServerFrame): void {
    this.#heard = Date.now();
    this.#pinged = false;
    if (frame.t === "sync" && !this.#greeted) {
      this.#greeted = true;
      this.#attempt = 0;
      this.#on.state("live");
    }
    if (frame.t === "fault") return this.#fault(frame);
    const turn = this.#turn;
    this.#on.frame(frame);
    if (turn === this.#turn || "key" in frame) this.#answer(frame);
  }

  #answer(frame: ServerFrame): void {
    if (!("key" in frame)) return;
    const open = this.#open.get(frame.key);
    if (open === undefined) return;
    // The seat comes first, and counts when the command does.
    if (frame.t === "seated") open.seated = frame;
    else {
      this.#open.delete(frame.key);
      open.resolve(frame.t === "done" ? (open.seated ?? frame) : frame);
    }
  }

  /** A frame that was none has no key: it was the oldest one that nobody has answered. */
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
    this.#hangUp();
    this.#on.state("down");
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
    if (owes && now - this.#heard > DEAF_MS) return this.#down(null);
    if (!this.#greeted) return;
    for (const open of this.#open.values()) if (now - open.sent > DEAF_MS) this.#send(open);
    if (now - this.#heard > QUIET_MS) this.#ping();
  }

  #ping(): void {
    if (this.#pinged) return;
    this.#pinged = true;
    this.#line?.send({ t: "ping", key: newKey() });
  }

  #hangUp(): void {
    this.#turn++;
    this.#opened = false;
    this.#greeted = false;
    this.#line?.close();
    this.#line = null;
  }

  #gone(refusal: Refusal): void {
    this.#end(refusal);
    this.#on.gone(refusal);
  }

  #end(refusal: Refusal): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#hangUp();
    this.#stopTimer();
    clearInterval(this.#watcher);
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

/** Moments at which a line that was lost may well be had again, and one that seems to be there may be dead. */
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
