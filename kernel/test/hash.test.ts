import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, hashOf, sha256Text } from "../src/index.ts";

class Car {
  length = 3;
}

describe("canonical", () => {
  it("sorts keys at every depth and leaves no white space", () => {
    expect(canonical({ b: [1, { d: null, c: "x y" }], a: true })).toBe('{"a":true,"b":[1,{"c":"x y","d":null}]}');
    expect(canonical({})).toBe("{}");
    expect(canonical([])).toBe("[]");
  });

  it("does not tell -0 from 0", () => {
    expect(canonical([-0, 0, -1])).toBe("[0,0,-1]");
  });

  it("sorts names anew whatever others began alike, however many there were", () => {
    const sorted = (names: readonly string[]): string =>
      `{${names
        .toSorted()
        .map((name) => `"${name}":1`)
        .join()}}`;
    for (let round = 0; round < 2; round++)
      for (let i = 0; i < 3_000; i++) {
        const names = [
          "first",
          ...Array.from({ length: i % 5 }, (_, k) => `${k % 2 === 0 ? "z" : "a"}${(i * 7) % 90}${k}`),
        ];
        for (const given of [names, names.toReversed(), [`${i}x`, ...names]])
          expect(canonical(Object.fromEntries(given.map((name) => [name, 1])))).toBe(sorted(given));
      }
    expect([canonical({}), canonical({ a: {}, "a,b": 1 }), canonical({ "a,b": 1 })]).toEqual([
      "{}",
      '{"a":{},"a,b":1}',
      '{"a,b":1}',
    ]);
  });
  it("takes objects without a prototype", () => {
    expect(canonical(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  it.each([
    [{ a: { b: undefined } }, "$.a.b is undefined: not plain JSON"],
    [{ a: [1, Number.NaN] }, "$.a[1] is NaN: not plain JSON"],
    [[Number.NEGATIVE_INFINITY], "$[0] is -Infinity: not plain JSON"],
    [{ m: new Map() }, "$.m is a class instance: not plain JSON"],
    [{ car: new Car() }, "$.car is a class instance: not plain JSON"],
    [{ z: 1, f: () => 1 }, "$.f is function: not plain JSON"],
    [[[1, [2n]]], "$[0][1][0] is bigint: not plain JSON"],
    [Array(1), "$[0] is undefined: not plain JSON"],
    [undefined, "$ is undefined: not plain JSON"],
    [Symbol("x"), "$ is symbol: not plain JSON"],
    [new Date(0), "$ is a class instance: not plain JSON"],
  ])("refuses what is not plain and names its place (%#)", (value, message) => {
    expect(() => canonical(value)).toThrow(new Error(message));
  });

  it("begins the place where it is told to", () => {
    expect(() => canonical({ a: undefined }, "state")).toThrow("state.a is undefined");
  });

  it("comes back from JSON as the same text, whatever the order of keys", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(canonical(reversed(value))).toBe(text);
      }),
      { seed: 2, numRuns: 500 },
    );
  });
});

describe("hashOf", () => {
  it("is the SHA-256 of the canonical text", () => {
    expect(hashOf({ b: 1, a: 2 })).toBe(sha256Text('{"a":2,"b":1}'));
    expect(hashOf({ a: 2, b: 1 })).toBe(hashOf({ b: 1, a: 2 }));
    expect(hashOf({ a: 2, b: 1 })).not.toBe(hashOf({ a: 1, b: 2 }));
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const out: Record<string, unknown> = Object.create(null);
  for (const [key, inner] of Object.entries(value).toReversed()) out[key] = reversed(inner);
  return out;
}
