/** Mutants that break no rule, each with its reason: `file: before → after`. */
export const EQUIVALENT: Readonly<Record<string, string>> = {};
