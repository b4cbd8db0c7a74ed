import { describe, expect, it } from "vitest";
import { below, isRefusal, sfc32, sha256Text } from "@trestle/kernel";
import { bang } from "../engine/index.ts";
import type { Move } from "../engine/types.ts";
import { allPieces } from "./pieces.ts";

const GAMES = 12;
const OPTIONS = [
  {},
  { expansion: false },
  { characterChoice: 2 },
  { customStation: "life-point" },
  { customStation: "any-card", characterChoice: 2 },
];

/** Plays a random game to its end and counts the pieces after every move. */
function soak(seats: number, options: unknown, game: number): number {
  const config = bang.parseConfig(options);
  if (isRefusal(config)) throw new Error(config.rule);
  const seed = sha256Text(`soak ${seats} ${game} ${JSON.stringify(options)}`);
  const s = bang.setup({ config, seats, seed, rules: 1 }, null);
  const rng = sfc32(game * 8 + seats);
  const before = JSON.stringify(allPieces(s));
  const out: Move[] = [];
  let moves = 0;
  while (s.outcome === null) {
    const d = s.pending[below(rng, s.pending.length)]!;
    out.length = 0;
    bang.moves(s, d, out);
    expect(out.length, `${d.kind} has moves`).toBeGreaterThan(0);
    expect(out.length, `${d.kind} has fewer than 100 moves`).toBeLessThan(100);
    bang.apply(s, d, out[below(rng, out.length)]!, null);
    expect(JSON.stringify(allPieces(s))).toBe(before);
    expect(++moves).toBeLessThan(10_000);
  }
  return moves;
}

describe("random games end, whole and without a dead end", () => {
  for (let seats = 3; seats <= 8; seats++)
    it(`[BANG-SETUP-5] [GTR-SETUP-1] ${seats} seats: no card, Railcar or station is lost`, () => {
      for (const options of OPTIONS)
        for (let game = 0; game < GAMES; game++) expect(soak(seats, options, game)).toBeGreaterThan(0);
    });

  it("[BANG-SETUP-5] [GTR-SETUP-1] there are 96 cards, 16 Railcars and 13 stations, 80 cards without the train", () => {
    const start = (options: unknown) => {
      const config = bang.parseConfig(options);
      if (isRefusal(config)) throw new Error(config.rule);
      const pieces = allPieces(bang.setup({ config, seats: 5, seed: sha256Text("1"), rules: 1 }, null));
      return [pieces.cards.length, pieces.cars.length, pieces.stations.length];
    };
    expect(start({})).toEqual([96, 16, 13]);
    expect(start({ customStation: "clubs" })).toEqual([96, 16, 14]);
    expect(start({ expansion: false })).toEqual([80, 0, 0]);
  });
});
