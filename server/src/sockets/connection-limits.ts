import type { Command } from "@trestle/protocol";
import type { ConnectionId, Match, Table } from "@trestle/table";
import { Bucket } from "../http/token-bucket.ts";
import type { Metrics } from "../metrics.ts";
import { BYTES, CONTROL, kindOf, OWN, type Kind, type Limits, type Sender } from "./limits.ts";

/** The limits of one connection: its own, and those it shares with its address, seat and table. All answer in seconds. */
export class ConnectionLimits {
  readonly #id: ConnectionId;
  readonly #address: string;
  readonly #rates: number;
  readonly #shared: Limits;
  readonly #metrics: Metrics;
  readonly #frames = new Bucket();
  readonly #control = new Bucket();
  readonly #bytes = new Bucket();
  /** Made when the first of a kind comes: few connections ever chat, take notes or ask for hints. */
  readonly #own: Partial<Record<Kind, Bucket>> = {};

  constructor(id: ConnectionId, address: string, rates: number, shared: Limits, metrics: Metrics) {
    this.#id = id;
    this.#address = address;
    this.#rates = rates;
    this.#shared = shared;
    this.#metrics = metrics;
  }

  frame(): number {
    const now = Date.now();
    // A socket's flood is its own: only what passes there counts for its address.
    const own = this.#frames.take(OWN.frame, this.#rates, now);
    return this.#counted("frames", own > 0 ? own : this.#shared.frame(this.#address, now));
  }

  control(): number {
    return this.#control.take(CONTROL, this.#rates, Date.now());
  }
  bytes(count: number): number {
    return this.#bytes.take(BYTES, this.#rates, Date.now(), count);
  }

  command(frame: Command, table: Table): number {
    const now = Date.now();
    const kind = kindOf(frame.t);
    const sender = this.#sender(frame, table);
    const spectating = this.#shared.spectating(sender, frame.t, now);
    if (spectating > 0 || kind === null) return this.#counted("frames", spectating);
    const own = (this.#own[kind] ??= new Bucket()).take(OWN[kind], this.#rates, now);
    return this.#counted(kind, own > 0 ? own : this.#shared.command(kind, sender, now));
  }

  /** Before a table is opened, and before all that has happened there is sent. */
  opening(): number {
    return this.#shared.opening(this.#address, Date.now());
  }
  /** What loading a table has cost. */
  loaded(match: Pick<Match, "n" | "replayed"> | null): void {
    this.#shared.loaded(this.#address, match, Date.now());
  }
  /** What sending the history of so many moves costs. */
  sentHistory(moves: number): void {
    this.#shared.sentHistory(this.#address, moves, Date.now());
  }

  #sender(frame: Command, { id, connections, match }: Table): Sender {
    const connection = connections.get(this.#id);
    const held = connection?.seats ?? [];
    // Naming somebody else's seat is refused by the table and must not use up what that seat may do.
    const seat = "seat" in frame && frame.seat !== null && held.includes(frame.seat) ? frame.seat : null;
    const spectates = held.length === 0 && connection?.host !== true;
    return { address: this.#address, table: id, seat, spectates, moves: match?.moves ?? 0 };
  }

  #counted(what: Kind | "frames", seconds: number): number {
    if (seconds > 0) this.#metrics.limited.inc({ what });
    return seconds;
  }
}
