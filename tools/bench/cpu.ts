import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Served } from "./server-process.ts";
import { AtOnce } from "./server-pace.ts";
import { makeTable, Played } from "./server-table.ts";
// ours only: rounds of full load; prints µs of CPU a move per round
const rounds = Number(process.argv[2] ?? 12);
const folder = mkdtempSync(join(tmpdir(), "trestle-bench-"));
const served = await Served.ours(join(folder, "speed"));
const settle = async (): Promise<void> =>
  void (await (await fetch(`http://127.0.0.1:${served.port}/api/codes/BBBBBB`)).text());
const all: number[] = [];
for (let r = 0; r < rounds; r++) {
  let cpu = 0,
    moves = 0;
  for (let s = 0; s < 3; s++) {
    const pace = new AtOnce();
    const made = await Promise.all(Array.from({ length: 100 }, () => makeTable(served.port)));
    const tables = made.map((one) => new Played(served.port, one, pace));
    await Promise.all(tables.map((t) => t.begun));
    await settle();
    const b = await served.ask("tell");
    const prof = process.env["PROF"] !== undefined && r >= rounds - 4;
    if (prof) await served.ask("prof" as never);
    pace.open();
    await Promise.all(tables.map((t) => t.over));
    await settle();
    if (prof) await served.ask("unprof" as never);
    cpu += (await served.ask("tell")).cpu - b.cpu;
    moves += pace.acks;
    for (const t of tables) t.leave();
  }
  all.push((1e6 * cpu) / moves);
}
console.log(
  all.map((x) => x.toFixed(0)).join(" "),
  "best",
  Math.min(...all).toFixed(1),
  "median",
  all.toSorted((a, b) => a - b)[all.length >> 1]!.toFixed(1),
);
await served.end();
rmSync(folder, { recursive: true });
