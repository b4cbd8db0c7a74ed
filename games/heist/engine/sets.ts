import { JUNCTIONS } from "./edition/types.ts";
import type { Board } from "./board.ts";
import { cardNames } from "./context.ts";
import type { Move } from "./types.ts";

/** One number for cards in ascending order. */
export function handKey(hand: readonly number[]): number {
  let key = 0;
  for (let i = 0; i < hand.length; i++) key = key * 64 + hand[i]! + 1;
  return key;
}

/** One move for each face of an ascending hand, or for each that may pass. */
export function offerFaces(hand: readonly number[], ready: readonly Move[], may: Uint8Array | null, out: Move[]): void {
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card !== last && (may === null || may[card] === 1)) out.push(ready[card]!);
    last = card;
  }
}

const bits = Uint8Array.from({ length: 2048 }, (_, mask) => mask.toString(2).replaceAll("0", "").length);

interface HandNumbers {
  wilds: number;
  /** The numbers it has, as bits, and by number where its cards are, as bits. */
  seen: number;
  places: number[];
  /** A number comes twice. */
  twice: boolean;
}

function numbersOf(b: Board, hand: readonly number[]): HandNumbers {
  const out: HandNumbers = { wilds: 0, seen: 0, places: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], twice: false };
  for (let i = 0; i < hand.length; i++) {
    const n = b.cardNumber[hand[i]!]!;
    if (n === 0) {
      out.wilds++;
      continue;
    }
    if ((out.seen & (1 << n)) !== 0) out.twice = true;
    out.seen |= 1 << n;
    out.places[n]! |= 1 << i;
  }
  return out;
}

/**
 * What an ascending hand can do as a card ability: sets, and straights for the tokens that can turn. HEIST-FREE-3
 * Says how many Wilds it has.
 */
export function offerCardSets(b: Board, hand: readonly number[], length: number, tokens: number, out: Move[]): number {
  const numbers = numbersOf(b, hand);
  if (numbers.twice || numbers.wilds > 0) offerSets(b, hand, numbers, out);
  if (tokens !== 0 && hasWindow(numbers, length)) offerStraights(b, hand, length, tokens, out);
  return numbers.wilds;
}

function offerSets(b: Board, hand: readonly number[], { wilds, seen, places }: HandNumbers, out: Move[]): void {
  for (let w = 2; w <= wilds && w <= 4; w++) out.push(setMove(b, hand, 0, w));
  for (let n = 1; n <= 10; n++) {
    if ((seen & (1 << n)) === 0) continue;
    const all = places[n]!;
    for (let mask = all; mask > 0; mask = (mask - 1) & all) {
      if (!isFirstChoice(hand, mask)) continue;
      const naturals = bits[mask]!;
      for (let w = naturals < 2 ? 1 : 0; w <= wilds && w + naturals <= 4; w++) out.push(setMove(b, hand, mask, w));
    }
  }
}

/** Of equal cards the first ones are taken: other choices of the same faces are no other moves. */
function isFirstChoice(hand: readonly number[], mask: number): boolean {
  for (let i = 1; i < hand.length; i++)
    if ((mask & (1 << i)) !== 0 && hand[i - 1] === hand[i] && (mask & (1 << (i - 1))) === 0) return false;
  return true;
}

/** The cards of the mask and so many Wilds, ascending. */
function pickCards(b: Board, hand: readonly number[], mask: number, wilds: number): number[] {
  const picked: number[] = [];
  let left = wilds;
  for (let i = 0; i < hand.length; i++) {
    if ((mask & (1 << i)) !== 0) picked.push(hand[i]!);
    else if (left > 0 && hand[i] === b.wild) {
      picked.push(hand[i]!);
      left--;
    }
  }
  return picked;
}

/** Moves made of cards are made once: the same few come up over and over. */
function setMove(b: Board, hand: readonly number[], mask: number, wilds: number): Move {
  const picked = pickCards(b, hand, mask, wilds);
  const key = handKey(picked);
  let m = b.sets.get(key);
  if (m === undefined) b.sets.set(key, (m = { t: "set", cards: cardNames(b, picked) }));
  return m;
}

function offerStraights(b: Board, hand: readonly number[], length: number, tokens: number, out: Move[]): void {
  for (const faces of subsets(hand, length, length)) {
    if (!isStraight(b, faces)) continue;
    const cards = cardNames(b, faces);
    for (let j = 0; j < 2; j++)
      if ((tokens & (1 << j)) !== 0) out.push({ t: "straight", cards: cards.slice(), junction: JUNCTIONS[j]! });
  }
}

/** Some numbers in a row are there, counting a Wild for each gap. */
function hasWindow({ seen, wilds }: HandNumbers, length: number): boolean {
  const window = (1 << length) - 1;
  for (let n = 1; n + length <= 11; n++) if (bits[(seen >> n) & window]! + wilds >= length) return true;
  return false;
}

/** Ways to pay the Keyholes for an escape. HEIST-JAIL-6 */
export function offerEscapes(b: Board, hand: readonly number[], needed: number, out: Move[]): void {
  for (const cards of subsets(hand, needed, needed))
    if (cards.every((c) => b.opens[c] === 1)) out.push({ t: "escape", cards: cardNames(b, cards) });
}

/** The different choices of `min` to `max` cards; equal cards count as one choice. */
export function subsets(hand: readonly number[], min: number, max: number): number[][] {
  const out: number[][] = [];
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    if (bits[mask]! < min || bits[mask]! > max || !isFirstChoice(hand, mask)) continue;
    const cards: number[] = [];
    for (let i = 0; i < hand.length; i++) if ((mask & (1 << i)) !== 0) cards.push(hand[i]!);
    out.push(cards);
  }
  return out;
}

/** Cards of one number; Wilds stand in. HEIST-FREE-4 */
export function isKind(b: Board, cards: readonly number[]): boolean {
  let number = 0;
  for (const c of cards) {
    const n = b.cardNumber[c]!;
    if (n !== 0 && number !== 0 && n !== number) return false;
    if (n !== 0) number = n;
  }
  return true;
}

/** Consecutive numbers without going round from 10 to 1; Wilds stand in. HEIST-CARD-2, HEIST-FREE-4 */
export function isStraight(b: Board, cards: readonly number[]): boolean {
  let low = 11;
  let high = 0;
  let seen = 0;
  for (const c of cards) {
    const n = b.cardNumber[c]!;
    if (n === 0) continue;
    if ((seen & (1 << n)) !== 0) return false;
    seen |= 1 << n;
    if (n < low) low = n;
    if (n > high) high = n;
  }
  return high - low < cards.length;
}
