import { availableParallelism } from "node:os";
import { steps } from "./steps.ts";

/** Runs the checks whose name fits, as many at once as there are cores, and prints a line for each. */
export async function runSteps(wanted = /^/): Promise<{ passed: number; failed: number }> {
  const waiting = steps().filter(({ name }) => wanted.test(name));
  const count = { passed: 0, failed: 0 };
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const fault = await step.run();
      process.stdout.write(fault === null ? `ok    ${step.name}\n` : `FAIL  ${step.name}\n${fault}\n`);
      if (fault === null) count.passed++;
      else count.failed++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return count;
}
