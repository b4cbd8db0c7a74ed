import type { Answer, Ask } from "@trestle/bots";
import { LEVELS, TEMPERS } from "@trestle/bots";
import type { Decision, EventBase, LogHeader, Types } from "@trestle/kernel";
import { findEntry, playerOf, type Entry } from "../registry.ts";

/** What crosses into a bot's thread: its seat's view and nothing else of the table. */
export interface Thought {
  game: string;
  edition: LogHeader["edition"];
  level: string;
  temper: string;
  decision: Decision;
  view: unknown;
  history: EventBase[];
  legal: unknown[];
  seed: number;
  /** Milliseconds. */
  budget: number;
}
export interface Choice {
  move: unknown;
  iterations: number;
}

const FIRST_BATCH = 8;

/**
 * Milliseconds become iterations: a small batch first, then twice as many as long as that fits into what is left. The
 * answer is that of the last batch alone, so that anybody can think it again from its seed and its iterations.
 */
export function think(thought: Thought, now: () => number): Choice {
  const e = findEntry(thought.game, thought.edition);
  if (e === null) throw new Error(`there is no game ${thought.game}`);
  const ask = askOf(e, thought);
  const play = playerOf(e, thought.level);
  const begin = now();
  let iterations = Math.min(FIRST_BATCH, e.iterations);
  let answer: Answer<Types> = play({ ...ask, iterations });
  if (thought.level === "random") return { move: answer.move, iterations: 0 };
  for (let spent = now() - begin, before = 0; ;) {
    const last = spent - before;
    if (iterations >= e.iterations || spent + 2 * last > thought.budget) return { move: answer.move, iterations };
    iterations = Math.min(2 * iterations, e.iterations);
    answer = play({ ...ask, iterations });
    before = spent;
    spent = now() - begin;
  }
}

function askOf(e: Entry, thought: Thought): Ask<Types> {
  const { view, history, legal, decision, seed } = thought;
  const level = LEVELS.find((l) => l === thought.level) ?? "sensible";
  const temper = TEMPERS.find((t) => t === thought.temper) ?? "even";
  return { game: e.game, view, history, legal, decision, seed, iterations: 0, level, temper };
}
