import { levelOf, ponderThrough, temperOf, type Ask } from "@trestle/bots";
import type { Decision, EventBase, LogHeader, Types } from "@trestle/kernel";
import { findEntry, type Entry } from "../registry.ts";

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

/** Thinks until the time is up; how far it came is in the answer, so that anybody can think it again. */
export function think(thought: Thought, now: () => number): Choice {
  const e = findEntry(thought.game, thought.edition);
  if (e === null) throw new Error(`there is no game ${thought.game}`);
  const thinking = ponderThrough(e.player, askOf(e, thought), thought.budget, now);
  return { move: thinking.answer().move, iterations: thinking.spent };
}

function askOf(e: Entry, thought: Thought): Ask<Types> {
  const { view, history, legal, decision, seed } = thought;
  const company = { level: levelOf(thought.level), temper: temperOf(thought.temper) };
  return { game: e.game, view, history, legal, decision, seed, iterations: e.player.enough, ...company };
}
