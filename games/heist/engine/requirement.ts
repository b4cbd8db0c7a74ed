import { waysToMeet } from "./edition/requirements.ts";
import { SUITS } from "./edition/types.ts";
import type { Requirement, Suit } from "./edition/types.ts";
import { affordable } from "./afford.ts";
import type { Board } from "./board.ts";
import { handKey, subsets } from "./sets.ts";
import type { Declared } from "./types.ts";

/** A set of cards that pays for one tile (squares 1 or 2) or both (3), with what its Wilds are declared as. */
export interface LootPlay {
  squares: number;
  cards: readonly number[];
  as: readonly Declared[];
}

const FULL = 5_000;

export function sizeOf(needs: Requirement): number {
  return waysToMeet(needs)[0]!.length;
}

/** All that a hand can loot of two open tiles (-1: that stack is empty). A pure cache. */
export function lootPlays(b: Board, hand: readonly number[], first: number, second: number): readonly LootPlay[] {
  const key = (handKey(hand) * 64 + first + 1) * 64 + second + 1;
  const known = b.plays.get(key);
  if (known !== undefined) return known;
  if (b.plays.size >= FULL) b.plays.clear();
  const made: LootPlay[] = [];
  for (const cards of subsets(hand, 1, hand.length)) {
    const could = affordable(b, cards, first, second);
    for (const squares of [1, 2, 3]) {
      if ((could & (1 << squares)) === 0) continue;
      const tiles = squares === 3 ? [first, second] : [squares === 1 ? first : second];
      const as = declare(b, tiles, cards);
      if (as !== null) made.push({ squares, cards, as });
    }
  }
  b.plays.set(key, made);
  return made;
}

/** What the Wilds among the cards must be for the cards to pay for one or two tiles; null: they cannot. */
export function declare(b: Board, tiles: readonly number[], cards: readonly number[]): Declared[] | null {
  const naturals = cards.filter((c) => b.cardSuit[c] !== -1);
  const wilds = cards.length - naturals.length;
  const [first, second] = tiles.map((t) => b.tileNeeds[t]!);
  if (second === undefined) return cards.length === sizeOf(first!) ? (fills(b, first!, naturals)[0] ?? null) : null;
  if (cards.length > sizeOf(first!) + sizeOf(second)) return null;
  const all = (1 << naturals.length) - 1;
  for (let one = 0; one <= all; one++) {
    const left = part(naturals, one);
    const a = sizeOf(first!) - left.length;
    if (a < 0 || a > wilds) continue;
    for (let two = all & ~one; two <= all; two = (two + 1) | (all & ~one)) {
      const right = part(naturals, two);
      const z = sizeOf(second) - right.length;
      const shared = a + z - wilds;
      if (z < 0 || z > wilds || shared < 0) continue;
      const found = join(fills(b, first!, left), fills(b, second, right), shared);
      if (found !== null) return found;
    }
  }
  return null;
}

function part(cards: readonly number[], mask: number): number[] {
  return cards.filter((_, i) => (mask & (1 << i)) !== 0);
}

/** A Wild that serves both tiles has one meaning for both, so the two fills must have it in common. HEIST-CARD-3 */
function join(one: readonly Declared[][], two: readonly Declared[][], shared: number): Declared[] | null {
  for (const a of one)
    for (const z of two) {
      const rest = z.slice();
      let common = 0;
      for (const value of a) {
        const i = common < shared ? rest.indexOf(value) : -1;
        if (i < 0) continue;
        rest.splice(i, 1);
        common++;
      }
      if (common === shared) return [...a, ...rest];
    }
  return null;
}

/** The ways in which Wilds complete these natural cards to the requirement, each with just the Wilds it lacks. */
function fills(b: Board, needs: Requirement, naturals: readonly number[]): Declared[][] {
  const have = naturals.map((c) => (needs.kind === "suits" ? SUITS[b.cardSuit[c]!]! : b.cardNumber[c]!));
  return waysToMeet(needs).flatMap((list) => lacking<number | Suit>(list, have));
}

/** [what is missing], or [] if some card has no place in it. */
function lacking<T>(want: readonly T[], have: readonly T[]): T[][] {
  const left = want.slice();
  for (const h of have) {
    const i = left.indexOf(h);
    if (i < 0) return [];
    left.splice(i, 1);
  }
  return [left];
}
