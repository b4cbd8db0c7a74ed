import { waysToMeet } from "./edition/requirements.ts";
import { SUITS } from "./edition/types.ts";
import type { Requirement } from "./edition/types.ts";
import type { Board } from "./board.ts";

/** Every choice of suits or of numbers that meets what a tile asks for, as counts. */
export interface Price {
  suits: boolean;
  targets: readonly (readonly number[])[];
}

interface HandCount {
  suits: number[];
  numbers: number[];
  wilds: number;
}

/**
 * What a hand could pay for of two open tiles (-1: none there), as bits 1 << 1, 1 << 2 and 1 << 3 for both. Counts
 * only, without looking for the cards: views and move lists ask this for everybody all the time.
 */
export function affordable(b: Board, hand: readonly number[], first: number, second: number): number {
  if (hand.length === 0) return 0;
  const count = countHand(b, hand);
  const { wilds } = count;
  const one = first < 0 ? null : b.tilePrices[first]!;
  const two = second < 0 ? null : b.tilePrices[second]!;
  const a = one === null ? wilds + 1 : lacks(count, one, null);
  const z = two === null ? wilds + 1 : lacks(count, two, null);
  let out = (a <= wilds ? 2 : 0) | (z <= wilds ? 4 : 0);
  if (out !== 6) return out;
  // A Wild that is a suit is of no use for numbers; of one sort, one meaning may serve both tiles. HEIST-CARD-3
  const mixed = one!.suits !== two!.suits;
  if ((mixed ? a + z : lacks(count, one!, two)) <= wilds) out |= 8;
  return out;
}

function countHand(b: Board, hand: readonly number[]): HandCount {
  const count: HandCount = { suits: [0, 0, 0], numbers: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], wilds: 0 };
  for (let i = 0; i < hand.length; i++) {
    const suit = b.cardSuit[hand[i]!]!;
    if (suit < 0) count.wilds++;
    else {
      count.suits[suit]!++;
      count.numbers[b.cardNumber[hand[i]!]!]!++;
    }
  }
  return count;
}

/** The fewest Wilds with which the hand pays one price, or two of one sort with shared Wilds. */
function lacks(count: HandCount, one: Price, two: Price | null): number {
  const have = one.suits ? count.suits : count.numbers;
  const firsts = one.targets;
  const seconds = two === null ? firsts : two.targets;
  let best = 99;
  for (let i = 0; i < firsts.length; i++)
    for (let j = two === null ? i : 0; j < (two === null ? i + 1 : seconds.length); j++) {
      let need = 0;
      for (let k = 0; k < have.length; k++) {
        const want = Math.max(firsts[i]![k]!, seconds[j]![k]!);
        if (want > have[k]!) need += want - have[k]!;
      }
      if (need < best) best = need;
    }
  return best;
}

/** HEIST-LOOT-4 */
export function priceOf(needs: Requirement): Price {
  const suits = needs.kind === "suits";
  const targets = waysToMeet(needs).map((list) => {
    const count = Array.from({ length: suits ? SUITS.length : 11 }, () => 0);
    for (const what of list) count[typeof what === "number" ? what : SUITS.indexOf(what)]!++;
    return count;
  });
  return { suits, targets };
}
