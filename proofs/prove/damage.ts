import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { below, sfc32, type Rng } from "@trestle/kernel";
import { PROTOCOL, type ServerFrame } from "@trestle/protocol";
import { openTable, type Played } from "./crash.ts";
import { readFolder, type OnDisk } from "./on-disk.ts";
import { Program, until, wait } from "./program.ts";
import type { Figures, Proof } from "./proof.ts";
import { RawSocket } from "./raw-socket.ts";

const PARTS = 4;
const FLIPS_A_PART = 20;
const TABLES = 6;
/** Milliseconds of play before the kill. */
const PLAY = 1_500;
/** So many bytes are the newest. */
const NEWEST = 400_000;
const FRAME = 24 + 4096;

/** Plays for a while, kills the server, and leaves its folder in `to`. */
async function playInto(to: string, rng: Rng): Promise<OnDisk[]> {
  const program = new Program("--rates", "0", "--bot-budget", "1");
  const all: Played[] = [];
  try {
    await program.start();
    while (all.length < TABLES) all.push(await openTable(program, rng, all.length));
    await wait(PLAY);
    await program.kill();
    copy(program.data, to);
    return readFolder(
      to,
      all.map((played) => played.id),
    );
  } finally {
    for (const { robots } of all) for (const robot of robots) robot.close();
    await program.end();
  }
}

function copy(from: string, to: string): void {
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
  for (const name of readdirSync(from)) if (!name.startsWith("lock")) copyFileSync(join(from, name), join(to, name));
}

/** The log is written over again and again: the mark beside it (docs/adr/0027) says how many frames of it count. */
function endOfLog(folder: string): number {
  return 32 + readFileSync(join(folder, "trestle.mark")).readUInt32LE(12) * FRAME;
}

/** Turns over one bit of the newest data: mostly of the write-ahead log, sometimes of the database or the mark. */
function flip(folder: string, rng: Rng): string {
  const name = below(rng, 8) > 1 ? "trestle.db-wal" : below(rng, 4) > 0 ? "trestle.db" : "trestle.mark";
  const file = join(folder, name);
  const size = name === "trestle.db-wal" ? endOfLog(folder) : statSync(file).size;
  const at = Math.max(0, size - NEWEST) + below(rng, Math.min(size, NEWEST));
  const bytes = readFileSync(file);
  bytes[at]! ^= 1 << below(rng, 8);
  writeFileSync(file, bytes);
  return `byte ${at} of ${name}`;
}

/** How a server on this folder answers whoever comes to a table: with it, or that it is damaged. */
async function isRefused(program: Program, id: string): Promise<boolean> {
  const socket = new RawSocket(program.port, `/ws/${id}`);
  const first = new Promise<ServerFrame>((done) => (socket.onFrame = done));
  await socket.open;
  socket.send(JSON.stringify({ t: "hello", protocol: PROTOCOL, secrets: [], history: false }));
  const frame = await Promise.race([first, socket.closed]);
  socket.end();
  if (typeof frame === "object" && frame.t === "sync") return false;
  if (typeof frame === "object" && frame.t === "fault" && frame.rule === "SERVER-TABLE-3") return true;
  throw new Error(`table ${id} is answered with ${JSON.stringify(frame)}`);
}

/** All that was acknowledged is there, first; bots may have gone on behind it. */
function isWhole(was: OnDisk, is: OnDisk): boolean {
  return is.record.id === was.record.id && was.lines.every((line, n) => line === is.lines[n]);
}

async function flipOnce(program: Program, truth: readonly OnDisk[], rng: Rng, tally: Figures): Promise<void> {
  const where = flip(program.data, rng);
  const ids = truth.map(({ record }) => record.id);
  program.complaints = "";
  try {
    await program.start();
  } catch {
    // Refused as a whole, in words.
    if (!program.complaints.includes("is damaged")) throw new Error(`${where}: ${program.complaints}`);
    tally["refusedFolders"]!++;
    return;
  }
  const refused = new Map<string, boolean>();
  for (const id of ids) refused.set(id, await isRefused(program, id));
  await program.kill();
  tally["reported"]! += program.complaints === "" ? 0 : 1;
  const sound = truth.filter(({ record }) => refused.get(record.id) === false);
  const now = readFolder(
    program.data,
    sound.map(({ record }) => record.id),
  );
  sound.forEach((was, i) => {
    if (!isWhole(was, now[i]!)) throw new Error(`${where}: table ${was.record.id} went back in time without a word`);
  });
  const damaged = ids.length - sound.length;
  if (damaged > 0 && program.complaints === "") throw new Error(`${where}: nothing in the server's log`);
  tally["damagedTables"]! += damaged;
  tally["soundTables"]! += sound.length;
}

export async function flips(seed: number, count: number): Promise<Figures> {
  const rng = sfc32(seed);
  const tally: Figures = { flips: 0, reported: 0, soundTables: 0, damagedTables: 0, refusedFolders: 0, lines: 0 };
  const folder = mkdtempSync(join(tmpdir(), "trestle-damage-"));
  const program = new Program("--rates", "0", "--bot-budget", "1");
  try {
    const truth = await playInto(folder, rng);
    for (const { lines } of truth) tally["lines"]! += lines.length;
    for (; tally["flips"]! < count; tally["flips"]!++) {
      copy(folder, program.data);
      await flipOnce(program, truth, rng, tally);
      await until(() => !program.alive, "the server's end");
    }
  } finally {
    await program.end();
    rmSync(folder, { recursive: true });
  }
  return tally;
}

export const damage: Proof = {
  name: "damage",
  about: "bits of the newest data turn over; each is harmless or reported, and no table goes back in time",
  parts: PARTS,
  run: (part) => flips(part, FLIPS_A_PART),
};
