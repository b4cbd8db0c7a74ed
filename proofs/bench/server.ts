import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { round } from "../load/measure.ts";
import { benchMemory, type Memory } from "./server-memory.ts";
import { Served } from "./server-process.ts";
import { benchSpeed, type SpeedFigures } from "./server-speed.ts";
import { benchStart, type StartFigures } from "./server-start.ts";

/** What must hold, and what we would like. All but the stall and the start are ratios to the bare server. */
export const SERVER_BOUNDS = { cpuRatio: 0.35, p50Ratio: 5, p99Ratio: 10 };
export const SERVER_AIMS = { cpuRatio: 0.5, p50Ratio: 2.5, p99Ratio: 5, stall: 10, memoryRatio: 1.5, start: 1_000 };

export interface ServerFigures {
  /** How busy the machine was, over the last minute, before and after. */
  load: [number, number];
  speed: SpeedFigures;
  memory: Memory;
  start: StartFigures;
}

export async function benchServer(say: (line: string) => void): Promise<ServerFigures> {
  const folder = mkdtempSync(join(tmpdir(), "trestle-bench-"));
  try {
    const before = round(loadavg()[0]!);
    say("100 tables of four on both servers …");
    const ours = await Served.ours(join(folder, "speed"));
    const bare = await Served.bare();
    const speed = await benchSpeed(ours, bare, join(folder, "sync"), say);
    await ours.end();
    await bare.end();
    say("1,000 and 4,900 open tables …");
    const memory = await benchMemory(join(folder, "memory"));
    say("5,000 stored tables …");
    const start = await benchStart(join(folder, "start"));
    return { load: [before, round(loadavg()[0]!)], speed, memory, start };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function serverKeepsBounds({ speed }: ServerFigures): boolean {
  const { cpuRatio, p50Ratio, p99Ratio } = SERVER_BOUNDS;
  const waits = [speed, speed.busy].every((wait) => wait.p50Ratio <= p50Ratio && wait.p99Ratio <= p99Ratio);
  return speed.cpuRatio >= cpuRatio && waits;
}

/** In words, what was missed among them. */
export function serverLines({ load, speed, memory, start }: ServerFigures): string[] {
  const { ours, bare, busy } = speed;
  const [bound, aim] = [SERVER_BOUNDS, SERVER_AIMS];
  const least = (is: number, must: number, like: number): string =>
    `(at least ${must}, aim ${like})${is < must ? " — MISSED" : is < like ? " — aim missed" : ""}`;
  const most = (is: number, must: number, like: number): string =>
    `(at most ${must}, aim ${like})${is > must ? " — MISSED" : is > like ? " — aim missed" : ""}`;
  const aimed = (is: number, like: number, unit = ""): string =>
    `(aim ${like}${unit})${is > like ? " — aim missed" : ""}`;
  const {
    cpuRatio,
    cpuRatioBest,
    cpuRatioTenth,
    cpuRatioMedian,
    p50Ratio,
    p99Ratio,
    stallAtFullLoad,
    ownAtFullLoad,
    bytesPerMove,
    bytesUpPerMove,
  } = speed;
  return [
    `Load of the machine: ${load[0]} before, ${load[1]} after.`,
    `Moves a CPU second of the server: ours ${ours.all}, bare ${bare.all};`,
    `  ratio ${cpuRatio} ${least(cpuRatio, bound.cpuRatio, aim.cpuRatio)}`,
    `  by the best sets ${ours.best} : ${bare.best} = ${cpuRatioBest}, by their best tenths ${ours.tenth} : ${bare.tenth} = ` +
      `${cpuRatioTenth}, by the middle ${ours.median} : ${bare.median} = ${cpuRatioMedian}`,
    `Ack at ${ours.rate} moves/s: p50 ${ours.p50} ms, p99 ${ours.p99} ms (best round ${ours.bestP99});`,
    `  bare at ${bare.rate}: p50 ${bare.p50} ms, p99 ${bare.p99} ms (best round ${bare.bestP99})`,
    `  p50 ratio ${p50Ratio} ${most(p50Ratio, bound.p50Ratio, aim.p50Ratio)}`,
    `  p99 ratio ${p99Ratio} ${most(p99Ratio, bound.p99Ratio, aim.p99Ratio)}`,
    `Ack at ${busy.ours.rate} moves/s: p50 ${busy.ours.p50} ms, p99 ${busy.ours.p99} ms (best round ${busy.ours.bestP99});`,
    `  bare at ${busy.bare.rate}: p50 ${busy.bare.p50} ms, p99 ${busy.bare.p99} ms (best round ${busy.bare.bestP99})`,
    `  p50 ratio ${busy.p50Ratio} ${most(busy.p50Ratio, bound.p50Ratio, aim.p50Ratio)}`,
    `  p99 ratio ${busy.p99Ratio} ${most(busy.p99Ratio, bound.p99Ratio, aim.p99Ratio)}`,
    `  the disk alone, one line at a time: p50 ${speed.disk.p50} ms, p99 ${speed.disk.p99} ms`,
    `Longest turn of the event loop at that rate: ${ours.stallMax} ms ${aimed(ours.stallMax, aim.stall, " ms")}, middle`,
    `  round ${ours.stallMedian}; bare ${bare.stallMax}, ${bare.stallMedian}; ours at full load ${stallAtFullLoad}`,
    `  by what the thread itself worked in it: ${ours.ownMax} ms ${aimed(ours.ownMax, aim.stall, " ms")}, middle round`,
    `  ${ours.ownMedian}; bare ${bare.ownMax}, ${bare.ownMedian}; ours at full load ${ownAtFullLoad}`,
    `Bytes a move: ${bytesPerMove} to the four clients, ${bytesUpPerMove} from the one.`,
    ...memory.open.map(
      (m) =>
        `Memory of ${m.tables} open tables: ${m.ours} MB, bare sockets ${m.bare} MB; ratio ${m.ratio} ` +
        `${aimed(m.ratio, aim.memoryRatio)}; living objects ${m.oursHeap} : ${m.bareHeap} = ${m.heapRatio}`,
    ),
    `  when all have left: ${memory.liveAfterAll} tables in memory, ${memory.heapAfterAll} MB of objects more than empty`,
    `Start with ${start.tables} stored tables: ${start.best} ms ${aimed(start.best, aim.start, " ms")}, middle ${start.median};`,
    `  with an empty folder ${start.emptyBest}, middle ${start.emptyMedian}`,
  ];
}
