import { expect, it } from "vitest";
import { badNetwork } from "../prove/network.ts";
import { addFigures, type Figures } from "../prove/proof.ts";
import { GAMES } from "@trestle/tools/registry.ts";

it.each(GAMES)(
  "ends every game of $game.id over a bad network with the same views everywhere",
  (e) => {
    const sum: Figures = {};
    for (let seed = 0; seed < 8; seed++) addFigures(sum, badNetwork(e, seed));
    for (const what of ["drops", "duplicates", "reorders", "freezes", "cuts", "halfOpen"])
      expect(sum[what], what).toBeGreaterThan(0);
  },
  30_000,
);
