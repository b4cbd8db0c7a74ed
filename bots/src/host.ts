import type { Types } from "@trestle/kernel";
import { LEVELS, TEMPERS, type BotFactory, type BotRequest, type Level, type Temper, type Thinking } from "./bot.ts";

/** The level of a bot for which nobody chose one. */
export const USUAL_LEVEL: Level = "gunslinger";

/** What a table must know of its bots. `minderTempers`: the temper with which a minder plays an absent person's seat. */
export const BOTS = {
  levels: LEVELS,
  tempers: TEMPERS,
  usual: USUAL_LEVEL,
  minderTempers: { safe: "cautious", bold: "bold", hold: "cautious" },
} as const;

/** The level of that name. Tables and logs of earlier versions may name a level that no longer exists. */
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
 * Thinks until the time is up or more iterations would gain nothing. Yields after every slice, so that the host can do
 * other work. The first batch is small, because the speed of this machine is not known yet.
 */
export function* thinkInSlices<T extends Types>(
  factory: BotFactory<T>,
  request: BotRequest<T>,
  milliseconds: number,
  now: () => number,
): Generator<void, Thinking<T>, void> {
  const began = now();
  const thinking = factory.begin(request);
  let batch = Math.max(1, factory.batch >> 2);
  for (let before = now(); !thinking.done && thinking.spent < factory.enough;) {
    const spent = thinking.spent;
    thinking.more(Math.min(batch, factory.enough - spent));
    const after = now();
    const left = milliseconds - (after - began);
    const each = (after - before) / Math.max(1, thinking.spent - spent);
    if (left <= each || thinking.spent === spent) break;
    batch = each === 0 ? factory.batch : Math.max(1, Math.floor(Math.min(SLICE, left) / each));
    yield;
    before = now();
  }
  return thinking;
}

/** The same without a pause. */
export function thinkFor<T extends Types>(
  factory: BotFactory<T>,
  request: BotRequest<T>,
  milliseconds: number,
  now: () => number,
): Thinking<T> {
  const slices = thinkInSlices(factory, request, milliseconds, now);
  for (;;) {
    const { done, value } = slices.next();
    if (done === true) return value;
  }
}
