import { ALL_CARDS, CARDS, KINDS, type CardName, type Suit } from "./catalogue.ts";
import { RAILCAR_IDS, type RailcarId } from "./train/railway.ts";
import type { Piece } from "./types.ts";

/** The catalogue as flat lists over all pieces, cards first, then Railcars: what the engine reads at every step. */

export type PieceName = CardName | RailcarId;

export const FIRST_RAILCAR = ALL_CARDS;
export const PIECES = ALL_CARDS + RAILCAR_IDS.length;

export const NAME: readonly PieceName[] = [...CARDS.map((c) => c.name), ...RAILCAR_IDS];
/** Railcars have neither suit nor rank (GTR-STN-4). */
export const SUIT: readonly (Suit | null)[] = [...CARDS.map((c) => c.suit), ...RAILCAR_IDS.map(() => null)];
export const RANK: readonly number[] = [...CARDS.map((c) => c.rank), ...RAILCAR_IDS.map(() => 0)];
/** In play a Railcar is a blue card (GTR-RC-1). */
export const BLUE: readonly boolean[] = [
  ...CARDS.map((c) => KINDS[c.name].border === "blue"),
  ...RAILCAR_IDS.map(() => true),
];
/** Range of a weapon, 0 for whatever is none. */
export const RANGE: readonly number[] = [...CARDS.map((c) => KINDS[c.name].range), ...RAILCAR_IDS.map(() => 0)];
export const LIMITED: readonly boolean[] = [
  ...CARDS.map((c) => KINDS[c.name].limited),
  ...RAILCAR_IDS.map(() => false),
];
/** There is another card with this face: a hand may hold the number twice. */
export const TWIN: readonly boolean[] = [
  ...CARDS.map((c, i) => CARDS.some((d, j) => i !== j && d.face === c.face)),
  ...RAILCAR_IDS.map(() => false),
];

export function isRailcar(p: Piece): boolean {
  return p >= FIRST_RAILCAR;
}

/** The piece of a name that exists once, or the first of its name. */
export function piece(name: PieceName): Piece {
  const at = NAME.indexOf(name);
  if (at < 0) throw new Error(`no piece is called ${name}`);
  return at;
}

export const DYNAMITE = piece("dynamite");
export const REFUND = piece("refund");
export const MAP = piece("map");
export const STRONGBOX = piece("strongbox");
export const MONEY_BAG = piece("money-bag");
export const BAGGAGE_CAR = piece("baggage-car");
export const CABOOSE = piece("caboose");
export const DINING_CAR = piece("dining-car");
export const EXPRESS_CAR = piece("express-car");
export const GHOST_CAR = piece("ghost-car");
export const LOUNGE_CAR = piece("lounge-car");
export const LUMBER_FLATCAR = piece("lumber-flatcar");
export const PRISONER_CAR = piece("prisoner-car");
export const PRIVATE_CAR = piece("private-car");
export const SLEEPER_CAR = piece("sleeper-car");

const FACES: readonly Piece[] = CARDS.map((c) => c.face);

/** The cards of a deck by their faces, with or without the train's. */
export function deckOf(count: number): Piece[] {
  return FACES.slice(0, count);
}
