import { sha256Text } from "@trestle/kernel";
import type { Command, HelloFrame, ServerFrame } from "@trestle/protocol";
import { isHolder, MAX_SECRETS, type ConnectionId, type TableRecord } from "@trestle/table";
import type { EncodedFrame } from "../wire/encoder.ts";

/** A client's connection as a table host sees it. */
export interface TableConnection {
  readonly id: ConnectionId;
  /** The claimed name it is logged in with, folded. */
  readonly account: string | null;
  /** Where it comes from, for limits. Never stored or logged. */
  readonly address: string;
  send(frame: ServerFrame): void;
  post(frame: EncodedFrame): void;
  close(code: number, reason: string): void;
}

/** A connection at one table, with what it takes to bring it back when the table is rebuilt. */
export class AttachedConnection {
  readonly connection: TableConnection;
  /** With the secrets it was given since. */
  hello: HelloFrame | null = null;
  /** Hardly ever more than one. */
  readonly unanswered: Command[] = [];
  /** It has been told everything once, and every step since. */
  synced = false;
  /** Keys of commands that were repeated because other processes may have changed the answer. */
  #repeated: readonly string[] = [];

  constructor(connection: TableConnection) {
    this.connection = connection;
  }

  greet(frame: HelloFrame): void {
    this.hello = { ...frame, secrets: frame.secrets.slice() };
  }

  command(key: string): Command | undefined {
    return this.unanswered.find((command) => command.key === key);
  }

  /** True the first time; the second time the answer stands. */
  mayRepeat(key: string): boolean {
    const again = this.#repeated.includes(key);
    this.#repeated = again ? this.#repeated.filter((one) => one !== key) : [...this.#repeated, key];
    return !again;
  }

  post(frame: EncodedFrame, record: TableRecord | null): void {
    if (frame.t === "sync") this.synced = true;
    if (frame.t === "seated") this.#addSecret(frame.key!, record);
    else if (frame.key !== null) this.#answered(frame.key);
    this.connection.post(frame);
  }

  #answered(key: string): void {
    const at = this.unanswered.findIndex((command) => command.key === key);
    if (at >= 0) this.unanswered.splice(at, 1);
  }

  /** The secret of a seat taken here counts as if it had come with the hello. */
  #addSecret(key: string, record: TableRecord | null): void {
    const { hello } = this;
    const command = this.command(key);
    if (hello === null || (command?.t !== "sit" && command?.t !== "rotate")) return;
    hello.secrets.push(command.secret);
    if (record === null || hello.secrets.length <= MAX_SECRETS) return;
    hello.secrets = hello.secrets.filter((secret) => isHolder(record, sha256Text(secret)));
  }
}
