import { expect, it } from "vitest";
import { crashes } from "../prove/crash.ts";

it("loses nothing that was acknowledged and applies nothing twice when it is killed under play", async () => {
  const figures = await crashes(7, 3, { tables: 3, backWithin: 120_000 });
  expect(figures["kills"]).toBeGreaterThanOrEqual(3);
  expect(figures["acknowledged"]).toBeGreaterThan(9);
}, 300_000);
