import { expect, it } from "vitest";
import { canonical, sha256Text } from "@trestle/kernel";
import { perft, perftFrom } from "../src/index.ts";
import { beads } from "./beads.ts";

it("counts the moves at each depth", () => {
  // Hands of four; then the winner holds three and draws one: keep, or stash or give any of four.
  expect(perftFrom(beads, {}, 2, sha256Text("7"), 3)).toEqual([4, 16, 144]);
});

it("stops where a game is over and leaves the position as it was", () => {
  const s = beads.setup({ config: { rounds: 2 }, seats: 2, seed: sha256Text("7"), rules: 1 }, null);
  s.round = 2;
  s.pending = [{ id: 99, seat: 0, kind: "aside", as: 0, free: false }];
  const before = canonical(s);
  expect(perft(beads, s, 3)).toEqual([9, 0, 0]);
  expect(canonical(s)).toBe(before);
});
