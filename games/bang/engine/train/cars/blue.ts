import type { Seat } from "@trestle/kernel";
import { BLUE } from "../../pieces.ts";
import type { Piece, State } from "../../types.ts";

/** One's blue cards in hand or in play, Railcars included, but for the one that is being used. */
export function otherBlue(s: State, seat: Seat, used: Piece): Piece[] {
  const { hand, table } = s.players[seat]!;
  const out: Piece[] = [];
  for (let i = 0; i < hand.length; i++) if (BLUE[hand[i]!]!) out.push(hand[i]!);
  for (let i = 0; i < table.length; i++) if (table[i] !== used) out.push(table[i]!);
  return out;
}

export function hasOtherBlue(s: State, seat: Seat): boolean {
  const { hand, table } = s.players[seat]!;
  if (table.length > 1) return true;
  for (let i = 0; i < hand.length; i++) if (BLUE[hand[i]!]!) return true;
  return false;
}

export function isOtherBlue(s: State, seat: Seat, used: Piece, card: Piece): boolean {
  const { hand, table } = s.players[seat]!;
  return card !== used && BLUE[card] === true && (hand.includes(card) || table.includes(card));
}

/** Seen from outside, there might be one. */
export function mightHaveBlue(s: State, seat: Seat): boolean {
  const { hand, table } = s.players[seat]!;
  return hand.length > 0 || table.length > 1;
}
