import type { PiecePing } from "@trestle/table";
import { Wire } from "../store/postgres/connect.ts";
import { CALL } from "./database-link.ts";

/** What is called to the other processes: ids only. They read for themselves what has happened. */
export interface ClusterMessage {
  /** Which process calls. */
  from: string;
  /** When the first of it was kept, by the wall clock. */
  at: number;
  /** Tables that have changed. */
  tables: string[];
  /** Tables at which others are present now. */
  present: string[];
  pointing: (PiecePing & { table: string })[];
}

/** The database takes 8,000 bytes a call, and a table's id has 20. */
const MOST = 250;

/**
 * Calls to the others, after the fact and by a connection of its own. A call takes a lock over the whole database and,
 * like any transaction, would hold it until it is on disk: nothing is lost with it, so it does not wait for that.
 */
export class ChangeNotifier {
  readonly #wire: Wire;
  readonly #process: string;
  readonly #tables = new Map<string, number>();
  readonly #present = new Set<string>();
  #pings: ClusterMessage["pointing"] = [];
  /** Written before the others are told of it. */
  readonly #seats = new Map<string, readonly number[]>();
  /** What the database has of this process is to be forgotten first. */
  #anew = false;
  #busy = false;
  /** Nobody else is there: calls would be for nothing. */
  alone = true;

  constructor(url: string, process: string) {
    this.#wire = new Wire({ url, role: "herald", manners: ["synchronous_commit = off"] });
    this.#process = process;
  }

  changed(tables: readonly string[]): void {
    if (this.alone) return;
    const now = Date.now();
    for (const table of tables) if (!this.#tables.has(table)) this.#tables.set(table, now);
    this.#go();
  }

  ping(table: string, ping: PiecePing): void {
    if (this.alone) return;
    this.#pings.push({ ...ping, table });
    this.#go();
  }

  /** These seats are held through this process. Kept for those who come later. */
  present(table: string, seats: readonly number[]): void {
    this.#seats.set(table, seats);
    this.#go();
  }

  /** The database may hold what is no longer so: everybody who is here is told of again, and the others of us. */
  begin(): void {
    this.#anew = true;
    this.#go();
  }

  /** Tries again what could not be written. */
  nudge(): void {
    if (this.#anew || this.#seats.size > 0) this.#go();
  }

  #go(): void {
    if (this.#busy) return;
    this.#busy = true;
    setImmediate(() => void this.#work());
  }

  async #work(): Promise<void> {
    try {
      if (this.#anew) await this.#forget();
      while (this.#tables.size + this.#pings.length + this.#seats.size + this.#present.size > 0) {
        if (this.#seats.size > 0) await this.#seat();
        if (this.alone) this.#present.clear();
        const call = this.#next();
        if (call !== null) await this.#call(call);
      }
    } catch {
      // The others look for themselves every second.
      this.#tables.clear();
      this.#present.clear();
      this.#pings = [];
    }
    this.#busy = false;
  }

  async #forget(): Promise<void> {
    await this.#wire.use((client) => client.query(FORGET, [this.#process]));
    await this.#call({ from: this.#process, at: Date.now(), tables: [], present: [], pointing: [] });
    this.#anew = false;
  }

  async #call(call: ClusterMessage): Promise<void> {
    await this.#wire.use((client) => client.query(CALL, [JSON.stringify(call)]));
  }

  async #seat(): Promise<void> {
    const all = [...this.#seats];
    const here = all.filter(([, seats]) => seats.length > 0).map(([table, seats]) => ({ table, seats }));
    const left = all.filter(([, seats]) => seats.length === 0).map(([table]) => table);
    await this.#wire.use(async (client) => {
      if (here.length > 0) await client.query(PRESENT, [JSON.stringify(here), this.#process]);
      if (left.length > 0) await client.query(LEFT, [left, this.#process]);
    });
    for (const [table, seats] of all) {
      this.#present.add(table);
      if (this.#seats.get(table) === seats) this.#seats.delete(table);
    }
  }

  #next(): ClusterMessage | null {
    const tables = [...this.#tables.keys()].slice(0, MOST);
    const present = [...this.#present].slice(0, MOST - tables.length);
    const pointing = this.#pings.splice(0, 20);
    if (tables.length + present.length + pointing.length === 0) return null;
    const at = Math.min(Date.now(), ...tables.map((table) => this.#tables.get(table)!));
    for (const table of tables) this.#tables.delete(table);
    for (const table of present) this.#present.delete(table);
    return { from: this.#process, at, tables, present, pointing };
  }

  end(): Promise<void> {
    return this.#wire.end();
  }
}

const PRESENT = `
  insert into presence
  select x ->> 'table', $2, array(select s::integer from jsonb_array_elements_text(x -> 'seats') s)
  from jsonb_array_elements($1::jsonb) x order by 1
  on conflict (table_id, process) do update set seats = excluded.seats`;
const FORGET = "delete from presence where process = $1";
const LEFT = "delete from presence where table_id = any($1) and process = $2";
