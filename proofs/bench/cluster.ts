import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Rig } from "../cluster/rig.ts";
import type { Waits } from "../prove/cluster-load-table.ts";
import { seatAll } from "../prove/cluster-load.ts";
import { databaseLimit, type Limit } from "./cluster-limit.ts";
import { round, share } from "../load/measure.ts";
import { AtOnce, Steady } from "../load/server-pace.ts";
import { Served } from "./server-process.ts";

const TABLES = 60;
const ROUNDS = 2;
/** Seconds of each measurement, and moves a second in the one that measures how long people wait. */
const SECONDS = 6;
const PER_SECOND = 100;
const PROCESSES = [1, 2, 3] as const;
const FLAGS = ["--rates", "0", "--bot-threads", "1", "--log-level", "error"];

interface Speed {
  /** Moves a second, each on disk before it was acknowledged: in the best round. */
  movesPerSecond: number;
  /** Milliseconds at a steady rate, in the best round. */
  ackP50: number;
  ackP99: number;
}
export interface ClusterFigures {
  /** Load of the machine before and after. */
  load: [number, number];
  tables: number;
  embedded: Speed;
  postgres: Record<string, Speed>;
  limit: Limit;
  /** Moves a second of the best cluster ÷ what the database commits one line at a time, and in groups. */
  shareOfSingle: number;
  shareOfGroups: number;
}

/** Everybody moves as soon as they may, then at a steady rate. The two people of a table come in at different ports. */
async function drive(ports: readonly number[]): Promise<Speed> {
  const where = (n: number): [number, number] => [ports[n % ports.length]!, ports[(n + 1) % ports.length]!];
  const full: Waits = { ack: [], seen: [] };
  const pace = new AtOnce();
  const tables = await seatAll(TABLES, where, pace, full);
  const began = performance.now();
  pace.open();
  await sleep(1_000 * SECONDS);
  const movesPerSecond = Math.round((1_000 * full.ack.length) / (performance.now() - began));
  for (const table of tables) table.leave();
  const calm: Waits = { ack: [], seen: [] };
  const steady = new Steady(PER_SECOND);
  const others = await seatAll(TABLES, where, steady, calm);
  steady.open();
  await sleep(1_000 * SECONDS);
  steady.close();
  for (const table of others) table.leave();
  const acks = calm.ack.toSorted((a, b) => a - b);
  return { movesPerSecond, ackP50: round(share(acks, 0.5), 1), ackP99: round(share(acks, 0.99), 1) };
}

function better(a: Speed | null, b: Speed): Speed {
  if (a === null) return b;
  return {
    movesPerSecond: Math.max(a.movesPerSecond, b.movesPerSecond),
    ackP50: Math.min(a.ackP50, b.ackP50),
    ackP99: Math.min(a.ackP99, b.ackP99),
  };
}

async function embedded(): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), "trestle-bench-"));
  const served = await Served.ours(folder, ["--bot-threads", "1"]);
  try {
    return await drive([served.port]);
  } finally {
    await served.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function together(processes: number): Promise<Speed> {
  const rig = await Rig.start({ processes, flags: FLAGS, durable: true });
  try {
    return await drive(rig.members.map((member) => member.port));
  } finally {
    await rig.end();
  }
}

/** All take turns, so that whatever else the machine does hits all alike. */
export async function benchCluster(say: (line: string) => void): Promise<ClusterFigures> {
  const before = round(loadavg()[0]!);
  let alone: Speed | null = null;
  const postgres: Record<string, Speed> = {};
  let limit: Limit | null = null;
  for (let i = 0; i < ROUNDS; i++) {
    alone = better(alone, await embedded());
    say(`  embedded ${i + 1}: ${alone.movesPerSecond} moves a second`);
    for (const n of PROCESSES) {
      postgres[n] = better(postgres[n] ?? null, await together(n));
      say(`  ${n} at PostgreSQL ${i + 1}: ${postgres[n].movesPerSecond} moves a second`);
    }
    const now = await databaseLimit();
    if (limit === null || now.groups > limit.groups) limit = now;
  }
  const most = Math.max(...Object.values(postgres).map((speed) => speed.movesPerSecond));
  return {
    load: [before, round(loadavg()[0]!)],
    tables: TABLES,
    embedded: alone!,
    postgres,
    limit: limit!,
    shareOfSingle: round(most / limit!.single, 3),
    shareOfGroups: round(most / limit!.groups, 3),
  };
}

export function clusterLines({ load, tables, embedded: alone, postgres, limit, ...rest }: ClusterFigures): string[] {
  const line = (name: string, { movesPerSecond, ackP50, ackP99 }: Speed): string =>
    `  ${name.padEnd(24)} ${String(movesPerSecond).padStart(6)} moves/s; at ${PER_SECOND} a second p50 ${ackP50} ms, p99 ${ackP99} ms`;
  return [
    `Load of the machine: ${load[0]} before, ${load[1]} after.`,
    `BANG!, ${tables} tables of four seats and two sockets, the two at different processes; every move is on disk:`,
    line("embedded store", alone),
    ...Object.entries(postgres).map(([n, speed]) => line(`PostgreSQL, processes: ${n}`, speed)),
    `What the database itself commits: ${limit.single} lines a second one at a time, ${limit.groups} in groups of ${limit.size}.`,
    `  Our share: ${rest.shareOfSingle} of the first, ${rest.shareOfGroups} of the second.`,
  ];
}
