import type { Option } from "@trestle/kernel";

/** Every rule, and on which page of the rulebook it stands. */
export const RULES = {
  "MAIL-AIM-1": { page: 1 },
  "MAIL-NIGHT-1": { page: 2 },
  "MAIL-NIGHT-2": { page: 2 },
  "MAIL-NIGHT-3": { page: 2 },
  "MAIL-OPEN-1": { page: 3 },
  "MAIL-OPEN-2": { page: 3 },
  "MAIL-NOISE-1": { page: 3 },
  "MAIL-NOISE-2": { page: 3 },
  "MAIL-JUMP-1": { page: 4 },
  "MAIL-JUMP-2": { page: 4 },
  "MAIL-END-1": { page: 5 },
} as const;

export const OPTIONS: readonly Option[] = [
  { kind: "choice", key: "nights", values: [2, 3, 5], initial: 3, rule: "MAIL-NIGHT-1" },
];

/** The least and the most gold in each. */
export const GOLD = { bag: [1, 4], safe: [3, 8] } as const;
/** The least and the most noise that the guards sleep through. */
export const SLEEP = [12, 18] as const;
