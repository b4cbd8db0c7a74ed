import { newDealMemory, partFrames, readyFrame } from "@trestle/protocol/deal-memory";
import { randomBytes } from "node:crypto";
import { onTestFinished } from "vitest";
import WebSocket from "ws";
import type { Board, ChatLine, Command, SeatedFrame, ServerFrame, SyncFrame, TableInfo } from "@trestle/protocol";
import type { BotPool } from "../src/bots/pool.ts";
import { think } from "../src/bots/think.ts";
import { readConfig, type Config } from "../src/config.ts";
import { serve, type ServeOverrides, type Running } from "../src/serve.ts";
import type { ServerStore } from "../src/store/server-store.ts";
import { MemoryStore } from "../src/store/memory/store.ts";

/** Bots without threads: what they answer is the same, and a test need not wait for a thread to start. */
export const inline: BotPool = {
  think: (thought) => Promise.resolve(think({ ...thought, budget: 0 }, () => 0)),
  close: () => Promise.resolve(),
};

export interface Opened extends Running {
  url: string;
  store: ServerStore;
}

/** Tests of the server meet its plain page, whether the web client happens to be built or not. */
const NO_PAGE = "no-such-folder";

/** A real server on a free port of this machine; ends with the test. */
export async function openServer(config: Partial<Config> = {}, parts: ServeOverrides = {}): Promise<Opened> {
  const store = parts.store ?? new MemoryStore();
  const settings = { host: "127.0.0.1", port: "0", data: "memory", web: NO_PAGE, "log-level": "silent", rates: "0" };
  const plain = readConfig(settings, {});
  const botPool = parts.botPool ?? inline;
  const running = await serve({ ...plain, botPace: 0, ...config }, { ...parts, store, botPool });
  onTestFinished(() => running.close());
  return { ...running, store, url: `http://127.0.0.1:${running.port}` };
}

/** A store that outlives the server it was given to. */
export function proxied(store: ServerStore): ServerStore {
  return new Proxy(store, {
    get(target, name) {
      if (name === "close") return () => Promise.resolve();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

export interface Reply<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

export async function post<T = Record<string, unknown>>(url: string, body: unknown, headers = {}): Promise<Reply<T>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T, headers: response.headers };
}

export async function get<T = Record<string, unknown>>(url: string): Promise<Reply<T>> {
  const response = await fetch(url);
  return { status: response.status, body: (await response.json()) as T, headers: response.headers };
}

export interface Made {
  table: string;
  code: string;
  hostSecret: string;
}
export async function make(url: string, wish: Record<string, unknown> = {}): Promise<Made> {
  const reply = await post<Made>(`${url}/api/tables`, { game: "colt", seats: 3, bots: 2, level: "greenhorn", ...wish });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body;
}

export const part = (): string => randomBytes(32).toString("hex");
export const newSecret = (): string => randomBytes(16).toString("hex");
export const key = (): string => randomBytes(9).toString("base64url");

type Without<T> = T extends unknown ? Omit<T, "key"> : never;
export type Wish = Without<Command> & { key?: string };
type Answer = Extract<ServerFrame, { key: string }>;

/** A player's program, as anybody could write one after `docs/PROTOCOL.md`. */
export class Client {
  readonly ws: WebSocket;
  readonly frames: ServerFrame[] = [];
  readonly secrets: string[];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #waiting: { fits(frame: ServerFrame): boolean; done(frame: ServerFrame): void }[] = [];
  /** Legal moves come once a decision. */
  readonly legal = new Map<number, unknown[]>();
  boards: Board[] = [];
  table: TableInfo | null = null;
  you: SyncFrame["you"] = { seats: [], host: false };
  chat: ChatLine[] = [];
  v = 0;
  /** Its side of the sealed deal. */
  readonly deal = newDealMemory();
  /** Reveals its part as soon as the list is frozen. */
  reveals = true;

  constructor(port: number, table: string, secrets: string[] = [], headers: Record<string, string> = {}) {
    this.secrets = secrets;
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/ws/${table}`, { headers });
    this.ws.on("message", (data) => this.#take(JSON.parse((data as Buffer).toString()) as ServerFrame));
    this.ws.on("error", () => undefined);
    this.closed = new Promise((done) =>
      this.ws.on("close", (code, reason) => done({ code, reason: reason.toString() })),
    );
    onTestFinished(() => this.ws.terminate());
  }

  static async at(port: number, table: string, secrets: string[] = [], headers = {}): Promise<Client> {
    const client = new Client(port, table, secrets, headers);
    await client.hello();
    return client;
  }

  async open(): Promise<void> {
    if (this.ws.readyState === WebSocket.OPEN) return;
    await new Promise<void>((done, fail) => {
      this.ws.once("open", () => done());
      this.ws.once("error", fail);
    });
  }

  async hello(): Promise<SyncFrame> {
    await this.open();
    const sync = this.next((f) => f.t === "sync");
    this.raw({ t: "hello", protocol: 2, secrets: this.secrets, history: false });
    return (await sync) as SyncFrame;
  }

  raw(frame: unknown): void {
    this.ws.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  #take(frame: ServerFrame): void {
    this.frames.push(frame);
    if (frame.t === "sync") {
      this.boards = frame.boards;
      this.chat = frame.chat;
      this.legal.clear();
    }
    if (frame.t === "sync" || frame.t === "about") {
      this.table = frame.table;
      this.you = frame.you;
    }
    if (frame.t === "step") this.boards = [...this.boards.filter((b) => b.seat !== frame.board.seat), frame.board];
    if (frame.t === "said") this.chat.push(frame.line);
    if ("v" in frame) this.v = frame.v;
    if ((frame.t === "sync" || frame.t === "about") && this.reveals) this.#reveal();
    const boards = frame.t === "sync" ? frame.boards : frame.t === "step" ? [frame.board] : [];
    for (const board of boards) for (const { d, moves } of board.legal) this.legal.set(d, moves);
    for (const w of this.#waiting.slice())
      if (w.fits(frame)) {
        this.#waiting.splice(this.#waiting.indexOf(w), 1);
        w.done(frame);
      }
  }

  #reveal(): void {
    const frames = partFrames(this.deal, this.table!, this.you.seats);
    if (typeof frames === "string") throw new Error(`the part is withheld: ${frames}`);
    for (const frame of frames) this.raw(frame);
  }

  /** The next frame that fits; fails with what came instead. */
  next(fits: (frame: ServerFrame) => boolean, ms = 60_000): Promise<ServerFrame> {
    return new Promise((done, fail) => {
      const entry = { fits, done: (frame: ServerFrame) => (clearTimeout(timer), done(frame)) };
      const timer = setTimeout(
        () => fail(new Error(`nothing fits among ${JSON.stringify(this.frames.slice(-4)).slice(0, 600)}`)),
        ms,
      );
      this.#waiting.push(entry);
    });
  }

  /** Waits until it is so, looking again after every frame. */
  async until(so: () => boolean, ms = 60_000): Promise<void> {
    const end = Date.now() + ms;
    while (!so()) {
      if (Date.now() > end)
        throw new Error(`it never was so; last ${JSON.stringify(this.frames.slice(-3)).slice(0, 600)}`);
      await new Promise((done) => setTimeout(done, 5));
    }
  }

  /** Sends a command and waits for its answer: done, refused, because, pong. */
  async ask(wish: Wish): Promise<Answer> {
    const frame = { key: key(), ...wish };
    const answer = this.next((f) => "key" in f && f.key === frame.key && f.t !== "seated");
    this.raw(frame);
    return (await answer) as Answer;
  }

  /** The rule that refused it, or "done". */
  async rule(wish: Wish): Promise<string> {
    const answer = await this.ask(wish);
    return answer.t === "refused" ? answer.rule : answer.t;
  }

  async sit(name: string, seat: number | null = null): Promise<SeatedFrame> {
    const seated = this.next((f) => f.t === "seated" || f.t === "refused");
    const secret = newSecret();
    this.secrets.push(secret);
    await this.ask({ t: "sit", seat, name, secret });
    const frame = await seated;
    if (frame.t !== "seated") throw new Error(JSON.stringify(frame));
    return frame;
  }

  /** Commits to a part of the deal; the rule that refused it, or "done". */
  ready(seat: number): Promise<string> {
    return this.rule(readyFrame(this.deal, this.table!, seat, part()));
  }

  /** Starts the game and waits for the first card. */
  async start(): Promise<void> {
    const rule = await this.rule({ t: "start" });
    if (rule !== "done") throw new Error(rule);
    await this.until(() => this.table!.phase !== "lobby");
  }

  get over(): boolean {
    return this.table?.phase === "over";
  }

  /** Decisions its seats owe, with what they may do. */
  owed(): { seat: number; d: number; moves: unknown[] }[] {
    return this.boards.flatMap((b) =>
      b.pending
        .filter((p) => p.seat === b.seat && !p.free && this.legal.has(p.id))
        .map((p) => ({ seat: p.seat, d: p.id, moves: this.legal.get(p.id)! })),
    );
  }

  /** Plays the first legal move of all it owes, until the game is over or `enough` says so. */
  async play(enough: () => boolean = () => false): Promise<void> {
    const answered = new Set<number>();
    for (;;) {
      await this.until(() => this.over || enough() || this.owed().some((o) => !answered.has(o.d)));
      if (this.over || enough()) return;
      for (const { seat, d, moves } of this.owed()) {
        if (answered.has(d)) continue;
        answered.add(d);
        await this.ask({ t: "move", seat, d, move: moves[d % moves.length] });
      }
    }
  }

  end(): Promise<unknown> {
    this.ws.close();
    return this.closed;
  }
}

/** A started game of Colt: one person (the host) against two bots. */
export async function startGame(
  server: Opened,
  wish: Record<string, unknown> = {},
): Promise<{ made: Made; ann: Client }> {
  const made = await make(server.url, wish);
  const ann = await Client.at(server.port, made.table, [made.hostSecret]);
  const { seat } = await ann.sit("Ann");
  await ann.ready(seat);
  await ann.start();
  return { made, ann };
}
