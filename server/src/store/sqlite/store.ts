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
  /** How everything kept is looked through: milliseconds of work, then of rest. */
  scrub?: { work: number; rest: number };
}

/** Half a hundredth of the thread: 50,000 tables take some 25 minutes. */
const SCRUB = { work: 1, rest: 200 };

/** Opens the embedded store of a data folder; rejects with StoreFailure in words. */
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

/** Tables removed in one go: others commit in between. */
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
  /** Why nothing is taken any more. */
  #ended: StoreFailure | null = null;
  #closing: Promise<void> | null = null;
  /** What was found so far, by table and reason: each is told once. */
  readonly #damage = new Map<string, Damage>();
  readonly #damaged = new Map<string, string>();
  #tell: ((damage: Damage) => void) | null = null;
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
    this.#worker.on("message", (said: WorkerMessage[]) => {
      for (const one of said) {
        if ("damage" in one) this.#found(one.damage);
        else if ("scrubbed" in one) this.#scrubbed.resolve();
        else this.#answer(one);
      }
    });
    this.#worker.on("error", (error) => this.#end(`The thread that keeps the tables failed: ${String(error)}`));
    this.#worker.on("exit", () => this.#end("The thread that keeps the tables has ended. Start the server again."));
    this.ready = new Promise((resolve, reject) => {
      this.#waiting.set(0, { resolve: () => resolve(), reject });
    });
  }

  async commit(ops: readonly Op[]): Promise<void> {
    await this.#ask("commit", { ops: ops.map(toStoredOp), now: Date.now() });
  }
  async read(table: string): Promise<StoredTable | null> {
    const kept = await this.#ask("read", { table }).catch((error: unknown) => {
      if (error instanceof DamagedTable) this.#found({ table, reason: error.message });
      throw error;
    });
    if (kept === null) return null;
    return {
      rev: kept.rev,
      record: JSON.parse(kept.record) as StoredTable["record"],
      lines: kept.lines,
      chat: kept.chat.map((line) => JSON.parse(line) as StoredTable["chat"][number]),
    };
  }
  find(code: string): Promise<string | null> {
    return this.#ask("find", { code });
  }
  async listed(limit: number): Promise<ListedTable[]> {
    return (await this.#ask("listed", { limit })).map(toListed);
  }
  async listing(table: string): Promise<ListedTable | null> {
    // Known to be damaged where lists do not look: whoever asks for this one is told.
    if (this.#damaged.has(table)) throw new DamagedTable(this.#damaged.get(table));
    const kept = await this.#ask("listing", { table });
    return kept === null ? null : toListed(kept);
  }
  async waiting(game: string, limit: number): Promise<ListedTable[]> {
    return (await this.#ask("waiting", { game, limit })).map(toListed);
  }
  keepEdition(hash: string, file: string): Promise<boolean> {
    return this.#ask("keepEdition", { hash, file, now: Date.now() });
  }
  edition(hash: string): Promise<string | null> {
    return this.#ask("edition", { hash }).catch((error: unknown) => {
      if (error instanceof DamagedTable) this.#found({ table: null, reason: error.message });
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
  /** Everything kept has been looked through once. */
  get scrubbed(): Promise<void> {
    return this.#scrubbed.promise;
  }
  onDamage(tell: (damage: Damage) => void): void {
    this.#tell = tell;
    for (const damage of this.#damage.values()) tell(damage);
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

  /** Whatever is asked in one turn of the event loop crosses to the worker as one message. */
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

  #found(damage: Damage): void {
    const name = `${damage.table} ${damage.reason}`;
    if (this.#damage.has(name)) return;
    this.#damage.set(name, damage);
    if (damage.table !== null) this.#damaged.set(damage.table, damage.reason);
    this.#tell?.(damage);
  }

  #end(message: string): void {
    this.#ended ??= new StoreFailure(message);
    for (const waiting of this.#waiting.values()) waiting.reject(new StoreFailure(message));
    this.#waiting.clear();
  }
}

function toListed(kept: ListedText): ListedTable {
  return { ...kept, summary: JSON.parse(kept.summary) as Summary };
}

function toError(failure: Failure): Error {
  if (failure.kind === "damaged") return new DamagedTable(failure.message);
  return failure.kind === "conflict" ? new Conflict(failure.message) : new StoreFailure(failure.message);
}
