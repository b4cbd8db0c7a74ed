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
}
export type Asked = "tell" | "collect" | "watch" | "unwatch";

const RESOLUTION = 1;

if (isMainThread && process.send !== undefined) {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  process.on("message", (asked: Asked) => {
    if (asked === "collect") for (let i = 0; i < 3; i++) collect();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const stall = loop.max > 0 && loop.count > 0 ? Math.max(0, loop.max / 1e6 - RESOLUTION) : 0;
    const told: Told = { cpu: (user + system) / 1e6, rss, heap: heapUsed + external, stall };
    if (asked === "watch") {
      loop.reset();
      loop.enable();
    }
    if (asked === "unwatch") loop.disable();
    process.send!(told);
  });
  // Nobody is left to ask: a server without its bench must not stay behind.
  process.on("disconnect", () => process.exit(0));
}
