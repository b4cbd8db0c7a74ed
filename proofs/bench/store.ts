import { closeSync, constants, fsyncSync, mkdtempSync, openSync, rmSync, write, writeSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Store } from "@trestle/table";
import { lineOp, recordOp, sample } from "@trestle/server/store-sample";
import { openSqlite } from "@trestle/server";

// How fast the store is on this machine: `node proofs/bench/store.ts [--rounds N]`. One JSON object at the end.
const { values } = parseArgs({ options: { rounds: { type: "string", default: "8" } } });
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), "trestle-measure-"));
const LINE = JSON.stringify({ n: 1, t: "move", d: 17, seat: 2, key: "k".repeat(22), at: 123_456 }).padEnd(260, " ");
const RATE = 500;
const TABLES = 100;

async function tables(store: Store, name: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, i) => `${name}-${i}`);
  await Promise.all(names.map((one) => store.commit([recordOp(sample(one, { phase: "playing" }), 1)])));
  return names;
}

/** Each writer appends to a table of its own, one line after the other. */
async function appends(store: Store, writers: number): Promise<{ perSecond: number; cpuMicros: number }> {
  const names = await tables(store, `w${writers}`, writers);
  const before = process.cpuUsage();
  const start = performance.now();
  let done = 0;
  const write = async (name: string): Promise<void> => {
    for (let n = 0; performance.now() < start + 3000; n++, done++) await store.commit([lineOp(name, n, LINE)]);
  };
  await Promise.all(names.map(write));
  const { user, system } = process.cpuUsage(before);
  return { perSecond: Math.round(done / 3), cpuMicros: Math.round((user + system) / done) };
}

type Trip = () => Promise<void>;

/** A round trip over loopback: what a server that keeps nothing would take. */
async function bare(): Promise<{ trip: Trip; end: () => void }> {
  const server = createServer((socket) => socket.setNoDelay(true).pipe(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setNoDelay(true);
  const waiting: (() => void)[] = [];
  let bytes = 0;
  socket.on("data", (data) => {
    for (bytes += data.length; bytes >= LINE.length; bytes -= LINE.length) waiting.shift()?.();
  });
  const trip = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      socket.write(LINE);
    });
  return { trip, end: () => void [socket.destroy(), server.close()] };
}

/** The same bytes into a file that is there already, synced: what the disk alone takes. */
function disk(): { trip: Trip; end: () => void } {
  const file = join(folder, "bare");
  const made = openSync(file, "w");
  writeSync(made, Buffer.alloc(8 << 20));
  fsyncSync(made);
  closeSync(made);
  const fd = openSync(file, constants.O_RDWR | constants.O_DSYNC);
  let at = 0;
  const trip = (): Promise<void> =>
    new Promise((resolve, reject) => {
      write(fd, Buffer.from(LINE), 0, LINE.length, at % (8 << 20), (error) => (error ? reject(error) : resolve()));
      at += LINE.length;
    });
  return { trip, end: () => closeSync(fd) };
}

/** A second at a steady rate: how long each trip took, sorted. */
async function paced(trip: Trip): Promise<number[]> {
  const took: number[] = [];
  const under: Promise<void>[] = [];
  const start = performance.now();
  for (let i = 0; i < RATE;) {
    for (const owed = Math.min(RATE, ((performance.now() - start) * RATE) / 1000); i < owed; i++) {
      const at = performance.now();
      under.push(trip().then(() => void took.push(performance.now() - at)));
    }
    await sleep(1);
  }
  await Promise.all(under);
  return took.sort((a, b) => a - b);
}

const share = (sorted: number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const short = (x: number): number => Number(x.toFixed(3));

/** Medians over seconds taken in turn, so that all three meet the same neighbours. */
async function acks(store: Store): Promise<Record<string, { p50: number; p99: number; bestP99: number }>> {
  const names = await tables(store, "paced", TABLES);
  let n = 0;
  const commit: Trip = () => store.commit([lineOp(names[n % TABLES]!, Math.floor(n++ / TABLES), LINE)]);
  const [loop, file] = [await bare(), disk()];
  const kinds = { bare: loop.trip, disk: file.trip, store: commit };
  const seen = Object.entries(kinds).map(([name, trip]) => ({ name, trip, p50: [0].slice(1), p99: [0].slice(1) }));
  for (let round = 0; round < rounds; round++) {
    for (const kind of seen) {
      const took = await paced(kind.trip);
      kind.p50.push(share(took, 0.5));
      kind.p99.push(share(took, 0.99));
    }
  }
  loop.end();
  file.end();
  const middle = (list: number[], part: number) =>
    short(
      share(
        list.sort((a, b) => a - b),
        part,
      ),
    );
  const rows = seen.map(({ name, p50, p99 }) => {
    return [name, { p50: middle(p50, 0.5), p99: middle(p99, 0.5), bestP99: middle(p99, 0) }] as const;
  });
  return Object.fromEntries(rows);
}

/** From nothing to the first answer, with 5,000 tables of 40 lines kept. */
async function start(): Promise<{ openMs: number; readMs: number }> {
  const where = join(folder, "many");
  const full = await openSqlite(where);
  const lines = (name: string) => Array.from({ length: 40 }, (_, n) => lineOp(name, n, LINE, 1e12 + n));
  for (let i = 0; i < 5000; i += 250) {
    const names = Array.from({ length: 250 }, (_, k) => `m${i + k}`);
    await Promise.all(names.map((name) => full.commit([recordOp(sample(name), 1), ...lines(name)])));
  }
  await full.close();
  const before = performance.now();
  const store = await openSqlite(where);
  await store.due(Date.now(), 100);
  await store.counts();
  const opened = performance.now();
  for (let i = 0; i < 100; i++) await store.read(`table-m${i * 37}`);
  const read = performance.now();
  await store.close();
  return { openMs: Math.round(opened - before), readMs: short((read - opened) / 100) };
}

const store = await openSqlite(join(folder, "data"));
const writers: Record<string, { perSecond: number; cpuMicros: number }> = {};
for (const count of [1, 16, 64, 256]) writers[count] = await appends(store, count);
const ack500 = await acks(store);
await store.close();
const stored5000 = await start();
rmSync(folder, { recursive: true });
console.log(JSON.stringify({ writers, ack500, stored5000 }));
