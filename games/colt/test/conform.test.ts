import { conform } from "@trestle/testkit";
import { colt } from "../engine/index.ts";

conform(colt, {
  starts: [
    { seats: 3, config: {} },
    { seats: 4, config: { reflex: true, stunnedShots: "absorb" } },
    { seats: 5, config: { horse: true, horseRescue: "lastChance", nobodyLeft: "noWinner" } },
    { seats: 7, config: { reflex: true, horse: true, horseStunned: "ride" } },
    { seats: 2, config: { duel: true, horse: true } },
  ],
  games: 8,
  seed: 1,
  maxMoves: 400,
  hidingEvery: 3,
  free: 0.15,
  pieces: (s) => ({
    loot: [...s.loot.slice(1), ...s.aside, ...s.figures.flatMap((f) => f.loot)].toSorted((a, b) => a - b),
    bandits: s.figures.map((f) => f.bandit),
  }),
});
