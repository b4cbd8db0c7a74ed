import type { Refusal, Seat } from "@trestle/kernel";
import type { Board, LookFrame } from "@trestle/protocol";
import { maySee, type Connection } from "./connections.ts";
import type { Match } from "./match.ts";
import type { Table } from "./table.ts";

/** TABLE-LOOK-1, 2: looking back shows a viewer what it was shown at that time, and asks nothing of it. */
export function lookBack(t: Table, connection: Connection, frame: LookFrame): void {
  const { match } = t;
  const refusal = mayNotLook(t, connection, frame);
  if (match === null || refusal !== null) return t.refuse(connection, frame.key, refusal ?? noMoment(frame.v));
  t.send(connection, { t: "seen", key: frame.key, v: frame.v, board: boardAfter(match, frame.v, frame.seat) });
}

function mayNotLook({ match, record }: Table, connection: Connection, { v }: LookFrame): Refusal | null {
  if (!maySee({ record }, connection)) return { rule: "TABLE-LOOK-2", data: {} };
  return match === null || v > match.n ? noMoment(v) : null;
}

function noMoment(v: number): Refusal {
  return { rule: "TABLE-LOOK-1", data: { v } };
}

function boardAfter(match: Match, v: number, seat: Seat | null): Board {
  const { game } = match;
  const state = match.stateAfter(v);
  const pending = game
    .pending(state)
    .map(({ id, seat: whose, kind, as, free }) => ({ id, seat: whose, kind, as, free }));
  return { seat, view: game.view(state, seat), pending, legal: [], undo: null };
}
