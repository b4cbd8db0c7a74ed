import { conform, runConformance, type ConformOptions } from "../src/index.ts";
import { describe, expect, it } from "vitest";
import { beads, pieces, type Beads } from "./beads.ts";

const opts: ConformOptions<Beads> = {
  starts: [
    { config: {}, seats: 2 },
    { config: { rounds: 3 }, seats: 3 },
  ],
  games: 6,
  seed: 1,
  maxMoves: 60,
  pieces,
  hidingEvery: 1,
  free: 0.3,
};

conform(beads, opts);

describe("runConformance", () => {
  it("finds nothing wrong with a game that keeps the contract", () => {
    expect(runConformance(beads, opts)).toEqual([]);
  });
});
