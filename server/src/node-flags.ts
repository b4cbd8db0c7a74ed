/**
 * How V8 is told to collect, in all ways to start the server: a small young generation, collected by one thread (ADR
 * 0021), in which all that is made is born (ADR 0025).
 */
export const NODE_FLAGS: readonly string[] = [
  "--max-semi-space-size=8",
  "--no-parallel-scavenge",
  "--no-allocation-site-pretenuring",
];
