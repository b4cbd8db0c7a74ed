import { SUITS } from "./edition/types.ts";
import type { Requirement } from "./edition/types.ts";
import type { Board } from "./board.ts";

const suits = new Int32Array(3);
const numbers = new Int32Array(11);
let wilds = 0;

/**
 * What a hand could pay for of two open tiles (-1: none there), as bits 1 << 1, 1 << 2 and 1 << 3 for both. Counts
 * only, without looking for the cards: views and move lists ask this for everybody all the time.
 */
export function affordable(b: Board, hand: readonly number[], first: number, second: number): number {
  if (hand.length === 0) return 0;
  count(b, hand);
  const one = first < 0 ? null : b.tileNeeds[first]!;
  const two = second < 0 ? null : b.tileNeeds[second]!;
  const a = one === null ? wilds + 1 : lacks(one, null);
  const z = two === null ? wilds + 1 : lacks(two, null);
  let out = (a <= wilds ? 2 : 0) | (z <= wilds ? 4 : 0);
  if (out !== 6) return out;
  // A Wild that is a suit is of no use for numbers; of one sort, one meaning may serve both tiles. HEIST-CARD-3
  const mixed = (one!.kind === "suits") !== (two!.kind === "suits");
  if ((mixed ? a + z : lacks(one!, two)) <= wilds) out |= 8;
  return out;
}

function count(b: Board, hand: readonly number[]): void {
  suits.fill(0);
  numbers.fill(0);
  wilds = 0;
  for (let i = 0; i < hand.length; i++) {
    const suit = b.cardSuit[hand[i]!]!;
    if (suit < 0) wilds++;
    else {
      suits[suit]!++;
      numbers[b.cardNumber[hand[i]!]!]!++;
    }
  }
}

/** The fewest Wilds with which the hand meets one requirement, or two of one sort with shared Wilds. */
function lacks(one: Requirement, two: Requirement | null): number {
  const have = one.kind === "suits" ? suits : numbers;
  const firsts = targetsOf(one);
  const seconds = two === null ? firsts : targetsOf(two);
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

const targets = new WeakMap<Requirement, readonly Int32Array[]>();

/** Every choice of suits or numbers that meets a requirement, as counts. HEIST-LOOT-4 */
function targetsOf(needs: Requirement): readonly Int32Array[] {
  let found = targets.get(needs);
  if (found === undefined) targets.set(needs, (found = makeTargets(needs)));
  return found;
}

function makeTargets(needs: Requirement): Int32Array[] {
  const counts = (size: number, list: readonly number[]): Int32Array => {
    const out = new Int32Array(size);
    for (const i of list) out[i]!++;
    return out;
  };
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  switch (needs.kind) {
    case "suits":
      return [
        counts(
          3,
          needs.suits.map((s) => SUITS.indexOf(s)),
        ),
      ];
    case "numbers":
      return [counts(11, needs.numbers)];
    case "threeOfAKind":
      return all.map((n) => counts(11, [n, n, n]));
    case "straight3":
      return all.slice(0, 8).map((n) => counts(11, [n, n + 1, n + 2]));
    case "twoPairs":
      return all.flatMap((n) => all.filter((m) => m > n).map((m) => counts(11, [n, n, m, m])));
  }
}
