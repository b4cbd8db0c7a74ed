import { canonical, sfc32 } from "@trestle/kernel";
import { findGame, GAMES } from "@trestle/tools/registry.ts";
import { badFrames, type Target } from "./frames.ts";
import { botAttacks } from "./input-bots.ts";
import { limitAttacks } from "./input-limits.ts";
import { controlFloods } from "./input-control.ts";
import { keptTables } from "./input-kept.ts";
import { FULL_LENGTH, longGames } from "./input-long.ts";
import { fullMemoryAttack } from "./input-memory.ts";
import { checkLog, readFolder, readLive, type OnDisk } from "./on-disk.ts";
import { newSecret, openGame, Prober } from "./prober.ts";
import { call, Program, until, type Made } from "./program.ts";
import { addFigures, type Figures, type Proof } from "./proof.ts";
import { badRequests, PLANTED, SCRIPT } from "./requests.ts";
import { takeOver, wrongSeats } from "./wrong-seat.ts";

/** Attacks by load: one part each, after the bad input. */
const LOADS: readonly { name: string; run(): Promise<Figures> }[] = [
  ...limitAttacks.map((run) => ({ name: "limits", run })),
  ...botAttacks.map((run) => ({ name: "bots", run })),
  { name: "memory", run: fullMemoryAttack },
  { name: "control", run: () => controlFloods(5_000) },
  { name: "kept", run: () => keptTables([100, 1_000_000], 9) },
  { name: "long", run: () => longGames(FULL_LENGTH) },
];
const PARTS = 25;
const FRAMES_A_PART = 6_200;
const REQUESTS_A_PART = 2_000;

/** What of a table strangers must not be able to change. */
function still({ record, lines }: OnDisk): string {
  const { keys: _keys, ...rest } = record;
  return canonical([rest, lines]);
}

/** Frames and requests of every bad kind against the real server; then its disk is looked at. */
export async function badInput(seed: number, frames: number, requests: number): Promise<Figures> {
  const rng = sfc32(seed);
  const { game } = GAMES[seed % GAMES.length]!;
  const config = game.parseConfig({});
  const seats = Math.max(3, game.seats(config).min);
  const program = new Program("--rates", "0");
  try {
    await program.start();
    const tally: Figures = {};
    addFigures(tally, await wrongSeats(program, game.id, seats));
    addFigures(tally, await takeOver(program, game.id, seats));
    addFigures(tally, await scripts(program, game.id, seats));
    const quietGame = await openGame(program, game.id, seats);
    const ownGame = await openGame(program, game.id, seats);
    const lobby = await call<Made>(`${program.origin}/api/tables`, { game: game.id, seats, listed: true });
    const [before] = readLive(program.data, [quietGame.made.table]);
    const targets: Target[] = [
      { table: quietGame.made.table, secrets: [], seat: 0, ...fresh() },
      { table: ownGame.made.table, secrets: ownGame.bob.secrets, seat: 1, ...fresh() },
      { table: ownGame.made.table, secrets: ownGame.ann.secrets.slice(1), seat: 0, ...fresh() },
      { table: lobby.table, secrets: [], seat: 0, ...fresh() },
    ];
    const [thrown, asked] = await Promise.all([
      badFrames(program.port, targets, rng, frames),
      badRequests(program.port, quietGame.made, sfc32(seed + 1_000), requests),
    ]);
    addFigures(tally, thrown);
    addFigures(tally, asked);
    for (const who of [quietGame.ann, quietGame.bob, ownGame.ann, ownGame.bob]) who.end();
    await healthy(program);
    await program.kill();
    const [after, own] = readFolder(program.data, [quietGame.made.table, ownGame.made.table]);
    if (still(before!) !== still(after!)) throw new Error("a stranger changed a table");
    addFigures(tally, { legalMoves: accepted(own!, targets.slice(1, 3)) });
    return tally;
  } finally {
    await program.end();
  }
}

async function healthy(program: Program): Promise<void> {
  const answer = await fetch(`${program.origin}/readyz`);
  if (!program.alive || answer.status !== 200) throw new Error("the server does not answer any more");
  if (program.complaints !== "") throw new Error(`the server complains: ${program.complaints.slice(0, 2_000)}`);
}

const fresh = (): Pick<Target, "sent" | "acknowledged"> => ({ sent: new Map(), acknowledged: [] });

/** Every move of a person in the log was sent as it stands there and is legal; whatever was acknowledged is there. */
function accepted(own: OnDisk, targets: readonly Target[]): number {
  const open = new Set(targets.flatMap((t) => t.acknowledged));
  checkLog(own, new Map());
  const { game } = findGame(own.record.game)!;
  let count = 0;
  for (const line of own.lines.slice(1)) {
    const entry = JSON.parse(line) as { t: string; by?: string; key?: string; move?: unknown };
    if (entry.t !== "move" || entry.by !== "person") continue;
    const move = canonical(entry.move);
    const meant = targets.flatMap((t) => t.sent.get(entry.key ?? "") ?? []);
    if (!meant.some((raw) => canonical(game.parseMove(raw)) === move)) throw new Error(`nobody sent ${line}`);
    open.delete(entry.key ?? "");
    count++;
  }
  if (open.size > 0) throw new Error(`acknowledged, but not in the log: ${[...open].join()}`);
  return count;
}

/** Markup in names, talk and titles comes back as the text it is, and never in a page. */
async function scripts(program: Program, game: string, seats: number): Promise<Figures> {
  const made = await call<Made>(`${program.origin}/api/tables`, { game, seats, bots: seats - 1, listed: true });
  const ann = await Prober.at(program, made.table, [made.hostSecret]);
  const name = "<img src=q>";
  const talk = `<script>alert("${SCRIPT}")</script>`;
  await ann.sit(name, 0);
  await ann.ask({ t: "say", seat: 0, channel: "table", text: talk });
  await until(() => ann.said.length > 0, "the talk");
  if (ann.table.seats[0]?.name !== name || ann.said[0] !== talk) throw new Error("text came back as something else");
  const named = await ann.rule({ t: "sit", seat: 0, name: "\u202eevil", secret: newSecret() });
  if (named === "done") throw new Error("a name that turns text was taken");
  ann.end();
  let pages = 0;
  for (const path of [
    "/",
    "/api/tables",
    `/${SCRIPT}`,
    `/api/codes/${encodeURIComponent(SCRIPT)}`,
    "/nowhere?<script>",
  ]) {
    const answer = await fetch(`${program.origin}${path}`, { headers: { accept: "text/html" } });
    const type = answer.headers.get("content-type") ?? "";
    const text = await answer.text();
    if (type.includes("html") ? PLANTED.test(text) : !type.startsWith("application/json"))
      throw new Error(`${path} serves ${type}: ${text.slice(0, 200)}`);
    if (!(answer.headers.get("content-security-policy") ?? "").includes("default-src 'none'"))
      throw new Error(`${path} has no content policy`);
    pages++;
  }
  return { pages };
}

export const input: Proof = {
  name: "input",
  about:
    "bad frames and requests change nothing and break nothing; no command from a wrong seat is accepted; attacks by load are not felt by others",
  parts: PARTS + LOADS.length,
  run(part, { only }) {
    const load = LOADS[part - PARTS];
    if (!new RegExp(only).test(load?.name ?? "frames")) return {};
    return load === undefined ? badInput(part, FRAMES_A_PART, REQUESTS_A_PART) : load.run();
  },
};
