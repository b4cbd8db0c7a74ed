import { open as openFile } from "node:fs/promises";
import { median, round, share } from "../load/measure.ts";
import { AtOnce, Steady, type Pace } from "../load/server-pace.ts";
import type { Served } from "./server-process.ts";
import { Echoed, makeTable, Played, SEATS, type Driven, type Sent } from "./server-table.ts";

const TABLES = 100;
/** Tables for a round of two seconds at a steady rate. */
const tablesFor = (perSecond: number): number => Math.round(perSecond / 5);
/** Sets of tables that play to the end, by turns: so many until both servers are compiled, and so many that count. */
const WARM = 60;
const SETS = 60;
const TOLD_AFTER = 10;
const LATENCY_ROUNDS = 7;
const PER_SECOND = 500;
const BUSY_PER_SECOND = 3_000;
/** Tables made at the same time. */
const AT_ONCE = 50;
const SYNCS = 200;

interface Cost {
  /** Moves per CPU second of the server's process: of all sets together, collecting and compiling included. */
  all: number;
  /** In its best set, at the best tenth of them, and in the middle. */
  best: number;
  tenth: number;
  median: number;
}
interface Wait {
  /** Milliseconds from sending a move until its sender hears that it counts: medians over the rounds. */
  p50: number;
  p99: number;
  bestP99: number;
  /** Moves a second that were really made, in the slowest round. */
  rate: number;
  /** Longest turn of the event loop: in the worst and in the middle round. */
  stallMax: number;
  stallMedian: number;
  /** The same by what the thread itself worked in it. */
  ownMax: number;
  ownMedian: number;
}
export interface SpeedFigures {
  tables: number;
  movesPerRound: number;
  ours: Cost & Wait;
  bare: Cost & Wait;
  /** ours ÷ bare, of all sets together; and by their best sets, their best tenths and those in the middle. */
  cpuRatio: number;
  cpuRatioBest: number;
  cpuRatioTenth: number;
  cpuRatioMedian: number;
  p50Ratio: number;
  p99Ratio: number;
  /** The same at six times the rate. */
  busy: { ours: Wait; bare: Wait; p50Ratio: number; p99Ratio: number };
  /** Longest turn of our event loop while everybody moves as fast as they can. */
  stallAtFullLoad: number;
  ownAtFullLoad: number;
  /** Milliseconds of one appended line with `fdatasync`, off the loop, nothing else: what the disk alone takes. */
  disk: { p50: number; p99: number };
  bytesPerMove: number;
  bytesUpPerMove: number;
}

/** What was sent at each table of our server: the bare one gets the same. */
type Scripts = readonly Sent[][];

async function ours(served: Served, pace: Pace, count: number): Promise<Played[]> {
  const made: Awaited<ReturnType<typeof makeTable>>[] = [];
  while (made.length < count) {
    const some = Math.min(AT_ONCE, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: some }, () => makeTable(served.port)))));
  }
  return made.map((one) => new Played(served.port, one, pace));
}
function bare(served: Served, pace: Pace, scripts: Scripts): Echoed[] {
  return scripts.map((script, i) => new Echoed(served.port, `table${i}`, script, pace));
}

/** Puts so many tables of a server under this pace. */
type Seat = (pace: Pace, count: number) => Driven[] | Promise<Driven[]>;

const begun = (tables: readonly Driven[]): Promise<unknown> => Promise.all(tables.map((t) => t.begun));
const over = (tables: readonly Driven[]): Promise<unknown> => Promise.all(tables.map((t) => t.over));

interface Spent {
  moves: number;
  cpu: number;
}
const rateOf = ({ moves, cpu }: Spent): number => moves / cpu;

/** Everybody moves as soon as they may; how many moves, and the server's CPU seconds for them. */
async function full(served: Served, seat: Seat): Promise<Spent> {
  const pace = new AtOnce();
  const tables = await seat(pace, TABLES);
  await begun(tables);
  const before = await served.ask("tell");
  pace.open();
  await over(tables);
  const { cpu } = await served.ask("tell");
  for (const table of tables) table.leave();
  return { moves: pace.acks, cpu: cpu - before.cpu };
}

interface Heard {
  p50: number;
  p99: number;
  rate: number;
  stall: number;
  own: number;
}

async function steady(served: Served, seat: Seat, perSecond: number): Promise<Heard> {
  const pace = new Steady(perSecond);
  const tables = await seat(pace, tablesFor(perSecond));
  await begun(tables);
  await served.ask("watch");
  pace.open();
  await over(tables);
  pace.close();
  const { stall, own } = await served.ask("unwatch");
  for (const table of tables) table.leave();
  const sorted = pace.latencies.toSorted((a, b) => a - b);
  return { p50: share(sorted, 0.5), p99: share(sorted, 0.99), rate: pace.rate, stall, own };
}

/** As many lines as are a fraction of a round's moves, one after the other. */
async function disk(path: string): Promise<number[]> {
  const file = await openFile(path, "a");
  const line = "x".repeat(400);
  const times: number[] = [];
  for (let i = 0; i < SYNCS; i++) {
    const began = performance.now();
    await file.write(line);
    await file.datasync();
    times.push(performance.now() - began);
  }
  await file.close();
  return times;
}

function costOf(sets: readonly Spent[]): Cost {
  const sum = (of: keyof Spent): number => sets.reduce((n, set) => n + set[of], 0);
  const rates = sets.map(rateOf).sort((x, y) => x - y);
  return {
    all: Math.round(sum("moves") / sum("cpu")),
    best: Math.round(rates.at(-1)!),
    tenth: Math.round(share(rates, 0.9)),
    median: Math.round(share(rates, 0.5)),
  };
}
const waitOf = (heard: readonly Heard[]): Wait => ({
  p50: round(median(heard.map((h) => h.p50)), 3),
  p99: round(median(heard.map((h) => h.p99)), 3),
  bestP99: round(Math.min(...heard.map((h) => h.p99)), 3),
  rate: Math.round(Math.min(...heard.map((h) => h.rate))),
  stallMax: round(Math.max(...heard.map((h) => h.stall)), 1),
  stallMedian: round(median(heard.map((h) => h.stall)), 1),
  ownMax: round(Math.max(...heard.map((h) => h.own)), 1),
  ownMedian: round(median(heard.map((h) => h.own)), 1),
});

/** Both servers take turns, so that whatever else the machine does hits both alike. */
export async function benchSpeed(
  mine: Served,
  other: Served,
  syncFile: string,
  say: (line: string) => void,
): Promise<SpeedFigures> {
  let scripts: Scripts = [];
  const play: Seat = async (pace, count) => {
    const tables = await ours(mine, pace, count);
    void over(tables).then(() => (scripts = tables.map((t) => t.script())));
    return tables;
  };
  const echo: Seat = (pace) => bare(other, pace, scripts);

  let sets: [Spent, Spent][] = [];
  for (let i = 1; i <= WARM + SETS; i++) {
    sets.push([await full(mine, play), await full(other, echo)]);
    if (i % TOLD_AFTER === 0) {
      const [x, y] = [0, 1].map((of) => costOf(sets.slice(-TOLD_AFTER).map((pair) => pair[of]!)).all);
      say(`  full load, ${i} sets: ${x} : ${y} moves a CPU second`);
    }
    if (i === WARM) sets = [];
  }
  await mine.ask("watch");
  await full(mine, play);
  const { stall, own } = await mine.ask("unwatch");
  const syncs: number[] = [];
  const rounds = async (perSecond: number): Promise<[Wait, Wait]> => {
    const heard: [Heard, Heard][] = [];
    for (let i = 0; i < LATENCY_ROUNDS; i++) {
      const pair: [Heard, Heard] = [await steady(mine, play, perSecond), await steady(other, echo, perSecond)];
      say(`  ${perSecond} a second ${i + 1}: ${pair.map((h) => `${round(h.p50)} / ${round(h.p99)} ms`).join(" : ")}`);
      heard.push(pair);
      syncs.push(...(await disk(syncFile)));
    }
    return [waitOf(heard.map((h) => h[0])), waitOf(heard.map((h) => h[1]))];
  };
  const [c, d] = await rounds(PER_SECOND);
  const slow = syncs.toSorted((x, y) => x - y);
  const moves = scripts.flat();
  const sum = (of: (m: Sent) => number): number => moves.reduce((n, m) => n + of(m), 0);
  const [a, b] = [costOf(sets.map((pair) => pair[0])), costOf(sets.map((pair) => pair[1]))];
  const [e, f] = await rounds(BUSY_PER_SECOND);
  const ratios = (x: Wait, y: Wait) => ({ p50Ratio: round(x.p50 / y.p50, 2), p99Ratio: round(x.p99 / y.p99, 2) });
  return {
    tables: TABLES,
    movesPerRound: moves.length,
    ours: { ...a, ...c },
    bare: { ...b, ...d },
    cpuRatio: round(a.all / b.all, 3),
    cpuRatioBest: round(a.best / b.best, 3),
    cpuRatioTenth: round(a.tenth / b.tenth, 3),
    cpuRatioMedian: round(a.median / b.median, 3),
    ...ratios(c, d),
    busy: { ours: e, bare: f, ...ratios(e, f) },
    stallAtFullLoad: round(stall, 1),
    ownAtFullLoad: round(own, 1),
    disk: { p50: round(share(slow, 0.5), 3), p99: round(share(slow, 0.99), 3) },
    bytesPerMove: Math.round((SEATS * sum((m) => m.down + m.about) + sum((m) => m.ack)) / moves.length),
    bytesUpPerMove: Math.round(sum((m) => m.up) / moves.length),
  };
}
