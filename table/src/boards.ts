import { redact, type AnyGame, type EventBase, type Seat, type Types } from "@trestle/kernel";
import type { Board, PassedFrame, SeatInfo, PendingStart, StepFrame, TableInfo } from "@trestle/protocol";
import { serverCommitment } from "@trestle/kernel";
import type { Connection } from "./connections.ts";
import { hintsOn } from "./hints-on.ts";
import type { HistoryEntry, Match } from "./match.ts";
import type { TableRecord } from "./record.ts";

/** What one seat (null: a watcher) sees. Legal moves go out once a decision, unless `again`. */
export function boardFor(
  match: Match,
  connection: Connection,
  seat: Seat | null,
  again: boolean,
  pending: Board["pending"] = pendingOf(match),
  view: Types["view"] = match.game.view(match.state, seat),
): Board {
  const { game, state } = match;
  const legal: Board["legal"] = [];
  for (const d of game.pending(state)) {
    if (seat === null || d.seat !== seat || (!again && connection.legal.has(d.id))) continue;
    const moves: Types["move"][] = [];
    game.moves(state, d, moves);
    legal.push({ d: d.id, moves });
    connection.legal.add(d.id);
  }
  const undo = seat === null ? null : match.undoTo(seat);
  return {
    seat,
    view,
    pending,
    legal,
    undo: typeof undo === "number" ? undo : null,
  };
}

/** The seats that may know more of these events than everybody. */
export function seatsInTheKnow(events: readonly EventBase[]): readonly Seat[] {
  let knowing: Seat[] | null = null;
  for (const { secret } of events) if (secret !== undefined) (knowing ??= []).push(...secret.to);
  return knowing ?? NOBODY;
}
const NOBODY: readonly Seat[] = [];

/** An entry as one seat is told it, without its board: others may follow before anybody hears of it. */
export function passedFor(
  match: Match,
  seat: Seat | null,
  { by, events, say }: HistoryEntry,
  open: EventBase[],
  knowing: readonly Seat[],
): PassedFrame {
  const knows = seat !== null && knowing.includes(seat);
  const told: PassedFrame = { t: "passed", v: match.n, seat, by, events: knows ? eventsFor(events, seat) : open };
  if (say !== undefined) told.say = say;
  return told;
}

/** The part of a step that is the same for everybody: made once, and shared by what each of them is sent. */
export interface SharedStep {
  pending: Board["pending"];
  clocks: StepFrame["clocks"];
  /** Those who look on, each once, and what they see. */
  eyes: readonly (Seat | null)[];
  views: readonly Types["view"][];
}

export function sharedStepOf(match: Match, at: number, eyes: readonly (Seat | null)[]): SharedStep {
  return { pending: pendingOf(match), clocks: match.clock.info(at), eyes, views: viewsOf(match, eyes) };
}

function viewsOf({ game, state }: Match, eyes: readonly (Seat | null)[]): readonly Types["view"][] {
  return game.views?.(state, eyes) ?? eyes.map((seat) => game.view(state, seat));
}

/** The same entry with the board, which is as it is now. */
export function stepFor(match: Match, connection: Connection, told: PassedFrame, common: SharedStep): StepFrame {
  const { v, seat, by, events, say } = told;
  const { pending, clocks, eyes, views } = common;
  const board = boardFor(match, connection, seat, false, pending, views[eyes.indexOf(seat)]);
  const step: StepFrame = { t: "step", v, by, events, board, clocks };
  if (say !== undefined) step.say = say;
  return step;
}

function pendingOf({ game, state }: Match): Board["pending"] {
  return game.pending(state).map((d) => ({ id: d.id, seat: d.seat, kind: d.kind, as: d.as, free: d.free }));
}

/** Events without a secret are the same for everybody. */
export function eventsFor(events: EventBase[], seat: Seat | null): EventBase[] {
  return events.some((e) => e.secret !== undefined) ? events.map((e) => redact(e, seat)) : events;
}

export function seatInfos(record: TableRecord, here: (seat: Seat) => boolean): SeatInfo[] {
  return record.seats.map((s, seat) => {
    const open = { seat, level: null, temper: null, ready: false, minded: false, host: s.kind === "person" && s.host };
    if (s.kind === "open") return { ...open, kind: "open", name: "", here: false };
    if (s.kind === "bot")
      return { ...open, kind: "bot", name: s.name, level: s.level, temper: s.temper, ready: true, here: true };
    return { ...open, kind: "person", name: s.name, ready: s.ready, here: here(seat), minded: s.minded };
  });
}

export function tableInfo(
  record: TableRecord,
  match: Match | null,
  seats: SeatInfo[],
  at: number,
  game: AnyGame | null,
  starting: PendingStart | null,
): TableInfo {
  return {
    id: record.id,
    code: record.code,
    game: record.game,
    rulesVersion: match?.header.rulesVersion ?? game?.rulesVersion ?? 0,
    edition: record.edition?.hash ?? null,
    options: record.options,
    phase: record.phase,
    seats,
    clock: record.clock,
    clocks: match?.clock.info(at) ?? [],
    paused: record.paused,
    hints: hintsOn(record, game),
    commitment: match?.header.commitment ?? serverCommitment(record.secret, record.botSecret),
    attempt: record.attempt,
    starting,
    opened: record.phase === "over" ? openedOf(record) : null,
    rematch: record.rematch,
  };
}

function openedOf(record: TableRecord): TableInfo["opened"] {
  return { secret: record.secret, botSecret: record.botSecret, parts: partsOf(record) };
}

/** What each seat put into the deal; nothing before it was dealt. */
export function partsOf(record: TableRecord): (string | null)[] {
  return record.parts ?? record.seats.map(() => null);
}
