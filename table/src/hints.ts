import type { Refusal, Seat } from "@trestle/kernel";
import type { HintRequestFrame, HintedMove } from "@trestle/protocol";
import type { Connection } from "./connections.ts";
import type { BotJob, JobResult } from "./games.ts";
import { hintsOn } from "./hints-on.ts";
import { jobFor } from "./jobs.ts";
import type { Table } from "./table.ts";

/** Somebody waits for a hint. */
export interface PendingHint {
  key: string;
  seat: Seat;
  d: number;
  /** A thinker has it. */
  handed: boolean;
}

/** Moves that a hint names at most. */
const BEST = 3;

/** TABLE-HINT-1, 2: one at a time, for a decision of one's own. The answer comes when it has been thought. */
export function askHint(t: Table, connection: Connection, { key, seat, d }: HintRequestFrame): void {
  // Sent again over a poor line: the answer is on its way.
  if (t.hinting.get(connection.id)?.key === key) return;
  const refusal = mayNotAsk(t, connection, seat, d);
  if (refusal !== null) return t.refuse(connection, key, refusal, d);
  t.hinting.set(connection.id, { key, seat, d, handed: false });
}

function mayNotAsk(t: Table, connection: Connection, seat: Seat, d: number): Refusal | null {
  if (t.phase !== "playing" || t.match === null) return { rule: "TABLE-PLAY-1", data: { phase: t.phase } };
  if (t.record.paused) return { rule: "TABLE-PAUSE-1", data: {} };
  if (!hintsOn(t.record, t.match.game)) return { rule: "TABLE-HINT-1", data: {} };
  if (t.match.decision(seat, d) === null) return { rule: "TABLE-TURN-1", data: { d } };
  const open = t.hinting.get(connection.id);
  const waits = open !== undefined && t.match.decision(open.seat, open.d) !== null;
  return waits ? { rule: "TABLE-HINT-2", data: {} } : null;
}

/** What those who wait are to be told, as jobs for a thinker: the seat's own view, played as well as it can be. */
export function hintJobs(t: Table): BotJob[] {
  const { match, record, games } = t;
  if (match === null) return [];
  return [...t.hinting].flatMap(([connection, asked]) => {
    const d = asked.handed ? null : match.decision(asked.seat, asked.d);
    if (d === null) return [];
    const who = { level: games.bots.levels.at(-1)!, temper: games.bots.tempers[0]!, brief: null };
    return [jobFor(match, record, d, who, { connection, key: asked.key })];
  });
}

/** TABLE-HINT-3: the result goes to the connection that asked, and to nobody else. */
export function giveHints(t: Table, job: BotJob, thought: JobResult | null): void {
  const { connection: id, key } = job.hint!;
  if (t.hinting.get(id)?.key !== key) return;
  t.hinting.delete(id);
  const connection = t.connections.get(id);
  if (connection === undefined) return;
  const d = job.d.id;
  // On a shared device somebody else may look by now.
  if (!connection.seats.includes(job.seat))
    return t.refuse(connection, key, { rule: "TABLE-SEAT-1", data: { seat: job.seat } }, d);
  if ((t.match?.decision(job.seat, d) ?? null) === null)
    return t.refuse(connection, key, { rule: "TABLE-TURN-1", data: { d } }, d);
  const list = legalOf(t, job, thought?.hints ?? []);
  if (list.length === 0) return t.refuse(connection, key, { rule: "TABLE-HINT-3", data: {} }, d);
  t.send(connection, { t: "hints", key, d, list });
}

function legalOf({ match }: Table, job: BotJob, list: readonly HintedMove[]): HintedMove[] {
  return list.filter(({ move }) => !("rule" in match!.judge(job.seat, job.d.id, move))).slice(0, BEST);
}
