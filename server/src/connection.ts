import { isRefusal, type Refusal } from "@trestle/kernel";
import { PROTOCOL, type ClientFrame, type Command, type Hello, type ServerFrame } from "@trestle/protocol";
import { isFrameFault, parseFrame, type FrameFault } from "@trestle/protocol/parse";
import type { ConnId } from "@trestle/table";
import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import type { Ids } from "./admin/notes.ts";
import { Bucket, type Rate } from "./bucket.ts";
import { refusalOf } from "./errors.ts";
import type { Peer } from "./house.ts";
import { readPlainly } from "./inbound.ts";
import { done, letterOf, type Letter } from "./letter.ts";
import { NO_TABLE, TRY_AGAIN, type Live } from "./live.ts";
import { Outbox } from "./outbox.ts";
import type { SocketHouse } from "./sockets.ts";
import { vet } from "./vet.ts";

/** How much one socket may send. */
const FRAMES: Rate = { burst: 80, perSecond: 20 };
const CHAT: Rate = { burst: 8, perSecond: 0.5 };
/** Each of these writes the table's record anew. */
const ASIDE: Rate = { burst: 24, perSecond: 2 };
/** Each of these makes a thread think. */
const HINT: Rate = { burst: 6, perSecond: 0.25 };
const ASIDES: readonly Command["t"][] = ["note", "seal", "bet", "sketch", "reveal", "ping-piece"];
const HELLO_WITHIN = 5_000;
/** Whoever takes so little that this much waits is cut off; the client comes back and is told everything anew. */
const MOST_UNSENT = 1024 * 1024;
const MOST_UNREAD = 64;
/** After so many frames that are none, or too many, it is no client of ours. */
const PATIENCE = 40;
const POLICY = 1008;
const NO_HELLO = 4408;
const OTHER_VERSION = 4426;

/** One socket: frames in one after the other, checked before they reach its table. */
export class Connection implements Peer {
  readonly id: ConnId;
  readonly ended: Promise<void>;
  account: string | null = null;
  readonly #ws: WebSocket;
  readonly #outbox: Outbox;
  readonly #house: SocketHouse;
  readonly #allow: () => number;
  readonly #frames = new Bucket();
  /** Made when the first of it comes: few ever chat, note or ask for hints. */
  #chat: Bucket | null = null;
  #aside: Bucket | null = null;
  #hint: Bucket | null = null;
  readonly #inbox: string[] = [];
  #busy = true;
  #live: Live | null = null;
  #greeted = false;
  #muted = false;
  #faults = 0;
  #answered = true;
  #helloTimer: NodeJS.Timeout | null;

  constructor(id: ConnId, ws: WebSocket, socket: Duplex, house: SocketHouse, allow: () => number) {
    this.id = id;
    this.#ws = ws;
    this.#outbox = new Outbox(socket);
    this.#house = house;
    this.#allow = allow;
    this.#helloTimer = setTimeout(() => this.#noHello(), HELLO_WITHIN);
    ws.on("message", (data, isBinary) => this.#take(data, isBinary));
    ws.on("pong", () => (this.#answered = true));
    // The close that follows an error says all there is to say (too large, not UTF-8, broken framing).
    ws.on(
      "error",
      readPlainly(ws, socket, (text) => this.#hear(text)),
    );
    this.ended = new Promise((done) =>
      ws.on("close", () => {
        this.#muted = true;
        this.#stopHelloTimer();
        this.#live?.leave(id);
        this.#live = null;
        done();
      }),
    );
  }

  #ids(): Ids {
    return this.#live === null ? { connection: this.id } : { connection: this.id, table: this.#live.id };
  }

  /** Finds out who it is and at which table; frames that come meanwhile wait. */
  async start(table: string, session: string | null): Promise<void> {
    try {
      this.account = await this.#house.accounts.whose(session);
      const live = await this.#house.hall.open(table);
      if (this.#ws.readyState !== this.#ws.OPEN) return;
      if (live === null) return this.#fault("SERVER-TABLE-1", {}, NO_TABLE);
      this.#live = live;
      live.join(this);
    } catch (error) {
      const { refusal } = refusalOf(error);
      if (refusal.rule === "SERVER-BROKEN-1")
        this.#house.note("error", error, "a connection could not be opened", { table, connection: this.id });
      return this.#fault(refusal.rule, refusal.data, TRY_AGAIN);
    }
    this.#busy = false;
    await this.#work();
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
    if (this.#inbox.length >= MOST_UNREAD) return this.#fault("SERVER-RATE-1", { seconds: 1 }, POLICY);
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
    this.#house.note("error", error, "a frame could not be handled", this.#ids());
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
    const wait = Math.max(this.#frames.take(FRAMES, this.#house.config.rates, Date.now()), this.#allow());
    if (wait > 0) {
      this.#house.metrics.limited.inc({ what: "frames" });
      if (!isFrameFault(frame) && frame.t !== "hello" && ++this.#faults <= PATIENCE)
        this.#refuse(frame, { rule: "SERVER-RATE-1", data: { seconds: wait } });
      else this.#fault("SERVER-RATE-1", { seconds: wait }, POLICY);
      return null;
    }
    if (isFrameFault(frame)) {
      this.#fault(frame.rule, frame.data, ++this.#faults > PATIENCE || !this.#greeted ? POLICY : null);
      return null;
    }
    this.#house.metrics.count(frame.t);
    return this.#obey(frame);
  }

  #obey(frame: ClientFrame): Promise<void> | null {
    if (frame.t === "hello") this.#hello(frame);
    else if (!this.#greeted) this.#fault("PROTOCOL-HELLO-1", {}, POLICY);
    else return this.#command(frame);
    return null;
  }

  #hello(frame: Hello): void {
    if (this.#greeted) return this.#fault("PROTOCOL-HELLO-2", {}, POLICY);
    if (frame.protocol !== PROTOCOL)
      return this.#fault("PROTOCOL-VERSION-1", { yours: frame.protocol, ours: PROTOCOL }, OTHER_VERSION);
    this.#greeted = true;
    this.#stopHelloTimer();
    this.#live?.hello(this.id, frame);
  }

  #command(frame: Command): Promise<void> | null {
    const table = this.#live?.table ?? null;
    const seconds = this.#tooOften(frame);
    if (seconds > 0) return this.#refuse(frame, { rule: "SERVER-RATE-1", data: { seconds } });
    const vetted = table === null ? frame : vet(this.#house.store, table, this.account, frame);
    if (vetted instanceof Promise) return vetted.then((v) => void this.#pass(frame, v));
    return this.#pass(frame, vetted);
  }

  /** Seconds to wait before another one of these. */
  #tooOften({ t }: Command): number {
    if (t === "move") return 0;
    const { rates } = this.#house.config;
    if (t === "hint") return (this.#hint ??= new Bucket()).take(HINT, rates, Date.now());
    if (t === "say") return (this.#chat ??= new Bucket()).take(CHAT, rates, Date.now());
    return ASIDES.includes(t) ? (this.#aside ??= new Bucket()).take(ASIDE, rates, Date.now()) : 0;
  }

  #pass(frame: Command, vetted: Command | Refusal): null {
    if (isRefusal(vetted)) return this.#refuse(frame, vetted);
    this.#live?.command(this.id, vetted);
    return null;
  }

  #refuse(frame: Command, { rule, data }: Refusal): null {
    this.#house.metrics.refused.inc({ rule });
    this.send({ t: "refused", key: frame.key, d: "d" in frame ? frame.d : null, rule, data });
    return null;
  }

  #fault(rule: string, data: Refusal["data"], code: number | null): void {
    this.#house.metrics.faults.inc({ rule });
    this.send({ t: "fault", rule, data });
    if (code !== null) this.close(code, rule);
  }

  // ——— towards the client ———

  send(frame: ServerFrame): void {
    if (this.#ws.readyState === this.#ws.OPEN) this.post(letterOf(frame));
  }

  post(letter: Letter): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return done(letter);
    if (this.#ws.bufferedAmount <= MOST_UNSENT) return this.#outbox.put(letter);
    done(letter);
    this.#house.metrics.closed.inc({ code: "slow" });
    this.kill();
  }

  close(code: number, reason: string): void {
    this.#muted = true;
    this.#stopHelloTimer();
    this.#house.metrics.closed.inc({ code: String(code) });
    this.#outbox.flush();
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
