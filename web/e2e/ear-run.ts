import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { NAMES, playByEar } from "./ear-game.ts";
import { seeded } from "./seeded.ts";
import { House } from "./server.ts";

// One game by ear, in a browser and a server of its own: node web/e2e/ear-run.ts GAME SEED. Prints its figures as JSON.

const [wanted = "colt", seed = "1"] = process.argv.slice(2);
const game = (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((name) => name === wanted);
if (game === undefined) throw new Error(`no game is called ${wanted}`);
const built = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], {
  cwd: new URL("../..", import.meta.url),
  stdio: ["ignore", "ignore", "inherit"],
});
if (built.status !== 0) process.exit(1);
const house = new House();
await house.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const page = await browser.newPage();
  process.stdout.write(`${JSON.stringify(await playByEar(page, house.origin, seeded(Number(seed)), { game }))}\n`);
} finally {
  await browser.close();
  await house.close();
}
