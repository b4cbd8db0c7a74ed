import { expect, it } from "vitest";
import { memoryAttack } from "../prove/input-memory.ts";

it("stays small under large editions and hundreds of requests for lists, and refuses nobody", async () => {
  const figures = await memoryAttack({ tables: 24, bytes: 500_000, together: 250, rounds: 1, moves: 16 });
  expect(figures["editions"]).toBe(24);
  expect(figures["letIn"]).toBe(8);
  expect(figures["lists"]).toBeGreaterThanOrEqual(250);
  expect(figures["moves"]).toBeGreaterThanOrEqual(64);
  // The bar of the whole proof is 400; a quiet server takes half of it.
  expect(figures["maxPeakMb"]).toBeLessThan(400);
}, 120_000);
