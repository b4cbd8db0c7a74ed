import { setTimeout as sleep } from "node:timers/promises";
import type { Client, QueryResultRow } from "pg";
import { connect, hangUp } from "../store/postgres/connect.ts";
import { inWords, placeOf, wasAnswered } from "../store/postgres/failure.ts";

const CHANNEL = "trestle";
/** Milliseconds. A question of ours takes next to no time: one that takes this long went nowhere. */
const PATIENCE = 4_000;
/** A single connection may try often: everybody waits for it. */
const BACK_OFF = { first: 50, last: 250 };

export interface LinkEvents {
  /** Somebody called. */
  heard(text: string): void;
  up(): void;
  /** Whatever was bound to the connection is gone with it: locks, calls that came meanwhile. */
  lost(): void;
}

/** The one connection that listens to the others and holds this process's locks. It comes back by itself. */
export class Link {
  readonly #url: string;
  readonly #events: LinkEvents;
  #client: Client | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #ended = false;

  constructor(url: string, events: LinkEvents) {
    this.#url = url;
    this.#events = events;
  }

  get isUp(): boolean {
    return this.#client !== null;
  }

  /** The first connection; later ones are made without being asked. */
  async start(): Promise<void> {
    await this.#open();
  }

  async #open(): Promise<void> {
    const client = await connect({ url: this.#url, role: "link" });
    client.on("notification", ({ payload }) => this.#events.heard(payload ?? ""));
    client.on("end", () => this.#gone(client));
    try {
      await within(client.query(`listen ${CHANNEL}`));
    } catch (error) {
      hangUp(client);
      throw error;
    }
    if (this.#ended) return hangUp(client);
    this.#client = client;
    this.#events.up();
  }

  #gone(client: Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    hangUp(client);
    if (this.#ended) return;
    this.#events.lost();
    void this.#redial();
  }

  async #redial(): Promise<void> {
    for (let wait = BACK_OFF.first; !this.#ended && this.#client === null; wait = Math.min(BACK_OFF.last, 2 * wait)) {
      await sleep(wait, undefined, { ref: false });
      await this.#open().catch(() => undefined);
    }
  }

  /** One after the other. Whatever does not answer in time ends the connection. */
  ask<T extends QueryResultRow>(text: string, values: unknown[]): Promise<T[]> {
    const mine = this.#last.then(async () => {
      const client = this.#client;
      if (client === null) throw inWords(null, placeOf(this.#url));
      try {
        return (await within(client.query<T>(text, values))).rows;
      } catch (error) {
        if (!wasAnswered(error)) this.#gone(client);
        throw inWords(error, placeOf(this.#url));
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
  const timer = setTimeout(() => late.reject(new Error("the database does not answer")), PATIENCE);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const CALL = `select pg_notify('${CHANNEL}', $1)`;
