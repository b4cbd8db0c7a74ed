/**
 * How V8 collects garbage, in all ways to start the server: a small young generation, collected by one thread, and no
 * pretenuring (ADR 0025; figures without them in ADR 0026).
 */
export const NODE_FLAGS: readonly string[] = [
  "--max-semi-space-size=8",
  "--no-parallel-scavenge",
  "--no-allocation-site-pretenuring",
];
