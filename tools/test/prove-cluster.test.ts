import { expect, it } from "vitest";
import { underPlay } from "../src/prove/cluster.ts";

it("loses nothing and doubles nothing when a process or the database is killed under play", async () => {
  const blows = ["process", "database"] as const;
  const figures = await underPlay({ seed: 7, blows, tables: 2, backWithin: Infinity });
  expect(figures["kills"]).toBe(2);
  expect(figures["acknowledged"]).toBeGreaterThan(5);
}, 300_000);
