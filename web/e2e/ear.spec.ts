import { expect, test } from "@playwright/test";
import { playByEar } from "./ear-game.ts";
import { House } from "./server.ts";
import { seeded } from "./seeded.ts";

test.describe("by ear", () => {
  const house = new House();
  test.beforeAll(() => house.open());
  test.afterAll(() => house.close());

  test("a player who knows only the accessibility tree and presses only keys finishes a game", async ({ page }) => {
    test.setTimeout(300_000);
    const game = await playByEar(page, house.origin, seeded(1));
    // Whoever is thrown off in the first round has finished a game too.
    expect(game.turns).toBeGreaterThan(0);
    expect(game.sentences).toBeGreaterThan(20);
  });
});
