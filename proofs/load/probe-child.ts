import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

// Loaded before a server under test (`node --import`), which knows nothing of it: tells the parent what the process
// has cost so far. Works for ours and for the bare one alike.

export interface Told {
  /** CPU seconds of all threads, the store's too. */
  cpu: number;
  rss: number;
  /** Objects and buffers of the main thread. */
  heap: number;
  /** Longest turn of the event loop since `watch`, in milliseconds, to about one; 0 if nobody watches. */
  stall: number;
  /** The longest by what its thread itself worked in it: what other programs took from it is not counted. */
  own: number;
}
export type Asked = "tell" | "collect" | "watch" | "unwatch";

const RESOLUTION = 1;

/** How much the thread works from one turn of the event loop to one a millisecond later, at most. */
class Work {
  max = 0;
  #timer: NodeJS.Timeout | null = null;

  begin(): void {
    this.max = 0;
    let last = process.threadCpuUsage();
    this.#timer = setInterval(() => {
      const now = process.threadCpuUsage();
      this.max = Math.max(this.max, (now.user - last.user + now.system - last.system) / 1e3);
      last = now;
    }, RESOLUTION);
  }

  end(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}

if (isMainThread && process.send !== undefined) {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  const work = new Work();
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  process.on("message", (asked: Asked) => {
    if (asked === "collect") for (let i = 0; i < 3; i++) collect();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const stall = loop.max > 0 && loop.count > 0 ? Math.max(0, loop.max / 1e6 - RESOLUTION) : 0;
    const told: Told = { cpu: (user + system) / 1e6, rss, heap: heapUsed + external, stall, own: work.max };
    if (asked === "watch") {
      loop.reset();
      loop.enable();
      work.begin();
    }
    if (asked === "unwatch") {
      loop.disable();
      work.end();
    }
    process.send!(told);
  });
  // Nobody is left to ask: a server without its bench must not stay behind.
  process.on("disconnect", () => process.exit(0));
}
