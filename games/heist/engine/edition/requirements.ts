import type { Requirement, Suit } from "./types.ts";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const THREES = NUMBERS.map((n) => [n, n, n]);
const STRAIGHTS = NUMBERS.slice(0, 8).map((n) => [n, n + 1, n + 2]);
const TWO_PAIRS = NUMBERS.flatMap((n) => NUMBERS.filter((m) => m > n).map((m) => [n, n, m, m]));

/** Every list of suits or numbers that is what a tile asks for; all are of one length. HEIST-LOOT-4 */
export function waysToMeet(needs: Requirement): readonly (readonly (number | Suit)[])[] {
  switch (needs.kind) {
    case "suits":
      return [needs.suits];
    case "numbers":
      return [needs.numbers];
    case "threeOfAKind":
      return THREES;
    case "straight3":
      return STRAIGHTS;
    case "twoPairs":
      return TWO_PAIRS;
  }
}
