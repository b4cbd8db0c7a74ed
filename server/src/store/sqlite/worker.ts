import { statSync } from "node:fs";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { explain } from "./failure.ts";
import { GROUP, isWrite, serve } from "./group-commit.ts";
import { SqliteTables, WAL_LIMIT, type SqliteTablesOptions } from "./tables.ts";
import { FRAME } from "./wal-format.ts";
import { removeMark, WalMark } from "./wal-mark.ts";
import { mendWal } from "./wal-repair.ts";
import type { WorkerRequest, WorkerMessage } from "./messages.ts";

export interface WorkerData extends SqliteTablesOptions {
  file: string;
  /** How everything kept is looked through once a day: so many milliseconds of work, then so many of rest. */
  scrub: { work: number; rest: number };
}

const LIMIT = Math.floor(WAL_LIMIT / FRAME);
/** Where not all of the log could be moved, it is tried again after so many frames more. */
const TRY_AGAIN = LIMIT / 8;
const DAY = 86_400_000;

/** Each takes milliseconds, and strangers may ask for hundreds: they are answered one by one, these first, after moves. */
const SLOW: readonly WorkerRequest["q"][] = ["read", "listed", "waiting", "held"];
const rank = ({ q }: WorkerRequest): number => SLOW.indexOf(q);

/** The thread that owns the file. It drains its queue, commits once, and only then answers. */
class Keeper {
  readonly #kept: SqliteTables;
  readonly #mark: WalMark;
  readonly #say: (said: WorkerMessage[]) => void;
  #checkpointAt = LIMIT;
  #timer: NodeJS.Timeout | null = null;

  constructor(data: WorkerData, say: (said: WorkerMessage[]) => void) {
    const { file } = data;
    this.#say = say;
    if (statSync(file).size === 0) removeMark(file);
    say(mendWal(file).map((damage) => ({ damage })));
    this.#kept = new SqliteTables(file, data, (damage) => say([{ damage }]));
    this.#mark = new WalMark(file);
    this.#mark.note();
    this.#scrub(data.scrub);
  }

  serve(queue: readonly WorkerRequest[]): void {
    for (let i = 0; i < queue.length; i += GROUP) {
      const group = queue.slice(i, i + GROUP);
      const answers = serve(this.#kept, group);
      const isLast = group.some(({ q }) => q === "close");
      // The mark is written before anybody is told; moving the log into the file waits until they are.
      const frames = isLast || !group.some(isWrite) ? 0 : this.#mark.note();
      if (isLast) this.#close();
      this.#say(answers);
      if (frames > 0) this.#bound(frames);
    }
  }

  #bound(frames: number): void {
    if (frames < LIMIT) this.#checkpointAt = LIMIT;
    if (frames < this.#checkpointAt) return;
    this.#checkpointAt = frames + TRY_AGAIN;
    // Readers that come and go one after the other would keep the log from ever starting over: at twice its size we wait.
    this.#checkpoint(frames < 2 * LIMIT ? "passive" : "restart");
  }

  #checkpoint(mode: "passive" | "restart"): boolean {
    try {
      return this.#kept.checkpoint(mode);
    } catch {
      // Not a loss (the disk may be full): everything is in the log, and the next one tries again.
      return false;
    }
  }

  /** A little at a time, so that nobody waits for it. */
  #scrub(pace: WorkerData["scrub"]): void {
    let scrub = this.#kept.scrub();
    const step = (): void => {
      const until = performance.now() + pace.work;
      while (!scrub.isOver && performance.now() < until) this.#say(scrub.step().map((damage) => ({ damage })));
      this.#timer = setTimeout(step, scrub.isOver ? DAY : pace.rest).unref();
      if (!scrub.isOver) return;
      this.#say([{ scrubbed: true }]);
      scrub = this.#kept.scrub();
    };
    this.#timer = setTimeout(step, pace.rest).unref();
  }

  #close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    // While somebody else reads the log it stays, and the mark with it.
    if (this.#checkpoint("restart")) this.#mark.clear();
    this.#kept.close();
    this.#mark.close();
  }
}

function main(port: NonNullable<typeof parentPort>, data: WorkerData): void {
  const say = (said: WorkerMessage[]): void => {
    if (said.length > 0) port.postMessage(said);
  };
  let keeper: Keeper;
  try {
    keeper = new Keeper(data, say);
  } catch (error) {
    say([{ id: 0, failure: explain(error, data.file) }]);
    port.close();
    return;
  }
  port.on("message", (first: WorkerRequest[]) => {
    const slow: WorkerRequest[] = [];
    for (let queue = [...first]; ; queue = []) {
      while (queue.length < GROUP) {
        const more: { message: WorkerRequest[] } | undefined = receiveMessageOnPort(port);
        if (more === undefined) break;
        queue.push(...more.message);
      }
      const urgent = queue.filter((request) => rank(request) < 0);
      slow.push(...queue.filter((request) => rank(request) >= 0));
      slow.sort((a, b) => rank(a) - rank(b));
      // Nobody asks for anything more once it is closed.
      if (urgent.some(({ q }) => q === "close")) urgent.unshift(...slow.splice(0));
      keeper.serve(urgent);
      const next = slow.shift();
      if (next === undefined) return;
      keeper.serve([next]);
    }
  });
  say([{ id: 0, value: null }]);
}

if (parentPort !== null) main(parentPort, workerData as WorkerData);
