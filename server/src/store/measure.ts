import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Store } from "@trestle/table";
import { lineOp, recordOp, sample } from "./sample.ts";
import { openSqlite } from "./sqlite.ts";

/** How fast the store is on this machine: `node server/src/store/measure.ts [--data DIR]`. One JSON object at the end. */
const { values } = parseArgs({ options: { data: { type: "string" }, seconds: { type: "string", default: "4" } } });
const seconds = Number(values.seconds);
const LINE = JSON.stringify({ n: 1, t: "move", d: 17, seat: 2, by: "person", key: "k".repeat(22), at: 123_456 }).padEnd(
  260,
  " ",
);

async function tables(store: Store, name: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => `${name}-${i}`);
  await Promise.all(ids.map((id) => store.commit([recordOp(sample(id, { phase: "playing" }), 1)])));
  return ids;
}

/** Each writer appends to a table of its own, one line after the other. */
async function throughput(store: Store, writers: number): Promise<number> {
  const ids = await tables(store, `w${writers}`, writers);
  const end = performance.now() + seconds * 1000;
  let appended = 0;
  await Promise.all(
    ids.map(async (table) => {
      for (let n = 0; performance.now() < end; n++) {
        await store.commit([lineOp(table, n, LINE)]);
        appended++;
      }
    }),
  );
  return Math.round(appended / seconds);
}

/** Commits at a steady rate over 100 tables; how long each waits until it is on disk. */
async function latency(store: Store, rate: number): Promise<Record<"p50" | "p90" | "p99" | "max", number>> {
  const ids = await tables(store, `r${rate}`, 100);
  const took: number[] = [];
  const under: Promise<void>[] = [];
  const start = performance.now();
  const total = rate * seconds * 2;
  for (let i = 0; i < total;) {
    const owed = Math.min(total, Math.floor(((performance.now() - start) * rate) / 1000));
    for (; i < owed; i++) {
      const at = performance.now();
      const op = lineOp(ids[i % 100]!, Math.floor(i / 100), LINE);
      under.push(store.commit([op]).then(() => void took.push(performance.now() - at)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(under);
  took.sort((a, b) => a - b);
  const at = (share: number) => Number(took[Math.min(took.length - 1, Math.floor(took.length * share))]!.toFixed(3));
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

const folder = values.data ?? mkdtempSync(join(tmpdir(), "trestle-measure-"));
const store = await openSqlite(folder);
const result: Record<string, unknown> = {};
for (const writers of [1, 16, 64, 256]) {
  result[`writers${writers}`] = await throughput(store, writers);
  console.error(`${writers} writers: ${String(result[`writers${writers}`])} appends/s`);
}
const before = process.cpuUsage();
result["ack500"] = await latency(store, 500);
const used = process.cpuUsage(before);
result["cpuMicrosPerCommit"] = Math.round((used.user + used.system) / (500 * seconds * 2));
await store.close();
if (values.data === undefined) rmSync(folder, { recursive: true });
console.log(JSON.stringify(result));
