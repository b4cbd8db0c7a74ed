import { describe, expect, it } from "vitest";
import { below, isRefusal, owed, sfc32, sha256Text } from "@trestle/kernel";
import { colt, type ColtTypes, type Config } from "../engine/index.ts";

/**
 * The reference figures of the specification (section 17): mean rounds, then the share of games in per cent that end in
 * a round, at an unhooking, at the locomotive (and of these by the highest card), with nobody left; rescues a game.
 */
const FIGURES: [
  number,
  "none" | "reflex" | "horse" | "both",
  number,
  number,
  number,
  number,
  number,
  number,
  number,
][] = [
  [3, "none", 2.64, 52.5, 41.3, 1.1, 0.1, 5.1, 0],
  [3, "reflex", 2.88, 38.4, 49.6, 2.6, 0.4, 9.3, 0],
  [3, "horse", 2.49, 84.0, 12.7, 2.8, 0.7, 0.5, 0.06],
  [3, "both", 2.91, 65.3, 23.5, 9.8, 2.5, 1.3, 0.06],
  [4, "none", 3.43, 51.9, 42.2, 1.1, 0.2, 4.7, 0],
  [4, "reflex", 3.69, 37.3, 51.5, 2.2, 0.3, 9.1, 0],
  [4, "horse", 3.1, 86.7, 10.7, 2.1, 0.4, 0.4, 0.15],
  [4, "both", 3.69, 68.0, 21.9, 8.9, 1.5, 1.2, 0.14],
  [5, "none", 4.3, 53.0, 41.4, 1.1, 0.2, 4.6, 0],
  [5, "reflex", 4.6, 38.3, 51.2, 2.1, 0.3, 8.4, 0],
  [5, "horse", 3.65, 89.8, 8.5, 1.6, 0.3, 0.2, 0.26],
  [5, "both", 4.46, 71.2, 19.1, 8.7, 1.6, 1.0, 0.23],
  [6, "none", 5.09, 53.0, 42.0, 0.8, 0.1, 4.3, 0],
  [6, "reflex", 5.4, 37.8, 52.0, 1.8, 0.2, 8.4, 0],
  [6, "horse", 4.08, 91.8, 7.0, 1.0, 0.1, 0.2, 0.36],
  [6, "both", 5.1, 75.3, 17.4, 6.7, 1.1, 0.7, 0.33],
  [7, "none", 5.97, 53.4, 41.9, 0.6, 0.1, 4.1, 0],
  [7, "reflex", 6.3, 37.8, 52.7, 1.7, 0.3, 7.7, 0],
  [7, "horse", 4.49, 93.9, 5.5, 0.6, 0.1, 0.1, 0.47],
  [7, "both", 5.75, 79.2, 14.7, 5.5, 0.9, 0.6, 0.42],
];
const GAMES = 12_000;

interface Tally {
  rounds: number;
  rescues: number;
  ends: Record<string, number>;
}

function play(config: Config, seats: number, seed: number): Tally {
  const rng = sfc32(seed);
  const tally: Tally = { rounds: 0, rescues: 0, ends: {} };
  const legal: ColtTypes["move"][] = [];
  const sink = (e: ColtTypes["event"]): void => {
    if (e.t === "rode" && e.from === null) tally.rescues++;
  };
  for (let g = 0; g < GAMES; g++) {
    const s = colt.setup({ config, seats, seed: sha256Text(`${seed} ${g}`), rules: 1 }, null);
    for (let d = owed(s.pending); d !== null; d = owed(s.pending)) {
      legal.length = 0;
      colt.moves(s, d, legal);
      colt.apply(s, d, legal[below(rng, legal.length)]!, config.horse ? sink : null);
    }
    tally.rounds += s.round;
    const because = s.outcome!.because;
    tally.ends[because] = (tally.ends[because] ?? 0) + 1;
  }
  return tally;
}

describe("random games reproduce the figures of the specification", () => {
  it.each(FIGURES)(
    "%i players, %s",
    (seats, extensions, rounds, inRound, unhooking, locomotive, byCard, nobody, rescues) => {
      const both = extensions === "both";
      const config = colt.parseConfig({
        reflex: both || extensions === "reflex",
        horse: both || extensions === "horse",
      });
      if (isRefusal(config)) throw new Error(config.rule);
      const t = play(config, seats, seats * 10 + extensions.length);
      const share = (...rules: string[]): number => (100 * rules.reduce((sum, r) => sum + (t.ends[r] ?? 0), 0)) / GAMES;
      const near = (value: number, expected: number, within: number, what: string): void =>
        expect(Math.abs(value - expected), `${what}: ${value} instead of ${expected}`).toBeLessThanOrEqual(within);
      near(t.rounds / GAMES, rounds, 0.05, "mean rounds");
      near(share("COLT-END-1"), inRound, 1.5, "in round");
      near(share("COLT-END-2"), unhooking, 1.5, "at unhooking");
      near(share("COLT-END-3", "COLT-END-4"), locomotive, 1.5, "locomotive");
      near(share("COLT-END-4"), byCard, 1.5, "by highest card");
      near(share("COLT-END-5"), nobody, 1.5, "nobody");
      near(t.rescues / GAMES, rescues, 0.03, "rescues");
    },
  );
});
