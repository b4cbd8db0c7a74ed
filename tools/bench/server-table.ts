import { randomBytes } from "node:crypto";
import WebSocket from "ws";
import type { Board, ServerFrame, TableInfo } from "@trestle/protocol";
import type { Pace } from "./server-pace.ts";

export const SEATS = 4;

/** A move as it went over the wire: after how many steps its seat sent it, and how large it was in both directions. */
export interface Sent {
  seat: number;
  after: number;
  /** Bytes of the client's frame. */
  up: number;
  /** Bytes that each client got because of it, on average. */
  down: number;
}

/** A table with four clients in this process. */
export interface Driven {
  /** Everybody sits and could move. */
  begun: Promise<void>;
  /** The last move has been told to everybody. */
  over: Promise<void>;
  leave(): void;
}

export function connect(port: number, path: string): WebSocket {
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
  ws.on("error", (error) => {
    throw error;
  });
  return ws;
}

export function leave(sockets: readonly WebSocket[]): void {
  for (const ws of sockets) ws.terminate();
}

const random = (bytes: number): string => randomBytes(bytes).toString("hex");

interface Made {
  table: string;
  hostSecret: string;
}

export async function makeTable(port: number): Promise<Made> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "colt", seats: SEATS }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Made;
}

const IDLE_STEP = /^\{"t":"step","v":(\d+),/;

interface Entry extends Sent {
  at: number;
  v: number;
}

/** Four people at a table of our server, who play Colt: always a legal programme, the same at every run. */
export class Played implements Driven {
  readonly begun: Promise<void>;
  readonly over: Promise<void>;
  readonly #pace: Pace;
  readonly #sockets: WebSocket[] = [];
  readonly #entries = new Map<string, Entry>();
  readonly #steps: number[] = [];
  /** Bytes because of each entry of the log. */
  readonly #down = new Map<number, number>();
  #started = false;
  #playing = 0;
  #done = 0;
  #yes = Promise.withResolvers<void>();
  #end = Promise.withResolvers<void>();

  constructor(port: number, made: Made, pace: Pace) {
    this.#pace = pace;
    this.begun = this.#yes.promise;
    this.over = this.#end.promise;
    for (let seat = 0; seat < SEATS; seat++) {
      const ws = connect(port, `/ws/${made.table}`);
      this.#sockets.push(ws);
      this.#steps.push(0);
      const secrets = seat === 0 ? [made.hostSecret] : [];
      ws.on("open", () => ws.send(JSON.stringify({ t: "hello", protocol: 1, secrets, history: false })));
      ws.on("message", (data: Buffer) => this.#hear(seat, data));
    }
  }

  leave(): void {
    leave(this.#sockets);
  }

  /** The moves in the order in which they counted. */
  script(): Sent[] {
    const all = [...this.#entries.values()].sort((a, b) => a.v - b.v);
    return all.map(({ seat, after, up, v }) => ({ seat, after, up, down: Math.round(this.#down.get(v)! / SEATS) }));
  }

  #send(seat: number, frame: object): void {
    this.#sockets[seat]!.send(JSON.stringify({ ...frame, key: random(12) }));
  }

  /** A step without legal moves asks nothing of this seat: reading it all would only make this process the slow one. */
  #hear(seat: number, data: Buffer): void {
    const text = data.toString();
    const idle = IDLE_STEP.exec(text);
    if (idle === null || text.includes('"legal":[{'))
      return this.#obey(seat, JSON.parse(text) as ServerFrame, data.length);
    this.#steps[seat]!++;
    this.#count(Number(idle[1]), data.length);
  }

  #obey(seat: number, frame: ServerFrame, bytes: number): void {
    if (frame.t === "refused" || frame.t === "fault") throw new Error(`${frame.t}: ${frame.rule}`);
    if (frame.t === "seated") return this.#send(seat, { t: "ready", seat, ready: true, part: random(32) });
    if (frame.t === "sync") return this.#sync(seat, frame.table, frame.boards);
    if (frame.t === "about") this.#about(seat, frame.table);
    if (frame.t === "done") this.#acked(frame.key, frame.v);
    if ("v" in frame) this.#count(frame.v, bytes);
    if (frame.t !== "step") return;
    this.#steps[seat]!++;
    this.#look(seat, frame.board);
  }

  #count(v: number, bytes: number): void {
    this.#down.set(v, (this.#down.get(v) ?? 0) + bytes);
  }

  #sync(seat: number, table: TableInfo, boards: readonly Board[]): void {
    if (table.phase === "lobby") {
      this.#send(seat, { t: "sit", seat, name: `Rider ${seat + 1}`, part: random(32) });
      return;
    }
    for (const board of boards) this.#look(seat, board);
    if (++this.#playing === SEATS) this.#yes.resolve();
  }

  #about(seat: number, table: TableInfo): void {
    if (seat === 0 && !this.#started && table.seats.every((s) => s.ready)) {
      this.#started = true;
      this.#send(0, { t: "start" });
    }
    if (table.phase === "over" && ++this.#done === SEATS) this.#end.resolve();
  }

  #look(seat: number, { pending, legal }: Board): void {
    for (const { d, moves } of legal) {
      if (pending.some((q) => q.id === d && q.free)) continue;
      const move = moves[(31 * d + 7 * seat) % moves.length];
      this.#pace.offer(() => this.#move(seat, d, move));
    }
  }

  #move(seat: number, d: number, move: unknown): void {
    const key = random(12);
    const text = JSON.stringify({ t: "move", key, seat, d, move });
    const after = this.#steps[seat]!;
    this.#entries.set(key, { seat, after, up: text.length, down: 0, at: performance.now(), v: 0 });
    this.#sockets[seat]!.send(text);
  }

  #acked(key: string, v: number): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.v = v;
    this.#pace.acked(performance.now() - entry.at);
  }
}

/** Four clients of the bare server, who send what was sent at a table of ours, each message when it was due there. */
export class Echoed implements Driven {
  readonly begun: Promise<void>;
  readonly over: Promise<void>;
  readonly #pace: Pace;
  readonly #sockets: WebSocket[] = [];
  readonly #left: Sent[][];
  readonly #all: number;
  readonly #seen: number[] = [];
  readonly #at = new Map<string, number>();
  #open = 0;
  #done = 0;
  #yes = Promise.withResolvers<void>();
  #end = Promise.withResolvers<void>();

  constructor(port: number, name: string, script: readonly Sent[], pace: Pace) {
    this.#pace = pace;
    this.#all = script.length;
    this.begun = this.#yes.promise;
    this.over = this.#end.promise;
    this.#left = Array.from({ length: SEATS }, (_, seat) => script.filter((m) => m.seat === seat));
    for (let seat = 0; seat < SEATS; seat++) {
      const ws = connect(port, `/${name}`);
      this.#sockets.push(ws);
      this.#seen.push(0);
      ws.on("open", () => {
        if (++this.#open < SEATS) return;
        for (let s = 0; s < SEATS; s++) this.#look(s);
        this.#yes.resolve();
      });
      ws.on("message", (data: Buffer) => this.#hear(seat, data));
    }
  }

  leave(): void {
    leave(this.#sockets);
  }

  #look(seat: number): void {
    const left = this.#left[seat]!;
    while (left.length > 0 && left[0]!.after <= this.#seen[seat]!) {
      const move = left.shift()!;
      this.#pace.offer(() => this.#move(seat, move));
    }
  }

  #move(seat: number, { up, down }: Sent): void {
    const key = `${String(down).padStart(6, "0")} ${seat} ${random(8)}`;
    this.#at.set(key, performance.now());
    this.#sockets[seat]!.send(key.padEnd(up));
  }

  #hear(seat: number, data: Buffer): void {
    const key = data.toString("latin1", 0, 25);
    if (Number(key[7]) === seat) this.#pace.acked(performance.now() - this.#at.get(key)!);
    this.#seen[seat]!++;
    this.#look(seat);
    if (this.#seen[seat] === this.#all && ++this.#done === SEATS) this.#end.resolve();
  }
}
