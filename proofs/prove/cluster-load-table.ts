import { randomBytes } from "node:crypto";
import WebSocket from "ws";
import type { Board, ServerFrame, TableInfo } from "@trestle/protocol";
import { newDealMemory, partFrames, readyFrame } from "@trestle/protocol/deal-memory";
import type { Pace } from "../load/server-pace.ts";
import { call, type Made } from "./program.ts";

const SEATS = 4;
const random = (bytes: number): string => randomBytes(bytes).toString("hex");

/** Milliseconds: from sending a move until its sender hears that it counts, and until the last viewer has seen it. */
export interface Waits {
  ack: number[];
  seen: number[];
}

/** Two people with two seats each, each with a socket of their own, at a game of BANG! that goes on and on. */
export class LoadTable {
  readonly begun: Promise<void>;
  /** Something that must not happen has. */
  fault: string | null = null;
  readonly #pace: Pace;
  readonly #waits: Waits;
  readonly #sockets: WebSocket[];
  readonly #sent = new Map<string, number>();
  readonly #answers = new Map<string, (frame: ServerFrame) => void>();
  /** Of each entry that is being told: when it was sent, when it was last seen, and how many have seen it. */
  readonly #told = new Map<number, { sent: number; last: number; seen: number }>();
  readonly #deal = newDealMemory();
  #table: TableInfo | null = null;
  #left = false;

  private constructor(urls: readonly [string, string], hostSecret: string, pace: Pace, waits: Waits) {
    this.#pace = pace;
    this.#waits = waits;
    this.#sockets = [this.#open(urls[0], [hostSecret]), this.#open(urls[1], [])];
    this.begun = this.#begin();
  }

  /** The two come in at these ports. */
  static async make(ports: readonly [number, number], pace: Pace, waits: Waits): Promise<LoadTable> {
    const wish = { game: "bang", seats: SEATS };
    const made = await call<Made>(`http://127.0.0.1:${ports[0]}/api/tables`, wish);
    const url = (port: number): string => `ws://127.0.0.1:${port}/ws/${made.table}`;
    return new LoadTable([url(ports[0]), url(ports[1])], made.hostSecret, pace, waits);
  }

  #open(url: string, secrets: string[]): WebSocket {
    const ws = new WebSocket(url, { perMessageDeflate: false });
    ws.on("open", () => ws.send(JSON.stringify({ t: "hello", protocol: 2, secrets, history: false })));
    ws.on("message", (data: Buffer) => this.#take(ws, JSON.parse(data.toString()) as ServerFrame));
    ws.on("error", (error) => (this.fault ??= String(error)));
    ws.on("close", (code) => {
      if (!this.#left) this.fault ??= `closed with ${code}`;
    });
    return ws;
  }

  async #begin(): Promise<void> {
    await Promise.all(this.#sockets.map((ws) => new Promise((done) => ws.once("message", done))));
    for (let seat = 0; seat < SEATS; seat++) {
      const ws = this.#sockets[seat % 2]!;
      await this.#ask(ws, { t: "sit", seat, name: `Rider ${seat + 1}`, secret: random(16) });
      await this.#ask(ws, readyFrame(this.#deal, this.#table!, seat, random(32)));
    }
    await this.#ask(this.#sockets[0]!, { t: "start" });
  }

  async #ask(ws: WebSocket, frame: object): Promise<void> {
    const key = random(12);
    const answer = await new Promise<ServerFrame>((done) => {
      this.#answers.set(key, done);
      ws.send(JSON.stringify({ ...frame, key }));
    });
    if (answer.t !== "done") throw new Error(JSON.stringify(answer));
  }

  #take(ws: WebSocket, frame: ServerFrame): void {
    if (frame.t === "fault") this.fault ??= frame.rule;
    if (frame.t === "sync" || frame.t === "about") {
      this.#table = frame.table;
      const parts = partFrames(this.#deal, frame.table, frame.you.seats);
      if (typeof parts !== "string") for (const part of parts) ws.send(JSON.stringify(part));
    }
    if (frame.t === "sync") for (const board of frame.boards) this.#look(ws, board);
    if (frame.t === "step" || frame.t === "passed") this.#saw(frame.v, null);
    if (frame.t === "step") this.#look(ws, frame.board);
    if (frame.t === "done" || frame.t === "refused") this.#answered(frame);
  }

  #answered(frame: Extract<ServerFrame, { t: "done" | "refused" }>): void {
    this.#answers.get(frame.key)?.(frame);
    this.#answers.delete(frame.key);
    const sent = this.#sent.get(frame.key);
    if (sent === undefined || frame.t === "refused") return;
    this.#sent.delete(frame.key);
    const ms = performance.now() - sent;
    this.#waits.ack.push(ms);
    this.#pace.acked(ms);
    this.#saw(frame.v, sent);
  }

  /** Each seat is told each entry, and its sender besides that it counts. */
  #saw(v: number, sent: number | null): void {
    const now = performance.now();
    const told = this.#told.get(v) ?? { sent: 0, last: 0, seen: 0 };
    if (sent === null) told.last = now;
    else told.sent = sent;
    if (++told.seen <= SEATS) return void this.#told.set(v, told);
    this.#told.delete(v);
    this.#waits.seen.push(told.last - told.sent);
  }

  #look(ws: WebSocket, { pending, legal }: Board): void {
    for (const { d, moves } of legal) {
      const owed = pending.find((p) => p.id === d);
      if (owed === undefined || owed.free) continue;
      const move = moves[(31 * d + 7 * owed.seat) % moves.length];
      this.#pace.offer(() => {
        if (this.#left) return;
        const key = random(12);
        this.#sent.set(key, performance.now());
        ws.send(JSON.stringify({ t: "move", key, seat: owed.seat, d, move }));
      });
    }
  }

  leave(): void {
    this.#left = true;
    for (const ws of this.#sockets) ws.terminate();
  }
}
