import { sha256Text, type Decision, type Types } from "@trestle/kernel";
import { heard } from "./boards.ts";
import type { BotJob, Games } from "./games.ts";
import type { Match } from "./match.ts";
import type { Record as TableRecord } from "./record.ts";

/** The decisions that bots and minders owe and were not asked for yet. */
export function jobsOf(match: Match, record: TableRecord, games: Games, handed: ReadonlyMap<number, number>): BotJob[] {
  const { usual, minds } = games.bots;
  return match.game.pending(match.state).flatMap((d) => {
    const s = record.seats[d.seat]!;
    if (d.free || handed.has(d.id) || s.kind === "open" || (s.kind === "person" && !s.minded)) return [];
    const { level, temper, brief } =
      s.kind === "bot" ? { ...s, brief: null } : { level: usual, temper: minds[s.brief], brief: s.brief };
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
    history: match.history.flatMap((h) => heard(h.events, d.seat)),
    legal,
    seed: Number.parseInt(sha256Text(`${record.botSecret}/${match.n}/${d.id}`).slice(0, 8), 16) | 0,
    n: match.n,
    hint,
  };
}
