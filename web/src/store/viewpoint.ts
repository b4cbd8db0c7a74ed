import type { Board, TableInfo } from "@trestle/protocol";
import type { Seat } from "@trestle/kernel";
import type { ReceivedTable } from "./frames-in.ts";

/** The seat whose board is shown: the same as before while it owes an answer, else the first seat of mine that does. */
export function viewpointOf(received: ReceivedTable, before: Seat | null): Seat | null {
  const mine = [...received.boards.keys()].filter((seat) => seat !== null);
  if (mine.length === 0) return received.boards.has(null) ? null : (received.you.seats[0] ?? null);
  const owes = (seat: Seat): boolean => owedBy(received.boards.get(seat) ?? null).includes(seat);
  if (before !== null && mine.includes(before) && owes(before)) return before;
  return mine.find(owes) ?? (before !== null && mine.includes(before) ? before : mine[0]!);
}

function owedBy(board: Board | null): Seat[] {
  return board === null ? [] : board.pending.filter((d) => !d.free).map((d) => d.seat);
}

/** Seats of the people who share this device. */
function sharedBy(info: TableInfo): Seat[] {
  return info.seats.filter((s) => s.kind === "person").map((s) => s.seat);
}

/**
 * The seat that takes a shared device next, going round the table from the one who has it. null: it stays where it is,
 * because its holder owes an answer or no person does.
 */
export function nextHolder(info: TableInfo, board: Board | null, me: Seat | null): Seat | null {
  const persons = sharedBy(info);
  if (info.phase !== "playing" || persons.length < 2) return null;
  const asked = owedBy(board).filter((seat) => persons.includes(seat));
  if (asked.length === 0 || (me !== null && asked.includes(me))) return null;
  const from = me ?? -1;
  return asked.find((seat) => seat > from) ?? Math.min(...asked);
}
