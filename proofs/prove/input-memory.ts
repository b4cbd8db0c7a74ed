import { readFileSync } from "node:fs";
import { request } from "node:http";
import { Worker } from "node:worker_threads";
import { ours } from "@trestle/games/heist/engine";
import { loopback, type Storm, type StormOrder } from "./list-storm.ts";
import { openGame, Prober, type Opened } from "./prober.ts";
import { Program, until, wait, type Made } from "./program.ts";
import type { Figures } from "./proof.ts";

export interface MemoryAttack {
  /** Tables, each with an edition of its own, and the bytes of each edition's file. */
  tables: number;
  bytes: number;
  /** Requests for lists under way at once. */
  together: number;
  /** Rounds of so many moves at a table that plays meanwhile. */
  rounds: number;
  moves: number;
}

const FULL: MemoryAttack = { tables: 100, bytes: 500_000, together: 500, rounds: 5, moves: 100 };
const PEAK_MB = 400;
const ACK = { times: 2, ms: 25 };
/** Of editions and of requests for lists, fewer than one address may send at once. */
const FROM_ONE = { editions: 5, lists: 250 };
/** Secrets that one may come with. */
const MOST_SECRETS = 200;
/** A socket may send twenty frames a second. */
const PACE = 60;

/**
 * Tables with large editions, all of them opened, then lists asked for by hundreds at once, all within the usual rate
 * limits: from many addresses, which is faster than one could do it. The server stays small, and a table that plays
 * meanwhile hardly notices.
 */
export async function memoryAttack(attack: MemoryAttack): Promise<Figures> {
  const program = new Program();
  try {
    await program.start();
    const player = new Player(program);
    const before = await rounds(attack, () => player.acks(attack.moves));
    const making = makeTables(program, attack);
    const whileMaking = await player.acks(attack.moves);
    const tables = await making;
    const guests = await Promise.all(tables.map(({ table }) => Prober.at(program, table)));
    const letIn = guests.filter((guest) => !guest.socket.isClosed).length;
    const storms: Storm[] = [];
    const between: number[] = [];
    const busy = await rounds(attack, async () => {
      // By turns: the machine may be busier now than it was before.
      between.push(percentile(await player.acks(attack.moves), 0.99));
      const first = (1 + storms.length) * 100_000;
      const secrets = tables.map(({ hostSecret }) => hostSecret).slice(0, MOST_SECRETS);
      const load = { together: attack.together, fromOne: FROM_ONE.lists, first, secrets };
      const storm = startStorm({ port: program.port, ...load });
      const acks = await player.acks(attack.moves);
      storms.push(await storm.stop());
      return acks;
    });
    for (const guest of guests) guest.end();
    player.end();
    if (!program.alive) throw new Error("the server does not answer any more");
    const refused = storms.reduce((sum, storm) => sum + storm.refused, 0);
    if (refused > 0) throw new Error(`${refused} requests for lists were refused`);
    const maxPeakMb = peakMb(program);
    if (maxPeakMb >= PEAK_MB) throw new Error(`the server took ${maxPeakMb} MB, more than ${PEAK_MB}`);
    const lists = storms.reduce((sum, storm) => sum + storm.requests, 0);
    const quiet = { maxBeforeMs: before, maxQuietMs: percentile(between, 0.5) };
    const acks = { ...quiet, maxListsMs: busy, maxMakingMs: percentile(whileMaking, 0.99) };
    return { editions: tables.length, letIn, lists, moves: player.moves, maxPeakMb, ...acks };
  } finally {
    await program.end();
  }
}

/** Whether the playing table kept its pace. Not asked in CI, where other tests want the same cores. */
function keptPace({ maxQuietMs = 0, maxListsMs = 0 }: Figures): boolean {
  return maxListsMs <= Math.max(ACK.times * maxQuietMs, ACK.ms);
}

export async function fullMemoryAttack(): Promise<Figures> {
  const figures = await memoryAttack(FULL);
  if (!keptPace(figures)) throw new Error(`a playing table was slowed down: ${JSON.stringify(figures)}`);
  return figures;
}

/** The median of the rounds' 99th percentiles. */
async function rounds({ rounds: count }: MemoryAttack, round: () => Promise<number[]>): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push(percentile(await round(), 0.99));
  return percentile(all, 0.5);
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return Math.round(value * 10) / 10;
}

/** The most memory that the server's process ever had. */
function peakMb({ pid }: Program): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

/** Two people who play one game after the other, as fast as they may. */
class Player {
  moves = 0;
  readonly #program: Program;
  #game: Opened | null = null;
  readonly #answered = new Set<string>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** Milliseconds from a move to its acknowledgement. */
  async acks(count: number): Promise<number[]> {
    const took: number[] = [];
    while (took.length < count) {
      const { ann, bob } = await this.#playing();
      for (const [seat, who] of [ann, bob].entries()) {
        const owed = who.owed(seat);
        if (owed === null || this.#answered.has(`${who.table.id} ${owed.d}`)) continue;
        this.#answered.add(`${who.table.id} ${owed.d}`);
        const start = performance.now();
        const move = owed.moves[owed.d % owed.moves.length];
        const answer = await who.ask({ t: "move", seat, d: owed.d, move });
        took.push(performance.now() - start);
        if (answer.t !== "done") throw new Error(`a move was answered ${JSON.stringify(answer)}`);
        this.moves++;
        await wait(PACE);
      }
      await wait(2);
    }
    return took;
  }

  async #playing(): Promise<Opened> {
    if (this.#game?.ann.table.phase === "playing") return this.#game;
    this.end();
    const game = (this.#game = await openGame(this.#program, "heist", 2));
    await until(() => game.ann.table.phase !== "lobby", "the deal");
    return game;
  }

  end(): void {
    this.#game?.ann.end();
    this.#game?.bob.end();
  }
}

/** Another box: nearly all of its file are corners of a mesa, which take the most time and memory for their bytes. */
function largeEdition(name: string, bytes: number): string {
  const outline = Array.from({ length: 500 }, () => 1);
  const count = Math.floor((bytes - JSON.stringify(ours).length) / (2 * outline.length + 2));
  const padding = { ...ours.mainMap.mesas[0]!, id: "padding", outlines: Array.from({ length: count }, () => outline) };
  const mainMap = { ...ours.mainMap, mesas: [...ours.mainMap.mesas, padding] };
  return JSON.stringify({ ...ours, name, mainMap });
}

async function makeTables(program: Program, { tables, bytes }: MemoryAttack): Promise<Made[]> {
  const made: Made[] = [];
  const addresses = Math.ceil(tables / FROM_ONE.editions);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < tables) {
      const nth = next++;
      const edition = largeEdition(`Box ${nth}`, bytes);
      const body = `{"game":"heist","seats":2,"bots":1,"listed":true,"edition":${edition}}`;
      made.push(await makeTable(program.port, loopback(nth % addresses), body));
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return made;
}

/** Asks again for as long as it is told to wait. */
async function makeTable(port: number, localAddress: string, body: string): Promise<Made> {
  for (;;) {
    const { status, text, after } = await postFrom(port, localAddress, body);
    if (status === 201) return JSON.parse(text) as Made;
    if (status !== 429) throw new Error(`a table was not made: ${status} ${text}`);
    await wait(1_000 * after);
  }
}

function postFrom(port: number, localAddress: string, body: string) {
  const path = "/api/tables/with-edition";
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return new Promise<{ status: number; text: string; after: number }>((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, localAddress, method: "POST", path, headers, agent: false });
    sent.on("response", (answer) => {
      let text = "";
      answer.on("data", (data: Buffer) => (text += data.toString()));
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, text, after: Number(answer.headers["retry-after"] ?? 1) }),
      );
    });
    sent.on("error", fail);
    sent.end(body);
  });
}

function startStorm(order: StormOrder): { stop(): Promise<Storm> } {
  const worker = new Worker(new URL("./list-storm.ts", import.meta.url), { workerData: order });
  let told: Storm | null = null;
  worker.on("message", (storm: Storm) => (told = storm));
  return {
    async stop() {
      worker.postMessage("stop");
      await until(() => told !== null, "the requests for lists");
      return told!;
    },
  };
}
