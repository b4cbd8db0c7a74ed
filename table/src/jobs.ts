import { sha256Text, type Types } from "@trestle/kernel";
import { heard } from "./boards.ts";
import type { BotJob, Games } from "./games.ts";
import type { Match } from "./match.ts";
import type { Record as TableRecord } from "./record.ts";

/** The decisions that bots and minders owe and were not asked for yet, with all that their seats may know. */
export function jobsOf(match: Match, record: TableRecord, games: Games, handed: ReadonlyMap<number, number>): BotJob[] {
  const { game, state } = match;
  const jobs: BotJob[] = [];
  for (const d of game.pending(state)) {
    const s = record.seats[d.seat]!;
    if (d.free || handed.has(d.id) || s.kind === "open" || (s.kind === "person" && !s.minded)) continue;
    const legal: Types["move"][] = [];
    game.moves(state, d, legal);
    jobs.push({
      seat: d.seat,
      d,
      level: s.kind === "bot" ? s.level : games.bots.levels.at(-1)!,
      temper: s.kind === "bot" ? s.temper : games.bots.tempers[0]!,
      brief: s.kind === "bot" ? null : s.brief,
      view: game.view(state, d.seat),
      history: match.history.flatMap((h) => heard(h.events, d.seat)),
      legal,
      seed: Number.parseInt(sha256Text(`${record.botSecret}/${match.n}/${d.id}`).slice(0, 8), 16) | 0,
      n: match.n,
    });
  }
  return jobs;
}
