import { share } from "../load/measure.ts";
import type { Asked, Told } from "../load/probe-child.ts";
import { Steady, type Pace } from "../load/server-pace.ts";
import type { Member } from "../cluster/member.ts";
import { Rig } from "../cluster/rig.ts";
import { LoadTable, type Waits } from "./cluster-load-table.ts";
import { wait } from "./program.ts";
import type { Figures } from "./proof.ts";

const PROBE = new URL("../load/probe-child.ts", import.meta.url).href;
/** Seconds between two moves of a table. */
const EVERY = 4;
const SEATING_AT_ONCE = 12;
const FLAGS = ["--rates", "0", "--idle-after", "2000", "--bot-threads", "1", "--log-level", "error"];
/** Megabytes that a server may hold on to after everybody has left: compiled code, caches, pools. */
const LEFT_OVER = 40;

function askMember({ child }: Member, what: Asked): Promise<Told> {
  return new Promise((done) => {
    child!.once("message", (told) => done(told as Told));
    child!.send(what);
  });
}

interface Metrics {
  connections: number;
  live: number;
  conflicts: number;
  /** Upper bounds of the lag in seconds, and how many were within each. */
  lag: [number, number][];
}

async function metricsOf({ port }: Member): Promise<Metrics> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const one = (name: string): number => Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1] ?? "0");
  const lag = [...text.matchAll(/^trestle_follow_seconds_bucket\{le="([\d.]+|\+Inf)"\} (\d+)/gm)];
  return {
    connections: one("trestle_connections"),
    live: one("trestle_tables_in_memory"),
    conflicts: one("trestle_conflicts_total"),
    lag: lag.map(([, le, n]) => [le === "+Inf" ? Infinity : Number(le), Number(n)]),
  };
}

/** Milliseconds within which this part of the notices since `before` was followed, to the next bound of the histogram. */
function lagOf(before: readonly Metrics[], all: readonly Metrics[], part: number): number {
  const within = (list: readonly Metrics[], i: number): number =>
    list.reduce((sum, m) => sum + (m.lag[i]?.[1] ?? 0), 0);
  const bounds = all[0]!.lag.map(([le], i) => [le, within(all, i) - within(before, i)] as const);
  const most = bounds.at(-1)?.[1] ?? 0;
  return 1_000 * (bounds.find(([, n]) => n >= part * most)?.[0] ?? 0);
}

/** So many tables, some at a time; `ports` says where the two people of each come in. */
export async function seatAll(
  count: number,
  ports: (n: number) => readonly [number, number],
  pace: Pace,
  waits: Waits,
): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let next = 0;
  const some = async (): Promise<void> => {
    while (next < count) {
      const table = await LoadTable.make(ports(next++), pace, waits);
      tables.push(table);
      await table.begun;
    }
  };
  await Promise.all(Array.from({ length: SEATING_AT_ONCE }, some));
  return tables;
}

/** Many tables over three processes, a move at each every four seconds or so. */
export async function load({ tables, seconds }: { tables: number; seconds: number }): Promise<Figures> {
  const rig = await Rig.start({ processes: 3, flags: FLAGS, durable: true, imports: [PROBE], apart: true });
  try {
    const empty = await Promise.all(rig.members.map((m) => askMember(m, "collect")));
    const pace = new Steady(tables / EVERY);
    const waits: Waits = { ack: [], seen: [] };
    const all = await seatAll(tables, () => [rig.port, rig.port], pace, waits);
    const seated = await Promise.all(rig.members.map(metricsOf));
    pace.open();
    await wait(1_000 * seconds);
    pace.close();
    await wait(1_000);
    const metrics = await Promise.all(rig.members.map(metricsOf));
    const [pg] = await rig.query<{ n: number }>(
      "select count(*)::integer as n from pg_stat_activity where application_name like 'trestle%'",
    );
    const full = await Promise.all(rig.members.map((m) => askMember(m, "tell")));
    const broken = all.find((table) => table.fault !== null);
    if (broken !== undefined) throw new Error(`a player was thrown out: ${broken.fault}`);
    for (const table of all) table.leave();
    const after = await emptied(rig);
    const grown = after.map((told, i) => (told.heap - empty[i]!.heap) / 2 ** 20);
    if (Math.max(...grown) > LEFT_OVER) throw new Error(`${Math.max(...grown).toFixed()} MB are not given back`);
    const [ack, seen] = [waits.ack, waits.seen].map((list) => list.toSorted((a, b) => a - b)) as [number[], number[]];
    return {
      tables,
      seconds,
      moves: ack.length,
      movesPerSecond: Math.round(ack.length / seconds),
      sockets: metrics.reduce((sum, m) => sum + m.connections, 0),
      conflicts: metrics.reduce((sum, m) => sum + m.conflicts, 0),
      databaseConnections: pg!.n,
      maxAckP50Ms: Math.round(share(ack, 0.5)),
      maxAckP99Ms: Math.round(share(ack, 0.99)),
      maxSlowestViewerP99Ms: Math.round(share(seen, 0.99)),
      maxNoticeP50Ms: lagOf(seated, metrics, 0.5),
      maxNoticeP99Ms: lagOf(seated, metrics, 0.99),
      maxMegabytesFull: Math.round(Math.max(...full.map((t) => t.rss)) / 2 ** 20),
      maxMegabytesGrown: Math.round(Math.max(...grown)),
    };
  } finally {
    await rig.end();
  }
}

/** Everybody has left: tables leave memory, and what they held goes with them. */
async function emptied(rig: Rig): Promise<Told[]> {
  for (let tries = 0; tries < 120; tries++) {
    const now = await Promise.all(rig.members.map(metricsOf));
    if (now.every((m) => m.live === 0 && m.connections === 0)) break;
    await wait(500);
  }
  const left = await Promise.all(rig.members.map(metricsOf));
  const live = left.reduce((sum, m) => sum + m.live, 0);
  if (live > 0) throw new Error(`${live} tables do not leave memory`);
  return Promise.all(rig.members.map((m) => askMember(m, "collect")));
}
