import { canonical, redact, type AnyGame, type Log, type LogEnd, type LogHeader, type Seat } from "@trestle/kernel";
import { Match, type HistoryEntry } from "@trestle/table";
import { storyHash, withEntry, type ToldEntry } from "../device/transcript-hash.ts";
import type { DealFault, Evidence } from "./contract.ts";

/** Tells a log that replays once more, and finds the first thing that was told otherwise. */
export function retell(
  game: AnyGame,
  log: Log & { end: LogEnd },
  { shown, over }: Pick<Evidence, "shown" | "over">,
): DealFault | null {
  const { entries, end } = log;
  const header = whole(game, log.header);
  if (header === null) return { why: "log", line: 1, reason: "the options are not those that were frozen" };
  const match = new Match(game, header, end.secret, end.parts, "off");
  const running = shown.map((s) => ({ ...s, now: "" }));
  begin(running, match);
  for (const entry of entries) {
    const reason = match.follow(entry, "");
    if (reason !== null) return { why: "log", line: entry.n + 1, reason };
    const happened = match.takeNewest();
    for (const s of running)
      if (s.story ? entry.n > s.from && entry.n <= s.to : entry.n >= s.from && entry.n <= s.to)
        s.now = withEntry(s.now, toldTo(s.seat, happened));
    begin(running, match);
    const other = running.find((s) => s.to === entry.n && s.now !== s.hash);
    if (other !== undefined) return { why: "shown", line: other.story ? 1 : other.from + 1, to: other.to + 1 };
  }
  const n = entries.length;
  const isOther = running.some((s) => s.to > n) || (over !== null && over !== n);
  return isOther ? { why: "length", line: n + 2 } : null;
}

/** Tables write their options in full, and the seed depends on them; logs of before may leave out what is usual. */
function whole(game: AnyGame, header: LogHeader): LogHeader | null {
  const config = game.parseConfig(header.config);
  if (header.deal !== undefined && canonical(config) !== canonical(header.config)) return null;
  return { ...header, config };
}

/** Whoever came at this entry was told the story so far. */
function begin(running: { seat: Seat | null; story: boolean; from: number; now: string }[], match: Match): void {
  for (const s of running)
    if (s.story && s.from === match.n) s.now = storyHash(match.history.map((happened) => toldTo(s.seat, happened)));
}

/** As the table tells it, and as it arrives: JSON leaves out what is undefined. */
function toldTo(seat: Seat | null, { n, by, events, say }: HistoryEntry): ToldEntry {
  const told: ToldEntry = { v: n, by, events: events.map((event) => redact(event, seat)) };
  if (say !== undefined) told.say = say;
  return JSON.parse(JSON.stringify(told)) as ToldEntry;
}
