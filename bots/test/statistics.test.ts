import { describe, expect, it } from "vitest";
import { addPair, eloOver, lift, newPaired, sprt, wilson, zOf } from "../src/index.ts";

describe("statistics of the arena", () => {
  it("gives Wilson's interval", () => {
    const [lo, hi] = wilson(50, 100);
    expect(lo).toBeCloseTo(0.4038, 3);
    expect(hi).toBeCloseTo(0.5962, 3);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 12);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  it("puts equal players level and a winner of ten to one at 400 points", () => {
    expect(eloOver(0.2, 4)).toBeCloseTo(0, 9);
    expect(eloOver(10 / 11, 1)).toBeCloseTo(400, 6);
  });

  it("counts paired differences", () => {
    const p = newPaired();
    for (const d of [1, 0, 0, 1, -1, 1]) addPair(p, d);
    expect(lift(p).mean).toBeCloseTo(1 / 3, 9);
    expect(zOf(p)).toBeCloseTo(1, 1);
    const still = newPaired();
    for (let i = 0; i < 5; i++) addPair(still, 0);
    expect(zOf(still)).toBe(0);
  });

  it("ends a sequential test once it is sure", () => {
    expect(sprt(5, 10, 0.4, 0.6)).toBeNull();
    expect(sprt(60, 80, 0.4, 0.6)).toBe("good");
    expect(sprt(20, 80, 0.4, 0.6)).toBe("bad");
  });
});
