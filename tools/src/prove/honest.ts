import { GAMES } from "../registry.ts";
import { watchHonesty } from "./honesty.ts";
import type { Figures, Proof } from "./proof.ts";

const PARTS_A_GAME = 60;

/** Bots answer alike in every world that looks the same to them. */
export const honest: Proof = {
  name: "honest",
  about: "6,000 positions of each game, every level asked in six worlds that look the same from its seat",
  parts: PARTS_A_GAME * GAMES.length,
  run(part) {
    const { id } = GAMES[part % GAMES.length]!.game;
    const seed = `honest ${Math.floor(part / GAMES.length)}`;
    const watched = watchHonesty({ game: id, seed, positions: 100, worlds: 5, iterations: 6 });
    const figures: Figures = {};
    for (const [name, value] of Object.entries(watched)) figures[`${id} ${name}`] = value;
    return figures;
  },
};
