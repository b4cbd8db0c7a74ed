import { below, sfc32 } from "@trestle/kernel";
import { PROTOCOL, type ServerFrame } from "@trestle/protocol";
import { Rig } from "../cluster/rig.ts";
import { FLAGS } from "./cluster.ts";
import { finish, isOver, openTable, type Played } from "./cluster-tables.ts";
import { until, wait } from "./program.ts";
import type { Figures } from "./proof.ts";

const TABLES = 6;
const GREETED_WITHIN = 8_000;

/** Goes to one process past the proxy; the entry it was shown as the newest, or null if it was turned away. */
function visit(port: number, table: string): Promise<number | null> {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${table}`);
    const end = (v: number | null): void => {
      clearTimeout(late);
      socket.close();
      done(v);
    };
    const late = setTimeout(() => end(null), GREETED_WITHIN);
    socket.addEventListener("open", () =>
      socket.send(JSON.stringify({ t: "hello", protocol: PROTOCOL, secrets: [], history: false })),
    );
    socket.addEventListener("message", (e) => {
      const frame = JSON.parse(String(e.data)) as ServerFrame;
      if (frame.t === "sync") end(frame.v);
    });
    socket.addEventListener("close", () => end(null));
    socket.addEventListener("error", () => {});
  });
}

/** Entries that were kept before the visit must be shown in it. */
async function visitFresh(rig: Rig, table: string): Promise<boolean> {
  const [kept] = await rig.query<{ n: number }>("select max(n)::integer as n from lines where table_id = $1", [table]);
  const [over] = await rig.query<{ over: boolean }>(`select phase = 'over' as over from tables where id = $1`, [table]);
  const v = await visit(rig.members[0]!.port, table);
  // The last line of a game that is over is no entry.
  if (v !== null && v < kept!.n - (over!.over ? 1 : 0))
    throw new Error(`${table}: ${v} was shown as new after ${kept!.n}`);
  return v !== null;
}

async function guestsOf(rig: Rig): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${rig.members[0]!.port}/metrics`)).text().catch(() => "");
  return Number(/^trestle_connections (\d+)/m.exec(text)?.[1] ?? "0");
}

/** One process loses the database for a while: its people go on elsewhere, and it shows nothing old as new. */
export async function partition({
  seed,
  seconds,
  tables = TABLES,
}: {
  seed: number;
  seconds: number;
  tables?: number;
}): Promise<Figures> {
  const rng = sfc32(seed);
  const tally: Figures = { partitions: 1, acknowledged: 0, games: 0, views: 0, turnedAway: 0, shown: 0 };
  const rig = await Rig.start({ processes: 3, flags: FLAGS, durable: true });
  const all: Played[] = [];
  try {
    for (let i = 0; i < tables; i++) all.push(await openTable(rig, rng, 1 + (i % 2)));
    const robots = all.flatMap((p) => p.robots);
    const acks = (): number => robots.reduce((sum, r) => sum + r.acknowledged.length, 0);
    const cut = performance.now();
    await rig.gate.shut();
    const before = acks();
    while (performance.now() - cut < 1_000 * seconds) {
      const shown = await visitFresh(rig, all[below(rng, all.length)]!.id);
      tally[shown ? "shown" : "turnedAway"]!++;
      await wait(200);
    }
    tally["acknowledgedMeanwhile"] = acks() - before;
    if (robots.some((r) => !r.connected)) throw new Error("somebody found no other process");
    if ((await guestsOf(rig)) > 0) throw new Error("somebody stayed where nothing is new");
    const healed = performance.now();
    await rig.gate.open();
    while (!(await visitFresh(rig, all[0]!.id))) await wait(50);
    tally["maxHealedMs"] = Math.round(performance.now() - healed);
    for (const robot of robots) robot.resting = true;
    await until(() => all.every((p) => isOver(p) || p.robots.every((r) => r.open === 0)), "every answer");
    for (const played of all) await finish(rig, played, tally);
  } finally {
    for (const { robots } of all) for (const robot of robots) robot.close();
    await rig.end();
  }
  return tally;
}
