import { isRefusal, type Refusal } from "@trestle/kernel";
import { PROTOCOL, type Command, type HelloFrame, type ServerFrame } from "@trestle/protocol";
import { isFrameFault, parseFrame, type FrameFault } from "@trestle/protocol/parse";
import type { ClientFrame } from "@trestle/protocol";
import type { ConnectionId } from "@trestle/table";
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { refusalOf, Refused } from "../errors.ts";
import type { Ids } from "../recent-errors.ts";
import type { TableConnection } from "../tables/attached-connection.ts";
import type { TableHost } from "../tables/host.ts";
import { BROKEN, NO_TABLE, TRY_AGAIN } from "../tables/recovery.ts";
import { encode, type EncodedFrame } from "../wire/encoder.ts";
import { SocketWriter } from "../wire/socket-writer.ts";
import { ConnectionLimits } from "./connection-limits.ts";
import type { Limits } from "./limits.ts";
import { sanitize } from "./sanitize.ts";
import type { SocketContext } from "./server.ts";

const HELLO_TIMEOUT = 5_000;
/** A client that reads so slowly that this much is unsent is disconnected; it comes back and is synced. */
const MAX_UNSENT = 1024 * 1024;
const MAX_UNREAD = 64;
/** After this many invalid or excess frames the connection is closed. */
const MAX_FAULTS = 40;
const POLICY = 1008;
const NO_HELLO = 4408;
const OTHER_VERSION = 4426;

/** One socket: takes frames in one after the other and checks them before they reach the table. */
export class Connection implements TableConnection {
  readonly id: ConnectionId;
  readonly ended: Promise<void>;
  readonly address: string;
  account: string | null = null;
  readonly #ws: WebSocket;
  readonly #writer: SocketWriter;
  readonly #context: SocketContext;
  readonly #limits: ConnectionLimits;
  readonly #unread: string[] = [];
  /** Frames have to wait: for the table to be opened, or for what an earlier one asked of the store. */
  #isBusy = false;
  #host: TableHost | null = null;
  #isGreeted = false;
  #isMuted = false;
  #faults = 0;
  #hasAnswered = true;
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
    this.#limits = new ConnectionLimits(id, address, context.config.rates, limits, context.metrics);
    this.#helloTimer = setTimeout(() => this.#noHello(), HELLO_TIMEOUT);
    ws.on("message", (data, isBinary) => {
      if (!isBinary) this.receive((data as Buffer).toString());
      else if (!this.#isMuted) this.#fault("PROTOCOL-TEXT-1", {}, POLICY);
    });
    socket.on("data", ({ length }: Buffer) => this.#limits.bytes(length) > 0 && this.#cutOff());
    ws.on("ping", (data) => this.#pong(data));
    ws.on("pong", () => (this.#limits.control() > 0 ? this.#cutOff() : (this.#hasAnswered = true)));
    // The close that follows an error says enough (too large, not UTF-8, broken framing).
    ws.on("error", () => undefined);
    this.ended = new Promise((done) =>
      ws.on("close", () => {
        this.#isMuted = true;
        this.#stopHelloTimer();
        this.#host?.leave(id);
        this.#host = null;
        done();
      }),
    );
  }

  // ——— joining a table ———

  /** Finds out who it is and at which table; frames wait meanwhile. */
  start(table: string, session: string | null): void {
    this.#waitFor(this.#join(table, session));
  }

  async #join(table: string, session: string | null): Promise<void> {
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
      this.#fault(refusal.rule, refusal.data, refusal.rule === "SERVER-TABLE-3" ? BROKEN : TRY_AGAIN);
    }
  }

  /** Loading a table from the store is charged to its address, since anybody can make a long one. */
  async #open(table: string): Promise<TableHost | null> {
    const { registry } = this.#context;
    const seconds = this.#limits.opening();
    if (seconds > 0) throw new Refused(429, "SERVER-RATE-1", { seconds });
    const isLoaded = registry.host(table) !== undefined;
    const host = await registry.open(table);
    if (!isLoaded && host !== null) this.#limits.loaded(host.table?.match ?? null);
    return host;
  }

  /** While its table is being opened, frames wait unread: the hello may have come long ago. */
  #noHello(): void {
    if (this.#isBusy) this.#helloTimer = setTimeout(() => this.#noHello(), HELLO_TIMEOUT);
    else this.#fault("PROTOCOL-HELLO-1", {}, NO_HELLO);
  }

  // ——— from the client ———

  /** Limits and parses a frame and hands it to the table. Frames keep their order, though one may have to wait. */
  receive(text: string): void {
    if (this.#isMuted) return;
    if (this.#isBusy) {
      if (this.#unread.push(text) > MAX_UNREAD) this.#fault("SERVER-RATE-1", { seconds: 1 }, POLICY);
      return;
    }
    try {
      const frame = parsed(text);
      const seconds = this.#limits.frame();
      if (seconds > 0) return this.#limited(frame, seconds);
      if (isFrameFault(frame))
        return this.#fault(frame.rule, frame.data, ++this.#faults > MAX_FAULTS || !this.#isGreeted ? POLICY : null);
      this.#context.metrics.count(frame.t);
      if (frame.t === "hello") this.#hello(frame);
      else if (!this.#isGreeted) this.#fault("PROTOCOL-HELLO-1", {}, POLICY);
      else this.#command(frame);
    } catch (error) {
      this.#failed(error);
    }
  }

  #hello(frame: HelloFrame): void {
    if (this.#isGreeted) return this.#fault("PROTOCOL-HELLO-2", {}, POLICY);
    if (frame.protocol !== PROTOCOL)
      return this.#fault("PROTOCOL-VERSION-1", { yours: frame.protocol, ours: PROTOCOL }, OTHER_VERSION);
    const seconds = this.#limits.opening();
    if (seconds > 0) return this.#fault("SERVER-RATE-1", { seconds }, TRY_AGAIN);
    if (frame.history) this.#limits.sentHistory(this.#host?.table?.match?.moves ?? 0);
    this.#isGreeted = true;
    this.#stopHelloTimer();
    this.#host?.handle(this.id, frame);
  }

  #command(frame: Command): void {
    const table = this.#host?.table ?? null;
    // A table that is being rebuilt answers by itself.
    if (table === null) return this.#host?.handle(this.id, frame);
    const seconds = this.#limits.command(frame, table);
    if (seconds > 0) return this.#refuse(frame, { rule: "SERVER-RATE-1", data: { seconds } });
    const clean = sanitize(this.#context, table, this.account, frame);
    const pass = (result: Command | Refusal): void =>
      isRefusal(result) ? this.#refuse(frame, result) : this.#host?.handle(this.id, result);
    if (clean instanceof Promise) this.#waitFor(clean.then(pass));
    else pass(clean);
  }

  /** Frames that come meanwhile are read afterwards, in order. */
  #waitFor(work: Promise<void>): void {
    this.#isBusy = true;
    void work
      .catch((error: unknown) => this.#failed(error))
      .then(() => {
        this.#isBusy = false;
        while (!this.#isBusy && this.#unread.length > 0) this.receive(this.#unread.shift()!);
      });
  }

  #limited(frame: ClientFrame | FrameFault, seconds: number): void {
    if (isFrameFault(frame) || frame.t === "hello" || ++this.#faults > MAX_FAULTS)
      this.#fault("SERVER-RATE-1", { seconds }, POLICY);
    else this.#refuse(frame, { rule: "SERVER-RATE-1", data: { seconds } });
  }

  #refuse(frame: Command, { rule, data }: Refusal): void {
    this.#context.metrics.refused.inc({ rule });
    this.send({ t: "refused", key: frame.key, d: "d" in frame ? frame.d : null, rule, data });
  }

  #failed(error: unknown): void {
    const ids: Ids = this.#host === null ? { connection: this.id } : { connection: this.id, table: this.#host.id };
    this.#context.report("error", error, "a frame could not be handled", ids);
    this.#fault("SERVER-BROKEN-1", {}, TRY_AGAIN);
  }

  #fault(rule: string, data: Refusal["data"], code: number | null): void {
    this.#context.metrics.faults.inc({ rule });
    this.send({ t: "fault", rule, data });
    if (code !== null) this.close(code, rule);
  }

  // ——— to the client ———

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
    this.mute();
    this.#stopHelloTimer();
    this.#context.metrics.closed.inc({ code: String(code) });
    this.#ws.close(code, reason);
  }

  /** An answer costs something too, and it may never be read. */
  #pong(data: Buffer): void {
    if (this.#limits.control() > 0 || this.#ws.bufferedAmount > MAX_UNSENT) this.#cutOff();
    else if (this.#ws.readyState === this.#ws.OPEN) this.#ws.pong(data);
  }

  /** For a flood of what no client of ours sends. A close in words would wait for the other side's. */
  #cutOff(): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.#context.metrics.closed.inc({ code: "flood" });
    this.kill();
  }

  /** A socket that has not answered since the last ping is dead. */
  ping(): void {
    if (!this.#hasAnswered) return this.kill();
    this.#hasAnswered = false;
    if (this.#ws.readyState === this.#ws.OPEN) this.#ws.ping();
  }

  /** Further frames are ignored. */
  mute(): void {
    this.#isMuted = true;
  }

  kill(): void {
    this.#ws.terminate();
  }

  #stopHelloTimer(): void {
    if (this.#helloTimer !== null) clearTimeout(this.#helloTimer);
    this.#helloTimer = null;
  }
}

/** Thousands of nested brackets overflow the parser's stack: that is no frame either. */
function parsed(text: string): ClientFrame | FrameFault {
  try {
    return parseFrame(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { rule: "PROTOCOL-FRAME-1", data: { at: "", problem: "nested too deep" } };
  }
}
