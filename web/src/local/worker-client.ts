import type { CallName, Calls, FromWorker, ToWorker } from "../worker/contract.ts";
import type { Refusal, Seat } from "@trestle/kernel";
import { RefusedError } from "../net/refused-error.ts";
import type { Connect, Transport, TransportEvents } from "../net/transport.ts";

/** The worker as a message port; tests bring their own. */
export interface Port {
  postMessage(message: ToWorker): void;
  addEventListener(type: "message", listen: (event: { data: FromWorker }) => void): void;
}

interface OpenCall {
  resolve(answer: unknown): void;
  reject(error: RefusedError): void;
}

/** Talks to the worker: calls with one answer each, and transports to tables of this device. */
export class WorkerClient {
  readonly #port: Port;
  readonly #asked = new Map<number, OpenCall>();
  readonly #transports = new Map<number, TransportEvents>();
  readonly #ids = new WeakMap<Transport, number>();
  readonly #warn: (refusal: Refusal) => void;
  #last = 0;

  constructor(port: Port, warn: (refusal: Refusal) => void) {
    this.#port = port;
    this.#warn = warn;
    port.addEventListener("message", ({ data }) => this.#listen(data));
  }

  call<N extends CallName>(name: N, ask: Calls[N]["ask"]): Promise<Calls[N]["answer"]> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve: (answer) => resolve(answer as Calls[N]["answer"]), reject });
      this.#port.postMessage({ t: "call", id, name, ask });
    });
  }

  connect(table: string): Connect {
    return (on) => {
      const id = ++this.#last;
      this.#transports.set(id, on);
      this.#port.postMessage({ t: "connect", connection: id, table });
      const transport: Transport = {
        send: (frame) => this.#port.postMessage({ t: "frame", connection: id, frame }),
        close: () => {
          if (this.#transports.delete(id)) this.#port.postMessage({ t: "disconnect", connection: id });
        },
      };
      this.#ids.set(transport, id);
      return transport;
    };
  }

  curtain(transport: Transport, seat: Seat | null): void {
    const id = this.#ids.get(transport);
    if (id !== undefined) this.#port.postMessage({ t: "curtain", connection: id, seat });
  }

  shown(transport: Transport, v: number): void {
    const id = this.#ids.get(transport);
    if (id !== undefined) this.#port.postMessage({ t: "shown", connection: id, v });
  }

  /** The worker has died: calls fail; sessions reconnect to the next one. */
  crashed(refusal: Refusal): void {
    for (const asked of this.#asked.values()) asked.reject(new RefusedError(refusal));
    this.#asked.clear();
    const transports = [...this.#transports.values()];
    this.#transports.clear();
    for (const on of transports) on.down(null);
  }

  #listen(message: FromWorker): void {
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
        return this.#transports.get(message.connection)?.open();
      case "frame":
        return this.#transports.get(message.connection)?.frame(message.frame);
      case "down": {
        const on = this.#transports.get(message.connection);
        this.#transports.delete(message.connection);
        return on?.down(message.final);
      }
      case "warning":
        return this.#warn(message.refusal);
    }
  }
}

const BROKEN: Refusal = { rule: "WEB-LOCAL-1", data: {} };

let client: WorkerClient | null = null;
const listeners = new Set<(refusal: Refusal) => void>();
let warning: Refusal | null = null;

/** The worker of this page, started on first use. */
function theWorker(): WorkerClient {
  if (client !== null) return client;
  const worker = new Worker(new URL("../worker/main.ts", import.meta.url), { type: "module", name: "trestle" });
  const made = new WorkerClient(worker, (refusal) => {
    warning = refusal;
    for (const listen of listeners) listen(refusal);
  });
  worker.addEventListener("error", () => {
    if (client === made) client = null;
    worker.terminate();
    made.crashed(BROKEN);
  });
  client = made;
  return made;
}

/** Rejects with a `RefusedError`. */
export function workerCall<N extends CallName>(name: N, ask: Calls[N]["ask"]): Promise<Calls[N]["answer"]> {
  return theWorker().call(name, ask);
}

export function connectLocal(table: string): Connect {
  return (on) => theWorker().connect(table)(on);
}

/** On a shared device: only this seat's board reaches the page; null: a spectator's. */
export function curtain(transport: Transport, seat: Seat | null): void {
  theWorker().curtain(transport, seat);
}

/** Everything up to this entry has been shown: bots need not wait for it. */
export function shown(transport: Transport, v: number): void {
  theWorker().shown(transport, v);
}

/** Listens for warnings about storage; an earlier warning is repeated at once. */
export function onWarning(listen: (refusal: Refusal) => void): () => void {
  listeners.add(listen);
  if (warning !== null) listen(warning);
  return () => void listeners.delete(listen);
}
