import { describe, expect, it } from "vitest";
import { below, sfc32, shuffle } from "@trestle/kernel";
import { affordable } from "../engine/afford.ts";
import { SUITS } from "../engine/edition/types.ts";
import type { Requirement } from "../engine/edition/types.ts";
import { declare, lootPlays } from "../engine/requirement.ts";
import { subsets } from "../engine/sets.ts";
import type { Declared } from "../engine/types.ts";
import { board as b } from "./pieces.ts";

const MEANINGS: readonly Declared[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...SUITS];

interface Meaning {
  suit: string | null;
  number: number | null;
}

/** Exactly these cards, each with its one meaning, meet the tile: written from the specification, by brute force. */
function meets(needs: Requirement, cards: readonly Meaning[]): boolean {
  const numbers = cards.map((c) => c.number).sort((x, z) => (x ?? 0) - (z ?? 0));
  const known = numbers.every((n) => n !== null);
  const text = (list: readonly unknown[]): string =>
    list
      .map(String)
      .toSorted((x, z) => x.localeCompare(z))
      .join(" ");
  const same = (want: readonly unknown[], have: readonly unknown[]): boolean => text(want) === text(have);
  switch (needs.kind) {
    case "suits":
      return same(
        needs.suits,
        cards.map((c) => c.suit),
      );
    case "numbers":
      return known && same(needs.numbers, numbers);
    case "threeOfAKind":
      return known && cards.length === 3 && new Set(numbers).size === 1;
    case "straight3":
      return known && cards.length === 3 && numbers[1] === numbers[0]! + 1 && numbers[2] === numbers[1] + 1;
    case "twoPairs":
      return (
        known &&
        cards.length === 4 &&
        numbers[0] === numbers[1] &&
        numbers[2] === numbers[3] &&
        numbers[1] !== numbers[2]
      );
  }
}

/** For every tile a part of the cards meets it, and no card is idle. HEIST-IMPL-5 */
function pays(tiles: readonly number[], cards: readonly Meaning[]): boolean {
  let unions = [0];
  for (const tile of tiles) {
    const parts: number[] = [];
    for (let mask = 1; mask < 1 << cards.length; mask++)
      if (
        meets(
          b.tileNeeds[tile]!,
          cards.filter((_, i) => (mask & (1 << i)) !== 0),
        )
      )
        parts.push(mask);
    unions = unions.flatMap((u) => parts.map((p) => u | p));
  }
  return unions.includes((1 << cards.length) - 1);
}

function meaningsOf(cards: readonly number[], as: readonly Declared[]): Meaning[] {
  let w = 0;
  return cards.map((c) => {
    if (c !== b.wild) return { suit: SUITS[b.cardSuit[c]!]!, number: b.cardNumber[c]! };
    const said = as[w++]!;
    return typeof said === "number" ? { suit: null, number: said } : { suit: said, number: null };
  });
}

function declarations(wilds: number): Declared[][] {
  if (wilds === 0) return [[]];
  return declarations(wilds - 1).flatMap((rest) => MEANINGS.map((m) => [...rest, m]));
}

function randomHand(rng: ReturnType<typeof sfc32>, size: number, wilds: number): number[] {
  const naturals = Array.from({ length: 30 }, (_, i) => i);
  shuffle(rng, naturals);
  return [...naturals.slice(0, size - wilds).sort((x, z) => x - z), ...Array.from({ length: wilds }, () => b.wild)];
}

/** What `affordable` counts, found by trying every choice of cards. */
function searched(hand: readonly number[], one: number, two: number): number {
  let out = 0;
  for (const cards of subsets(hand, 3, hand.length)) {
    if (one >= 0 && declare(b, [one], cards) !== null) out |= 1 << 1;
    if (two >= 0 && declare(b, [two], cards) !== null) out |= 1 << 2;
    if (one >= 0 && two >= 0 && declare(b, [one, two], cards) !== null) out |= 1 << 3;
  }
  return out;
}

describe("[HEIST-IMPL-5] [HEIST-LOOT-3] [HEIST-LOOT-4] [HEIST-LOOT-5] [HEIST-CARD-3] what pays for what", () => {
  it("the declaration found always pays, and none is missed", () => {
    const rng = sfc32(11);
    let paid = 0;
    for (let k = 0; k < 250; k++) {
      const wilds = below(rng, 3);
      const hand = randomHand(rng, 3 + below(rng, 3), wilds);
      const [one, two] = [below(rng, 21), below(rng, 21)];
      const tiles = below(rng, 2) === 0 || one === two ? [one] : [one, two];
      const found = declare(b, tiles, hand);
      const wanted = declarations(wilds).some((as) => pays(tiles, meaningsOf(hand, as)));
      expect(found !== null, `${tiles.join()} ${hand.join()}`).toBe(wanted);
      if (found === null) continue;
      paid++;
      expect(found.length).toBe(wilds);
      expect(pays(tiles, meaningsOf(hand, found)), `${tiles.join()} ${hand.join()} ${found.join()}`).toBe(true);
    }
    expect(paid).toBeGreaterThan(5);
  });

  it("three or more Wilds too", () => {
    const rng = sfc32(12);
    for (let k = 0; k < 6; k++) {
      const hand = randomHand(rng, 4, 3);
      const tiles = [below(rng, 10), 10 + below(rng, 11)];
      const found = declare(b, tiles, hand);
      expect(found !== null).toBe(declarations(3).some((as) => pays(tiles, meaningsOf(hand, as))));
    }
  });

  it("counting says the same as searching", () => {
    const rng = sfc32(13);
    for (let k = 0; k < 600; k++) {
      const hand = randomHand(rng, 1 + below(rng, 6), below(rng, 2) * below(rng, 2));
      const [one, two] = [below(rng, 22) - 1, below(rng, 22) - 1];
      const want = searched(hand, one, two);
      expect(affordable(b, hand, one, two), `${hand.join()} for ${one} ${two}`).toBe(want);
    }
    for (let k = 0; k < 150; k++) {
      const hand = randomHand(rng, 5, 2 + below(rng, 2));
      const [one, two] = [below(rng, 21), below(rng, 21)];
      const want = searched(hand, one, two);
      expect(affordable(b, hand, one, two), `${hand.join()} for ${one} ${two}`).toBe(want);
    }
  });

  it("the most moves that one Loot action can offer", () => {
    let most = 0;
    const rng = sfc32(14);
    for (let k = 0; k < 500; k++) {
      const hand = randomHand(rng, 6, below(rng, 4));
      most = Math.max(most, lootPlays(b, hand, below(rng, 21), below(rng, 21)).length);
    }
    expect(most).toBeLessThanOrEqual(80);
  });

  it("a choice of cards is listed once, though Wilds look alike", () => {
    expect(subsets([3, b.wild, b.wild], 1, 3)).toEqual([
      [3],
      [b.wild],
      [3, b.wild],
      [b.wild, b.wild],
      [3, b.wild, b.wild],
    ]);
  });
});
