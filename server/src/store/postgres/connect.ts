import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { toStoreFailure, placeOf, wasAnswered } from "./failure.ts";
import { SCHEMA } from "./migrations.ts";

/** Milliseconds. What takes longer has failed, on either side of the connection. */
const STATEMENT = 10_000;
const LOCK = 5_000;
const CONNECT = 5_000;
/** Milliseconds until the next attempt: each time twice as long, up to the last. */
const BACKOFF = { first: 50, last: 400 };
/** A database that restarts is back within this time, and nobody need notice. */
const RECONNECT_WITHIN = 2_500;

/** Set on each connection. A machine that vanishes is noticed within seconds. */
const SESSION_SETTINGS = [
  `search_path = ${SCHEMA}`,
  `statement_timeout = ${STATEMENT}`,
  `lock_timeout = ${LOCK}`,
  `idle_in_transaction_session_timeout = ${STATEMENT}`,
  "tcp_keepalives_idle = 5",
  "tcp_keepalives_interval = 2",
  "tcp_keepalives_count = 3",
  "tcp_user_timeout = 10000",
];

export interface ConnectionOptions {
  url: string;
  /** Shown to operators in pg_stat_activity. */
  role: string;
  /** Additional session settings. */
  settings?: readonly string[];
  /** Milliseconds a query may take. */
  timeout?: number;
}

/** One connection; rejects with a StoreFailure that says what to do. */
export async function connect({ url, role, settings = [], timeout = STATEMENT }: ConnectionOptions): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: `trestle ${role}`,
    connectionTimeoutMillis: CONNECT,
    query_timeout: timeout + 2_000,
    keepAlive: true,
  });
  // The next query notices; without a listener the error would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query([...SESSION_SETTINGS, ...settings].map((text) => `set ${text}`).join("; "));
    return client;
  } catch (error) {
    disconnect(client);
    throw toStoreFailure(error, placeOf(url));
  }
}

/** Ends a connection whatever state it is in, without waiting. */
export function disconnect(client: Client): void {
  void client.end().catch(() => undefined);
}

/** A connection that reconnects with back-off when it is lost. One query at a time. */
export class RetryingConnection {
  readonly #options: ConnectionOptions;
  readonly #place: string;
  #client: Promise<Client> | null = null;
  #current: Client | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #failedAt = -Infinity;
  #ended = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#place = placeOf(options.url);
  }

  /** Runs `work` when everything before it is done. Work that breaks the connection leaves a new one to the next. */
  use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const mine = this.#last.then(() => this.#run(work));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** The same, and once more if the connection broke: only for work that does no harm twice. */
  async retrying<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const before = this.#current;
    try {
      return await this.use(work);
    } catch (error) {
      // There was no connection, or a new one did not help: it will not the second time either.
      if (this.#ended || before === null || wasAnswered(error instanceof Error ? error.cause : error)) throw error;
      return this.use(work);
    }
  }

  async #run<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await this.#open();
    try {
      return await work(client);
    } catch (error) {
      if (!wasAnswered(error)) this.#drop(client);
      throw toStoreFailure(error, this.#place);
    }
  }

  #drop(client: Client): void {
    if (this.#current === client) this.#current = this.#client = null;
    disconnect(client);
  }

  #open(): Promise<Client> {
    this.#client ??= this.#reconnect().then(
      (client) => {
        this.#current = client;
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

  async #reconnect(): Promise<Client> {
    // After a wait in vain, those who queue behind it need not wait as long.
    const until = Date.now() - this.#failedAt < RECONNECT_WITHIN ? 0 : Date.now() + RECONNECT_WITHIN;
    for (let wait = BACKOFF.first; ; wait = Math.min(BACKOFF.last, 2 * wait)) {
      try {
        return await connect(this.#options);
      } catch (error) {
        this.#failedAt = Date.now();
        if (this.#ended || this.#failedAt + wait > until) throw error;
      }
      await sleep(wait);
    }
  }

  /** Lets running work finish. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#last;
    const client = this.#current;
    this.#current = this.#client = null;
    await client?.end().catch(() => undefined);
  }
}
