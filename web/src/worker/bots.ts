import { budgetOf, levelOf, thinkInSlices, temperOf, type BotRequest, type Thinking } from "@trestle/bots";
import type { Types } from "@trestle/kernel";
import type { BotJob, JobResult } from "@trestle/table";
import type { LoadedGame } from "@trestle/games/load";

/** Whoever asks for advice gets more thought than an opponent spends. */
const HINT_TIMES = 2;

/** Lets frames that have come in meanwhile go first. */
export const breathe = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/**
 * Thinks until the time is up, with a look at what has come in after every few milliseconds. null: the bot fell over, and
 * the table plays what an expired clock would.
 */
export async function think(e: LoadedGame, job: BotJob, now: () => number): Promise<JobResult | null> {
  // An absent person's seat that is told to hold plays what an expired clock would.
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
  const company = { level: levelOf(job.level), temper: temperOf(job.temper) };
  return { game: e.game, view, history, legal, decision, seed, iterations: e.bots.factory.enough, ...company };
}

const PAUSE = { least: 350, most: 900 };

/** How long an answer takes at least, so that people see who does what. Bots among themselves need no pause. */
export function pauseOf(job: BotJob, persons: number): number {
  return persons === 0 ? 0 : PAUSE.least + (Math.abs(job.seed) % (PAUSE.most - PAUSE.least + 1));
}
