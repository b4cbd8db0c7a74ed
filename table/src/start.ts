import {
  DEAL_LABEL,
  missingParts,
  partCommitment,
  serverCommitment,
  type AnyGame,
  type DealList,
  type Refusal,
  type Seat,
} from "@trestle/kernel";
import type { PartFrame, ReadyFrame, PendingStart } from "@trestle/protocol";
import { HOST_PRESENT } from "./connections.ts";
import { canStart } from "./lobby.ts";
import type { TableRecord } from "./record.ts";
import type { Env } from "./games.ts";
import type { Table } from "./table.ts";

/** Without a host's word a start goes on after this long. */
const NO_HOST = 15_000;
/** At a table of days people reveal when they next look in. */
const DAYS = 24 * 60 * 60 * 1_000;
const BURNT_KEPT = 200;

const no = (rule: string, data: Refusal["data"] = {}): Refusal => ({ rule, data });

// ——— getting ready ———

/** TABLE-DEAL-1 to 4: who gets ready commits to 32 random bytes that nobody else knows yet. */
export function ready(record: TableRecord, frame: ReadyFrame): Refusal | null {
  const there = record.seats[frame.seat];
  if (there?.kind !== "person") return no("TABLE-SEAT-1", { seat: frame.seat });
  if (record.starting !== undefined) return no("TABLE-DEAL-4");
  if (!frame.ready) unready(record, frame.seat);
  else {
    const { commitment, attempt } = frame;
    if (commitment === null) return no("TABLE-DEAL-1");
    if (attempt !== record.attempt) return no("TABLE-DEAL-2", { attempt: record.attempt });
    if (isRepeated(record, commitment)) return no("TABLE-DEAL-3");
    unready(record, frame.seat);
    Object.assign(there, { ready: true, commitment });
  }
  return null;
}

/** What a seat committed to is never used again. */
export function unready(record: TableRecord, seat: Seat): void {
  const there = record.seats[seat];
  if (there?.kind !== "person") return;
  if (there.commitment !== null) record.burnt.push(there.commitment);
  while (record.burnt.length > BURNT_KEPT) record.burnt.shift();
  Object.assign(there, { ready: false, commitment: null });
}

function isRepeated({ seats, burnt }: TableRecord, commitment: string): boolean {
  return burnt.includes(commitment) || seats.some((s) => s.kind === "person" && s.commitment === commitment);
}

// ——— the frozen list ———

export function freeze(record: TableRecord, game: AnyGame, now: number): void {
  const list: DealList = {
    label: DEAL_LABEL,
    table: record.id,
    game: record.game,
    rulesVersion: game.rulesVersion,
    edition: record.edition?.hash ?? null,
    options: record.options,
    attempt: record.attempt,
    commitment: serverCommitment(record.secret, record.botSecret),
    // Bots add nothing, so that the server cannot choose the deal through them.
    seats: record.seats.map((s) => ({ bot: s.kind === "bot", commitment: s.kind === "person" ? s.commitment : null })),
  };
  record.starting = { list, parts: record.seats.map(() => null), at: now };
}

/** TABLE-DEAL-5, 6: a seat reveals what it committed to. */
export function reveal(record: TableRecord, { seat, attempt, part }: PartFrame): Refusal | null {
  const { starting } = record;
  if (starting?.list.attempt !== attempt) return no("TABLE-DEAL-6");
  if (partCommitment(record.id, seat, attempt, part) !== starting.list.seats[seat]?.commitment)
    return no("TABLE-DEAL-5", { seat });
  starting.parts[seat] = part;
  return null;
}

/** Back to the lobby. Whatever was revealed is worth nothing, and the next start counts as another attempt. */
export function breakOff(record: TableRecord): void {
  if (record.starting === undefined) return;
  delete record.starting;
  record.attempt++;
  for (let seat = 0; seat < record.seats.length; seat++) unready(record, seat);
}

export function missing(record: TableRecord): Seat[] {
  const { starting } = record;
  return starting === undefined ? [] : missingParts(starting.list.seats, starting.parts);
}

// ——— when it goes on by itself ———

/** The wall-clock time at which the start goes on by itself; null: nothing is to start, or the host decides. */
export function startsAt(t: Table, env: Env): number | null {
  const { record } = t;
  if (record.phase !== "lobby") return null;
  const since = record.starting?.at ?? record.full;
  if (since === undefined) return null;
  if (record.starting !== undefined && record.clock === "days") return since + DAYS;
  return hostDecides(t, env) ? null : Math.max(since, t.hostSeen) + NO_HOST;
}

/** With nobody here a start goes on within seconds: until then the table stays in memory, which counts them. */
export function startsSoon({ phase, starting, full, clock }: TableRecord): boolean {
  return phase === "lobby" && (starting === undefined ? full !== undefined : clock !== "days");
}

/** A host who is there and has done their own part may wait for others, or go on without them. */
export function hostDecides(t: Table, env: Env): boolean {
  const { record } = t;
  if (record.quick === true) return false;
  const hosts = record.seats.flatMap((s, seat) => (s.kind === "person" && s.host ? [seat] : []));
  if (missing(record).some((seat) => hosts.includes(seat))) return false;
  return (
    [...hosts, HOST_PRESENT].some((seat) => t.here(seat, env)) ||
    [...t.connections.values()].some((connection) => connection.greeted && connection.host)
  );
}

/** A quick table starts when all are ready, and some time after its last seat was taken in any case. */
export function watchQuick(t: Table, env: Env): void {
  const { record } = t;
  if (record.quick !== true || record.phase !== "lobby" || record.starting !== undefined) return;
  const refusal = canStart(record, t.games);
  if (refusal !== null && refusal.rule !== "TABLE-START-2") delete record.full;
  else record.full ??= env.now;
}

export function startingInfo(t: Table, env: Env): PendingStart | null {
  const { starting } = t.record;
  if (starting === undefined) return null;
  const at = startsAt(t, env);
  return { list: starting.list, missing: missing(t.record), goesOn: at === null ? null : Math.max(0, at - env.now) };
}
