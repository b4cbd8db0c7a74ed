import type { Types } from "@trestle/kernel";
import { LEVELS, TEMPERS, type Ask, type Level, type Company, type Temper, type Thinking } from "./ask.ts";

/** Whoever does not say which company he wants gets this. */
export const USUAL_LEVEL: Level = "gunslinger";

/** All that a table must be told of its bots. `minds`: with which temper an absent person's seat is played. */
export const BOTS = {
  levels: LEVELS,
  tempers: TEMPERS,
  usual: USUAL_LEVEL,
  minds: { safe: "cautious", bold: "bold", hold: "cautious" },
} as const;

/** The level of that name. Tables and logs of earlier versions have names that nobody offers any more. */
export function levelOf(name: string): Level {
  return LEVELS.find((level) => level === name) ?? USUAL_LEVEL;
}

export function temperOf(name: string): Temper {
  return TEMPERS.find((temper) => temper === name) ?? "even";
}

/** Milliseconds for one decision of a game, by its kind. */
export interface Budget {
  usual: number;
  [kind: string]: number;
}

/** How long a bot may think about a decision of this kind. */
export function budgetOf(budget: Budget, kind: string): number {
  return budget[kind] ?? budget.usual;
}

/** Milliseconds between two looks at the clock. */
const SLICE = 6;

/**
 * Thinks for so many milliseconds, or until nothing more is to be gained. Comes up for air after every few: the host may
 * see to others. The first batch is a small one, because nobody knows yet how fast this machine is.
 */
export function* ponder<T extends Types>(
  company: Company<T>,
  ask: Ask<T>,
  milliseconds: number,
  now: () => number,
): Generator<void, Thinking<T>, void> {
  const began = now();
  const thinking = company.begin(ask);
  let batch = Math.max(1, company.batch >> 2);
  for (let before = now(); !thinking.done && thinking.spent < company.enough;) {
    const spent = thinking.spent;
    thinking.more(Math.min(batch, company.enough - spent));
    const after = now();
    const left = milliseconds - (after - began);
    const each = (after - before) / Math.max(1, thinking.spent - spent);
    if (left <= each || thinking.spent === spent) break;
    batch = each === 0 ? company.batch : Math.max(1, Math.floor(Math.min(SLICE, left) / each));
    yield;
    before = now();
  }
  return thinking;
}

/** The same without a pause. */
export function ponderThrough<T extends Types>(
  company: Company<T>,
  ask: Ask<T>,
  milliseconds: number,
  now: () => number,
): Thinking<T> {
  const thoughts = ponder(company, ask, milliseconds, now);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done === true) return value;
  }
}
