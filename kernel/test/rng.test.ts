import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  below,
  chacha,
  chachaBlock,
  chachaFrom,
  cloneRng,
  isSeed,
  pick,
  sfc32,
  sha256Text,
  shuffle,
  word,
  type Rng,
} from "../src/index.ts";

const ZERO = "0".repeat(64);
/** Words of a stream in the byte order of the published vectors. */
const bytesOf = (words: ArrayLike<number>): string =>
  Array.from(words, (w) => {
    const v = w >>> 0;
    return [v, v >>> 8, v >>> 16, v >>> 24].map((b) => (b & 255).toString(16).padStart(2, "0")).join("");
  }).join("");
const block = (key: readonly number[], counter: number): string => bytesOf(chachaBlock(key, counter));
const take = (r: Rng, n: number): number[] => Array.from({ length: n }, () => word(r));

describe("ChaCha20", () => {
  const zeroKey = Array.from({ length: 8 }, () => 0);

  it("gives the published blocks of the zero key", () => {
    expect(block(zeroKey, 0)).toBe(
      "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7" +
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    );
    expect(block(zeroKey, 1)).toBe(
      "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed" +
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    );
  });

  it("gives the published block of a key that ends in 1", () => {
    expect(block([0, 0, 0, 0, 0, 0, 0, 0x01000000], 0)).toBe(
      "4540f05a9f1fb296d7736e7b208e3c96eb4fe1834688d2604f450952ed432d41" +
        "bbe2a0b6ea7566d2a5d1e7e20d42af2c53d792b1c43fea817e9ad275ae546963",
    );
  });

  it("counts blocks past 2^32", () => {
    const seen = new Set([0, 1, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 40].map((n) => block(zeroKey, n)));
    expect(seen.size).toBe(6);
  });

  it("draws the words of its blocks in order, whoever else draws in between", () => {
    const r = chacha(ZERO);
    const other = chacha(sha256Text("other"));
    const words: number[] = [];
    for (let i = 0; i < 32; i++) {
      words.push(word(r));
      word(other);
    }
    expect(bytesOf(words)).toBe(block(zeroKey, 0) + block(zeroKey, 1));
    expect(r.pos).toBe(32);
  });

  it("goes on from its position after a trip through JSON", () => {
    const r = chacha(sha256Text("7"));
    take(r, 21);
    const back: Rng = JSON.parse(JSON.stringify(r));
    expect(take(back, 40)).toEqual(take(r, 40));
  });

  it.each([
    [""],
    ["7"],
    ["0".repeat(63)],
    ["0".repeat(65)],
    ["G".repeat(64)],
    ["A".repeat(64)],
    [`${"0".repeat(64)}\n`],
  ])("refuses the seed %j", (seed) => {
    expect(() => chacha(seed)).toThrow("a seed is 64 lower-case hexadecimal digits");
    expect(isSeed(seed)).toBe(false);
  });

  it("seeds other generators from its stream", () => {
    const a = chachaFrom(sfc32(1));
    expect(chachaFrom(sfc32(1))).toEqual(a);
    expect(chachaFrom(sfc32(2)).key).not.toEqual(a.key);
  });
});

describe("sfc32", () => {
  it("gives the same words for the same seed, and others for others", () => {
    expect(take(sfc32(7), 4)).toEqual(take(sfc32(7), 4));
    expect(take(sfc32(7), 4)).not.toEqual(take(sfc32(8), 4));
    expect(take(sfc32(1), 3)).toEqual([3359835970, 1182520828, 4267878529]);
  });

  it("gives 32-bit words", () => {
    for (const w of take(sfc32(3), 1000)) expect(Number.isInteger(w) && w >= 0 && w < 2 ** 32).toBe(true);
  });
});

describe("cloneRng", () => {
  it.each<[string, Rng]>([
    ["chacha", chacha(sha256Text("x"))],
    ["sfc32", sfc32(5)],
  ])("copies %s independently", (_, r) => {
    word(r);
    const copy = cloneRng(r);
    const before = JSON.stringify(r);
    const words = take(copy, 20);
    expect(JSON.stringify(r)).toBe(before);
    expect(take(r, 20)).toEqual(words);
  });
});

describe("below", () => {
  it.each([[0], [-1], [0.5], [2.5], [2 ** 32 + 1], [Number.NaN], [Number.POSITIVE_INFINITY]])(
    "refuses the range %d",
    (n) => {
      expect(() => below(sfc32(1), n)).toThrow("no such range");
    },
  );

  it("takes the range of 1 and the full range", () => {
    expect(below(sfc32(1), 1)).toBe(0);
    const r = sfc32(1);
    expect(Array.from({ length: 20 }, () => below(r, 2 ** 32))).toEqual(take(sfc32(1), 20));
  });

  it("throws away what is too large", () => {
    const n = 2 ** 31 + 1;
    const words = take(sfc32(9), 200).filter((w) => w < n);
    const r = sfc32(9);
    expect(Array.from({ length: words.length }, () => below(r, n))).toEqual(words);
  });

  it.each([[2], [3], [6], [7], [10], [52]])("is even over %d values", (n) => {
    for (const r of [sfc32(11), chacha(sha256Text("even"))]) {
      const draws = 2000 * n;
      const seen = Array.from({ length: n }, () => 0);
      for (let i = 0; i < draws; i++) seen[below(r, n)]!++;
      const chi = seen.reduce((sum, k) => sum + (k - 2000) ** 2 / 2000, 0);
      // Five standard deviations of the chi-square distribution; the seed is fixed, so this never flickers.
      expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    }
  });

  it("stays inside any range", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer(), (n, seed) => {
        const k = below(sfc32(seed), n);
        expect(Number.isInteger(k) && k >= 0 && k < n).toBe(true);
      }),
      { seed: 5 },
    );
  });
});

describe("shuffle and pick", () => {
  it("keeps every element", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
        const mixed = list.slice();
        shuffle(sfc32(seed), mixed);
        expect(mixed.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
      { seed: 6 },
    );
  });

  it("gives each of the six orders of three equally often", () => {
    const r = chacha(sha256Text("orders"));
    const seen = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const list = [0, 1, 2];
      shuffle(r, list);
      seen.set(list.join(""), (seen.get(list.join("")) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    const chi = [...seen.values()].reduce((sum, k) => sum + (k - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(5 + 5 * Math.sqrt(10));
  });

  it("draws nothing for a list of one, and picks only what is there", () => {
    const r = chacha(ZERO);
    shuffle(r, [1]);
    expect(r.pos).toBe(0);
    for (let i = 0; i < 50; i++) expect(["a", "b"]).toContain(pick(r, ["a", "b"]));
    expect(() => pick(r, [])).toThrow("no such range");
  });
});
