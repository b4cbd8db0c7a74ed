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

const byNumber = new Int32Array(11);
const picked: number[] = [];

/** Pairs, 3 and 4 of a Kind of an ascending hand. HEIST-FREE-3 */
export function offerSets(b: Board, hand: readonly number[], out: Move[]): void {
  let wilds = 0;
  let seen = 0;
  let some = false;
  byNumber.fill(0);
  for (let i = 0; i < hand.length; i++) {
    const n = b.cardNumber[hand[i]!]!;
    if (n === 0) wilds++;
    else {
      some ||= byNumber[n] !== 0;
      byNumber[n]! |= 1 << i;
      seen |= 1 << n;
    }
  }
  if (!some && wilds === 0) return;
  for (let w = 2; w <= wilds && w <= 4; w++) out.push(setMove(b, hand, 0, w));
  for (let n = 1; n <= 10; n++) {
    if ((seen & (1 << n)) === 0) continue;
    const all = byNumber[n]!;
    for (let mask = all; mask > 0; mask = (mask - 1) & all) {
      if (!isFirstChoice(hand, mask)) continue;
      const naturals = bits(mask);
      for (let w = Math.max(0, 2 - naturals); w <= wilds && w + naturals <= 4; w++) out.push(setMove(b, hand, mask, w));
    }
  }
}

function bits(mask: number): number {
  let n = 0;
  for (let m = mask; m > 0; m &= m - 1) n++;
  return n;
}

/** Of equal cards the first ones are taken: other choices of the same faces are no other moves. */
function isFirstChoice(hand: readonly number[], mask: number): boolean {
  for (let i = 1; i < hand.length; i++)
    if ((mask & (1 << i)) !== 0 && hand[i - 1] === hand[i] && (mask & (1 << (i - 1))) === 0) return false;
  return true;
}

/** The cards of the mask and so many Wilds, ascending, in `picked`. */
function pickCards(b: Board, hand: readonly number[], mask: number, wilds: number): void {
  picked.length = 0;
  let left = wilds;
  for (let i = 0; i < hand.length; i++) {
    if ((mask & (1 << i)) !== 0) picked.push(hand[i]!);
    else if (left > 0 && hand[i] === b.wild) {
      picked.push(hand[i]!);
      left--;
    }
  }
}

/** Moves made of cards are made once: the same few come up over and over. */
function setMove(b: Board, hand: readonly number[], mask: number, wilds: number): Move {
  pickCards(b, hand, mask, wilds);
  const key = handKey(picked);
  let m = b.sets.get(key);
  if (m === undefined) b.sets.set(key, (m = { t: "set", cards: cardNames(b, picked) }));
  return m;
}

/** Straights of this length for one junction. HEIST-FREE-3 */
export function offerStraights(b: Board, hand: readonly number[], length: number, junction: number, out: Move[]): void {
  let wilds = 0;
  let seen = 0;
  for (let i = 0; i < hand.length; i++) {
    const n = b.cardNumber[hand[i]!]!;
    if (n === 0) wilds++;
    else seen |= 1 << n;
  }
  if (!hasWindow(seen, wilds, length)) return;
  for (const cards of subsets(hand, length, length))
    if (isStraight(b, cards)) out.push({ t: "straight", cards: cardNames(b, cards), junction: JUNCTIONS[junction]! });
}

/** Some numbers in a row are there, counting a Wild for each gap. */
function hasWindow(seen: number, wilds: number, length: number): boolean {
  const window = (1 << length) - 1;
  for (let n = 1; n + length <= 11; n++) if (bits((seen >> n) & window) + wilds >= length) return true;
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
  const end = 1 << hand.length;
  for (let mask = 1; mask < end; mask++) {
    const cards: number[] = [];
    let fresh = true;
    for (let i = 0; i < hand.length && fresh; i++) {
      if ((mask & (1 << i)) === 0) continue;
      fresh = i === 0 || hand[i - 1] !== hand[i] || (mask & (1 << (i - 1))) !== 0;
      cards.push(hand[i]!);
    }
    if (fresh && cards.length >= min && cards.length <= max) out.push(cards);
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
