/** Mutants that break no rule, each with its reason: `file: before → after`. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  "colt/engine/plan.ts: 216 → 217": "a table with one row that no programme reads",
  "colt/engine/end.ts: 0 → 1": "there are always two seats or more",
  "colt/engine/end.ts: a - b → a + b": "the seats are collected in ascending order",
  "colt/engine/actions/fire.ts: 1 → 2": "all distances double, and the nearest stays the nearest",
  'colt/engine/imagine.ts: move.t !== "plan" → !(move.t !== "plan")':
    "tells the compiler what a list of programmes holds",
};
