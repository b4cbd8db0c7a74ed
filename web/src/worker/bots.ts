import { budgetOf, levelOf, thinkInSlices, temperOf, type BotRequest, type Thinking } from "@trestle/bots";
import type { Types } from "@trestle/kernel";
import type { BotJob, JobResult } from "@trestle/table";
import type { LoadedGame } from "@trestle/games/load";

/** A hint gets more thought than a move of an opponent. */
const HINT_TIMES = 2;

/** Lets waiting frames go first. */
export const breathe = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/**
 * Thinks until the budget is spent, and lets waiting frames go first every few milliseconds. null: the bot failed, and
 * the table plays what an expired clock would.
 */
export async function think(e: LoadedGame, job: BotJob, now: () => number): Promise<JobResult | null> {
  // "hold": the table plays what an expired clock would.
  if (job.brief === "hold") return null;
  try {
    const budget = budgetOf(e.bots.budget, job.d.kind) * (job.hint === null ? 1 : HINT_TIMES);
    const thoughts = thinkInSlices(e.bots.factory, requestOf(e, job), budget, now);
    for (;;) {
      const { done, value } = thoughts.next();
      if (done === true) return thoughtOf(value, job);
      await breathe();
    }
  } catch {
    return null;
  }
}

function thoughtOf(thinking: Thinking<Types>, job: BotJob): JobResult {
  const { move, why, say } = thinking.result();
  const thought: JobResult = { move, iterations: thinking.spent, why, say };
  return job.hint === null ? thought : { ...thought, hints: thinking.hints() };
}

function requestOf(e: LoadedGame, job: BotJob): BotRequest<Types> {
  const { view, history, legal, d: decision, seed } = job;
  const bot = { level: levelOf(job.level), temper: temperOf(job.temper) };
  return { game: e.game, view, history, legal, decision, seed, iterations: e.bots.factory.enough, ...bot };
}

const PAUSE_MS = { min: 350, max: 900 };

/** The least time a bot takes, so that people can follow. Bots among themselves need no pause. */
export function pauseOf(job: BotJob, persons: number): number {
  return persons === 0 ? 0 : PAUSE_MS.min + (Math.abs(job.seed) % (PAUSE_MS.max - PAUSE_MS.min + 1));
}
