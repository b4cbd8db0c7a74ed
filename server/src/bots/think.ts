import { levelOf, thinkFor, temperOf, type BotRequest } from "@trestle/bots";
import type { Decision, EventBase, LogHeader, Types } from "@trestle/kernel";
import type { JobResult } from "@trestle/table";
import { findEntry, type Entry } from "../games/games.ts";

/** What a bot's thread is given: the view of its seat and nothing else of the table. */
export interface ThinkTask {
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
  /** The best moves are wanted, not one to play. */
  hints: boolean;
}

/** Thinks until time is up. The result says how far it came, so that anybody can repeat it. */
export function think(thought: ThinkTask, now: () => number): JobResult {
  const e = findEntry(thought.game, thought.edition);
  if (e === null) throw new Error(`there is no game ${thought.game}`);
  const thinking = thinkFor(e.bots.factory, requestOf(e, thought), thought.budget, now);
  const { move, why, say } = thinking.result();
  const choice: JobResult = { move, iterations: thinking.spent, why, say };
  return thought.hints ? { ...choice, hints: thinking.hints() } : choice;
}

function requestOf(e: Entry, thought: ThinkTask): BotRequest<Types> {
  const { view, history, legal, decision, seed } = thought;
  const company = { level: levelOf(thought.level), temper: temperOf(thought.temper) };
  return { game: e.game, view, history, legal, decision, seed, iterations: e.bots.factory.enough, ...company };
}
