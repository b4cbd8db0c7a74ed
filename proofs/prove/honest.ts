import { GAMES } from "@trestle/tools/registry.ts";
import { watchHonesty } from "./honesty.ts";
import type { Figures, Proof } from "./proof.ts";

const PARTS_A_GAME = 60;
/** Iterations of a Legend: few will do, but every fourth part has as many as it takes to come to all of its thinking. */
const FEW = 6;
const DEEP: Readonly<Record<string, number>> = { colt: 1200, bang: 40, heist: 40 };

/** Bots answer alike in every world that looks the same to them. */
export const honest: Proof = {
  name: "honest",
  about: "6,000 positions of each game, every level asked in six worlds that look the same from its seat",
  parts: PARTS_A_GAME * GAMES.length,
  run(part) {
    const { id } = GAMES[part % GAMES.length]!.game;
    const nth = Math.floor(part / GAMES.length);
    const iterations = nth % 4 === 0 ? (DEEP[id] ?? FEW) : FEW;
    const watched = watchHonesty({ game: id, seed: `honest ${nth}`, positions: 100, worlds: 5, iterations });
    const figures: Figures = {};
    for (const [name, value] of Object.entries(watched)) figures[`${id} ${name}`] = value;
    return figures;
  },
};
