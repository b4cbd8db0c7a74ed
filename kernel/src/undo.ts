import type { Refusal, Seat } from "./game.ts";
import type { MoveEntry } from "./log.ts";

/** A move that counts, and whether anybody learnt anything by it. */
export interface Counted {
  entry: MoveEntry;
  reveals: boolean;
}

/** TABLE-UNDO-1 to 3: the entry to which this seat may go back by itself; a refusal says why not. */
export function undoTo(last: Counted | undefined, seat: Seat): number | Refusal {
  if (last === undefined) return { rule: "TABLE-UNDO-1", data: {} };
  const { entry, reveals } = last;
  if (entry.seat !== seat || entry.by !== "person") return { rule: "TABLE-UNDO-2", data: { seat: entry.seat } };
  if (reveals) return { rule: "TABLE-UNDO-3", data: {} };
  return entry.n - 1;
}

/** TABLE-BACK-2: everybody together may go back to any entry but the newest, once all are seated. */
export function canGoBackTo(to: number, newest: number, seats: number): boolean {
  return to >= seats && to < newest;
}
