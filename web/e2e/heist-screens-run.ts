import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { calm } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { giveUp, play } from "./heist-hand.ts";
import { SCREENS } from "./screens.ts";
import { House } from "./server.ts";

// Pictures of Train Heist for the README and for looking at: node web/e2e/heist-screens-run.ts [SIZE-THEME…], all of them
// unless some are named. Part of `npm run screens`.

const ROOT = new URL("../..", import.meta.url);
const FOLDER = fileURLToPath(new URL("docs/screens/", ROOT));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const named = process.argv.slice(2);
const wanted = (tag: string): boolean => named.length === 0 || named.includes(tag);

const built = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], { cwd: ROOT, stdio: "inherit" });
if (built.status !== 0) process.exit(1);
const house = new House();
await house.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of ["noon", "dusk"].filter((theme) => wanted(`${size}-${theme}`))) {
      const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
      await calm(page, { theme, captions: false });
      await fixDeal(page, 5);
      await pictures(page, `${size}-${theme}`);
      await page.close();
    }
} finally {
  await browser.close();
  await house.close();
}

async function pictures(page: Page, tag: string): Promise<void> {
  const shoot = async (name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // A rehearsal follows the finger, and what fades in is waited for.
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${FOLDER}${name}-${tag}.png` });
    process.stdout.write(`docs/screens/${name}-${tag}.png\n`);
  };
  const start = async (option: string, choice: string): Promise<void> => {
    await page.goto(`${house.origin}/#/new/heist`);
    await page.getByLabel(option, { exact: true }).selectOption({ label: choice });
    await page.getByRole("button", { name: "Start the game" }).click();
  };
  const places = page.getByRole("list", { name: "Where you can go" }).getByRole("button");
  await start("Mode", "co-operative");
  // On until there is somewhere to go, with the turn of the others seen.
  for (let more = 8; more === 8 || (await places.count()) === 0; more = 1) await play(page, more, 3);
  await places.first().click();
  await shoot("heist-plan");
  await SCREENS["heist-council"]!(page, house.origin);
  await shoot("heist-council");
  await start("Solo", "two cowboys");
  await giveUp(page);
  await shoot("heist-result");
}
