import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/test/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
    // No test depends on how fast the machine is; this only ends one that hangs.
    testTimeout: 120_000,
    // Many tests wait for a process they have started: more workers than cores keep the cores busy.
    maxWorkers: Math.max(4, availableParallelism()),
    hookTimeout: 120_000,
    reporters: ["default"],
  },
});
