import { abilityOf, hasInPlay, NAME, playersInPlay, RANGE, type Piece, type State } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import { HAND_WORTH, TABLE_WORTH } from "./weights.ts";

/** What a card in hand, or one on offer, is worth to a seat. */
export function handWorth(s: State, seat: Seat, card: Piece): number {
  const p = s.players[seat]!;
  const name = NAME[card]!;
  if (RANGE[card]! > 0) {
    const more = weaponWorth(s, seat, card) - ownWeapon(s, seat);
    return more > 0.4 ? HAND_WORTH[card]! : 0.8;
  }
  switch (name) {
    case "barrel":
    case "mustang":
    case "scope":
      return hasInPlay(p, name) ? 0.7 : HAND_WORTH[card]!;
    case "beer":
    case "saloon":
      if (name === "beer" && playersInPlay(s) <= 2) return 0.3;
      return HAND_WORTH[card]! + (p.life <= 2 ? 2 : 0);
    case "missed":
    case "evaded":
    case "cactus":
      return HAND_WORTH[card]! + (p.life <= 2 ? 1.5 : 0);
    case "dynamite":
      return p.life > 3 ? 2 : 0.5;
    default:
      return HAND_WORTH[card]!;
  }
}

/** What a card in play is worth to the seat it lies in front of. */
export function tableWorth(s: State, seat: Seat, card: Piece): number {
  const p = s.players[seat]!;
  if (NAME[card] === "ghost-car") return p.ghost ? 30 : p.role === "sheriff" ? 0 : 9 - p.life;
  return RANGE[card]! > 0 ? 1.5 + weaponWorth(s, seat, card) : TABLE_WORTH[card]!;
}

/** How good a weapon is for a seat; the printed Colt .45 is 1. */
export function weaponWorth(s: State, seat: Seat, card: Piece): number {
  const name = NAME[card];
  if (name === "volcanic") return abilityOf(s, seat).bangs > 1 ? 1 : shotsIn(s, seat) > 1 ? 2.6 : 1.5;
  return name === "dragoon" ? 3 : RANGE[card]!;
}

export function ownWeapon(s: State, seat: Seat): number {
  const { table } = s.players[seat]!;
  for (let i = 0; i < table.length; i++) if (RANGE[table[i]!]! > 0) return weaponWorth(s, seat, table[i]!);
  return 1;
}

/** BANG!s in the seat's own hand. */
export function shotsIn(s: State, seat: Seat): number {
  const { hand } = s.players[seat]!;
  const { swaps } = abilityOf(s, seat);
  let n = 0;
  for (let i = 0; i < hand.length; i++) {
    const name = NAME[hand[i]!];
    if (name === "bang" || (swaps && name === "missed")) n++;
  }
  return n;
}

/** The card of a list that is worth least in hand. */
export function leastOf(s: State, seat: Seat, cards: readonly Piece[]): Piece {
  let found = cards[0]!;
  let least = Infinity;
  for (let i = 0; i < cards.length; i++) {
    const worth = handWorth(s, seat, cards[i]!);
    if (worth >= least) continue;
    least = worth;
    found = cards[i]!;
  }
  return found;
}

export function mostOf(s: State, seat: Seat, cards: readonly Piece[]): Piece {
  let found = cards[0]!;
  let most = -Infinity;
  for (let i = 0; i < cards.length; i++) {
    const worth = handWorth(s, seat, cards[i]!);
    if (worth <= most) continue;
    most = worth;
    found = cards[i]!;
  }
  return found;
}

/** One's card in play that is missed least, but for `but`; -1: none. */
export function leastInPlay(s: State, seat: Seat, but: Piece): Piece {
  const { table } = s.players[seat]!;
  let found = -1;
  let least = Infinity;
  for (let i = 0; i < table.length; i++) {
    if (table[i] === but) continue;
    const worth = tableWorth(s, seat, table[i]!);
    if (worth >= least) continue;
    least = worth;
    found = table[i]!;
  }
  return found;
}
