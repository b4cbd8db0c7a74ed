import { whyNot, type Refusal, type Seat, type Types } from "@trestle/kernel";
import type { Board, Look, Why } from "@trestle/protocol";
import { maySee, type Conn } from "./conns.ts";
import type { Match } from "./match.ts";
import type { Table } from "./table.ts";

/** TABLE-LOOK-1, 2: looking back shows a viewer what it was shown at that time, and asks nothing of it. */
export function look(t: Table, conn: Conn, frame: Look): void {
  const { match } = t;
  const refusal = mayNotLook(t, conn, frame);
  if (match === null || refusal !== null) return t.refuse(conn, frame.key, refusal ?? noMoment(frame.v));
  t.send(conn, { t: "seen", key: frame.key, v: frame.v, board: boardAfter(match, frame.v, frame.seat) });
}

/** The rule that greys out these picks: of all tries that begin so, the one that comes closest. */
export function why(t: Table, conn: Conn, { key, seat, d, picks }: Why): void {
  const decision = t.match?.decision(seat, d) ?? null;
  if (decision === null) return t.refuse(conn, key, { rule: "TABLE-TURN-1", data: { d } }, d);
  const { game, state } = t.match!;
  const tries: Types["move"][] = [];
  game.tries(state, decision, tries);
  const refusal = whyNot(game, tries, picks, (m) => game.why(state, decision, m));
  t.send(conn, { t: "because", key, d, picks, refusal });
}

function mayNotLook({ match, record }: Table, conn: Conn, { v }: Look): Refusal | null {
  if (!maySee({ record }, conn)) return { rule: "TABLE-LOOK-2", data: {} };
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
