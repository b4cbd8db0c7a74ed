import {
  commitmentOf,
  dealListOf,
  isLogFault,
  judgeLog,
  listHash,
  missingParts,
  readLog,
  type AnyGame,
  type Log,
  type LogEnd,
  type Seat,
} from "@trestle/kernel";
import type { Calls, DealFault, DealReport, Evidence } from "./contract.ts";
import { keepEdition, loadEdition } from "./games.ts";
import { checkTranscripts } from "./check-transcripts.ts";

type Closed = Log & { end: LogEnd };
type Own = Extract<DealReport, { ok: true }>["own"];

/** Replays a finished game from its log and compares it with what this device has kept. */
export async function checkDeal({ table, log: text, evidence }: Calls["check"]["ask"]): Promise<DealReport> {
  const log = readLog(text);
  if (isLogFault(log)) return failed({ why: "log", ...log });
  const { header, end } = log;
  if (end === null) return failed({ why: "log", line: 1, reason: "the deal is still sealed" });
  if (header.table !== table) return failed({ why: "table", line: 1 });
  const game = await gameOf(log);
  if (game === null) return failed({ why: "rules", line: 1 });
  const run = judgeLog(game, log);
  if (isLogFault(run)) return failed({ why: "log", ...run });
  const closed = { ...log, end };
  const fault = checkTranscripts(game, closed, evidence ?? { transcripts: [], over: null });
  if (fault !== null) return failed(fault);
  const found = evidence === null ? null : header.deal === undefined ? old(closed, evidence) : sealed(closed, evidence);
  if (typeof found === "object" && found !== null) return failed(found);
  return {
    ok: true,
    version: header.deal === undefined ? 1 : 2,
    lines: log.entries.length + 2,
    own: found,
    compared: (evidence?.transcripts.length ?? 0) > 0,
    attempt: header.deal?.attempt ?? 1,
    missing: missingParts(header.deal?.seats ?? [], end.parts).map((seat) => nameAt(log, seat)),
  };
}

function failed(fault: DealFault): DealReport {
  return { ok: false, fault };
}

async function gameOf({ header: { game, edition } }: Log): Promise<AnyGame | null> {
  if (edition?.file !== undefined) await keepEdition(game, edition.file);
  const entry = await loadEdition(game, edition?.hash ?? null);
  // A game with several editions needs a log that names one.
  return entry === null || (entry.edition?.hash ?? null) !== (edition?.hash ?? null) ? null : entry.game;
}

/** Compares the frozen list and this device's own parts. */
function sealed(log: Closed, { commitment, displaced, list, parts, arrived }: Evidence): Own | DealFault {
  const { header, end } = log;
  const frozen = dealListOf(header)!;
  if (commitment !== null && commitment !== header.commitment) return { why: "commitment", line: 1 };
  if (displaced === frozen.attempt) return { why: "seat", line: 1 };
  if (list === null || list.attempt < frozen.attempt) return "absent";
  if (listHash(list) !== listHash(frozen)) return { why: "list", line: 1 };
  const mine = parts.filter((p) => p.attempt === frozen.attempt && p.commitment === frozen.seats[p.seat]?.commitment);
  if (mine.length === 0) return "absent";
  const lost = mine.filter((p) => end.parts[p.seat] !== p.part);
  const isArrived = (seat: Seat): boolean => arrived.some((a) => a.seat === seat && a.attempt === frozen.attempt);
  if (lost.some((p) => isArrived(p.seat))) return { why: "own", line: log.entries.length + 2 };
  return lost.length > 0 ? "late" : "in";
}

/** A deal of version 1: no list, and parts that were sent in the open. */
function old(log: Closed, evidence: Evidence): Own | DealFault {
  const { header, end, entries } = log;
  // Whoever has committed to a part at this table is not told afterwards that its deal was the older one.
  if (evidence.list !== null) return { why: "list", line: 1 };
  if (evidence.parts.length > 0) return { why: "seat", line: 1 };
  if (evidence.commitment !== null && evidence.commitment !== header.commitment) return { why: "commitment", line: 1 };
  const { commitment, parts } = evidence.old;
  if (commitment === null) return "absent";
  if (commitmentOf(end.secret) !== commitment) return { why: "commitment", line: 1 };
  const persons = new Set<Seat>();
  for (const entry of entries) {
    // People who came after the first move have no part in the deal.
    if (entry.t === "move") break;
    if (entry.t === "seat" && entry.who.kind === "person") persons.add(entry.seat);
  }
  const seats = new Set(parts.map((p) => p.seat).filter((seat) => persons.has(seat)));
  for (const seat of seats)
    if (!parts.some((p) => p.seat === seat && p.part === end.parts[seat]))
      return { why: "own", line: entries.length + 2 };
  return seats.size > 0 ? "in" : "absent";
}

/** Who sat there at the deal, according to the log. */
function nameAt({ entries }: Log, seat: Seat): string {
  const entry = entries.find((e) => e.t === "seat" && e.seat === seat);
  return entry?.t === "seat" && entry.who.kind !== "open" ? entry.who.name : `#${seat + 1}`;
}
