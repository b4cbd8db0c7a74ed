import type { Board, TableInfo } from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";
import type { Core } from "./frames-in.ts";

/** The seat to look through: the one that was, while it is mine and asked; else the first of mine that is asked. */
export function eyesOf(core: Core, before: Seat | null): Seat | null {
  const mine = [...core.boards.keys()].filter((seat) => seat !== null);
  if (mine.length === 0) return core.boards.has(null) ? null : (core.you.seats[0] ?? null);
  const owes = (seat: Seat): boolean => owedBy(core.boards.get(seat) ?? null).includes(seat);
  if (before !== null && mine.includes(before) && owes(before)) return before;
  return mine.find(owes) ?? (before !== null && mine.includes(before) ? before : mine[0]!);
}

function owedBy(board: Board | null): Seat[] {
  return board === null ? [] : board.pending.filter((d) => !d.free).map((d) => d.seat);
}

/** Persons who share this device. */
function sharedBy(info: TableInfo): Seat[] {
  return info.seats.filter((s) => s.kind === "person").map((s) => s.seat);
}

/**
 * Who has to take the device next; null: nobody, because whoever holds it is asked, or no person is. Going round from
 * the one who has it, so that everybody hands it on in the same direction.
 */
export function nextHolder(info: TableInfo, board: Board | null, me: Seat | null): Seat | null {
  const persons = sharedBy(info);
  if (info.phase !== "playing" || persons.length < 2) return null;
  const asked = owedBy(board).filter((seat) => persons.includes(seat));
  if (asked.length === 0 || (me !== null && asked.includes(me))) return null;
  const from = me ?? -1;
  return asked.find((seat) => seat > from) ?? Math.min(...asked);
}
