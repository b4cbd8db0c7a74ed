import { expect, test } from "@playwright/test";
import { playByEar, type EarWish } from "./ear-game.ts";
import { House } from "./server.ts";
import { seeded } from "./seeded.ts";

/** One short game each; `npm run prove -- ear` plays twenty at the usual tables. */
const GAMES: readonly EarWish[] = [{ game: "colt" }, { game: "bang", seats: 3 }, { game: "heist", seats: 2 }];

test.describe("by ear", () => {
  const house = new House();
  test.beforeAll(() => house.open());
  test.afterAll(() => house.close());

  for (const wish of GAMES)
    test(`a player who knows only the accessibility tree and presses only keys finishes ${wish.game}`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      const game = await playByEar(page, house.origin, seeded(1), wish);
      // Whoever is thrown off in the first round has finished a game too.
      expect(game.turns).toBeGreaterThan(0);
      expect(game.sentences).toBeGreaterThan(20);
    });
});
