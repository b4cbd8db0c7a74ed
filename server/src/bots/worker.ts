import { performance } from "node:perf_hooks";
import type { JobResult } from "@trestle/table";
import { think, type ThinkTask } from "./think.ts";

/** A thought as it crosses into a thread. `hurry` is shared memory: not 0 as soon as somebody else needs the thread. */
export interface WorkerTask extends ThinkTask {
  hurry: Int32Array;
}

/** Later than any budget ends. */
const AGES = 1e9;

/** Runs in a thread of the pool. */
export function work({ hurry, ...thought }: WorkerTask): JobResult {
  // The first look at the clock is when it begins. After that, told to hurry, it finds that its time is up.
  let looks = 0;
  const late = (): boolean => looks++ > 0 && Atomics.load(hurry, 0) !== 0;
  return think(thought, () => performance.now() + (late() ? AGES : 0));
}
