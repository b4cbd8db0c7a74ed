import type { TableVersion, TableChanges } from "@trestle/table";

/** A table in memory, as whoever looks for what others have kept of it sees it. */
export interface PolledTable {
  /** How far it has come; null: something of its own is under way. */
  version(): TableVersion | null;
  /** Takes up what was kept since; false: it has gone on meanwhile, and that is old. */
  follow(before: TableVersion, news: TableChanges): boolean;
  /** Nothing of its own is under way any more. */
  settled(): Promise<void>;
}

interface Sources {
  host: (table: string) => PolledTable | undefined;
  news: (
    heads: readonly ({ table: string } & TableVersion)[],
  ) => Promise<readonly ({ table: string } & TableChanges)[]>;
}

type Done = (failed: unknown) => void;
interface Waiting {
  done: Done;
  tries: number;
}

/** Tables looked at in one question: those that were called, and besides some of those that were not. */
const AT_ONCE = { called: 500, others: 100 };
/** One that is busy is looked at when it is not, again after so many milliseconds; one that never rests is left. */
const AGAIN = 5;
const MOST_TRIES = 200;

/** Reads what other processes have kept of the tables in memory: many in one question, one question at a time. */
export class ChangePoller {
  readonly #sources: Sources;
  /** Tables that may have changed, and who waits for them to be looked at. */
  readonly #dirty = new Map<string, Waiting[]>();
  /** Nobody has called these, but a call may have been lost: they are looked at beside the others. */
  readonly #doubted = new Set<string>();
  #polling = false;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Resolves when the table here has all that was kept before it was asked. */
  look(table: string): Promise<void> {
    return new Promise((resolve, reject) => this.ask(table, (error) => (error === null ? resolve() : reject(error))));
  }

  ask(table: string, done: Done = () => undefined): void {
    this.#wait(table, { done, tries: 0 });
  }

  doubt(tables: Iterable<string>): void {
    for (const table of tables) this.#doubted.add(table);
    this.#soon();
  }

  #wait(table: string, one: Waiting): void {
    const waiting = this.#dirty.get(table);
    if (waiting === undefined) this.#dirty.set(table, [one]);
    else waiting.push(one);
    this.#soon();
  }

  #soon(): void {
    if (this.#polling) return;
    this.#polling = true;
    setImmediate(() => void this.#lookAll());
  }

  async #lookAll(): Promise<void> {
    while (this.#dirty.size + this.#doubted.size > 0) {
      const some = first(this.#dirty, AT_ONCE.called);
      for (const [table] of some) {
        this.#dirty.delete(table);
        this.#doubted.delete(table);
      }
      const others = first(this.#doubted, AT_ONCE.others);
      for (const table of others) this.#doubted.delete(table);
      const busy = new Set<string>();
      const failed = await this.#fetch([...some.map(([table]) => table), ...others], busy).then(
        () => null,
        (error: unknown) => error,
      );
      for (const [table, waiting] of some)
        if (failed === null && busy.has(table)) this.#later(table, waiting);
        else for (const { done } of waiting) done(failed);
    }
    this.#polling = false;
  }

  /** `busy`: those that are not where the others are, since they had something else to do. */
  async #fetch(tables: readonly string[], busy: Set<string>): Promise<void> {
    const { host, news } = this.#sources;
    const known = new Map<string, TableVersion>();
    for (const table of tables) {
      const one = host(table);
      const head = one?.version() ?? null;
      if (head !== null) known.set(table, head);
      else if (one !== undefined) busy.add(table);
    }
    if (known.size === 0) return;
    for (const told of await news([...known].map(([table, head]) => ({ table, ...head }))))
      if (host(told.table)?.follow(known.get(told.table)!, told) === false) busy.add(told.table);
  }

  #later(table: string, waiting: readonly Waiting[]): void {
    const again = (): void => {
      for (const { done, tries } of waiting)
        if (tries < MOST_TRIES) this.#wait(table, { done, tries: tries + 1 });
        else done(null);
    };
    const host = this.#sources.host(table);
    if (host === undefined) return again();
    void host.settled().then(() => setTimeout(again, AGAIN));
  }
}

/** The first so many, without going through all of them. */
function first<T>(all: Iterable<T>, most: number): T[] {
  const some: T[] = [];
  for (const one of all) {
    if (some.length === most) break;
    some.push(one);
  }
  return some;
}
