import { statSync } from "node:fs";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { explain } from "./failure.ts";
import { MAX_GROUP, isWrite, serve } from "./group-commit.ts";
import { SqliteTables, WAL_LIMIT, type SqliteTablesOptions } from "./tables.ts";
import { FRAME } from "./wal-format.ts";
import { removeMark, WalMark } from "./wal-mark.ts";
import { mendWal } from "./wal-repair.ts";
import type { WorkerRequest, WorkerMessage } from "./messages.ts";

export interface WorkerData extends SqliteTablesOptions {
  file: string;
  /** How everything stored is checked once a day: so many milliseconds of work, then so many of rest. */
  scrub: { work: number; rest: number };
}

const LIMIT = Math.floor(WAL_LIMIT / FRAME);
/** If not all of the log could be moved, the next try comes this many frames later. */
const RETRY_AFTER = LIMIT / 8;
const DAY = 86_400_000;

/** Each takes milliseconds, and strangers may ask for hundreds: they are answered one by one in this order, after moves. */
const SLOW: readonly WorkerRequest["q"][] = ["read", "listed", "waiting", "held"];
const rank = ({ q }: WorkerRequest): number => SLOW.indexOf(q);

/** The thread that owns the file. It drains its queue, commits once, and only then answers. */
class StoreWorker {
  readonly #tables: SqliteTables;
  readonly #mark: WalMark;
  readonly #post: (messages: WorkerMessage[]) => void;
  #checkpointAt = LIMIT;
  #timer: NodeJS.Timeout | null = null;

  constructor(data: WorkerData, post: (messages: WorkerMessage[]) => void) {
    const { file } = data;
    this.#post = post;
    if (statSync(file).size === 0) removeMark(file);
    post(mendWal(file).map((damage) => ({ damage })));
    this.#tables = new SqliteTables(file, data, (damage) => post([{ damage }]));
    this.#mark = new WalMark(file);
    this.#mark.note();
    this.#scrub(data.scrub);
  }

  serve(queue: readonly WorkerRequest[]): void {
    for (let i = 0; i < queue.length; i += MAX_GROUP) {
      const group = queue.slice(i, i + MAX_GROUP);
      const answers = serve(this.#tables, group);
      const isLast = group.some(({ q }) => q === "close");
      // The mark is written before the commits are acknowledged; moving the log into the file waits until they are.
      const frames = isLast || !group.some(isWrite) ? 0 : this.#mark.note();
      if (isLast) this.#close();
      this.#post(answers);
      if (frames > 0) this.#limitLog(frames);
    }
  }

  #limitLog(frames: number): void {
    if (frames < LIMIT) this.#checkpointAt = LIMIT;
    if (frames < this.#checkpointAt) return;
    this.#checkpointAt = frames + RETRY_AFTER;
    // A chain of readers would keep the log from ever starting over: at twice its size we wait for them.
    this.#checkpoint(frames < 2 * LIMIT ? "passive" : "restart");
  }

  #checkpoint(mode: "passive" | "restart"): boolean {
    try {
      return this.#tables.checkpoint(mode);
    } catch {
      // Nothing is lost (the disk may be full): everything is in the log, and the next checkpoint tries again.
      return false;
    }
  }

  /** A little at a time, so that nobody waits for it. */
  #scrub(pace: WorkerData["scrub"]): void {
    let scrub = this.#tables.scrub();
    const step = (): void => {
      const until = performance.now() + pace.work;
      while (!scrub.isOver && performance.now() < until) this.#post(scrub.step().map((damage) => ({ damage })));
      this.#timer = setTimeout(step, scrub.isOver ? DAY : pace.rest).unref();
      if (!scrub.isOver) return;
      this.#post([{ scrubbed: true }]);
      scrub = this.#tables.scrub();
    };
    this.#timer = setTimeout(step, pace.rest).unref();
  }

  #close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    // While another program reads the log it stays, and the mark with it.
    if (this.#checkpoint("restart")) this.#mark.clear();
    this.#tables.close();
    this.#mark.close();
  }
}

function main(port: NonNullable<typeof parentPort>, data: WorkerData): void {
  const post = (messages: WorkerMessage[]): void => {
    if (messages.length > 0) port.postMessage(messages);
  };
  let worker: StoreWorker;
  try {
    worker = new StoreWorker(data, post);
  } catch (error) {
    post([{ id: 0, failure: explain(error, data.file) }]);
    port.close();
    return;
  }
  port.on("message", (first: WorkerRequest[]) => {
    const slow: WorkerRequest[] = [];
    for (let queue = [...first]; ; queue = []) {
      while (queue.length < MAX_GROUP) {
        const more: { message: WorkerRequest[] } | undefined = receiveMessageOnPort(port);
        if (more === undefined) break;
        queue.push(...more.message);
      }
      const urgent = queue.filter((request) => rank(request) < 0);
      slow.push(...queue.filter((request) => rank(request) >= 0));
      slow.sort((a, b) => rank(a) - rank(b));
      // Nobody asks for anything more once it is closed.
      if (urgent.some(({ q }) => q === "close")) urgent.unshift(...slow.splice(0));
      worker.serve(urgent);
      const next = slow.shift();
      if (next === undefined) return;
      worker.serve([next]);
    }
  });
  post([{ id: 0, value: null }]);
}

if (parentPort !== null) main(parentPort, workerData as WorkerData);
