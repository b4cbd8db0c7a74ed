import { below, type Rng } from "@trestle/kernel";
import type { Rig } from "../cluster/rig.ts";
import { GAMES } from "@trestle/tools/registry.ts";
import { checkLog, type OnDisk, type Told } from "./on-disk.ts";
import { call, until, type Made } from "./program.ts";
import type { Figures } from "./proof.ts";
import { Robot } from "./robot.ts";

const THINK = 12;
/** Its server is stopping or waits for its database, or we were too slow to greet: whoever is told so comes back. */
const FORGIVEN = ["SERVER-STORE-2", "SERVER-DOWN-1", "PROTOCOL-HELLO-1"];

/** A table with its people at whichever processes, and what they were told and promised. */
export interface Played {
  id: string;
  robots: Robot[];
  told: Told;
  lines: string[];
}

/** Two people who share all seats but a bot's, and a watcher; each comes through the proxy. */
export async function openTable(rig: Rig, rng: Rng, n: number): Promise<Played> {
  const { game, seats } = GAMES[n % GAMES.length]!;
  const made = await call<Made>(`${rig.origin}/api/tables`, {
    game: game.id,
    seats,
    bots: 1,
    level: below(rng, 2) === 0 ? "greenhorn" : "gunslinger",
  });
  const told: Told = new Map();
  const url = `ws://127.0.0.1:${rig.port}/ws/${made.table}`;
  const robots = [[made.hostSecret], [], []].map(
    (secrets) => new Robot(url, secrets, told, below(rng, 2 ** 31), THINK),
  );
  for (const robot of robots) robot.forgives = FORGIVEN;
  const [ann, bob] = robots as [Robot, Robot];
  await until(() => robots.every((r) => r.connected), "the first greeting");
  for (let seat = 0; seat < seats - 1; seat++) {
    const robot = seat % 2 === 0 ? ann : bob;
    await robot.line.sit(`Player ${seat + 1}`, seat);
    await robot.line.ready(robot.table!, seat);
  }
  const started = await ann.line.send({ t: "start" });
  if (started.t !== "done") throw new Error(`the game did not begin: ${JSON.stringify(started)}`);
  await until(() => robots.every((r) => r.table?.phase === "playing"), "the first card");
  return { id: made.table, robots, told, lines: [] };
}

async function readTable(rig: Rig, id: string): Promise<OnDisk> {
  const [kept] = await rig.query<{ record: string; lines: string[] }>(
    `select record, array(select line from lines where table_id = $1 order by n) as lines
     from records where table_id = $1`,
    [id],
  );
  if (kept === undefined) throw new Error(`${id} is gone`);
  return { record: JSON.parse(kept.record) as OnDisk["record"], lines: kept.lines };
}

/** What the database has must hold all that anybody was told or promised before it was asked, and nothing twice. */
export async function inspect(rig: Rig, played: Played, tally: Figures): Promise<void> {
  const told: Told = new Map([...played.told].map(([v, views]) => [v, new Map(views)]));
  const promised = played.robots.flatMap((r) => r.acknowledged.slice());
  const disk = await readTable(rig, played.id);
  const refused = played.robots.flatMap((r) => r.refused);
  played.lines.forEach((line, i) => {
    if (disk.lines[i] !== line) throw new Error(`line ${i + 1} of ${played.id} has changed`);
  });
  played.lines = disk.lines;
  for (const { fault } of played.robots) if (fault !== null) throw new Error(`${played.id}: ${fault}`);
  const { keys, compared } = checkLog(disk, told);
  tally["views"]! += compared;
  const counted = new Set(keys);
  if (counted.size !== keys.length) throw new Error(`a move of ${played.id} was applied twice`);
  for (const key of promised) if (!counted.has(key)) throw new Error(`an acknowledged move of ${played.id} is lost`);
  for (const key of refused) if (counted.has(key)) throw new Error(`a refused move of ${played.id} was applied`);
  // Views are compared once.
  for (const v of told.keys()) if (v < Math.max(...told.keys())) played.told.delete(v);
}

/** Every command has been answered: the log holds exactly what was acknowledged. */
export async function finish(rig: Rig, played: Played, tally: Figures): Promise<void> {
  await inspect(rig, played, tally);
  const promised = new Set(played.robots.flatMap((r) => r.acknowledged));
  const entries = played.lines.map((line) => JSON.parse(line) as { t?: string; by?: string; key?: string });
  const made = entries.filter((e) => e.t === "move" && e.by === "person").map((e) => e.key);
  if (made.length !== promised.size || !made.every((key) => promised.has(key ?? "")))
    throw new Error(`${made.length} moves by people in ${played.id}, but ${promised.size} were acknowledged`);
  for (const robot of played.robots) robot.close();
  tally["acknowledged"]! += promised.size;
  if (entries.at(-1)?.t === "end") tally["games"]!++;
}

export const isOver = (played: Played): boolean => played.robots.every((r) => r.over);

/** Takes leave of those that are so now, and only of them: meanwhile play goes on, and others become so. */
export async function leaveOut<T>(
  all: T[],
  isSo: (one: T) => boolean,
  leave: (one: T) => Promise<void>,
): Promise<void> {
  for (const one of all.filter(isSo)) {
    await leave(one);
    all.splice(all.indexOf(one), 1);
  }
}
