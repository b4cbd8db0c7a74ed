import { LEVELS, random, TEMPERS, type Answer, type Ask } from "@trestle/bots";
import type { Types } from "@trestle/kernel";
import type { BotJob } from "@trestle/table";
import type { Entry } from "./games/entry.ts";

export interface Choice {
  move: unknown;
  iterations: number;
}

/** No batch is begun that is likely to hold up frames for longer than this. */
const LONGEST_BATCH = 40;
const BUDGET = 200;
const FIRST_BATCH = 8;

/** Lets frames that have come in meanwhile go first. */
export const breathe = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/**
 * Milliseconds become iterations, as on a server: a small batch, then twice as many while that fits; the answer is that
 * of the last batch alone. null: the bot fell over, and the table plays what an expired clock would.
 */
export async function think(e: Entry, job: BotJob, now: () => number): Promise<Choice | null> {
  // An absent person's seat that is told to hold plays what an expired clock would.
  if (job.brief === "hold") return null;
  try {
    const ask = askOf(e, job);
    if (job.level === "random") return { move: random(ask).move, iterations: 0 };
    let iterations = Math.min(FIRST_BATCH, e.iterations);
    for (let spent = 0; ;) {
      const began = now();
      const answer: Answer<Types> = e.sensible({ ...ask, iterations });
      const last = now() - began;
      spent += last;
      const enough = iterations >= e.iterations || 2 * last > LONGEST_BATCH || spent + 2 * last > BUDGET;
      if (enough) return { move: answer.move, iterations };
      iterations = Math.min(2 * iterations, e.iterations);
      await breathe();
    }
  } catch {
    return null;
  }
}

function askOf(e: Entry, job: BotJob): Ask<Types> {
  const { view, history, legal, d: decision, seed } = job;
  const level = LEVELS.find((l) => l === job.level) ?? "sensible";
  const temper = TEMPERS.find((t) => t === job.temper) ?? "even";
  return { game: e.game, view, history, legal, decision, seed, iterations: 0, level, temper };
}

const PAUSE = { least: 350, most: 900 };

/** How long an answer takes at least, so that people see who does what. Bots among themselves need no pause. */
export function pauseOf(job: BotJob, persons: number): number {
  return persons === 0 ? 0 : PAUSE.least + (Math.abs(job.seed) % (PAUSE.most - PAUSE.least + 1));
}
