import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { calm } from "./colt-hand.ts";
import { PICTURES, type Camera } from "./screens-pictures.ts";
import { TestServer } from "./test-server.ts";

// Pictures of the page for the README and for looking at: node web/e2e/screens-run.ts [WHAT…], all of them unless some
// are named. Part of `npm run screens`.

const ROOT = new URL("../..", import.meta.url);
const FOLDER = fileURLToPath(new URL("docs/screens/", ROOT));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ["noon", "dusk"] as const;

const named = process.argv.slice(2);
const unknown = named.find((name) => PICTURES[name] === undefined);
if (unknown !== undefined) throw new Error(`no pictures of ${unknown}; there are ${Object.keys(PICTURES).join(", ")}`);
const wanted = named.length > 0 ? named : Object.keys(PICTURES);

const built = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], { cwd: ROOT, stdio: "inherit" });
if (built.status !== 0) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const server = new TestServer();
await server.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of THEMES)
      for (const what of wanted) {
        const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
        const page = await context.newPage();
        await calm(page, { theme, captions: false });
        await PICTURES[what]?.(page, cameraOf(page, `${size}-${theme}`));
        await context.close();
      }
} finally {
  await browser.close();
  await server.close();
}

function cameraOf(page: Page, tag: string): Camera {
  return {
    origin: server.origin,
    async shoot(name) {
      // Pictures that fade in are waited for: fonts, land, smoke.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForTimeout(800);
      await page.screenshot({ path: `${FOLDER}${name}-${tag}.png` });
      process.stdout.write(`docs/screens/${name}-${tag}.png\n`);
    },
    async speed(speed) {
      await page.evaluate((to) => {
        const kept = JSON.parse(localStorage.getItem("trestle.settings") ?? "{}") as Record<string, unknown>;
        localStorage.setItem("trestle.settings", JSON.stringify({ ...kept, speed: to }));
      }, speed);
      await page.reload();
    },
  };
}
