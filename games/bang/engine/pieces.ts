import {
  boxOf,
  CARD_NAMES,
  copiesOf,
  KINDS,
  RAILCAR_IDS,
  RAILCARS,
  type Card,
  type CardName,
  type PieceName,
  type RailcarId,
  type Suit,
} from "./catalogue.ts";
import type { Traits } from "./kinds.ts";
import type { Config, Piece } from "./types.ts";

/**
 * The catalogue as flat lists over all pieces: what the engine reads at every step. Logs name pieces by number, so a
 * number is for good: first the printed boxes, cards before Railcars, then whatever came later.
 */

const CARDS_BY_AGE = CARD_NAMES.toSorted((a, b) => KINDS[a].since - KINDS[b].since);
const PRINTED = CARDS_BY_AGE.filter((name) => KINDS[name].since === 1).flatMap(copiesOf);
const LATER = CARDS_BY_AGE.filter((name) => KINDS[name].since > 1).flatMap(copiesOf);

/** By number; undefined for a Railcar. */
export const CARDS: readonly (Card | undefined)[] = [...PRINTED, ...RAILCAR_IDS.map(() => undefined), ...LATER];
export const FIRST_RAILCAR = PRINTED.length;
export const PIECES = CARDS.length;

export const NAME: readonly PieceName[] = CARDS.map((c, i) => c?.name ?? RAILCAR_IDS[i - FIRST_RAILCAR]!);
/** Railcars have neither suit nor rank. */
export const SUIT: readonly (Suit | null)[] = CARDS.map((c) => c?.suit ?? null);
export const RANK: readonly number[] = CARDS.map((c) => c?.rank ?? 0);
/** In play a Railcar is a blue card (BANG-TERM-8). */
export const BLUE: readonly boolean[] = CARDS.map((c) => c === undefined || KINDS[c.name].border === "blue");
/** Range of a weapon, else 0. */
export const RANGE: readonly number[] = CARDS.map((c) => (c === undefined ? 0 : KINDS[c.name].range));
export const LIMITED: readonly boolean[] = CARDS.map((c) => c !== undefined && KINDS[c.name].limited);

/** The lowest number that looks the same: two Stagecoaches 9♠ cannot be told apart once hidden. */
export const FACE: readonly Piece[] = CARDS.map((c, i) => (c === undefined ? i : CARDS.findIndex((d) => alike(c, d))));
/** There is another card with this face: a hand may hold the number twice. */
export const TWIN: readonly boolean[] = FACE.map((face, i) => FACE.some((other, j) => i !== j && other === face));

function alike(a: Card, b: Card | undefined): boolean {
  return b !== undefined && a.name === b.name && a.suit === b.suit && a.rank === b.rank;
}

function traits(name: PieceName): Traits {
  return name in KINDS ? KINDS[name as CardName] : RAILCARS[name as RailcarId];
}
export const TRAITS: readonly Traits[] = NAME.map(traits);

const RAILCAR: readonly boolean[] = CARDS.map((c) => c === undefined);

/** Railcars are never in a hand, nor on the discard pile. */
export function isRailcar(p: Piece): boolean {
  return RAILCAR[p] === true;
}

/** The piece of a name that exists once, or the first of its name. */
export function piece(name: PieceName): Piece {
  const at = NAME.indexOf(name);
  if (at < 0) throw new Error(`no piece is called ${name}`);
  return at;
}

const BASE_DECK: readonly Piece[] = printedIn(["base"]);
const FULL_DECK: readonly Piece[] = printedIn(["base", "train"]);

function printedIn(boxes: readonly string[]): Piece[] {
  return PRINTED.flatMap((c, i) => (boxes.includes(boxOf(c.name)) ? [FACE[i]!] : []));
}

/** The cards that a game plays with, by their faces. */
export function deckOf({ expansion }: Config, rules: number): Piece[] {
  const deck = (expansion ? FULL_DECK : BASE_DECK).slice();
  LATER.forEach(({ name }, i) => {
    if (KINDS[name].since <= rules && (expansion || boxOf(name) === "base"))
      deck.push(FACE[PIECES - LATER.length + i]!);
  });
  return deck;
}
