import { budgetOf, levelOf, ponder, temperOf, type Ask } from "@trestle/bots";
import type { Types } from "@trestle/kernel";
import type { BotJob } from "@trestle/table";
import type { Entry } from "./games/entry.ts";

export interface Choice {
  move: unknown;
  iterations: number;
}

/** Lets frames that have come in meanwhile go first. */
export const breathe = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/**
 * Thinks until the time is up, with a look at what has come in after every few milliseconds. null: the bot fell over, and
 * the table plays what an expired clock would.
 */
export async function think(e: Entry, job: BotJob, now: () => number): Promise<Choice | null> {
  // An absent person's seat that is told to hold plays what an expired clock would.
  if (job.brief === "hold") return null;
  try {
    const thoughts = ponder(e.player, askOf(e, job), budgetOf(e.game.id, job.d.kind), now);
    for (;;) {
      const { done, value } = thoughts.next();
      if (done === true) return { move: value.answer().move, iterations: value.spent };
      await breathe();
    }
  } catch {
    return null;
  }
}

function askOf(e: Entry, job: BotJob): Ask<Types> {
  const { view, history, legal, d: decision, seed } = job;
  const company = { level: levelOf(job.level), temper: temperOf(job.temper) };
  return { game: e.game, view, history, legal, decision, seed, iterations: e.player.enough, ...company };
}

const PAUSE = { least: 350, most: 900 };

/** How long an answer takes at least, so that people see who does what. Bots among themselves need no pause. */
export function pauseOf(job: BotJob, persons: number): number {
  return persons === 0 ? 0 : PAUSE.least + (Math.abs(job.seed) % (PAUSE.most - PAUSE.least + 1));
}
