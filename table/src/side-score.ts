import type { Seat } from "@trestle/kernel";
import type { Bet, Note } from "@trestle/protocol";
import type { Table } from "./table.ts";

const WINNER = 2;

/** The roles that these eyes see now; null: the game has none to hide. */
export function rolesFor(t: Table, seat: Seat | null): (string | null)[] | null {
  const { match } = t;
  return match === null ? null : (match.game.roles?.(match.game.view(match.state, seat)) ?? null);
}

/** All bets as the end of the game shows them to have been. */
export function judgedBets(t: Table): Bet[] {
  const { match } = t;
  const made = t.record.side?.bets ?? [];
  if (made.length === 0) return [];
  const winners = match?.game.outcome(match.state)?.winners ?? [];
  const roles = rolesFor(t, null);
  return made.map((bet) => {
    if (bet.on === "victim") return { ...bet, right: bet.right ?? false };
    return { ...bet, right: bet.on === "winner" ? winners.includes(bet.about) : roles?.[bet.about] === bet.guess };
  });
}

/** A right bet is worth as many points as seats were in the game; a sealed guess its strength, for or against. */
export function scoresOf(t: Table, bets: readonly Bet[]): { seat: Seat; points: number }[] {
  const sealed = (t.record.side?.notebooks ?? []).filter((book) => book.sealed !== null);
  if (bets.length === 0 && sealed.length === 0) return [];
  const points = new Map<Seat, number>();
  const add = (seat: Seat, more: number): void => void points.set(seat, (points.get(seat) ?? 0) + more);
  for (const bet of bets) add(bet.seat, bet.right !== true ? 0 : bet.living * (bet.on === "winner" ? WINNER : 1));
  const roles = rolesFor(t, null);
  for (const book of sealed) {
    const counted = book.notes.filter((n) => n.guess !== null && book.judged.includes(n.about));
    add(
      book.seat,
      counted.reduce((sum, n) => sum + worth(n, roles), 0),
    );
  }
  const list = [...points].map(([seat, sum]) => ({ seat, points: sum }));
  return list.sort((a, b) => b.points - a.points || a.seat - b.seat);
}

function worth(note: Note, roles: readonly (string | null)[] | null): number {
  return roles?.[note.about] === note.guess ? note.strength : -note.strength;
}
