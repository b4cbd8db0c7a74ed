import type { JobResult } from "@trestle/table";
import type { ThinkTask } from "../src/bots/think.ts";

/** A bot that misbehaves as the seed says; the pool must not mind. */
export function work(thought: ThinkTask): JobResult {
  if (thought.seed === 1) throw new Error("a bot fell off its horse");
  if (thought.seed === 2) for (;;);
  if (thought.seed === 3) process.exit(3);
  if (thought.seed === 4) return { move: { t: "cheat" }, iterations: 0 };
  return { move: thought.legal[0], iterations: 0 };
}
