import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { hurryBots } from "./bang-hand.ts";
import { MODES, playByScreenReader, type GameSetup } from "./screen-reader-game.ts";
import { seeded } from "./seeded.ts";
import { TestServer } from "./test-server.ts";

// One game by screen reader, in a browser and a server of its own: node web/e2e/screen-reader-run.ts MODE SEED. Prints its figures as JSON.

const [wanted = "colt", seed = "1"] = process.argv.slice(2);
const setup: GameSetup | undefined = MODES[wanted as keyof typeof MODES];
if (setup === undefined) throw new Error(`no mode is called ${wanted}; one of: ${Object.keys(MODES).join(", ")}`);
const built = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], {
  cwd: new URL("../..", import.meta.url),
  stdio: ["ignore", "ignore", "inherit"],
});
if (built.status !== 0) process.exit(1);
const server = new TestServer();
await server.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const page = await browser.newPage();
  await hurryBots(page);
  process.stdout.write(
    `${JSON.stringify(await playByScreenReader(page, server.origin, seeded(Number(seed)), setup))}\n`,
  );
} finally {
  await browser.close();
  await server.close();
}
