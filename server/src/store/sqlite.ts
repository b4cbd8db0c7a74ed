import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { Conflict, StoreFailure } from "@trestle/table";
import type { Account, ListedTable, Op, StoredTable } from "@trestle/table";
import { IDLE, type Archive } from "./archive.ts";
import type { Failure } from "./failure.ts";
import { type Folder, takeFolder } from "./folder.ts";
import { segmentFiles, type Stretch } from "./journal.ts";
import type { WorkerData } from "./sqlite-worker.ts";
import type { Answer, AskName, Asks, Head, KeptListed, KeptOp, Request } from "./wire.ts";

export interface SqliteOptions {
  /** The database may not grow beyond this. */
  maxBytes?: number;
}

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

export class SqliteStore implements Archive {
  readonly file: string;
  readonly ready: Promise<void>;
  readonly #folder: Folder;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #queue: Request[] = [];
  #id = 0;
  /** Why nothing is taken any more. */
  #ended: StoreFailure | null = null;
  #closing: Promise<void> | null = null;

  constructor(folder: Folder, options: SqliteOptions) {
    this.#folder = folder;
    this.file = folder.file;
    const workerData: WorkerData = { file: folder.file, maxBytes: options.maxBytes ?? null };
    this.#worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData });
    this.#worker.on("message", (answers: Answer[]) => {
      for (const answer of answers) this.#answer(answer);
    });
    this.#worker.on("error", (error) => this.#end(`The thread that keeps the tables failed: ${String(error)}`));
    this.#worker.on("exit", () => this.#end("The thread that keeps the tables has ended. Start the server again."));
    this.ready = new Promise((resolve, reject) => {
      this.#waiting.set(0, { resolve: () => resolve(), reject });
    });
  }

  commit(ops: readonly Op[]): Promise<void> {
    return this.commitKept(ops.map(toKept), Date.now());
  }
  async commitKept(ops: KeptOp[], now: number): Promise<void> {
    await this.#ask("commit", { ops, now });
  }
  /** What was acknowledged by the journal alone is taken in; the journal's newest generation. */
  recover(): Promise<number> {
    return this.#ask("recover", { files: segmentFiles(dirname(this.file)) });
  }
  async ingest(stretch: Stretch): Promise<void> {
    await this.#ask("ingest", { stretch });
  }
  head(table: string): Promise<Head> {
    return this.#ask("head", { table });
  }
  async read(table: string): Promise<StoredTable | null> {
    const kept = await this.#ask("read", { table });
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
  counts(): Promise<{ tables: number; lines: number }> {
    return this.#ask("counts", {});
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
  #ask<K extends AskName>(q: K, ask: Asks[K]["ask"]): Promise<Asks[K]["answer"]> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    const id = ++this.#id;
    if (this.#queue.push({ id, q, ...ask } as Request) === 1) setImmediate(() => this.#flush());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as Asks[K]["answer"]), reject });
    });
  }

  #flush(): void {
    const queue = this.#queue;
    this.#queue = [];
    this.#worker.postMessage(queue, []);
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ("failure" in answer) waiting?.reject(toError(answer.failure));
    else waiting?.resolve(answer.value);
  }

  #end(message: string): void {
    this.#ended ??= new StoreFailure(message);
    for (const waiting of this.#waiting.values()) waiting.reject(new StoreFailure(message));
    this.#waiting.clear();
  }
}

/** Taken as text at once: the table goes on changing its record while the commit is under way. */
export function toKept(op: Op): KeptOp {
  switch (op.t) {
    case "line":
      return op;
    case "record":
      return {
        t: "record",
        table: op.table,
        rev: op.rev,
        record: op.text ?? JSON.stringify(op.record),
        index: { ...op.index, holders: [...op.index.holders], accounts: [...op.index.accounts] },
      };
    case "chat":
      return { t: "chat", table: op.table, id: op.line.id, line: JSON.stringify(op.line) };
  }
}

function toListed(kept: KeptListed): ListedTable {
  return { id: kept.id, record: JSON.parse(kept.record) as ListedTable["record"], updated: kept.updated };
}

function toError(failure: Failure): Error {
  return failure.kind === "conflict" ? new Conflict(failure.message) : new StoreFailure(failure.message);
}
