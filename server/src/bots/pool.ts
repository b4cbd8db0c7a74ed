import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { Choice, Thought } from "./think.ts";

/** Whoever answers for bots. */
export interface Thinkers {
  /** null: it crashed or did not come to an end; the table plays what an expired clock would. */
  think(thought: Thought): Promise<Choice | null>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** 0: one less than there are cores. */
  threads: number;
  /** Called when a bot crashed or was ended. */
  failed(reason: "crash" | "hang"): void;
  worker?: URL;
  /** Milliseconds beyond its budget in which a bot may finish its batch (and a cold thread start). */
  grace?: number;
}

const GRACE = 8_000;

/** Bots think in threads of their own: one that crashes or hangs costs its thread, never the server. */
export function openPool(options: PoolOptions): Thinkers {
  const threads = options.threads > 0 ? options.threads : Math.max(1, availableParallelism() - 1);
  const pool = new Piscina<Thought, Choice>({
    filename: (options.worker ?? new URL("./worker.ts", import.meta.url)).href,
    name: "work",
    // A thread that has to start first costs half a second.
    minThreads: options.worker === undefined ? 1 : 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread that dies between tasks; the pool starts another one.
  pool.on("error", () => options.failed("crash"));
  let closing = false;
  // Waiting for a thread is not the bot's time, so no more than there are threads are handed over at once.
  let running = 0;
  const waiting: (() => void)[] = [];

  async function run(thought: Thought): Promise<Choice | null> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), thought.budget + (options.grace ?? GRACE));
    try {
      return await pool.run(thought, { signal: limit.signal });
    } catch {
      if (!closing) options.failed(limit.signal.aborted ? "hang" : "crash");
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async think(thought) {
      if (running >= threads) await new Promise<void>((go) => waiting.push(go));
      if (closing) return null;
      running++;
      try {
        return await run(thought);
      } finally {
        running--;
        waiting.shift()?.();
      }
    },
    async close() {
      closing = true;
      for (const go of waiting.splice(0)) go();
      await pool.destroy();
    },
  };
}
