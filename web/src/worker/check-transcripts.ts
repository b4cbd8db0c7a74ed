import { canonical, redact, type AnyGame, type Log, type LogEnd, type LogHeader, type Seat } from "@trestle/kernel";
import { Match, type HistoryEntry } from "@trestle/table";
import { withEntry, historyHash, type ShownEntry } from "../device/transcript-hash.ts";
import type { DealFault, Evidence } from "./contract.ts";

/** Replays a valid log and finds the first thing that this device was shown differently. */
export function checkTranscripts(
  game: AnyGame,
  log: Log & { end: LogEnd },
  { transcripts, over }: Pick<Evidence, "transcripts" | "over">,
): DealFault | null {
  const { entries, end } = log;
  const header = withAllOptions(game, log.header);
  if (header === null) return { why: "log", line: 1, reason: "the options are not those that were frozen" };
  const match = new Match(game, header, end.secret, end.parts, "off");
  const running = transcripts.map((s) => ({ ...s, now: "" }));
  begin(running, match);
  for (const entry of entries) {
    const reason = match.follow(entry, "");
    if (reason !== null) return { why: "log", line: entry.n + 1, reason };
    const happened = match.takeNewest();
    for (const s of running)
      if (s.story ? entry.n > s.from && entry.n <= s.to : entry.n >= s.from && entry.n <= s.to)
        s.now = withEntry(s.now, shownTo(s.seat, happened));
    begin(running, match);
    const other = running.find((s) => s.to === entry.n && s.now !== s.hash);
    if (other !== undefined) return { why: "transcript", line: other.story ? 1 : other.from + 1, to: other.to + 1 };
  }
  const n = entries.length;
  const isOther = running.some((s) => s.to > n) || (over !== null && over !== n);
  return isOther ? { why: "length", line: n + 2 } : null;
}

/** The options in full, since the seed depends on them. Old logs may leave out defaults. */
function withAllOptions(game: AnyGame, header: LogHeader): LogHeader | null {
  const config = game.parseConfig(header.config);
  if (header.deal !== undefined && canonical(config) !== canonical(header.config)) return null;
  return { ...header, config };
}

/** Transcripts that begin at this entry begin with the history so far. */
function begin(running: { seat: Seat | null; story: boolean; from: number; now: string }[], match: Match): void {
  for (const s of running)
    if (s.story && s.from === match.n) s.now = historyHash(match.history.map((happened) => shownTo(s.seat, happened)));
}

/** An entry as the table sends it and as it arrives: JSON leaves out what is undefined. */
function shownTo(seat: Seat | null, { n, by, events, say }: HistoryEntry): ShownEntry {
  const entry: ShownEntry = { v: n, by, events: events.map((event) => redact(event, seat)) };
  if (say !== undefined) entry.say = say;
  return JSON.parse(JSON.stringify(entry)) as ShownEntry;
}
