import { expect, test } from "vitest";
import { JOKES, nextJoke, pauseBefore, type Joke } from "../src/art/jokes.ts";
import { scatter } from "../src/art/land-shapes.ts";

test("no joke comes twice in a row, and each one comes", () => {
  const random = scatter("jokes");
  const told = new Set<Joke>();
  let last: Joke | null = null;
  for (let i = 0; i < 200; i++) {
    const next = nextJoke(last, random);
    expect(next).not.toBe(last);
    told.add(next);
    last = next;
  }
  expect([...told].sort()).toEqual([...JOKES].sort());
});

test("at most one a minute", () => {
  for (const random of [0, 0.5, 0.999]) expect(pauseBefore(() => random)).toBeGreaterThanOrEqual(60_000);
});
