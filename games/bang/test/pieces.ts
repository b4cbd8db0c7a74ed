import { isRailcar } from "../engine/pieces.ts";
import type { Frame, Piece, State } from "../engine/types.ts";

/** Pieces that a frame holds: they lie neither in a pile nor in front of anybody. */
function held(f: Frame): Piece[] {
  switch (f.k) {
    case "store":
      return f.row;
    case "flip":
    case "cattle-truck":
    case "kit-carlson":
    case "map":
    case "mail-car":
    case "lounge-car":
      return f.cards;
    case "place":
      return [f.car];
    default:
      return [];
  }
}

const ascending = (a: number, b: number): number => a - b;

/** All cards, Railcars and stations, wherever they are. */
export function allPieces(s: State): { cards: Piece[]; cars: Piece[]; stations: number[] } {
  const all = [...s.deck, ...s.discard, ...s.stack.flatMap(held)];
  for (const p of s.players) all.push(...p.hand, ...p.table);
  if (s.train !== null) all.push(...s.train.cars, ...s.train.deck);
  return {
    cards: all.filter((p) => !isRailcar(p)).toSorted(ascending),
    cars: all.filter((p) => isRailcar(p)).toSorted(ascending),
    stations: s.train === null ? [] : [...s.train.stations, ...s.train.spare].toSorted(ascending),
  };
}
