import { isRefusal, type Refusal } from "@trestle/kernel";
import { PROTOCOL, type ClientFrame, type Command, type HelloFrame, type ServerFrame } from "@trestle/protocol";
import { isFrameFault, parseFrame, type FrameFault } from "@trestle/protocol/parse";
import type { ConnectionId, Table } from "@trestle/table";
import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import type { Ids } from "../recent-errors.ts";
import { Bucket } from "../http/token-bucket.ts";
import { refusalOf, Refused } from "../errors.ts";
import type { TableConnection } from "../tables/attached-connection.ts";
import { encode, type EncodedFrame } from "../wire/encoder.ts";
import { kindOf, OWN, type Kind, type Limits, type Sender } from "./limits.ts";
import type { TableHost } from "../tables/host.ts";
import { BROKEN, NO_TABLE, TRY_AGAIN } from "../tables/recovery.ts";
import { SocketWriter } from "../wire/socket-writer.ts";
import type { SocketContext } from "./server.ts";
import { sanitize } from "./sanitize.ts";

const HELLO_WITHIN = 5_000;
/** Whoever takes so little that this much waits is cut off; the client comes back and is told everything anew. */
const MAX_UNSENT = 1024 * 1024;
const MAX_UNREAD = 64;
/** After so many frames that are none, or too many, it is no client of ours. */
const PATIENCE = 40;
const POLICY = 1008;
const NO_HELLO = 4408;
const OTHER_VERSION = 4426;

/** One socket: frames in one after the other, checked before they reach its table. */
export class Connection implements TableConnection {
  readonly id: ConnectionId;
  readonly ended: Promise<void>;
  readonly address: string;
  account: string | null = null;
  readonly #ws: WebSocket;
  readonly #writer: SocketWriter;
  readonly #context: SocketContext;
  readonly #limits: Limits;
  readonly #frames = new Bucket();
  /** Made when the first of a kind comes: few ever chat, note or ask for hints. */
  readonly #own: Partial<Record<Kind, Bucket>> = {};
  readonly #inbox: string[] = [];
  #busy = true;
  #host: TableHost | null = null;
  #greeted = false;
  #muted = false;
  #faults = 0;
  #answered = true;
  #helloTimer: NodeJS.Timeout | null;

  constructor(
    id: ConnectionId,
    ws: WebSocket,
    socket: Duplex,
    context: SocketContext,
    address: string,
    limits: Limits,
  ) {
    this.id = id;
    this.address = address;
    this.#ws = ws;
    this.#writer = new SocketWriter(ws, socket);
    this.#context = context;
    this.#limits = limits;
    this.#helloTimer = setTimeout(() => this.#noHello(), HELLO_WITHIN);
    ws.on("message", (data, isBinary) => this.#take(data, isBinary));
    ws.on("pong", () => (this.#answered = true));
    // The close that follows an error says all there is to say (too large, not UTF-8, broken framing).
    ws.on("error", () => undefined);
    this.ended = new Promise((done) =>
      ws.on("close", () => {
        this.#muted = true;
        this.#stopHelloTimer();
        this.#host?.leave(id);
        this.#host = null;
        done();
      }),
    );
  }

  #ids(): Ids {
    return this.#host === null ? { connection: this.id } : { connection: this.id, table: this.#host.id };
  }

  /** Finds out who it is and at which table; frames that come meanwhile wait. */
  async start(table: string, session: string | null): Promise<void> {
    try {
      this.account = await this.#context.accounts.whose(session);
      const host = await this.#open(table);
      if (this.#ws.readyState !== this.#ws.OPEN) return;
      if (host === null) return this.#fault("SERVER-TABLE-1", {}, NO_TABLE);
      this.#host = host;
      host.join(this);
    } catch (error) {
      const { refusal } = refusalOf(error);
      if (refusal.rule === "SERVER-BROKEN-1")
        this.#context.report("error", error, "a connection could not be opened", { table, connection: this.id });
      return this.#fault(refusal.rule, refusal.data, refusal.rule === "SERVER-TABLE-3" ? BROKEN : TRY_AGAIN);
    }
    this.#busy = false;
    await this.#work();
  }

  /** One that has to be read from the store costs its address something, since anybody can make a long one. */
  async #open(table: string): Promise<TableHost | null> {
    const { registry } = this.#context;
    const seconds = this.#limits.opening(this.address, Date.now());
    if (seconds > 0) throw new Refused(429, "SERVER-RATE-1", { seconds });
    const isHere = registry.host(table) !== undefined;
    const host = await registry.open(table);
    if (!isHere && host !== null) this.#limits.opened(this.address, host.table?.match ?? null, Date.now());
    return host;
  }

  /** While its table is being opened, what it says waits unread: it may have said it long ago. */
  #noHello(): void {
    if (this.#busy) this.#helloTimer = setTimeout(() => this.#noHello(), HELLO_WITHIN);
    else this.#fault("PROTOCOL-HELLO-1", {}, NO_HELLO);
  }

  #take(data: RawData, isBinary: boolean): void {
    if (isBinary && !this.#muted) this.#fault("PROTOCOL-TEXT-1", {}, POLICY);
    else this.#hear((data as Buffer).toString());
  }

  #hear(text: string): void {
    if (this.#muted) return;
    if (this.#inbox.length >= MAX_UNREAD) return this.#fault("SERVER-RATE-1", { seconds: 1 }, POLICY);
    if (!this.#busy && this.#inbox.length === 0) return this.#workOn(text);
    this.#inbox.push(text);
    if (!this.#busy) void this.#work();
  }

  /** Nearly all frames are done with at once. */
  #workOn(text: string): void {
    const waiting = this.#tried(text);
    if (waiting === null) return;
    this.#busy = true;
    void waiting.then(() => this.#work());
  }

  /** Never rejects. */
  #tried(text: string): Promise<void> | null {
    try {
      return this.#read(text)?.catch((error: unknown) => this.#failed(error)) ?? null;
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }

  #failed(error: unknown): void {
    this.#context.report("error", error, "a frame could not be handled", this.#ids());
    this.#fault("SERVER-BROKEN-1", {}, TRY_AGAIN);
  }

  /** One at a time and in order, though one may have to wait for the store. */
  async #work(): Promise<void> {
    this.#busy = true;
    for (let text = this.#inbox.shift(); text !== undefined && !this.#muted; text = this.#inbox.shift()) {
      const waiting = this.#tried(text);
      if (waiting !== null) await waiting;
    }
    this.#busy = false;
  }

  #read(text: string): Promise<void> | null {
    const frame = parsed(text);
    const now = Date.now();
    // One socket's flood is its own: only what passes there counts for its whole address.
    const own = this.#frames.take(OWN.frame, this.#context.config.rates, now);
    const wait = own > 0 ? own : this.#limits.frame(this.address, now);
    if (wait > 0) {
      this.#context.metrics.limited.inc({ what: "frames" });
      if (!isFrameFault(frame) && frame.t !== "hello" && ++this.#faults <= PATIENCE)
        this.#refuse(frame, { rule: "SERVER-RATE-1", data: { seconds: wait } });
      else this.#fault("SERVER-RATE-1", { seconds: wait }, POLICY);
      return null;
    }
    if (isFrameFault(frame)) {
      this.#fault(frame.rule, frame.data, ++this.#faults > PATIENCE || !this.#greeted ? POLICY : null);
      return null;
    }
    this.#context.metrics.count(frame.t);
    return this.#obey(frame);
  }

  #obey(frame: ClientFrame): Promise<void> | null {
    if (frame.t === "hello") this.#hello(frame);
    else if (!this.#greeted) this.#fault("PROTOCOL-HELLO-1", {}, POLICY);
    else return this.#command(frame);
    return null;
  }

  #hello(frame: HelloFrame): void {
    if (this.#greeted) return this.#fault("PROTOCOL-HELLO-2", {}, POLICY);
    if (frame.protocol !== PROTOCOL)
      return this.#fault("PROTOCOL-VERSION-1", { yours: frame.protocol, ours: PROTOCOL }, OTHER_VERSION);
    const seconds = this.#limits.opening(this.address, Date.now());
    if (seconds > 0) return this.#fault("SERVER-RATE-1", { seconds }, TRY_AGAIN);
    if (frame.history) this.#limits.told(this.address, this.#host?.table?.match?.moves ?? 0, Date.now());
    this.#greeted = true;
    this.#stopHelloTimer();
    this.#host?.handle(this.id, frame);
  }

  #command(frame: Command): Promise<void> | null {
    const table = this.#host?.table ?? null;
    const seconds = table === null ? 0 : this.#tooOften(frame, this.#sender(table, frame));
    if (seconds > 0) return this.#refuse(frame, { rule: "SERVER-RATE-1", data: { seconds } });
    const vetted = table === null ? frame : sanitize(this.#context, table, this.account, frame);
    if (vetted instanceof Promise) return vetted.then((v) => void this.#pass(frame, v));
    return this.#pass(frame, vetted);
  }

  #sender(table: Table, frame: Command): Sender {
    const conn = table.connections.get(this.id);
    const held = conn?.seats ?? [];
    // Whoever names a seat of somebody else's is refused by the table and must not use up what that seat may do.
    const seat = "seat" in frame && frame.seat !== null && held.includes(frame.seat) ? frame.seat : null;
    const watches = held.length === 0 && conn?.host !== true;
    return { address: this.address, table: table.id, seat, watches, moves: table.match?.moves ?? 0 };
  }

  /** Seconds to wait before another one of these. */
  #tooOften({ t }: Command, sender: Sender): number {
    const now = Date.now();
    const frames = this.#limits.watching(sender, t, now);
    const kind = kindOf(t);
    const what = frames > 0 || kind === null ? "frames" : kind;
    const wait = frames > 0 || kind === null ? frames : this.#wait(kind, sender, now);
    if (wait > 0) this.#context.metrics.limited.inc({ what });
    return wait;
  }

  #wait(kind: Kind, sender: Sender, now: number): number {
    const own = (this.#own[kind] ??= new Bucket()).take(OWN[kind], this.#context.config.rates, now);
    return own > 0 ? own : this.#limits.command(kind, sender, now);
  }

  #pass(frame: Command, vetted: Command | Refusal): null {
    if (isRefusal(vetted)) return this.#refuse(frame, vetted);
    this.#host?.handle(this.id, vetted);
    return null;
  }

  #refuse(frame: Command, { rule, data }: Refusal): null {
    this.#context.metrics.refused.inc({ rule });
    this.send({ t: "refused", key: frame.key, d: "d" in frame ? frame.d : null, rule, data });
    return null;
  }

  #fault(rule: string, data: Refusal["data"], code: number | null): void {
    this.#context.metrics.faults.inc({ rule });
    this.send({ t: "fault", rule, data });
    if (code !== null) this.close(code, rule);
  }

  // ——— towards the client ———

  send(frame: ServerFrame): void {
    this.post(encode(frame));
  }

  post(frame: EncodedFrame): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount <= MAX_UNSENT) return this.#writer.write(frame);
    this.#context.metrics.closed.inc({ code: "slow" });
    this.kill();
  }

  close(code: number, reason: string): void {
    this.#muted = true;
    this.#stopHelloTimer();
    this.#context.metrics.closed.inc({ code: String(code) });
    this.#ws.close(code, reason);
  }

  /** A socket that has not answered since the last beat is dead, though nobody said so. */
  beat(): void {
    if (!this.#answered) return this.kill();
    this.#answered = false;
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.ping();
  }

  mute(): void {
    this.#muted = true;
  }

  kill(): void {
    this.#ws.terminate();
  }

  #stopHelloTimer(): void {
    if (this.#helloTimer !== null) clearTimeout(this.#helloTimer);
    this.#helloTimer = null;
  }
}

/** Brackets in brackets by the thousand overflow the parser's stack: that is no frame either. */
function parsed(text: string): ClientFrame | FrameFault {
  try {
    return parseFrame(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { rule: "PROTOCOL-FRAME-1", data: { at: "", problem: "nested too deep" } };
  }
}
