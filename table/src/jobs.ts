import { sha256Text, type By, type Decision, type Types } from "@trestle/kernel";
import { eventsFor } from "./boards.ts";
import type { BotJob, Games, JobResult } from "./games.ts";
import type { Match } from "./match.ts";
import type { TableRecord } from "./record.ts";

/** The decisions that bots and minders owe and were not asked for yet. */
export function jobsOf(match: Match, record: TableRecord, games: Games, handed: ReadonlyMap<number, number>): BotJob[] {
  const { usual, minderTempers } = games.bots;
  return match.game.pending(match.state).flatMap((d) => {
    const s = record.seats[d.seat]!;
    if (d.free || handed.has(d.id) || s.kind === "open" || (s.kind === "person" && !s.minded)) return [];
    const { level, temper, brief } =
      s.kind === "bot" ? { ...s, brief: null } : { level: usual, temper: minderTempers[s.brief], brief: s.brief };
    return [jobFor(match, record, d, { level, temper, brief }, null)];
  });
}

/** A question with all that its seat may know. */
export function jobFor(
  match: Match,
  record: TableRecord,
  d: Decision,
  who: Pick<BotJob, "level" | "temper" | "brief">,
  hint: BotJob["hint"],
): BotJob {
  const { game, state } = match;
  const legal: Types["move"][] = [];
  game.moves(state, d, legal);
  return {
    seat: d.seat,
    d,
    ...who,
    view: game.view(state, d.seat),
    history: match.remember().flatMap((h) => eventsFor(h.events, d.seat)),
    legal,
    seed: Number.parseInt(sha256Text(`${record.botSecret}/${match.n}/${d.id}`).slice(0, 8), 16) | 0,
    n: match.n,
    hint,
  };
}

interface Played {
  d: Decision;
  move: Types["move"];
  by: By;
  /** null: it is not its thinker's. */
  thought: JobResult | null;
}

/** What is played for a bot or a minder; null: nobody asks for it any more. None or an illegal one: the game's fallback. */
export function answerIn(match: Match, record: TableRecord, job: BotJob, result: JobResult | null): Played | null {
  const s = record.seats[job.seat]!;
  const d = match.decision(job.seat, job.d.id);
  if (d === null || s.kind === "open" || (s.kind === "person" && !s.minded)) return null;
  const by = s.kind === "bot" ? "bot" : "minder";
  const judged = result === null ? null : match.judge(d.seat, d.id, result.move);
  if (judged === null || "rule" in judged) return { d, move: match.game.fallback(match.state, d), by, thought: null };
  return { d, move: judged.move, by, thought: result };
}
