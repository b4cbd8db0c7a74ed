import { below, canonical, pick, type Rng } from "@trestle/kernel";
import type { Board, Command, ServerFrame, TableInfo } from "@trestle/protocol";
import type { Wish } from "./stage.ts";

/** What a player far away needs of the world. */
export interface Reach {
  now(): number;
  after(ms: number, act: () => void): void;
  /** A new socket: what it brings goes to `took`, its end to `lost`. */
  dial(took: (text: string) => void, lost: () => void): { send(text: string): void; close(): void };
}

const SILENCE = 12_000;
const PING = 4_000;

/**
 * The rules of a good client, without a network of its own: it comes back when its socket dies or falls silent, says
 * hello with its secrets, sends again what was not answered, ignores what is old, and asks for everything at a gap.
 */
export class FarPlayer {
  readonly secrets: string[];
  readonly acknowledged: string[] = [];
  table: TableInfo | null = null;
  dials = 0;
  readonly #reach: Reach;
  readonly #rng: Rng;
  readonly #name: string;
  #socket: ReturnType<Reach["dial"]> | null = null;
  #heard = 0;
  #ended = false;
  #tries = 0;
  #keys = 0;
  readonly #waiting = new Map<string, string>();
  readonly #asked = new Map<number, string>();
  readonly #boards = new Map<number, { v: number; board: Board }>();
  readonly #legal = new Map<number, unknown[]>();
  #v = -1;

  constructor(reach: Reach, rng: Rng, name: string, secrets: string[]) {
    this.#reach = reach;
    this.#rng = rng;
    this.#name = name;
    this.secrets = secrets;
    this.#dial();
    this.#watch();
  }

  /** What it believes a seat (-1: a watcher) sees. */
  view(seat: number): string | null {
    const found = this.#boards.get(seat);
    return found === undefined ? null : canonical(found.board.view);
  }
  get boards(): number[] {
    return [...this.#boards.keys()];
  }
  get done(): boolean {
    return this.table?.phase === "over" && this.#waiting.size === 0;
  }

  #dial(): void {
    this.dials++;
    this.#heard = this.#reach.now();
    const mine = this.#reach.dial(
      (text) => mine === this.#socket && this.#take(JSON.parse(text) as ServerFrame),
      () => mine === this.#socket && this.#again(),
    );
    this.#socket = mine;
    mine.send(JSON.stringify({ t: "hello", protocol: 2, secrets: this.secrets, history: false }));
    for (const frame of this.#waiting.values()) mine.send(frame);
  }

  #again(): void {
    this.#socket?.close();
    this.#socket = null;
    if (this.#ended) return;
    this.#reach.after(Math.min(3_000, 200 * 2 ** Math.min(this.#tries++, 4)), () => {
      if (this.#socket === null && !this.#ended) this.#dial();
    });
  }

  /** A socket may be dead without anybody saying so: whoever hears nothing asks, then comes anew. */
  #watch(): void {
    this.#reach.after(PING, () => {
      if (this.#ended) return;
      if (this.#socket !== null) {
        if (this.#reach.now() - this.#heard > SILENCE) this.#again();
        else this.#socket.send(JSON.stringify({ t: "ping", key: this.#key() }));
      }
      this.#watch();
    });
  }

  #key(): string {
    return `${this.#name}-${String(++this.#keys).padStart(6, "0")}`;
  }

  #take(frame: ServerFrame): void {
    // A pong says that the socket lives; only news says that the table does.
    if (frame.t !== "pong" || this.#waiting.size === 0) this.#heard = this.#reach.now();
    if (frame.t === "fault") return this.#again();
    this.#tries = 0;
    if (frame.t === "sync") this.#sync(frame);
    if (frame.t === "about") this.#about(frame);
    if (frame.t === "step" || frame.t === "passed") this.#step(frame);
    if (frame.t === "done" || frame.t === "refused") this.#settle(frame);
    this.#play();
  }

  #sync(frame: Extract<ServerFrame, { t: "sync" }>): void {
    // One that was sent before what is known already comes late.
    if (frame.v < this.#v) return;
    this.#v = frame.v;
    this.table = frame.table;
    this.#boards.clear();
    this.#legal.clear();
    for (const board of frame.boards) this.#see(frame.v, board);
  }

  #about(frame: Extract<ServerFrame, { t: "about" }>): void {
    if (frame.v < this.#v) return;
    for (const { v } of this.#boards.values()) if (frame.v > v) return this.#again();
    this.table = frame.table;
  }

  #step(frame: Extract<ServerFrame, { t: "step" | "passed" }>): void {
    const before = this.#boards.get((frame.t === "step" ? frame.board.seat : frame.seat) ?? -1);
    if (before !== undefined && frame.v <= before.v) return;
    if (before === undefined || frame.v > before.v + 1) return this.#again();
    this.#v = Math.max(this.#v, frame.v);
    if (frame.t === "step") this.#see(frame.v, frame.board);
    else before.v = frame.v;
  }

  #see(v: number, board: Board): void {
    this.#boards.set(board.seat ?? -1, { v, board });
    for (const { d, moves } of board.legal) this.#legal.set(d, moves);
  }

  #settle(frame: Extract<ServerFrame, { t: "done" | "refused" }>): void {
    if (!this.#waiting.delete(frame.key)) return;
    if (frame.t === "done") this.acknowledged.push(frame.key);
    else for (const [d, key] of this.#asked) if (key === frame.key) this.#asked.delete(d);
  }

  send(wish: Wish): string {
    const command: Command = { ...wish, key: this.#key() };
    const text = JSON.stringify(command);
    this.#waiting.set(command.key, text);
    this.#socket?.send(text);
    return command.key;
  }

  #play(): void {
    if (this.table?.phase !== "playing" || this.table.paused) return;
    for (const { board } of this.#boards.values())
      for (const d of board.pending) {
        const moves = this.#legal.get(d.id);
        if (d.seat !== board.seat || d.free || this.#asked.has(d.id) || moves === undefined) continue;
        this.#asked.set(d.id, "");
        const move = pick(this.#rng, moves);
        this.#reach.after(below(this.#rng, 1_500), () => {
          if (this.#asked.get(d.id) === "")
            this.#asked.set(d.id, this.send({ t: "move", seat: d.seat, d: d.id, move }));
        });
      }
  }

  end(): void {
    this.#ended = true;
    this.#socket?.close();
  }
}
