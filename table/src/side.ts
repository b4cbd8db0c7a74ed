import type { Seat } from "@trestle/kernel";
import type { Council, SideView } from "@trestle/protocol";
import { hasLeft, isOut } from "./chat.ts";
import type { Connection } from "./connections.ts";
import type { SideRecord } from "./record.ts";
import { judgedBets, scoresOf } from "./side-score.ts";
import type { Table } from "./table.ts";

/** What is kept beside the game, made when the first of it comes. */
export function sideOf({ record }: Table): SideRecord {
  record.side ??= { notebooks: [], bets: [], council: { open: false, plans: [] } };
  return record.side;
}

export function isTogether({ match }: Table): boolean {
  return match !== null && match.game.cooperative?.(match.header.config) === true;
}

/**
 * All that one connection may know, decided in this one place: its own notebooks, the bets if all its seats are out,
 * the council if it has a seat; and when the game is over whatever was meant to be opened.
 */
function sideFor(t: Table, connection: Connection): SideView {
  const over = t.phase === "over";
  const kept = t.record.side;
  const notebooks = (kept?.notebooks ?? [])
    .filter((book) => connection.seats.includes(book.seat) || (over && book.sealed !== null))
    .map(({ seat, sealed, notes }) => ({ seat, sealed, notes }));
  if (over) {
    const bets = judgedBets(t);
    return { notebooks, bets, scores: scoresOf(t, bets), council: councilFor(t, connection) };
  }
  const bets = hasLeft(t, connection) ? (kept?.bets ?? []) : null;
  return { notebooks, bets, scores: null, council: councilFor(t, connection) };
}

function councilFor(t: Table, connection: Connection): Council | null {
  const over = t.phase === "over";
  if (!isTogether(t) || (connection.seats.length === 0 && !over)) return null;
  const { open, plans } = t.record.side?.council ?? { open: false, plans: [] };
  const shown = open || over;
  return {
    open: shown,
    said: plans.map((p) => p.seat),
    plans: plans.filter((p) => shown || connection.seats.includes(p.seat)),
  };
}

/** A table that nobody has used for such matters says nothing of them once it is over. */
function isNothing(t: Table, side: SideView): boolean {
  const unused = side.notebooks.length === 0 && side.council === null;
  return unused && (side.bets === null || (t.phase === "over" && side.scores?.length === 0));
}

/** Nearly all tables: nothing is kept and there is no council. What there is to say is one of three things then. */
const UNUSED = {
  plays: withText({ notebooks: [], bets: null, scores: null, council: null }),
  left: withText({ notebooks: [], bets: [], scores: null, council: null }),
  over: withText({ notebooks: [], bets: [], scores: [], council: null }),
};

/** As it is now: what is kept may change before the frame is written. */
function withText(side: SideView): { side: SideView; text: string } {
  const text = JSON.stringify(side);
  return { side: JSON.parse(text) as SideView, text };
}

function unused(t: Table, connection: Connection): { side: SideView; text: string } {
  if (t.phase === "over") return UNUSED.over;
  return hasLeft(t, connection) ? UNUSED.left : UNUSED.plays;
}

/** Tells a connection what it may know, if that is not what it was told last: others' secrets make no frame. */
export function tellSide(t: Table, connection: Connection): void {
  if (!connection.greeted || t.match === null || t.phase === "closed") return;
  const isUnused = t.record.side === undefined && !isTogether(t);
  const { side, text } = isUnused ? unused(t, connection) : withText(sideFor(t, connection));
  if (text === connection.side || (connection.side === "" && isNothing(t, side))) return;
  connection.side = text;
  t.send(connection, { t: "side", ...side });
}

export function tellSides(t: Table): void {
  for (const connection of t.connections.values()) tellSide(t, connection);
}

export function outNow(t: Table): Seat[] {
  return t.record.seats.flatMap((_, seat) => (isOut(t, seat) ? [seat] : []));
}

/** Nobody has left since, and nobody has come back. Asked after every move. */
function stillOut(t: Table, before: readonly Seat[]): boolean {
  if (t.match?.game.out === undefined) return before.length === 0;
  for (let seat = 0; seat < t.record.seats.length; seat++) if (isOut(t, seat) !== before.includes(seat)) return false;
  return true;
}

/** After an entry: settles the bets on the next victim if somebody has left the game. True: the record has changed. */
export function settleBets(t: Table): boolean {
  const before = t.out;
  if (stillOut(t, before)) return false;
  t.out = outNow(t);
  const left = t.out.filter((seat) => !before.includes(seat));
  if (left.length === 0 && before.length === t.out.length) return false;
  const open = (t.record.side?.bets ?? []).filter((bet) => bet.on === "victim" && bet.right === null);
  if (left.length > 0) for (const bet of open) bet.right = left.includes(bet.about);
  tellSides(t);
  return left.length > 0 && open.length > 0;
}
