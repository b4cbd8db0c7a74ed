import type { Decision } from "@trestle/kernel";
import type { Match } from "./match.ts";
import type { TableRecord } from "./record.ts";

/** The play time at which a person's decision runs out. Bots have no clock of ours. */
function deadlineOf(match: Match, record: TableRecord, d: Decision): number | null {
  return d.free || record.seats[d.seat]?.kind !== "person" ? null : match.clock.deadline(d);
}

function owedIn(match: Match | null, record: TableRecord): readonly Decision[] {
  const stopped = match === null || match.clock.isOff || record.phase !== "playing" || record.paused;
  return stopped ? [] : match.game.pending(match.state);
}

/** Decisions that persons owe and that can run out. */
export function running(match: Match | null, record: TableRecord): Decision[] {
  return owedIn(match, record).filter((d) => deadlineOf(match!, record, d) !== null);
}

/** The play time at which the first of them runs out; Infinity: none ever does. */
export function soonest(match: Match | null, record: TableRecord): number {
  let time = Infinity;
  for (const d of owedIn(match, record)) time = Math.min(time, deadlineOf(match!, record, d) ?? Infinity);
  return time;
}
