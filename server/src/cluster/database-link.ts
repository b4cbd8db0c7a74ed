import { setTimeout as sleep } from "node:timers/promises";
import type { Client, QueryResultRow } from "pg";
import { connect, disconnect } from "../store/postgres/connect.ts";
import { toStoreFailure, placeOf, wasAnswered } from "../store/postgres/failure.ts";

const CHANNEL = "trestle";
/** Milliseconds. Our queries take next to no time: one that takes this long got lost. */
const QUERY_TIMEOUT = 4_000;
/** Milliseconds. A single connection may retry often: everybody waits for it. */
const BACKOFF = { first: 50, last: 250 };

export interface DatabaseLinkEvents {
  /** A message from another process, or from this one. */
  heard(text: string): void;
  up(): void;
  /** Locks and messages that were bound to the connection are gone with it. */
  lost(): void;
}

/** The one connection that listens to other processes and holds this one's locks. It reconnects by itself. */
export class DatabaseLink {
  readonly #url: string;
  readonly #events: DatabaseLinkEvents;
  #client: Client | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(url: string, events: DatabaseLinkEvents) {
    this.#url = url;
    this.#events = events;
  }

  get isUp(): boolean {
    return this.#client !== null;
  }

  /** The first connection; later ones are made automatically. */
  async start(): Promise<void> {
    await this.#open();
  }

  async #open(): Promise<void> {
    const client = await connect({ url: this.#url, role: "link" });
    client.on("notification", ({ payload }) => this.#events.heard(payload ?? ""));
    client.on("end", () => this.#dropped(client));
    try {
      await within(client.query(`listen ${CHANNEL}`));
    } catch (error) {
      disconnect(client);
      throw error;
    }
    if (this.#ended) return disconnect(client);
    this.#client = client;
    this.#events.up();
  }

  #dropped(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    disconnect(client);
    if (this.#ended) return;
    this.#events.lost();
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let wait = BACKOFF.first; !this.#ended && this.#client === null; wait = Math.min(BACKOFF.last, 2 * wait)) {
      await sleep(wait, undefined, { ref: false });
      await this.#open().catch(() => undefined);
    }
  }

  /** One query after the other. One that is not answered in time ends the connection. */
  query<T extends QueryResultRow>(text: string, values: unknown[]): Promise<T[]> {
    const mine = this.#last.then(async () => {
      const client = this.#client;
      if (client === null) throw toStoreFailure(null, placeOf(this.#url));
      try {
        return (await within(client.query<T>(text, values))).rows;
      } catch (error) {
        if (!wasAnswered(error)) this.#dropped(client);
        throw toStoreFailure(error, placeOf(this.#url));
      }
    });
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async end(): Promise<void> {
    this.#ended = true;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }
}

async function within<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("the database does not answer")), QUERY_TIMEOUT);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const NOTIFY_SQL = `select pg_notify('${CHANNEL}', $1)`;
