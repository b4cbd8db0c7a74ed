import { redact, type AnyGame, type EventBase, type Seat, type Types } from "@trestle/kernel";
import type { Board, SeatInfo, Step, TableInfo } from "@trestle/protocol";
import { commitmentOf } from "@trestle/kernel";
import type { Conn } from "./conns.ts";
import { hintsOn } from "./hints-on.ts";
import type { Happened, Match } from "./match.ts";
import type { Record as TableRecord } from "./record.ts";

/** What one seat (null: a watcher) sees. Legal moves go out once a decision, unless `again`. */
export function boardFor(
  match: Match,
  conn: Conn,
  seat: Seat | null,
  again: boolean,
  pending: Board["pending"] = pendingOf(match),
): Board {
  const { game, state } = match;
  const legal: Board["legal"] = [];
  for (const d of game.pending(state)) {
    if (seat === null || d.seat !== seat || (!again && conn.legal.has(d.id))) continue;
    const moves: Types["move"][] = [];
    game.moves(state, d, moves);
    legal.push({ d: d.id, moves });
    conn.legal.add(d.id);
  }
  const undo = seat === null ? null : match.undoTo(seat);
  return {
    seat,
    view: game.view(state, seat),
    pending,
    legal,
    undo: typeof undo === "number" ? undo : null,
  };
}

/** The part of a step that is the same for everybody: made once, and shared by what each of them is sent. */
export interface Common {
  happened: Happened;
  /** The events as those are told them who may know none of their secrets. */
  open: EventBase[];
  pending: Board["pending"];
  clocks: Step["clocks"];
}

export function commonOf(match: Match, happened: Happened, at: number): Common {
  const open = heard(happened.events, null);
  return { happened, open, pending: pendingOf(match), clocks: match.clock.info(at) };
}

export function stepFor(match: Match, conn: Conn, seat: Seat | null, common: Common): Step {
  const { happened, open, pending, clocks } = common;
  const knows = seat !== null && happened.events.some((e) => e.secret?.to.includes(seat) === true);
  const step: Step = {
    t: "step",
    v: match.n,
    by: happened.by,
    events: knows ? heard(happened.events, seat) : open,
    board: boardFor(match, conn, seat, false, pending),
    clocks,
  };
  if (happened.say !== undefined) step.say = happened.say;
  return step;
}

function pendingOf({ game, state }: Match): Board["pending"] {
  return game.pending(state).map((d) => ({ id: d.id, seat: d.seat, kind: d.kind, as: d.as, free: d.free }));
}

/** Events without a secret are the same for everybody. */
export function heard(events: EventBase[], seat: Seat | null): EventBase[] {
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
): TableInfo {
  const over = record.phase === "over";
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
    commitment: match?.header.commitment ?? commitmentOf(record.secret),
    opened: over ? { secret: record.secret, parts: partsOf(record) } : null,
    rematch: record.rematch,
  };
}

/** Bots add nothing to the deal, so that the server cannot choose it through them. */
export function partsOf(record: TableRecord): (string | null)[] {
  return record.parts ?? record.seats.map((s) => (s.kind === "person" ? s.part : null));
}
