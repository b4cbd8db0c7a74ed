import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

// A thread of its own: what it costs to ask must not slow down whoever measures.

export interface StormOrder {
  port: number;
  /** Requests under way at once. */
  together: number;
  /** Of which so many come from one address: fewer than it may send at once. */
  fromOne: number;
  /** The number of the first address: nobody has used it or a later one. */
  first: number;
  /** Of tables that exist: who asks for their own tables comes with these. */
  secrets: readonly string[];
}
export interface Storm {
  requests: number;
  refused: number;
  /** Milliseconds that the longest wave took. */
  longest: number;
}

/** Milliseconds from one wave to the next: by then the server's last answer is no longer good. */
const EVERY = 1_100;
/** Every so manieth asks for tables of its own instead of public ones. */
const MINE = 10;

/** Loopback has four million addresses here, and the server takes each for somebody else. */
export function loopback(n: number): string {
  return `127.${1 + ((n >> 15) & 127)}.${(n >> 7) & 255}.${1 + (n & 127)}`;
}

/** `secrets`: asks for the tables they open; null: for public ones. */
function ask(port: number, localAddress: string, secrets: readonly string[] | null): Promise<number> {
  const mine = secrets !== null;
  const body = mine ? JSON.stringify({ secrets }) : "";
  const [method, path] = mine ? ["POST", "/api/mine"] : ["GET", "/api/tables"];
  const headers = mine ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {};
  return new Promise((done) => {
    const sent = request({ host: "127.0.0.1", port, localAddress, method, path, headers, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode ?? 0));
    });
    sent.on("error", () => done(0));
    sent.end(body);
  });
}

async function storm({ port, together, fromOne, first, secrets }: StormOrder, stopped: () => boolean): Promise<Storm> {
  const told: Storm = { requests: 0, refused: 0, longest: 0 };
  let address = first - 1;
  do {
    const start = performance.now();
    const wave = Array.from({ length: together }, (_, i) => {
      if (i % fromOne === 0) address++;
      return ask(port, loopback(address), i % MINE === 0 ? secrets : null);
    });
    for (const status of await Promise.all(wave)) {
      told.requests++;
      if (status !== 200) told.refused++;
    }
    told.longest = Math.max(told.longest, performance.now() - start);
    await sleep(Math.max(0, start + EVERY - performance.now()));
  } while (!stopped());
  return told;
}

if (parentPort !== null) {
  const port = parentPort;
  let stop = false;
  port.on("message", () => (stop = true));
  const told = await storm(workerData as StormOrder, () => stop);
  port.postMessage(told);
  port.close();
}
