import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { benchBang } from "../bench/bang.ts";
import { benchColt } from "../bench/colt.ts";
import { benchHeist } from "../bench/heist.ts";
import { round } from "../bench/measure.ts";
import { command, type Args } from "./lib/cli.ts";

/** What must hold, whatever the machine. */
const BOUNDS = { coltRatio: 0.5 };

await command({
  name: "bench",
  about: "Speed and memory, as ratios within one run.",
  args: { json: { type: "boolean", description: "close with one JSON object on the last line" } },
  run,
});

function run(args: Args): void {
  const colt = { ...benchColt(), bytesPerMove: bytesPerMove() };
  const bang = benchBang();
  const heist = benchHeist();
  const ok = colt.ratio >= BOUNDS.coltRatio;
  if (args["json"] === true) process.stdout.write(`${JSON.stringify({ ok, bounds: BOUNDS, colt, bang, heist })}\n`);
  else {
    const lines = [
      `Colt, 5 seats, random games: ${colt.perCpuSecond} a CPU second; the bare loop ${colt.referencePerCpuSecond}.`,
      `  ratio ${colt.ratio} (at least ${BOUNDS.coltRatio})${ok ? "" : " — too slow"}`,
      `  clone ${colt.cloneMicroseconds} µs, view ${colt.viewMicroseconds} µs, ${colt.bytesPerMove} bytes allocated a move`,
      `Train Heist, 4 cowboys, goal 10, random games: ${heist.perCpuSecond} a CPU second, ${heist.decisionsPerCpuSecond} decisions.`,
      `  clone ${heist.cloneMicroseconds} µs, view ${heist.viewMicroseconds} µs`,
      `BANG!, 5 seats, with the train, random games: ${bang.perCpuSecond} a CPU second (aim 5000), ${bang.decisionsPerGame} decisions each;`,
      `  ${bang.decisionsPerCpuSecond} decisions and ${bang.actionsPerCpuSecond} real choices a CPU second`,
      `  with the policy in every seat: ${bang.policyPerCpuSecond} games a CPU second (aim 3000), ${bang.policyDecisionsPerGame} decisions each`,
      `  clone ${bang.cloneMicroseconds} µs (aim 4), view ${bang.viewMicroseconds} µs (aim 30)`,
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
  }
  if (!ok) process.exitCode = 1;
}

function bytesPerMove(): number {
  const flags = ["--expose-gc", "--min-semi-space-size=256", "--max-semi-space-size=256"];
  const file = fileURLToPath(new URL("../bench/allocations.ts", import.meta.url));
  const r = spawnSync(process.execPath, [...flags, file], { encoding: "utf8" });
  if (r.status !== 0) throw new Error(`the count of allocations failed: ${r.stderr}`);
  const { moves, bytes } = JSON.parse(r.stdout) as { moves: number; bytes: number };
  return round(bytes / moves, 0);
}
