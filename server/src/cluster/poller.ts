import type { TableVersion, TableChanges } from "@trestle/table";

/** A table in memory, as the poller sees it. */
export interface PolledTable {
  /** How far the table has come; null: something of its own is under way. */
  version(): TableVersion | null;
  /** Takes in what was committed since; false: the table has gone on meanwhile, and the changes are out of date. */
  follow(before: TableVersion, changesSince: TableChanges): boolean;
  /** Resolves when nothing of its own is under way. */
  settled(): Promise<void>;
}

interface Sources {
  host: (table: string) => PolledTable | undefined;
  changesSince: (
    versions: readonly ({ table: string } & TableVersion)[],
  ) => Promise<readonly ({ table: string } & TableChanges)[]>;
}

type Done = (failed: unknown) => void;
interface Waiting {
  done: Done;
  tries: number;
}

/** Tables in one query: those that were announced, and some of those that were not. */
const PER_QUERY = { requested: 500, others: 100 };
/** A busy table is polled when it is idle, or again after this many milliseconds; one that never rests is given up. */
const RETRY_MS = 5;
const MAX_TRIES = 200;

/** Reads what other processes committed to the tables in memory: many in one query, one query at a time. */
export class ChangePoller {
  readonly #sources: Sources;
  /** Tables that may have changed, and who waits for them to be polled. */
  readonly #requested = new Map<string, Waiting[]>();
  /** Nothing announced a change of these, but a message may have been lost: they are polled beside the others. */
  readonly #later = new Set<string>();
  #isPolling = false;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Resolves when the table here has everything that was committed before the call. */
  refresh(table: string): Promise<void> {
    return new Promise((resolve, reject) =>
      this.request(table, (error) => (error === null ? resolve() : reject(error))),
    );
  }

  request(table: string, done: Done = () => undefined): void {
    this.#add(table, { done, tries: 0 });
  }

  requestLater(tables: Iterable<string>): void {
    for (const table of tables) this.#later.add(table);
    this.#start();
  }

  #add(table: string, one: Waiting): void {
    const waiting = this.#requested.get(table);
    if (waiting === undefined) this.#requested.set(table, [one]);
    else waiting.push(one);
    this.#start();
  }

  #start(): void {
    if (this.#isPolling) return;
    this.#isPolling = true;
    setImmediate(() => void this.#pollAll());
  }

  async #pollAll(): Promise<void> {
    while (this.#requested.size + this.#later.size > 0) {
      const some = first(this.#requested, PER_QUERY.requested);
      for (const [table] of some) {
        this.#requested.delete(table);
        this.#later.delete(table);
      }
      const others = first(this.#later, PER_QUERY.others);
      for (const table of others) this.#later.delete(table);
      const busy = new Set<string>();
      const failed = await this.#fetch([...some.map(([table]) => table), ...others], busy).then(
        () => null,
        (error: unknown) => error,
      );
      for (const [table, waiting] of some)
        if (failed === null && busy.has(table)) this.#postpone(table, waiting);
        else for (const { done } of waiting) done(failed);
    }
    this.#isPolling = false;
  }

  /** `busy`: tables that could not be brought up to date, since they had something of their own to do. */
  async #fetch(tables: readonly string[], busy: Set<string>): Promise<void> {
    const { host, changesSince } = this.#sources;
    const known = new Map<string, TableVersion>();
    for (const table of tables) {
      const polled = host(table);
      const version = polled?.version() ?? null;
      if (version !== null) known.set(table, version);
      else if (polled !== undefined) busy.add(table);
    }
    if (known.size === 0) return;
    for (const change of await changesSince([...known].map(([table, version]) => ({ table, ...version }))))
      if (host(change.table)?.follow(known.get(change.table)!, change) === false) busy.add(change.table);
  }

  #postpone(table: string, waiting: readonly Waiting[]): void {
    const again = (): void => {
      for (const { done, tries } of waiting)
        if (tries < MAX_TRIES) this.#add(table, { done, tries: tries + 1 });
        else done(null);
    };
    const host = this.#sources.host(table);
    if (host === undefined) return again();
    void host.settled().then(() => setTimeout(again, RETRY_MS));
  }
}

/** The first ones, without going through all of them. */
function first<T>(all: Iterable<T>, most: number): T[] {
  const some: T[] = [];
  for (const item of all) {
    if (some.length === most) break;
    some.push(item);
  }
  return some;
}
