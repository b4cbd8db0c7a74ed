import { Worker } from "node:worker_threads";
import { Conflict, DamagedTable, StoreFailure } from "@trestle/table";
import type { Account, ListedTable, Op, StoredTable, Summary } from "@trestle/table";
import { IDLE, type Damage, type ServerStore } from "../server-store.ts";
import { toStoredOp } from "../stored-op.ts";
import type { Failure } from "./failure.ts";
import { type Folder, takeFolder } from "./folder.ts";
import type { WorkerData } from "./worker.ts";
import type { CallName, ListedText, WorkerAnswer, WorkerCalls, WorkerMessage, WorkerRequest } from "./messages.ts";

export interface SqliteOptions {
  /** The database may not grow beyond this. */
  maxBytes?: number;
  /** How everything stored is checked: milliseconds of work, then of rest. */
  scrub?: { work: number; rest: number };
}

/** Half a percent of the thread: 50,000 tables take some 25 minutes. */
const SCRUB = { work: 1, rest: 200 };

/** Opens the embedded store of a data folder; rejects with a StoreFailure that says what to do. */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  const taken = takeFolder(folder);
  try {
    const store = new SqliteStore(taken, options);
    await store.ready;
    return store;
  } catch (error) {
    taken.release();
    throw error;
  }
}

/** Tables removed in one transaction: others commit in between. */
const FORGET_AT_ONCE = 50;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export class SqliteStore implements ServerStore {
  readonly file: string;
  readonly ready: Promise<void>;
  readonly #folder: Folder;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #queue: WorkerRequest[] = [];
  #id = 0;
  /** Why the store accepts nothing any more. */
  #ended: StoreFailure | null = null;
  #closing: Promise<void> | null = null;
  /** Damage found so far, by table and reason: each is reported once. */
  readonly #damage = new Map<string, Damage>();
  readonly #damagedTables = new Map<string, string>();
  #onDamageFound: ((damage: Damage) => void) | null = null;
  readonly #scrubbed = Promise.withResolvers<void>();

  constructor(folder: Folder, options: SqliteOptions) {
    this.#folder = folder;
    this.file = folder.file;
    const workerData: WorkerData = {
      file: folder.file,
      maxBytes: options.maxBytes ?? null,
      scrub: options.scrub ?? SCRUB,
    };
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    this.#worker.on("message", (messages: WorkerMessage[]) => {
      for (const one of messages) {
        if ("damage" in one) this.#report(one.damage);
        else if ("scrubbed" in one) this.#scrubbed.resolve();
        else this.#answer(one);
      }
    });
    this.#worker.on("error", (error) => this.#end(`The store's thread failed: ${String(error)}`));
    this.#worker.on("exit", () => this.#end("The store's thread has ended. Restart the server."));
    this.ready = new Promise((resolve, reject) => {
      this.#waiting.set(0, { resolve: () => resolve(), reject });
    });
  }

  async commit(ops: readonly Op[]): Promise<void> {
    await this.#ask("commit", { ops: ops.map(toStoredOp), now: Date.now() });
  }
  async read(table: string): Promise<StoredTable | null> {
    const stored = await this.#ask("read", { table }).catch((error: unknown) => {
      if (error instanceof DamagedTable) this.#report({ table, reason: error.message });
      throw error;
    });
    if (stored === null) return null;
    return {
      rev: stored.rev,
      record: JSON.parse(stored.record) as StoredTable["record"],
      lines: stored.lines,
      chat: stored.chat.map((line) => JSON.parse(line) as StoredTable["chat"][number]),
    };
  }
  find(code: string): Promise<string | null> {
    return this.#ask("find", { code });
  }
  async listed(limit: number): Promise<ListedTable[]> {
    return (await this.#ask("listed", { limit })).map(toListed);
  }
  async listing(table: string): Promise<ListedTable | null> {
    // Known to be damaged where lists do not look.
    if (this.#damagedTables.has(table)) throw new DamagedTable(this.#damagedTables.get(table));
    const stored = await this.#ask("listing", { table });
    return stored === null ? null : toListed(stored);
  }
  async waiting(game: string, limit: number): Promise<ListedTable[]> {
    return (await this.#ask("waiting", { game, limit })).map(toListed);
  }
  keepEdition(hash: string, file: string): Promise<boolean> {
    return this.#ask("keepEdition", { hash, file, now: Date.now() });
  }
  edition(hash: string): Promise<string | null> {
    return this.#ask("edition", { hash }).catch((error: unknown) => {
      if (error instanceof DamagedTable) this.#report({ table: null, reason: error.message });
      throw error;
    });
  }
  async held(holders: readonly string[], account: string | null, limit: number): Promise<ListedTable[]> {
    return (await this.#ask("held", { holders, account, limit })).map(toListed);
  }
  due(before: number, limit: number): Promise<{ table: string; due: number }[]> {
    return this.#ask("due", { before, limit });
  }
  account(folded: string): Promise<Account | null> {
    return this.#ask("account", { folded });
  }
  async claim(account: Account): Promise<void> {
    await this.#ask("claim", { account });
  }
  async forget(untouchedSince: number, phases = IDLE): Promise<number> {
    for (let all = 0; ;) {
      const gone = await this.#ask("forget", { before: untouchedSince, phases, limit: FORGET_AT_ONCE });
      all += gone;
      if (gone < FORGET_AT_ONCE) return all;
    }
  }
  ids(after: string, limit: number): Promise<string[]> {
    return this.#ask("ids", { after, limit });
  }
  accounts(after: string, limit: number): Promise<Account[]> {
    return this.#ask("accounts", { after, limit });
  }
  setting(name: string, initial: string | null): Promise<string | null> {
    return this.#ask("setting", { name, initial });
  }
  /** Some thousand tables at a time: others commit in between. */
  async counts(): Promise<{ tables: number; lines: number }> {
    const all = { tables: 0, lines: 0 };
    for (let after: number | null = 0; after !== null;) {
      const some: WorkerCalls["counts"]["answer"] = await this.#ask("counts", { after });
      all.tables += some.tables;
      all.lines += some.lines;
      after = some.last;
    }
    return all;
  }
  /** Resolves when everything stored has been checked once. */
  get scrubbed(): Promise<void> {
    return this.#scrubbed.promise;
  }
  onDamage(onDamageFound: (damage: Damage) => void): void {
    this.#onDamageFound = onDamageFound;
    for (const damage of this.#damage.values()) onDamageFound(damage);
  }
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const closed = this.#ended === null ? this.#ask("close", {}) : null;
    this.#ended ??= new StoreFailure("The store is closed.");
    await closed;
    await this.#worker.terminate();
    this.#folder.release();
  }

  /** Calls made in one turn of the event loop cross to the worker as one message. */
  #ask<K extends CallName>(q: K, ask: WorkerCalls[K]["ask"]): Promise<WorkerCalls[K]["answer"]> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    const id = ++this.#id;
    if (this.#queue.push({ id, q, ...ask } as WorkerRequest) === 1) setImmediate(() => this.#flush());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as WorkerCalls[K]["answer"]), reject });
    });
  }

  #flush(): void {
    const queue = this.#queue;
    this.#queue = [];
    this.#worker.postMessage(queue, []);
  }

  #answer(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ("failure" in answer) waiting?.reject(toError(answer.failure));
    else waiting?.resolve(answer.value);
  }

  #report(damage: Damage): void {
    const name = `${damage.table} ${damage.reason}`;
    if (this.#damage.has(name)) return;
    this.#damage.set(name, damage);
    if (damage.table !== null) this.#damagedTables.set(damage.table, damage.reason);
    this.#onDamageFound?.(damage);
  }

  #end(message: string): void {
    this.#ended ??= new StoreFailure(message);
    for (const waiting of this.#waiting.values()) waiting.reject(new StoreFailure(message));
    this.#waiting.clear();
  }
}

function toListed(stored: ListedText): ListedTable {
  return { ...stored, summary: JSON.parse(stored.summary) as Summary };
}

function toError(failure: Failure): Error {
  if (failure.kind === "damaged") return new DamagedTable(failure.message);
  return failure.kind === "conflict" ? new Conflict(failure.message) : new StoreFailure(failure.message);
}
