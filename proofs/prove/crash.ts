import { below, sfc32, type Rng } from "@trestle/kernel";
import { GAMES } from "@trestle/tools/registry.ts";
import { checkLog, readFolder, type Told } from "./on-disk.ts";
import { call, Program, until, wait, type Made } from "./program.ts";
import { addFigures, type Figures, type Proof } from "./proof.ts";
import { Robot } from "./robot.ts";

const PARTS = 20;
const KILLS_A_PART = 10;
const TABLES = 6;
/** Milliseconds a player thinks at most, and the server lives at most once everybody is there. */
const THINK = 12;
const LIFE = 700;
const BACK_WITHIN = 3_000;

/** A table with its people, and what they were told and promised. */
export interface Played {
  id: string;
  robots: Robot[];
  told: Told;
  /** The log as the last dead server left it. */
  lines: string[];
}

/** Two people who share all seats but a bot's, and a watcher. */
export async function openTable(program: Program, rng: Rng, n: number): Promise<Played> {
  const { game, seats } = GAMES[n % GAMES.length]!;
  const made = await call<Made>(`${program.origin}/api/tables`, {
    game: game.id,
    seats,
    bots: 1,
    level: below(rng, 2) === 0 ? "greenhorn" : "gunslinger",
  });
  const told: Told = new Map();
  const url = `ws://127.0.0.1:${program.port}/ws/${made.table}`;
  const robots = [[made.hostSecret], [], []].map(
    (secrets) => new Robot(url, secrets, told, below(rng, 2 ** 31), THINK),
  );
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

/** What is on disk must hold all that anybody was told or promised, and nothing twice. */
function check(played: Played, disk: ReturnType<typeof readFolder>[number], tally: Figures): void {
  played.lines.forEach((line, i) => {
    if (disk.lines[i] !== line) throw new Error(`line ${i + 1} of ${played.id} changed over a restart`);
  });
  played.lines = disk.lines;
  for (const { fault } of played.robots) if (fault !== null) throw new Error(`${played.id}: ${fault}`);
  const { keys, compared } = checkLog(disk, played.told);
  tally["views"]! += compared;
  const counted = new Set(keys);
  if (counted.size !== keys.length) throw new Error(`a move of ${played.id} was applied twice`);
  for (const key of played.robots.flatMap((r) => r.acknowledged))
    if (!counted.has(key)) throw new Error(`an acknowledged move of ${played.id} is lost: ${key}`);
  for (const key of played.robots.flatMap((r) => r.refused))
    if (counted.has(key)) throw new Error(`a refused move of ${played.id} was applied: ${key}`);
  played.told.clear();
}

/** Every command has been answered: the log holds exactly what was acknowledged. */
function checkAnswered(played: Played, disk: ReturnType<typeof readFolder>[number], tally: Figures): void {
  const promised = new Set(played.robots.flatMap((r) => r.acknowledged));
  const entries = disk.lines.map((line) => JSON.parse(line) as { t?: string; by?: string; key?: string });
  const made = entries.filter((e) => e.t === "move" && e.by === "person").map((e) => e.key);
  if (made.length !== promised.size || !made.every((key) => promised.has(key ?? "")))
    throw new Error(`${made.length} moves by people in ${played.id}, but ${promised.size} were acknowledged`);
  const ended = entries.at(-1)?.t === "end";
  if (ended !== isOver(played)) throw new Error(`${played.id} is over in one place only`);
  for (const robot of played.robots) robot.close();
  tally["acknowledged"]! += promised.size;
  if (ended) tally["games"]!++;
}

/** `backWithin` is part of the proof; a test, which may run on a busy machine, only asks that everybody comes back. */
export async function crashes(
  seed: number,
  kills: number,
  { tables = TABLES, backWithin = BACK_WITHIN } = {},
): Promise<Figures> {
  const rng = sfc32(seed);
  const program = new Program("--rates", "0", "--bot-budget", "1");
  const tally: Figures = { kills: 0, tables: 0, games: 0, acknowledged: 0, views: 0, reconnects: 0 };
  const all: Played[] = [];
  try {
    await program.start();
    while (tally["kills"]! < kills) {
      while (all.length < tables) all.push(await openTable(program, rng, tally["tables"]!++));
      await wait(below(rng, LIFE));
      const killed = performance.now();
      await program.kill();
      tally["kills"]!++;
      inspect(program, all, tally);
      const started = await restart(program, rng, tally);
      await everybodyBack(all, { killed, started, ready: performance.now(), backWithin }, tally);
    }
    for (const { robots } of all) for (const robot of robots) robot.resting = true;
    await until(() => all.every(isAnswered), "every answer");
    await program.kill();
    inspect(program, all, tally);
    if (program.complaints !== "") throw new Error(`the server complains: ${program.complaints}`);
  } finally {
    for (const { robots } of all) for (const robot of robots) robot.close();
    await program.end();
  }
  return tally;
}

const isOver = (played: Played): boolean => played.robots.every((r) => r.over);
const isAnswered = (played: Played): boolean => isOver(played) || played.robots.every((r) => r.resting && r.open === 0);

/** Looks at what the dead server left; tables whose game is over leave the list. */
function inspect(program: Program, all: Played[], tally: Figures): void {
  const disk = readFolder(
    program.data,
    all.map((p) => p.id),
  );
  all.forEach((played, i) => {
    check(played, disk[i]!, tally);
    if (isAnswered(played)) checkAnswered(played, disk[i]!, tally);
  });
  all.splice(0, all.length, ...all.filter((played) => !isAnswered(played)));
}

/** Now and then it dies again while it starts or while everybody is coming back. Returns when it began to start. */
async function restart(program: Program, rng: Rng, tally: Figures): Promise<number> {
  let started = performance.now();
  await program.start();
  if (below(rng, 6) === 0) {
    await wait(below(rng, 500));
    await program.kill();
    tally["kills"]!++;
    started = performance.now();
    await program.start();
  }
  return started;
}

async function everybodyBack(
  all: readonly Played[],
  at: { killed: number; started: number; ready: number; backWithin: number },
  tally: Figures,
): Promise<void> {
  const robots = all.flatMap((p) => p.robots);
  const back = (r: Robot): boolean => r.connected && r.syncedAt > at.started;
  await until(() => robots.every(back), "everybody to be back", at.backWithin);
  const last = Math.max(at.ready, ...robots.map((r) => r.syncedAt));
  const most = { maxBackMs: Math.round(last - at.ready), maxDownMs: Math.round(last - at.killed) };
  addFigures(tally, { reconnects: robots.length, ...most });
}

export const crash: Proof = {
  name: "crash",
  about: "the server is killed again and again under play; nothing acknowledged is lost, nothing happens twice",
  parts: PARTS,
  run: (part) => crashes(part, KILLS_A_PART),
};
