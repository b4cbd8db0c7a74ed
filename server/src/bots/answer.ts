import { budgetOf } from "@trestle/bots";
import type { BotJob, Table } from "@trestle/table";
import type { ServerContext } from "../tables/context.ts";
import { findEntry } from "../games.ts";
import type { JobOrigin } from "./queue.ts";
import type { Choice } from "./think.ts";

/** Whoever asks for advice gets more thought than an opponent spends. */
const HINT_TIMES = 2;
/** Milliseconds that a bot may take beyond its time. */
const OVERRUN = 20;

/** What a thread makes of a question, at the pace of its kind. null: none, and the table plays what an expired clock would. */
export async function answerTo(
  context: ServerContext,
  { game, edition }: Table["record"],
  job: BotJob,
  who: Pick<JobOrigin, "table" | "payers" | "awaited">,
): Promise<Choice | null> {
  const { bots, botPool, metrics } = context;
  const asked = context.env().now;
  let began = asked;
  const { level, temper, d: decision, view, history, legal, seed } = job;
  const entry = findEntry(game, edition) ?? findEntry(game)!;
  const usual = budgetOf(entry.bots.budget, decision.kind);
  const budget = Math.min(bots.budget, usual) * (job.hint === null ? 1 : HINT_TIMES);
  const hints = job.hint !== null;
  // Its thread may not have the edition yet. A text costs little to hand over.
  const box = edition === null ? null : { hash: edition.hash, file: entry.file ?? undefined };
  const thought = { game, edition: box, level, temper, decision, view, history, legal, seed, budget, hints };
  // An absent person's seat that is told to hold plays what an expired clock would.
  const asker: JobOrigin = { ...who, lane: hints ? "hints" : "bots", began: () => void (began = context.env().now) };
  const choice = job.brief === "hold" ? null : await botPool.think(thought, asker).catch(() => null);
  // How long it takes depends on the kind of question and on who waits for a thread, never on what was thought. Whoever
  // asks for advice need not wait.
  const ready = hints || bots.pace === 0 ? 0 : Math.max(asked + bots.pace, began + budget + OVERRUN);
  const rest = ready - context.env().now;
  if (rest > 0) await new Promise((done) => setTimeout(done, rest));
  if (!hints) metrics.bots.inc({ result: choice === null ? "fallback" : "move" });
  return choice;
}
