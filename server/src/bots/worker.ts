import { performance } from "node:perf_hooks";
import { think, type Choice, type Thought } from "./think.ts";

/** Runs in a thread of the pool. */
export function work(thought: Thought): Choice {
  return think(thought, () => performance.now());
}
