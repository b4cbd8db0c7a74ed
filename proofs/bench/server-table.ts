import { randomBytes } from "node:crypto";
import WebSocket from "ws";
import type { Board, ServerFrame, TableInfo } from "@trestle/protocol";
import { newDealMemory, partFrames, readyFrame, type DealMemory } from "@trestle/protocol/deal-memory";
import type { Pace } from "../load/server-pace.ts";

export const SEATS = 4;

/** A move as it went over the wire: after how many steps its seat sent it, and how large it was in both directions. */
export interface Sent {
  seat: number;
  after: number;
  /** Bytes of the client's frame. */
  up: number;
  /** Bytes of the step that each client got because of it, on average. */
  down: number;
  /** Bytes of the sender's acknowledgement, a frame of its own. */
  ack: number;
  /** Bytes of the frame that tells each client that the game is over, after the last move; else 0. */
  about: number;
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

const IDLE_STEP = /^\{"t":"(?:step|passed)","v":(\d+),/;

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
  /** Bytes because of each entry of the log: of its steps, and of what was told of the table after it. */
  readonly #down = new Map<number, number>();
  readonly #told = new Map<number, number>();
  #started = false;
  readonly #deals: DealMemory[] = [];
  readonly #revealed = new Set<number>();
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
      ws.on("open", () => ws.send(JSON.stringify({ t: "hello", protocol: 2, secrets, history: false })));
      ws.on("message", (data: Buffer) => this.#hear(seat, data));
    }
  }

  leave(): void {
    leave(this.#sockets);
  }

  /** The moves in the order in which they counted. */
  script(): Sent[] {
    const all = [...this.#entries.values()].sort((a, b) => a.v - b.v);
    const each = (bytes: number | undefined): number => Math.round((bytes ?? 0) / SEATS);
    return all.map(({ seat, after, up, ack, v }) => {
      return { seat, after, up, down: each(this.#down.get(v)), ack, about: each(this.#told.get(v)) };
    });
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
    if (frame.t === "sync") return this.#sync(seat, frame.table, frame.boards);
    if (frame.t === "about") {
      this.#told.set(frame.v, (this.#told.get(frame.v) ?? 0) + bytes);
      this.#about(seat, frame.table);
      this.#prepare(seat, frame.table);
    }
    if (frame.t === "done") this.#acked(frame.key, frame.v, bytes);
    if (frame.t !== "step") return;
    this.#count(frame.v, bytes);
    this.#steps[seat]!++;
    this.#look(seat, frame.board);
  }

  /** Gets ready once it sits, and reveals its part once the list is frozen. */
  #prepare(seat: number, table: TableInfo): void {
    const deal = (this.#deals[seat] ??= newDealMemory());
    if (table.phase !== "lobby" || table.seats[seat]!.kind !== "person") return;
    if (deal.parts.length === 0) this.#send(seat, readyFrame(deal, table, seat, random(32)));
    const parts = partFrames(deal, table, [seat]);
    if (typeof parts === "string") throw new Error(parts);
    for (const { t, attempt, part } of this.#revealed.has(seat) ? [] : parts) {
      this.#revealed.add(seat);
      this.#send(seat, { t, seat, attempt, part });
    }
  }

  #count(v: number, bytes: number): void {
    this.#down.set(v, (this.#down.get(v) ?? 0) + bytes);
  }

  #sync(seat: number, table: TableInfo, boards: readonly Board[]): void {
    if (table.phase === "lobby") {
      this.#send(seat, { t: "sit", seat, name: `Rider ${seat + 1}`, secret: random(16) });
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
    this.#entries.set(key, { seat, after, up: text.length, down: 0, ack: 0, about: 0, at: performance.now(), v: 0 });
    this.#sockets[seat]!.send(text);
  }

  #acked(key: string, v: number, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    entry.v = v;
    entry.ack = bytes;
    this.#pace.acked(performance.now() - entry.at);
  }
}

/** Characters of what a message to the bare server begins with: three sizes, the seat and six random bytes. */
const KEY = 20 + 3 + 12;

/** Four clients of the bare server, who send what was sent at a table of ours, each message when it was due there. */
export class Echoed implements Driven {
  readonly begun: Promise<void>;
  readonly over: Promise<void>;
  readonly #pace: Pace;
  readonly #sockets: WebSocket[] = [];
  readonly #left: Sent[][];
  readonly #seen: number[] = [];
  readonly #at = new Map<string, number>();
  #open = 0;
  #done = 0;
  #yes = Promise.withResolvers<void>();
  #end = Promise.withResolvers<void>();

  constructor(port: number, name: string, script: readonly Sent[], pace: Pace) {
    this.#pace = pace;
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

  #move(seat: number, { up, down, ack, about }: Sent): void {
    const sizes = [down, ack, about].map((size) => String(size).padStart(6, "0")).join(" ");
    const key = `${sizes} ${seat} ${random(6)}`;
    this.#at.set(key, performance.now());
    this.#sockets[seat]!.send(key.padEnd(up));
  }

  /** Steps begin as the move did; the acknowledgement and the end of the game with a letter of their own. */
  #hear(seat: number, data: Buffer): void {
    const key = data.toString("latin1", 0, KEY + 1).trimEnd();
    if (key.startsWith("b")) {
      if (++this.#done === SEATS) this.#end.resolve();
      return;
    }
    if (key.startsWith("a")) return this.#pace.acked(performance.now() - this.#at.get(key.slice(1))!);
    this.#seen[seat]!++;
    this.#look(seat);
  }
}
