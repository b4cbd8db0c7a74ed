import { shuffle } from "@trestle/kernel";
import type { Board } from "./board.ts";
import type { Ctx } from "./context.ts";
import type { Cowboy } from "./types.ts";

/** Hands are kept ascending: their order tells nothing, and equal hands look alike. */
export function takeIn(hand: number[], card: number): void {
  let i = hand.length;
  hand.push(card);
  while (i > 0 && hand[i - 1]! > card) {
    hand[i] = hand[i - 1]!;
    i--;
  }
  hand[i] = card;
}

export function takeOut(hand: number[], card: number): void {
  const i = hand.indexOf(card);
  if (i < 0) throw new Error(`card ${card} is not in the hand`);
  for (let k = i + 1; k < hand.length; k++) hand[k - 1] = hand[k]!;
  hand.pop();
}

/** Faces of the cards by name, or null if the hand lacks one of them. */
export function fromHand(b: Board, c: Cowboy, names: readonly string[]): number[] | null {
  const out: number[] = [];
  const left = c.hand.slice();
  for (const name of names) {
    const card = b.cardOf.get(name);
    const i = card === undefined ? -1 : left.indexOf(card);
    if (i < 0) return null;
    left.splice(i, 1);
    out.push(card!);
  }
  return out;
}

export function discardCards(x: Ctx, c: Cowboy, names: readonly string[]): number[] {
  const cards: number[] = [];
  for (const name of names) cards.push(discardCard(x, c, x.b.cardOf.get(name)!));
  return cards;
}

export function discardCard(x: Ctx, c: Cowboy, card: number): number {
  takeOut(c.hand, card);
  x.s.discard.push(card);
  return card;
}

/**
 * The top card, or null when deck and pile are empty. When the last card goes, the pile becomes the new deck at once,
 * without the card just drawn. HEIST-CARD-5
 */
export function drawCard(x: Ctx): number | null {
  const { s } = x;
  if (s.deck.length === 0) reshuffle(x);
  const card = s.deck.pop();
  if (card === undefined) return null;
  if (s.deck.length === 0) reshuffle(x);
  return card;
}

function reshuffle(x: Ctx): void {
  const { s } = x;
  if (s.discard.length === 0) return;
  const pile = s.discard;
  s.discard = s.deck;
  s.deck = pile;
  shuffle(s.rng, s.deck);
  if (x.sink) x.sink({ t: "reshuffled", rule: "HEIST-CARD-5", reveals: true, cards: s.deck.length });
}

/** HEIST-TURN-1: draws up to the limit and returns what came. */
export function drawUpTo(x: Ctx, c: Cowboy, limit: number): number[] {
  const got: number[] = [];
  while (c.hand.length < limit) {
    const card = drawCard(x);
    if (card === null) break;
    takeIn(c.hand, card);
    got.push(card);
  }
  return got;
}
