import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { inWords, placeOf, wasAnswered } from "./failure.ts";
import { SCHEMA } from "./migrations.ts";

/** Milliseconds. What takes longer than this has failed, on either side of the wire. */
const STATEMENT = 10_000;
const LOCK = 5_000;
const CONNECT = 5_000;
/** The next attempt after a failed one: each time twice as long, up to the last. */
const BACK_OFF = { first: 50, last: 400 };
/** A database that is restarted is back within this time, and nobody need notice. */
const PATIENCE = 2_500;

/** What each connection says first. A machine that vanishes without a word is missed within seconds. */
const MANNERS = [
  `search_path = ${SCHEMA}`,
  `statement_timeout = ${STATEMENT}`,
  `lock_timeout = ${LOCK}`,
  `idle_in_transaction_session_timeout = ${STATEMENT}`,
  "tcp_keepalives_idle = 5",
  "tcp_keepalives_interval = 2",
  "tcp_keepalives_count = 3",
  "tcp_user_timeout = 10000",
];

export interface Dial {
  url: string;
  /** For the host, who looks at pg_stat_activity. */
  role: string;
  /** More settings of the session. */
  manners?: readonly string[];
  /** Milliseconds a question may take. */
  patience?: number;
}

/** One connection; rejects with StoreFailure in words. */
export async function connect({ url, role, manners = [], patience = STATEMENT }: Dial): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: `trestle ${role}`,
    connectionTimeoutMillis: CONNECT,
    query_timeout: patience + 2_000,
    keepAlive: true,
  });
  // It is noticed by whoever uses it next; without a listener it would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query([...MANNERS, ...manners].map((text) => `set ${text}`).join("; "));
    return client;
  } catch (error) {
    hangUp(client);
    throw inWords(error, placeOf(url));
  }
}

/** Ends a connection whatever state it is in, without waiting. */
export function hangUp(client: Client): void {
  void client.end().catch(() => undefined);
}

/** A connection that is made anew when it was lost, with back-off. One query at a time. */
export class Wire {
  readonly #dial: Dial;
  readonly #place: string;
  #client: Promise<Client> | null = null;
  #made: Client | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #failedAt = -Infinity;
  #ended = false;

  constructor(dial: Dial) {
    this.#dial = dial;
    this.#place = placeOf(dial.url);
  }

  /** Runs `work` when all before it is done. Whatever breaks the connection leaves a new one to the next. */
  use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const mine = this.#last.then(() => this.#run(work));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** The same, and once more where the connection broke: only for what does no harm twice. */
  async ask<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const made = this.#made;
    try {
      return await this.use(work);
    } catch (error) {
      // A new connection could not be had, or did not help: it will not the second time either.
      if (this.#ended || made === null || wasAnswered(error instanceof Error ? error.cause : error)) throw error;
      return this.use(work);
    }
  }

  async #run<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await this.#open();
    try {
      return await work(client);
    } catch (error) {
      if (!wasAnswered(error)) this.#drop(client);
      throw inWords(error, this.#place);
    }
  }

  #drop(client: Client): void {
    if (this.#made === client) this.#made = this.#client = null;
    hangUp(client);
  }

  #open(): Promise<Client> {
    this.#client ??= this.#redial().then(
      (client) => {
        this.#made = client;
        client.on("end", () => this.#drop(client));
        return client;
      },
      (error: unknown) => {
        this.#client = null;
        throw error;
      },
    );
    return this.#client;
  }

  async #redial(): Promise<Client> {
    // Whoever waits behind somebody who has waited in vain need not wait as long.
    const until = Date.now() - this.#failedAt < PATIENCE ? 0 : Date.now() + PATIENCE;
    for (let wait = BACK_OFF.first; ; wait = Math.min(BACK_OFF.last, 2 * wait)) {
      try {
        return await connect(this.#dial);
      } catch (error) {
        this.#failedAt = Date.now();
        if (this.#ended || this.#failedAt + wait > until) throw error;
      }
      await sleep(wait);
    }
  }

  /** Lets what is under way finish. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#last;
    const client = this.#made;
    this.#made = this.#client = null;
    await client?.end().catch(() => undefined);
  }
}
