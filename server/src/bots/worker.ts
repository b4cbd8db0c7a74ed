import { performance } from "node:perf_hooks";
import type { JobResult } from "@trestle/table";
import { think, type ThinkTask } from "./think.ts";

/** A task in its thread. `hurry` is shared memory: not 0 as soon as somebody else needs the thread. */
export interface WorkerTask extends ThinkTask {
  hurry: Int32Array;
}

/** Beyond any budget, in milliseconds. */
const AGES = 1e9;

/** Runs in a thread of the pool. */
export function work({ hurry, ...thought }: WorkerTask): JobResult {
  // The first look at the clock sets the start. After that, once hurried, it finds that its time is up.
  let looks = 0;
  const late = (): boolean => looks++ > 0 && Atomics.load(hurry, 0) !== 0;
  return think(thought, () => performance.now() + (late() ? AGES : 0));
}
