import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { RequestPacer } from "../src/http/request-pacer.ts";

test("of many that come at once a few go on in each turn, in their order; who comes alone does not wait", async () => {
  const few = new RequestPacer(3);
  const through: number[] = [];
  const come = (n: number): void => void few.next().then(() => through.push(n));
  for (let n = 0; n < 8; n++) come(n);
  await Promise.resolve();
  expect(through).toEqual([0, 1, 2]);
  const seen = [];
  for (let i = 0; i < 4; i++) {
    await turn();
    seen.push(through.length);
  }
  expect(seen.at(-1)).toBe(8);
  expect(seen.every((n, i) => n <= 3 * (i + 2))).toBe(true);
  expect(through).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await turn();
  come(8);
  await Promise.resolve();
  expect(through.at(-1)).toBe(8);
});
