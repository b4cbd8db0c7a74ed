import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { benchBang } from "./bench/bang.ts";
import { benchCluster, clusterLines } from "./bench/cluster.ts";
import { benchColt } from "./bench/colt.ts";
import { benchHeist } from "./bench/heist.ts";
import { round } from "./load/measure.ts";
import { benchServer, SERVER_AIMS, SERVER_BOUNDS, serverKeepsBounds, serverLines } from "./bench/server.ts";
import { command, UsageError, type Args } from "@trestle/tools/lib/cli.ts";

/** What must hold, whatever the machine. */
const BOUNDS = { coltRatio: 0.5 };

/** 55 frames of 60: a machine without a GPU does not always draw 60 of an empty page, so that the share counts. */
const WEB = { interactiveMs: 2_000, clickMs: 100, framesShare: 0.917 };
interface WebFigures {
  interactiveMs: number;
  revealFps: number;
  idleFps: number;
  longestFrameMs: number;
  clickMs: number;
  bang: Busy;
  heist: Busy;
  runs: number;
}
/** The busiest moments of a table, beside an empty animation in the same page. */
interface Busy {
  fps: number;
  idle: number;
  longest: number;
  touch: number;
}

/** The engines are measured unless one thing is named; the server takes some minutes. */
const WHAT = ["colt", "heist", "bang", "server", "cluster", "web"] as const;
type What = (typeof WHAT)[number];
const ENGINES: readonly What[] = ["colt", "heist", "bang"];

/** What one measurement gives: its part of the JSON object, and the same in words. */
interface Measured {
  ok: boolean;
  bounds: Record<string, unknown>;
  figures: unknown;
  lines: string[];
}

const MEASURE: Readonly<Record<What, () => Measured | Promise<Measured>>> = { colt, heist, bang, server, cluster, web };

await command({
  name: "bench",
  about: "Speed and memory, as ratios within one run.",
  args: {
    what: { type: "positional", required: false, description: `one of ${WHAT.join(", ")}; else the engines` },
    json: { type: "boolean", description: "close with one JSON object on the last line" },
  },
  run,
});

async function run(args: Args): Promise<void> {
  const result: Record<string, unknown> = { ok: true, bounds: {} };
  const lines: string[] = [];
  for (const what of chosen(args)) {
    const { ok, bounds, figures, lines: more } = await MEASURE[what]();
    if (!ok) result["ok"] = false;
    Object.assign(result["bounds"] as object, bounds);
    result[what] = figures;
    lines.push(...more);
  }
  process.stdout.write(`${args["json"] === true ? JSON.stringify(result) : lines.join("\n")}\n`);
  if (result["ok"] !== true) process.exitCode = 1;
}

function chosen(args: Args): readonly What[] {
  const named: unknown = args["what"];
  if (named === undefined) return ENGINES;
  const what = WHAT.find((w) => w === named);
  if (what === undefined) throw new UsageError(`what is ${JSON.stringify(named)}? One of: ${WHAT.join(", ")}.`);
  return [what];
}

function colt(): Measured {
  const f = { ...benchColt(), bytesPerMove: bytesPerMove() };
  const ok = f.ratio >= BOUNDS.coltRatio;
  const lines = [
    `Colt, 5 seats, random games: ${f.perCpuSecond} a CPU second; the bare loop ${f.referencePerCpuSecond}.`,
    `  ratio ${f.ratio} (at least ${BOUNDS.coltRatio})${ok ? "" : " — too slow"}`,
    `  clone ${f.cloneMicroseconds} µs, view ${f.viewMicroseconds} µs, ${f.bytesPerMove} bytes allocated a move`,
  ];
  return { ok, bounds: BOUNDS, figures: f, lines };
}

function heist(): Measured {
  const f = benchHeist();
  const lines = [
    `Train Heist, 4 cowboys, goal 10, random games: ${f.perCpuSecond} a CPU second, ${f.decisionsPerCpuSecond} decisions.`,
    `  clone ${f.cloneMicroseconds} µs, view ${f.viewMicroseconds} µs`,
  ];
  return { ok: true, bounds: {}, figures: f, lines };
}

function bang(): Measured {
  const f = benchBang();
  const lines = [
    `BANG!, 5 seats, with the train, random games: ${f.perCpuSecond} a CPU second (aim 5000), ${f.decisionsPerGame} decisions each;`,
    `  ${f.decisionsPerCpuSecond} decisions and ${f.actionsPerCpuSecond} real choices a CPU second`,
    `  with the policy in every seat: ${f.policyPerCpuSecond} games a CPU second (aim 3000), ${f.policyDecisionsPerGame} decisions each`,
    `  clone ${f.cloneMicroseconds} µs (aim 4), view ${f.viewMicroseconds} µs (aim 30)`,
  ];
  return { ok: true, bounds: {}, figures: f, lines };
}

/** Takes minutes: what is under way is told beside the result. */
async function server(): Promise<Measured> {
  const figures = await benchServer((line) => process.stderr.write(`${line}\n`));
  const bounds = { server: SERVER_BOUNDS, serverAims: SERVER_AIMS };
  return { ok: serverKeepsBounds(figures), bounds, figures, lines: serverLines(figures) };
}

/** Reported, not judged: how many processes help is a matter of the machine's cores. */
async function cluster(): Promise<Measured> {
  const figures = await benchCluster((line) => process.stderr.write(`${line}\n`));
  return { ok: true, bounds: {}, figures, lines: clusterLines(figures) };
}

/** The page in a browser; what it weighs is judged by its tests. */
function web(): Measured {
  const file = fileURLToPath(new URL("../web/e2e/speed-run.ts", import.meta.url));
  const r = spawnSync(process.execPath, [file], { encoding: "utf8" });
  if (r.status !== 0) throw new Error(`the page could not be measured: ${r.stderr}`);
  const f = JSON.parse(r.stdout.trim().split("\n").at(-1) ?? "{}") as WebFigures;
  const share = round(f.revealFps / f.idleFps, 3);
  const tables = [
    ["BANG!, eight players", f.bang],
    ["Train Heist, four cowboys", f.heist],
  ] as const;
  const smooth = tables.every(([, t]) => t.fps / t.idle >= WEB.framesShare && t.touch <= WEB.clickMs);
  const ok = f.interactiveMs <= WEB.interactiveMs && f.clickMs <= WEB.clickMs && share >= WEB.framesShare && smooth;
  const lines = [
    `The page, median of ${f.runs}: ready after ${f.interactiveMs} ms at a quarter of the speed on 4G (at most ${WEB.interactiveMs})`,
    `  ${f.revealFps} frames/s in a reveal of seven, ${f.idleFps} in an empty animation: ${share} (at least ${WEB.framesShare})`,
    `  a click shows after ${f.clickMs} ms (at most ${WEB.clickMs}); longest frame ${f.longestFrameMs} ms`,
    ...tables.map(
      ([name, t]) =>
        `  ${name}: ${t.fps} frames/s, ${t.idle} in an empty animation: ${round(t.fps / t.idle, 3)}; a touch meanwhile ${t.touch} ms, longest frame ${t.longest} ms`,
    ),
  ];
  return { ok, bounds: { web: WEB }, figures: { ...f, framesShare: share }, lines };
}

function bytesPerMove(): number {
  const flags = ["--expose-gc", "--min-semi-space-size=256", "--max-semi-space-size=256"];
  const file = fileURLToPath(new URL("./bench/allocations.ts", import.meta.url));
  const r = spawnSync(process.execPath, [...flags, file], { encoding: "utf8" });
  if (r.status !== 0) throw new Error(`the count of allocations failed: ${r.stderr}`);
  const { moves, bytes } = JSON.parse(r.stdout) as { moves: number; bytes: number };
  return round(bytes / moves, 0);
}
