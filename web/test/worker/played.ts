import { pick, sfc32, sha256Text, type AnyGame, type Rng } from "@trestle/kernel";
import { PROTOCOL, type ClientFrame, type ServerFrame, type SyncFrame } from "@trestle/protocol";
import { newDealMemory, partFrames, readyFrame, type DealMemory } from "@trestle/protocol/deal-memory";
import { Table, type Env, type Games } from "@trestle/table";
import { TranscriptRecorder, transcriptsOf } from "../../src/device/transcript.ts";
import type { Evidence } from "../../src/worker/contract.ts";
import { GAMES, loadGame } from "../../src/worker/games.ts";

export interface PlayOptions {
  game: string;
  seed?: number;
  options?: Record<string, unknown>;
  seats?: number;
  /** Bob sits at the table too and never reveals his part. */
  bob?: boolean;
  /** How often Ann undoes what she can, out of ten. */
  undo?: number;
  /** How often her connection breaks, out of a hundred entries. */
  breaks?: number;
  /** What a dishonest server changes. */
  changed?: (game: AnyGame) => AnyGame;
  /** Starts that are cancelled before the one that counts. */
  brokenOff?: number;
}

export interface Played {
  table: string;
  log: string;
  /** What Ann's device has stored. */
  evidence: Evidence;
  undone: number;
}

const HOST = "0".repeat(32);
const ANN = 1;
const BOB = 2;

/** A server table in fake time, played to the end by Ann in seat 0 and random bots. */
export async function played(options: PlayOptions): Promise<Played> {
  const entry = await loadGame(options.game);
  if (entry === null) throw new Error(`there is no game ${options.game}`);
  const game = new FakeGame(options, entry.edition);
  return game.play();
}

class FakeGame {
  readonly #options: PlayOptions;
  readonly #table: Table;
  readonly #rng: Rng;
  readonly #lines: string[] = [];
  readonly #transcript: TranscriptRecorder;
  readonly #deal = newDealMemory();
  readonly #bob = newDealMemory();
  readonly #secrets = [HOST];
  #board: SyncFrame["boards"][number] | null = null;
  #info!: SyncFrame["table"];
  #drawn = 0;
  #keys = 0;
  #undone = 0;
  #over: number | null = null;

  constructor(options: PlayOptions, edition: Parameters<Games["find"]>[1]) {
    this.#options = options;
    this.#rng = sfc32(options.seed ?? 1);
    const { changed = (game) => game } = options;
    const games: Games = {
      ...GAMES,
      find(id, box) {
        const found = GAMES.find(id, box);
        return found === null ? null : changed(found);
      },
    };
    const made = { game: options.game, options: options.options ?? {}, seats: options.seats ?? 4, bots: 0, edition };
    const usual = { level: "greenhorn", temper: "even", clock: "off", listed: false, watchers: true } as const;
    const table = Table.create(games, { ...made, ...usual }, HOST, this.env);
    if ("rule" in table) throw new Error(table.rule);
    this.#table = table;
    this.#transcript = new TranscriptRecorder(table.id);
  }

  get env(): Env {
    const { game, seed = 1, changed } = this.#options;
    const of = `${game} ${seed} ${changed !== undefined}`;
    return { now: 1_000 * this.#keys, random: () => sha256Text(`${of} ${this.#drawn++}`) };
  }

  play(): Played {
    this.#greet();
    this.#sit(ANN, "Ann");
    if (this.#options.bob === true) {
      this.#table.join(BOB, null);
      this.#send(BOB, { t: "hello", protocol: PROTOCOL, secrets: [], history: true });
      this.#sit(BOB, "Bob");
    }
    for (const { seat, kind } of this.#info.seats)
      if (kind === "open")
        this.#send(ANN, { t: "seat-bot", key: this.#key(), seat, level: "greenhorn", temper: "even" });
    for (let i = 0; i < (this.#options.brokenOff ?? 0); i++) {
      this.#start();
      this.#send(ANN, { t: "break-off", key: this.#key() });
    }
    this.#start();
    if (this.#table.phase === "lobby") this.#send(ANN, { t: "go-on", key: this.#key() });
    while (this.#table.phase === "playing") this.#step();
    const { id } = this.#table;
    const arrived = [{ seat: 0, attempt: this.#deal.list!.attempt }];
    const old = { commitment: null, parts: [] };
    const evidence = { ...this.#deal, arrived, over: this.#over, displaced: null, old, transcripts: transcriptsOf(id) };
    return { table: id, log: `${this.#lines.join("\n")}\n`, evidence, undone: this.#undone };
  }

  #start(): void {
    this.#ready(ANN, this.#deal, 0);
    if (this.#options.bob === true) this.#ready(BOB, this.#bob, 1);
    this.#send(ANN, { t: "start", key: this.#key() });
  }

  #sit(conn: number, name: string): void {
    const secret = sha256Text(`secret of ${name}`).slice(0, 32);
    this.#send(conn, { t: "sit", key: this.#key(), seat: conn - 1, name, secret });
    if (conn === ANN) this.#secrets.push(secret);
  }

  #ready(conn: number, memory: DealMemory, seat: number): void {
    const part = sha256Text(`part ${conn} ${this.#info.attempt}`);
    this.#send(conn, { ...readyFrame(memory, this.#info, seat, part), key: this.#key() });
  }

  #greet(): void {
    this.#table.drop(ANN, this.env);
    this.#table.join(ANN, null);
    this.#send(ANN, { t: "hello", protocol: PROTOCOL, secrets: this.#secrets, history: true });
  }

  /** Plays one decision; now and then Ann undoes something or reconnects. */
  #step(): void {
    const chance = (of: number, often: number | undefined): boolean => pick(this.#rng, range(of)) < (often ?? 0);
    if (chance(100, this.#options.breaks)) this.#greet();
    const undo = this.#board?.undo;
    if (undo != null && chance(10, this.#options.undo)) {
      this.#undone++;
      return this.#send(ANN, { t: "undo", key: this.#key(), seat: 0 });
    }
    const job = this.#table.wanted()[0];
    if (job !== undefined) {
      this.#table.handed(job);
      this.#table.answer(job, { move: pick(this.#rng, job.legal), iterations: 1 }, this.env);
      return this.#hear();
    }
    const { match } = this.#table;
    const d = match!.game.pending(match!.state).find((q) => !q.free)!;
    const conn = d.seat === 0 ? ANN : BOB;
    const moves: unknown[] = [];
    match!.game.moves(match!.state, d, moves);
    this.#send(conn, { t: "move", key: this.#key(), seat: d.seat, d: d.id, move: pick(this.#rng, moves) });
  }

  #send(conn: number, frame: ClientFrame): void {
    const copy = JSON.parse(JSON.stringify(frame)) as ClientFrame;
    if (copy.t === "hello") this.#table.hello(conn, copy, this.env);
    else this.#table.command(conn, copy, this.env);
    this.#hear();
  }

  #hear(): void {
    for (const { ops, frames } of this.#table.take()) {
      for (const op of ops) if (op.t === "line") this.#lines.push(op.line);
      for (const { to, frame } of frames) if (to === ANN) this.#take(JSON.parse(JSON.stringify(frame)) as ServerFrame);
    }
  }

  #take(frame: ServerFrame): void {
    if (frame.t === "refused") throw new Error(`${frame.rule} ${JSON.stringify(frame.data)}`);
    if (frame.t === "step") this.#transcript.shown(frame.board.seat, frame);
    if (frame.t === "passed") this.#transcript.shown(frame.seat, frame);
    if (frame.t === "sync") this.#transcript.synced(frame);
    if (frame.t === "step") this.#board = frame.board;
    if (frame.t === "sync") this.#board = frame.boards[0] ?? null;
    if (frame.t !== "sync" && frame.t !== "about") return;
    this.#info = frame.table;
    if (frame.table.phase === "over") this.#over = frame.v;
    const parts = partFrames(this.#deal, this.#info, frame.you.seats);
    if (typeof parts === "string") throw new Error(parts);
    for (const part of parts) this.#send(ANN, part);
  }

  #key(): string {
    return `key-of-test-${++this.#keys}`;
  }
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
