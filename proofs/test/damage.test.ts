import { expect, it } from "vitest";
import { flips } from "../prove/damage.ts";

it("says so when a bit of the newest data has turned over, and takes no table back in time", async () => {
  const figures = await flips(5, 4);
  expect(figures["flips"]).toBe(4);
  expect(figures["reported"]).toBeGreaterThan(0);
  expect(figures["lines"]).toBeGreaterThan(30);
}, 300_000);
