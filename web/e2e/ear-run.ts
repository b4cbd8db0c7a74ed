import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { playByEar } from "./ear-game.ts";
import { seeded } from "./seeded.ts";
import { House } from "./server.ts";

// One game by ear, in a browser and a server of its own: node web/e2e/ear-run.ts SEED. Prints its figures as JSON.

const seed = Number(process.argv[2] ?? "1");
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
  process.stdout.write(`${JSON.stringify(await playByEar(page, house.origin, seeded(seed)))}\n`);
} finally {
  await browser.close();
  await house.close();
}
