import { canonical, pick, sfc32, below, type Rng } from "@trestle/kernel";
import type { Board, ServerFrame, TableInfo } from "@trestle/protocol";
import { Line } from "@trestle/tools/play/line.ts";
import type { Told } from "./on-disk.ts";

/** A player over the terminal's own line: comes back by itself, sends again what was not answered, plays at random. */
export class Robot {
  readonly line: Line;
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  table: TableInfo | null = null;
  seats: number[] = [];
  /** When it last was told everything. */
  syncedAt = 0;
  connected = false;
  /** Commands under way. */
  open = 0;
  fault: string | null = null;
  /** Faults that are no fault: its server is stopping, or waits for its database. */
  forgives: readonly string[] = [];
  /** Makes no more moves. */
  resting = false;
  readonly #told: Told;
  readonly #rng: Rng;
  readonly #think: number;
  readonly #boards = new Map<number, Board>();
  readonly #legal = new Map<number, unknown[]>();
  readonly #asked = new Set<number>();

  constructor(url: string, secrets: string[], told: Told, seed: number, think: number) {
    this.#told = told;
    this.#rng = sfc32(seed);
    this.#think = think;
    this.line = new Line(url, secrets);
    this.line.onFrame = (frame) => this.#take(frame);
    this.line.onLost = () => (this.connected = false);
    this.line.open();
  }

  get over(): boolean {
    return this.table?.phase === "over" && this.open === 0;
  }

  #take(frame: ServerFrame): void {
    if (frame.t === "sync" || frame.t === "about") {
      this.table = frame.table;
      this.seats = frame.you.seats;
    }
    if (frame.t === "fault" && !this.forgives.includes(frame.rule)) this.fault = frame.rule;
    if (frame.t === "sync") {
      this.connected = true;
      this.syncedAt = performance.now();
      this.#legal.clear();
      for (const board of frame.boards) this.#see(frame.v, board);
    } else if (frame.t === "step") this.#see(frame.v, frame.board);
    this.#play();
  }

  #see(v: number, board: Board): void {
    const seat = board.seat ?? -1;
    const views = this.#told.get(v) ?? new Map<number, string>();
    const view = canonical(board.view);
    const before = views.get(seat);
    if (before !== undefined && before !== view) this.fault = `two views of entry ${v} for seat ${seat}`;
    this.#told.set(v, views.set(seat, view));
    this.#boards.set(seat, board);
    for (const { d, moves } of board.legal) this.#legal.set(d, moves);
  }

  #play(): void {
    if (this.table?.phase !== "playing" || this.resting) return;
    for (const board of this.#boards.values())
      for (const d of board.pending) {
        const moves = this.#legal.get(d.id);
        if (d.seat !== board.seat || d.free || this.#asked.has(d.id) || moves === undefined) continue;
        this.#asked.add(d.id);
        this.open++;
        const move = pick(this.#rng, moves);
        setTimeout(() => void this.#send(d.seat, d.id, move), below(this.#rng, this.#think));
      }
  }

  async #send(seat: number, d: number, move: unknown): Promise<void> {
    const answer = await this.line.send({ t: "move", seat, d, move });
    this.open--;
    if (answer.t === "done") this.acknowledged.push(answer.key);
    else if (answer.t === "refused") {
      // The decision was taken from it, or the server could not keep the move: either way it did not count.
      this.refused.push(answer.key);
      this.#asked.delete(d);
      this.#play();
    }
  }

  close(): void {
    this.line.close();
  }
}
