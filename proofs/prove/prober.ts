import { randomBytes } from "node:crypto";
import type { Board, ServerFrame, SyncFrame, TableInfo } from "@trestle/protocol";
import { newDealMemory, partFrames, readyFrame } from "@trestle/protocol/deal-memory";
import { call, until, type Made, type Program } from "./program.ts";
import { RawSocket } from "./raw-socket.ts";
import type { Wish } from "./stage.ts";

type Answer = Extract<ServerFrame, { key: string }> | { t: "closed"; code: number };

export const newKey = (): string => randomBytes(9).toString("base64url");
export const newPart = (): string => randomBytes(32).toString("hex");
export const newSecret = (): string => randomBytes(16).toString("hex");

/** One connection that asks and is answered, a question at a time. */
export class Prober {
  readonly socket: RawSocket;
  readonly secrets: string[];
  you: SyncFrame["you"] = { seats: [], host: false };
  table!: TableInfo;
  boards: Board[] = [];
  readonly said: string[] = [];
  v = 0;
  readonly #deal = newDealMemory();
  readonly #legal = new Map<number, unknown[]>();
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  #synced: () => void = () => undefined;

  private constructor(program: Program, table: string, secrets: string[], from?: string) {
    this.secrets = secrets;
    this.socket = new RawSocket(program.port, `/ws/${table}`, from);
    this.socket.onFrame = (frame) => this.#take(frame);
    void this.socket.closed.then((code) => {
      for (const done of this.#waiting.values()) done({ t: "closed", code });
      this.#synced();
    });
  }

  static async at(program: Program, table: string, secrets: string[] = [], from?: string): Promise<Prober> {
    const prober = new Prober(program, table, secrets, from);
    const synced = new Promise<void>((done) => (prober.#synced = done));
    await prober.socket.open;
    prober.socket.send(JSON.stringify({ t: "hello", protocol: 2, secrets, history: false }));
    await synced;
    return prober;
  }

  #take(frame: ServerFrame): void {
    if (frame.t === "sync" || frame.t === "about") {
      this.you = frame.you;
      this.table = frame.table;
    }
    if (frame.t === "sync" || frame.t === "about") {
      const parts = partFrames(this.#deal, frame.table, frame.you.seats);
      if (typeof parts !== "string") for (const part of parts) this.socket.send(JSON.stringify(part));
    }
    if (frame.t === "sync") this.boards = frame.boards;
    if (frame.t === "step") this.boards = [...this.boards.filter((b) => b.seat !== frame.board.seat), frame.board];
    for (const b of this.boards) for (const { d, moves } of b.legal) this.#legal.set(d, moves);
    if (frame.t === "said") this.said.push(frame.line.text);
    if ("v" in frame) this.v = frame.v;
    if (frame.t === "sync") this.#synced();
    if (!("key" in frame) || frame.t === "seated") return;
    this.#waiting.get(frame.key)?.(frame);
    this.#waiting.delete(frame.key);
  }

  ask(wish: Wish & { key?: string }): Promise<Answer> {
    const frame = { key: newKey(), ...wish };
    return new Promise((done) => {
      this.#waiting.set(frame.key, done);
      this.socket.send(JSON.stringify(frame));
    });
  }

  /** The rule that refused it, or what else was answered. */
  async rule(wish: Wish & { key?: string }): Promise<string> {
    const answer = await this.ask(wish);
    return answer.t === "refused" ? answer.rule : answer.t;
  }

  async sit(name: string, seat: number): Promise<void> {
    const secret = newSecret();
    const answer = await this.rule({ t: "sit", seat, name, secret });
    if (answer !== "done") throw new Error(`${name} could not sit down: ${answer}`);
    this.secrets.push(secret);
    await this.ask(readyFrame(this.#deal, this.table, seat, newPart()));
  }

  owed(seat: number): { d: number; moves: unknown[] } | null {
    const d = this.boards.find((b) => b.seat === seat)?.pending.find((p) => p.seat === seat && !p.free);
    const moves = d === undefined ? undefined : this.#legal.get(d.id);
    return d === undefined || moves === undefined ? null : { d: d.id, moves };
  }

  end(): void {
    this.socket.end();
  }
}

export interface Opened {
  made: Made;
  ann: Prober;
  bob: Prober;
}

/** A table of two persons (the first made it) and bots, playing; it waits for one of the persons. */
export async function openGame(program: Program, game: string, seats: number): Promise<Opened> {
  const made = await call<Made>(`${program.origin}/api/tables`, { game, seats, bots: seats - 2, level: "greenhorn" });
  const ann = await Prober.at(program, made.table, [made.hostSecret]);
  const bob = await Prober.at(program, made.table);
  await ann.sit("Ann", 0);
  await bob.sit("Bob", 1);
  const started = await ann.rule({ t: "start" });
  if (started !== "done") throw new Error(`the game did not begin: ${started}`);
  await until(() => ann.table.phase !== "lobby", "the parts of the deal");
  await quiet(ann);
  return { made, ann, bob };
}

/** Waits until only the two persons owe anything. */
export async function quiet(prober: Prober): Promise<void> {
  const bots = (): boolean => prober.boards[0]?.pending.some((d) => !d.free && d.seat > 1) ?? true;
  // A start is answered before everybody has revealed their part: the game may not have begun yet.
  await until(() => prober.table.phase !== "lobby", "the first card");
  await until(() => prober.table.phase !== "playing" || !bots(), "the bots");
}
