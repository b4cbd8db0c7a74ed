import type { Seat } from "@trestle/kernel";
import { NAME, RANGE, TRAITS } from "./pieces.ts";
import type { Piece, State } from "./types.ts";
import { hasInPlay, playersInPlay } from "./zones.ts";

/** How little the seat wants to part with a card it holds or is offered. */
export function handWorth(s: State, seat: Seat, card: Piece): number {
  const p = s.players[seat]!;
  const name = NAME[card]!;
  if (name === "beer" && playersInPlay(s) <= 2) return 0; // BANG-BEER-3
  // BANG-PLAY-4, BANG-PLAY-5: it could not be put in play, or only in place of something better.
  if (hasInPlay(p, name)) return 0;
  if (RANGE[card]! > 0 && p.table.some((own) => RANGE[own]! >= RANGE[card]!)) return 0;
  return TRAITS[card]!.worth;
}

/** How little a player wants to part with a card in front of them; below 0 they are glad to. */
export function tableWorth(card: Piece): number {
  const { burden, worth } = TRAITS[card]!;
  return burden ? -1 : worth;
}
