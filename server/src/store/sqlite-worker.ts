import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { explain } from "./failure.ts";
import { GROUP, serve } from "./group.ts";
import { Kept, type KeptOptions } from "./kept.ts";
import type { Answer, Request } from "./wire.ts";

export interface WorkerData extends KeptOptions {
  file: string;
}

/**
 * Requests after which the write-ahead log is moved into the file: at the next quiet moment, and at the latest. Whoever
 * commits meanwhile waits some milliseconds longer, so it must be far rarer than one commit in a hundred.
 */
const QUIET_AFTER = 4000;
const LATEST_AFTER = 20_000;

/** The thread that owns the file. It drains its queue, commits once, and only then answers. */
function main(port: NonNullable<typeof parentPort>, data: WorkerData): void {
  const say = (answers: Answer[]): void => port.postMessage(answers);
  let kept: Kept;
  try {
    kept = new Kept(data.file, data);
  } catch (error) {
    say([{ id: 0, failure: explain(error, data.file) }]);
    port.close();
    return;
  }
  let sinceCheckpoint = 0;
  const checkpoint = (): void => {
    sinceCheckpoint = 0;
    try {
      kept.checkpoint();
    } catch {
      // Not a loss: everything is in the write-ahead log, and the next one tries again.
    }
  };
  port.on("message", (first: Request[]) => {
    const queue = [...first];
    while (queue.length < GROUP) {
      const more: { message: Request[] } | undefined = receiveMessageOnPort(port);
      if (more === undefined) break;
      queue.push(...more.message);
    }
    const quiet = queue.length < GROUP;
    const last = queue.findIndex((request) => request.q === "close");
    for (let i = 0; i < queue.length; i += GROUP) {
      const group = queue.slice(i, i + GROUP);
      const answers = serve(kept, group);
      sinceCheckpoint += group.length;
      if (last >= i && last < i + GROUP) kept.close();
      say(answers);
    }
    if (last < 0 && (sinceCheckpoint >= LATEST_AFTER || (quiet && sinceCheckpoint >= QUIET_AFTER))) checkpoint();
  });
  say([{ id: 0, value: null }]);
}

if (parentPort !== null) main(parentPort, workerData as WorkerData);
