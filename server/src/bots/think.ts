import { levelOf, thinkFor, temperOf, type BotRequest } from "@trestle/bots";
import type { Decision, EventBase, LogHeader, Types } from "@trestle/kernel";
import type { JobResult } from "@trestle/table";
import { findEntry, type Entry } from "../games.ts";

/** What crosses into a bot's thread: its seat's view and nothing else of the table. */
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
  /** The best moves are asked for, not one to play. */
  hints: boolean;
}

/** Thinks until the time is up; how far it came is in the answer, so that anybody can think it again. */
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
