import type { CallName, Calls, FromWorker, ToWorker } from "../worker/contract.ts";
import type { Refusal, Seat } from "@trestle/kernel";
import { RefusedError } from "../net/refused-error.ts";
import type { Dial, Line, LineEvents } from "../net/transport.ts";

/** The worker's end, as this page sees it; a test brings its own. */
export interface Port {
  postMessage(message: ToWorker): void;
  addEventListener(type: "message", hear: (event: { data: FromWorker }) => void): void;
}

interface Asked {
  resolve(answer: unknown): void;
  reject(fault: RefusedError): void;
}

/** The worker's client: calls that are answered once, and lines to tables of this device. */
export class LocalHost {
  readonly #port: Port;
  readonly #asked = new Map<number, Asked>();
  readonly #lines = new Map<number, LineEvents>();
  readonly #numbers = new WeakMap<Line, number>();
  readonly #warn: (refusal: Refusal) => void;
  #last = 0;

  constructor(port: Port, warn: (refusal: Refusal) => void) {
    this.#port = port;
    this.#warn = warn;
    port.addEventListener("message", ({ data }) => this.#hear(data));
  }

  call<N extends CallName>(name: N, ask: Calls[N]["ask"]): Promise<Calls[N]["answer"]> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve: (answer) => resolve(answer as Calls[N]["answer"]), reject });
      this.#port.postMessage({ t: "call", id, name, ask });
    });
  }

  dial(table: string): Dial {
    return (on) => {
      const number = ++this.#last;
      this.#lines.set(number, on);
      this.#port.postMessage({ t: "dial", line: number, table });
      const line: Line = {
        send: (frame) => this.#port.postMessage({ t: "frame", line: number, frame }),
        close: () => {
          if (this.#lines.delete(number)) this.#port.postMessage({ t: "hang-up", line: number });
        },
      };
      this.#numbers.set(line, number);
      return line;
    };
  }

  curtain(line: Line, seat: Seat | null): void {
    const number = this.#numbers.get(line);
    if (number !== undefined) this.#port.postMessage({ t: "curtain", line: number, seat });
  }

  shown(line: Line, v: number): void {
    const number = this.#numbers.get(line);
    if (number !== undefined) this.#port.postMessage({ t: "shown", line: number, v });
  }

  /** The worker itself has died: calls fail, lines are dialled again with the next one. */
  broke(refusal: Refusal): void {
    for (const asked of this.#asked.values()) asked.reject(new RefusedError(refusal));
    this.#asked.clear();
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const on of lines) on.down(null);
  }

  #hear(message: FromWorker): void {
    switch (message.t) {
      case "answer":
        this.#asked.get(message.id)?.resolve(message.answer);
        this.#asked.delete(message.id);
        return;
      case "failed":
        this.#asked.get(message.id)?.reject(new RefusedError(message.refusal));
        this.#asked.delete(message.id);
        return;
      case "open":
        return this.#lines.get(message.line)?.open();
      case "frame":
        return this.#lines.get(message.line)?.frame(message.frame);
      case "down": {
        const on = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        return on?.down(message.final);
      }
      case "warning":
        return this.#warn(message.refusal);
    }
  }
}

const BROKEN: Refusal = { rule: "WEB-LOCAL-1", data: {} };

let host: LocalHost | null = null;
const warned = new Set<(refusal: Refusal) => void>();
let warning: Refusal | null = null;

/** The one worker of this page, made when it is first needed. */
function theHost(): LocalHost {
  if (host !== null) return host;
  const worker = new Worker(new URL("../worker/main.ts", import.meta.url), { type: "module", name: "trestle" });
  const made = new LocalHost(worker, (refusal) => {
    warning = refusal;
    for (const hear of warned) hear(refusal);
  });
  worker.addEventListener("error", () => {
    if (host === made) host = null;
    worker.terminate();
    made.broke(BROKEN);
  });
  host = made;
  return made;
}

/** Rejects with a `RefusedError` that holds the refusal. */
export function workerCall<N extends CallName>(name: N, ask: Calls[N]["ask"]): Promise<Calls[N]["answer"]> {
  return theHost().call(name, ask);
}

export function dialLocal(table: string): Dial {
  return (on) => theHost().dial(table)(on);
}

/** On a shared device: only this seat's board reaches the page; null: a watcher's. */
export function curtain(line: Line, seat: Seat | null): void {
  theHost().curtain(line, seat);
}

/** Everything up to this entry has been shown: bots need not wait any longer. */
export function shown(line: Line, v: number): void {
  theHost().shown(line, v);
}

/** Told when this device cannot keep its games, also if that was found out before. */
export function onWarning(hear: (refusal: Refusal) => void): () => void {
  warned.add(hear);
  if (warning !== null) hear(warning);
  return () => void warned.delete(hear);
}
