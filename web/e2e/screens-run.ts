import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { calm, plan, playToTheEnd } from "./colt-hand.ts";
import { SCREENS } from "./screens.ts";
import { House } from "./server.ts";

// Pictures of the page for the README and for looking at: node web/e2e/screens-run.ts. Part of `npm run screens`.

const ROOT = new URL("../..", import.meta.url);
const FOLDER = fileURLToPath(new URL("docs/screens/", ROOT));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ["noon", "dusk"] as const;

const built = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], { cwd: ROOT, stdio: "inherit" });
if (built.status !== 0) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const house = new House();
await house.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of THEMES) {
      const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
      await calm(page, { theme, captions: false });
      await pictures(page, `${size}-${theme}`);
      await page.close();
    }
} finally {
  await browser.close();
  await house.close();
}

async function pictures(page: Page, tag: string): Promise<void> {
  const shoot = async (name: string): Promise<void> => {
    const path = `${FOLDER}${name}-${tag}.png`;
    // Pictures that fade in are waited for: fonts, land, smoke.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(800);
    await page.screenshot({ path });
    process.stdout.write(`docs/screens/${name}-${tag}.png\n`);
  };
  await SCREENS["home"]!(page, house.origin);
  await shoot("home");
  await SCREENS["lobby"]!(page, house.origin);
  await shoot("lobby");
  await SCREENS["table"]!(page, house.origin);
  for (const key of ["1", "2", "4"]) await page.keyboard.press(key);
  await shoot("colt-plan");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("trestle.settings") ?? "{}") as Record<string, unknown>;
    localStorage.setItem("trestle.settings", JSON.stringify({ ...kept, speed: "slow" }));
  });
  await page.reload();
  await plan(page, 1);
  await page.getByRole("heading", { level: 1, name: /reveal 2 of 3/ }).waitFor();
  await shoot("colt-reveal");
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("trestle.settings") ?? "{}") as Record<string, unknown>;
    localStorage.setItem("trestle.settings", JSON.stringify({ ...kept, speed: "instant" }));
  });
  await page.reload();
  await playToTheEnd(page, 2);
  await shoot("colt-podium");
}
