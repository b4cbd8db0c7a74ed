import { JUNCTIONS } from "./edition/types.ts";
import type { Board } from "./board.ts";
import { cardNames } from "./context.ts";
import type { Move } from "./types.ts";

/** What a hand can do by itself, whatever the table looks like. */
export interface HandMoves {
  /** Pairs, 3 and 4 of a Kind. */
  sets: readonly Move[];
  /** By length of the straight, then by junction. */
  straights: ReadonlyMap<number, readonly (readonly Move[])[]>;
  /** By number of Keyholes and Wilds. */
  escapes: readonly (readonly Move[])[];
}

const FULL = 20_000;

/** One number for a hand, which is ascending. */
export function handKey(hand: readonly number[]): number {
  let key = 0;
  for (let i = 0; i < hand.length; i++) key = key * 64 + hand[i]! + 1;
  return key;
}

/** A pure cache: random play and search meet the same hands over and over. */
export function handMoves(b: Board, hand: readonly number[]): HandMoves {
  const key = handKey(hand);
  const known = b.hands.get(key);
  if (known !== undefined) return known;
  if (b.hands.size >= FULL) b.hands.clear();
  const made = makeHandMoves(b, hand);
  b.hands.set(key, made);
  return made;
}

function makeHandMoves(b: Board, hand: readonly number[]): HandMoves {
  const sets: Move[] = [];
  const escapes: Move[][] = [[], [], [], []];
  const long = b.wantedWith.longReach;
  const lengths = new Set([4, long < 0 ? 4 : b.wantedAbilityN[long]!]);
  const straights = new Map([...lengths].map((n) => [n, JUNCTIONS.map((): Move[] => [])]));
  for (const cards of subsets(hand, 1, 4)) {
    const n = cards.length;
    if (n >= 2 && isKind(b, cards)) sets.push({ t: "set", cards: cardNames(b, cards) });
    if (n <= 3 && cards.every((c) => b.opens[c] === 1)) escapes[n]!.push({ t: "escape", cards: cardNames(b, cards) });
    const both = straights.get(n);
    if (both !== undefined && isStraight(b, cards))
      for (const [j, junction] of JUNCTIONS.entries())
        both[j]!.push({ t: "straight", cards: cardNames(b, cards), junction });
  }
  return { sets, straights, escapes };
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
