import { budgetOf } from "@trestle/bots";
import type { BotJob, Table } from "@trestle/table";
import type { House } from "../house.ts";
import type { Choice } from "./think.ts";

/** Whoever asks for advice gets more thought than an opponent spends. */
const HINT_TIMES = 2;
/** Milliseconds that a bot may take beyond its time. */
const OVERRUN = 20;

/** What a thread makes of a question, at the pace of its kind. null: none, and the table plays what an expired clock would. */
export async function answerTo(house: House, { game, edition }: Table["record"], job: BotJob): Promise<Choice | null> {
  const { bots, thinkers, metrics } = house;
  const began = house.env().now;
  const { level, temper, d: decision, view, history, legal, seed } = job;
  const budget = Math.min(bots.budget, budgetOf(game, decision.kind)) * (job.hint === null ? 1 : HINT_TIMES);
  const hints = job.hint !== null;
  const thought = { game, edition, level, temper, decision, view, history, legal, seed, budget, hints };
  // An absent person's seat that is told to hold plays what an expired clock would.
  const choice = job.brief === "hold" ? null : await thinkers.think(thought).catch(() => null);
  // How long it takes depends on the kind of question, never on what was thought. Whoever asks for advice need not wait.
  const pace = hints || bots.pace === 0 ? 0 : Math.max(bots.pace, budget + OVERRUN);
  const rest = pace - (house.env().now - began);
  if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  if (!hints) metrics.bots.inc({ result: choice === null ? "fallback" : "move" });
  return choice;
}
