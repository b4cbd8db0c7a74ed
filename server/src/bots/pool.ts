import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { BotQueue, type JobOrigin, type QueueMetrics } from "./queue.ts";
import type { JobResult } from "@trestle/table";
import type { ThinkTask } from "./think.ts";
import type { WorkerTask } from "./worker.ts";

/** Has bots think, in threads or (in tests) elsewhere. */
export interface BotPool {
  /** null: the bot crashed or did not finish; the table plays what an expired clock would. */
  think(thought: ThinkTask, asker: JobOrigin): Promise<JobResult | null>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** 0: one fewer than there are cores. */
  threads: number;
  /** Called when a bot crashed or was terminated. */
  failed(reason: "crash" | "hang"): void;
  worker?: URL;
  /** Milliseconds beyond its budget in which a bot may finish its batch (and a cold thread may start). */
  grace?: number;
  figures?: QueueMetrics;
}

const GRACE = 8_000;

/** Bots think in threads of their own: one that crashes or hangs costs its thread, never the server. */
export function openPool(options: PoolOptions): BotPool {
  const threads = options.threads > 0 ? options.threads : Math.max(1, availableParallelism() - 1);
  const pool = new Piscina<WorkerTask, JobResult>({
    filename: (options.worker ?? new URL("./worker.ts", import.meta.url)).href,
    name: "work",
    // Starting a thread costs half a second.
    minThreads: options.worker === undefined ? 1 : 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread died between tasks; the pool starts another one.
  pool.on("error", () => options.failed("crash"));
  let closing = false;

  async function run(task: WorkerTask): Promise<JobResult | null> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), task.budget + (options.grace ?? GRACE));
    try {
      return await pool.run(task, { signal: limit.signal });
    } catch {
      if (!closing) options.failed(limit.signal.aborted ? "hang" : "crash");
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  // Waiting for a thread must not use up the bot's budget, so no more jobs than threads are handed over.
  const queue = new BotQueue<ThinkTask, JobResult | null>({
    threads,
    figures: options.figures,
    now: () => performance.now(),
    start(thought) {
      const hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      return { answer: run({ ...thought, hurry }), hurry: () => void Atomics.store(hurry, 0, 1) };
    },
  });

  return {
    think: (thought, asker) => queue.think(thought, asker),
    async close() {
      closing = true;
      queue.close();
      await pool.destroy();
    },
  };
}
