import { expect, test } from "@playwright/test";
import { hurryBots } from "./bang-hand.ts";
import { playByScreenReader, type GameSetup } from "./screen-reader-game.ts";
import { TestServer } from "./test-server.ts";
import { seeded } from "./seeded.ts";

/** One game of Colt and the beginnings of the longer ones; `npm run prove -- screen-reader` plays twenty whole games of each. */
const GAMES: readonly GameSetup[] = [
  { game: "colt" },
  { game: "bang", seats: 3, most: 12 },
  { game: "heist", seats: 2, most: 8 },
];

test.describe("by screen reader", () => {
  test.describe.configure({ mode: "parallel" });
  const server = new TestServer();
  test.beforeAll(() => server.open());
  test.afterAll(() => server.close());

  for (const setup of GAMES)
    test(`a player who knows only the accessibility tree and presses only keys plays ${setup.game}`, async ({
      page,
    }) => {
      test.setTimeout(900_000);
      await hurryBots(page);
      const game = await playByScreenReader(page, server.origin, seeded(1), setup);
      // A player who is thrown off in the first round has finished too.
      expect(game.turns).toBeGreaterThan(0);
      expect(game.sentences).toBeGreaterThan(20);
    });
});
