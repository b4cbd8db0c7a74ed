import type { PiecePing } from "@trestle/table";
import { RetryingConnection } from "../store/postgres/connect.ts";
import { NOTIFY_SQL } from "./database-link.ts";

/** What processes tell each other: ids only. Each reads for itself what has happened. */
export interface ClusterMessage {
  /** The sender. */
  from: string;
  /** When the first of these changes was committed, by the wall clock. */
  at: number;
  /** Tables that have changed. */
  tables: string[];
  /** Tables at which the seats held through other processes have changed. */
  present: string[];
  pointing: (PiecePing & { table: string })[];
}

/** PostgreSQL takes 8,000 bytes a notification, and a table's id has 20. */
const IDS_PER_MESSAGE = 250;

/**
 * Notifies other processes after the fact, over a connection of its own. A notification locks the whole database and,
 * like any transaction, would hold the lock until it is on disk: nothing is lost with it, so it does not wait for that.
 */
export class ChangeNotifier {
  readonly #connection: RetryingConnection;
  readonly #process: string;
  readonly #tables = new Map<string, number>();
  readonly #changedSeats = new Set<string>();
  #pings: ClusterMessage["pointing"] = [];
  /** Written before the others are told. */
  readonly #seats = new Map<string, readonly number[]>();
  /** What the database knows of this process is deleted first. */
  #isAnnouncing = false;
  #isBusy = false;
  /** There is nobody to notify. */
  isAlone = true;

  constructor(url: string, process: string) {
    this.#connection = new RetryingConnection({ url, role: "notifier", settings: ["synchronous_commit = off"] });
    this.#process = process;
  }

  changed(tables: readonly string[]): void {
    if (this.isAlone) return;
    const now = Date.now();
    for (const table of tables) if (!this.#tables.has(table)) this.#tables.set(table, now);
    this.#start();
  }

  ping(table: string, ping: PiecePing): void {
    if (this.isAlone) return;
    this.#pings.push({ ...ping, table });
    this.#start();
  }

  /** These seats are held through this process. Stored for processes that come later. */
  setSeats(table: string, seats: readonly number[]): void {
    this.#seats.set(table, seats);
    this.#start();
  }

  /** The database may be out of date: it is told again who is here, and the others that we are. */
  announceAnew(): void {
    this.#isAnnouncing = true;
    this.#start();
  }

  /** Retries what could not be written. */
  retry(): void {
    if (this.#isAnnouncing || this.#seats.size > 0) this.#start();
  }

  #start(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    setImmediate(() => void this.#sendAll());
  }

  async #sendAll(): Promise<void> {
    try {
      if (this.#isAnnouncing) await this.#forget();
      while (this.#tables.size + this.#pings.length + this.#seats.size + this.#changedSeats.size > 0) {
        if (this.#seats.size > 0) await this.#writeSeats();
        if (this.isAlone) this.#changedSeats.clear();
        const message = this.#next();
        if (message !== null) await this.#send(message);
      }
    } catch {
      // The others poll every second.
      this.#tables.clear();
      this.#changedSeats.clear();
      this.#pings = [];
    }
    this.#isBusy = false;
  }

  async #forget(): Promise<void> {
    await this.#connection.use((client) => client.query(FORGET_SQL, [this.#process]));
    await this.#send({ from: this.#process, at: Date.now(), tables: [], present: [], pointing: [] });
    this.#isAnnouncing = false;
  }

  async #send(message: ClusterMessage): Promise<void> {
    await this.#connection.use((client) => client.query(NOTIFY_SQL, [JSON.stringify(message)]));
  }

  async #writeSeats(): Promise<void> {
    const all = [...this.#seats];
    const here = all.filter(([, seats]) => seats.length > 0).map(([table, seats]) => ({ table, seats }));
    const left = all.filter(([, seats]) => seats.length === 0).map(([table]) => table);
    await this.#connection.use(async (client) => {
      if (here.length > 0) await client.query(SET_SEATS_SQL, [JSON.stringify(here), this.#process]);
      if (left.length > 0) await client.query(CLEAR_SEATS_SQL, [left, this.#process]);
    });
    for (const [table, seats] of all) {
      this.#changedSeats.add(table);
      if (this.#seats.get(table) === seats) this.#seats.delete(table);
    }
  }

  #next(): ClusterMessage | null {
    const tables = [...this.#tables.keys()].slice(0, IDS_PER_MESSAGE);
    const present = [...this.#changedSeats].slice(0, IDS_PER_MESSAGE - tables.length);
    const pointing = this.#pings.splice(0, 20);
    if (tables.length + present.length + pointing.length === 0) return null;
    const at = Math.min(Date.now(), ...tables.map((table) => this.#tables.get(table)!));
    for (const table of tables) this.#tables.delete(table);
    for (const table of present) this.#changedSeats.delete(table);
    return { from: this.#process, at, tables, present, pointing };
  }

  end(): Promise<void> {
    return this.#connection.end();
  }
}

const SET_SEATS_SQL = `
  insert into presence
  select x ->> 'table', $2, array(select s::integer from jsonb_array_elements_text(x -> 'seats') s)
  from jsonb_array_elements($1::jsonb) x order by 1
  on conflict (table_id, process) do update set seats = excluded.seats`;
const FORGET_SQL = "delete from presence where process = $1";
const CLEAR_SEATS_SQL = "delete from presence where table_id = any($1) and process = $2";
