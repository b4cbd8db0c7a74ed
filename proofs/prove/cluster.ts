import { below, pick, sfc32, type Rng } from "@trestle/kernel";
import { Rig } from "../cluster/rig.ts";
import { finish, inspect, isOver, leaveOut, openTable, type Played } from "./cluster-tables.ts";
import { until, wait } from "./program.ts";
import { addFigures, type Figures } from "./proof.ts";

/** Milliseconds everybody lives at most before the next blow. */
const LIFE = 700;
const BACK_WITHIN = 3_000;
const TABLES = 6;
export const FLAGS = ["--rates", "0", "--bot-budget", "1", "--bot-pace", "0", "--log-level", "error"];

interface Wish {
  seed: number;
  /** What is killed, one after the other. */
  blows: readonly (keyof typeof BLOWS)[];
  tables?: number;
  /** Part of the proof; a test, which may run on a busy machine, only asks that everybody comes back. */
  backWithin?: number;
}

/** What is done to the cluster while people play. Resolves when it is whole again, with when people could come back. */
type Blow = (rig: Rig, rng: Rng) => Promise<number>;

const BLOWS = {
  async process(rig, rng) {
    const member = pick(rng, rig.members);
    const struck = performance.now();
    await member.end("SIGKILL");
    await member.start();
    return struck;
  },
  /** As for an upgrade: each says goodbye and is started again, while the others serve. */
  async roll(rig) {
    for (const member of rig.members) {
      await member.end("SIGTERM");
      await member.start();
    }
    return performance.now();
  },
  async database(rig, rng) {
    await rig.postgres.kill();
    await wait(below(rng, 400));
    await rig.postgres.up();
    return performance.now();
  },
} satisfies Record<string, Blow>;

/** Plays, strikes, waits for everybody, and looks into the database, so many times. */
export async function underPlay({ seed, blows, tables = TABLES, backWithin = BACK_WITHIN }: Wish): Promise<Figures> {
  const rng = sfc32(seed);
  const tally: Figures = { kills: 0, tables: 0, games: 0, acknowledged: 0, views: 0, reconnects: 0 };
  const rig = await Rig.start({ processes: 3, flags: FLAGS, durable: true });
  const all: Played[] = [];
  try {
    for (const blow of blows) {
      while (all.length < tables) all.push(await openTable(rig, rng, tally["tables"]!++));
      await wait(below(rng, LIFE));
      await everybodyBack(all, BLOWS[blow](rig, rng), backWithin, tally);
      tally["kills"]!++;
      for (const played of all) await inspect(rig, played, tally);
      await leaveOut(all, isOver, (played) => finish(rig, played, tally));
    }
    for (const { robots } of all) for (const robot of robots) robot.resting = true;
    await until(() => all.every((p) => p.robots.every((r) => r.open === 0)), "every answer");
    for (const played of all) await finish(rig, played, tally);
  } catch (error) {
    process.stderr.write(`${rig.complaints.slice(-20).join("\n")}\n`);
    throw error;
  } finally {
    for (const { robots } of all) for (const robot of robots) robot.close();
    await rig.end();
  }
  return tally;
}

/** Whoever was thrown out is at a table again: how long each was away, from then or from when one could come back. */
async function everybodyBack(
  all: readonly Played[],
  blow: Promise<number>,
  backWithin: number,
  tally: Figures,
): Promise<void> {
  const robots = all.flatMap((p) => p.robots);
  const away = new Map<(typeof robots)[number], number>();
  const absences: { from: number; to: number }[] = [];
  let whole = false;
  void blow.then(() => (whole = true));
  // A connection that has died is noticed within this time.
  const noticed = performance.now() + 250;
  await until(() => {
    for (const robot of robots) {
      const from = away.get(robot);
      if (!robot.connected && from === undefined) away.set(robot, performance.now());
      if (!robot.connected || from === undefined) continue;
      absences.push({ from, to: robot.syncedAt });
      away.delete(robot);
    }
    return performance.now() > noticed && whole && away.size === 0;
  }, "everybody to be back");
  const possible = await blow;
  const late = Math.round(
    Math.max(0, ...absences.map(({ from, to }) => to - (possible > to ? from : Math.max(from, possible)))),
  );
  addFigures(tally, { maxBackMs: late, reconnects: absences.length });
  if (late > backWithin) throw new Error(`somebody was back only after ${late} ms`);
}
