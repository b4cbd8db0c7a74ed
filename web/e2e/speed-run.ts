import { spawnSync } from "node:child_process";
import { chromium, type Browser, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { calm } from "./colt-hand.ts";
import { countFrames, idleFrames, median } from "./fps.ts";
import { House } from "./server.ts";

// How fast the page is: node web/e2e/speed-run.ts. Prints its figures as JSON; `npm run bench -- web` judges them.

const RUNS = 5;
/** 4G as a phone has it on a bad day: 1.6 Mbit/s down, 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;

const built = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], {
  cwd: new URL("../..", import.meta.url),
  stdio: ["ignore", "ignore", "inherit"],
});
if (built.status !== 0) process.exit(1);
const house = new House();
await house.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const interactive: number[] = [];
  for (let i = 0; i < RUNS; i++) interactive.push(await firstVisit(browser));
  const reveals: { fps: number; idle: number; longest: number }[] = [];
  const clicks: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const run = await reveal(browser);
    reveals.push(run);
    clicks.push(run.click);
  }
  const figures = {
    interactiveMs: Math.round(median(interactive)),
    revealFps: Math.round(10 * median(reveals.map((r) => r.fps))) / 10,
    idleFps: Math.round(10 * median(reveals.map((r) => r.idle))) / 10,
    longestFrameMs: Math.round(median(reveals.map((r) => r.longest))),
    clickMs: Math.round(median(clicks)),
    runs: RUNS,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await browser.close();
  await house.close();
}

/** From the first byte asked for until Play now can be pressed, nothing kept from before. */
async function firstVisit(of: Browser): Promise<number> {
  const context = await of.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector("main button") === null) requestAnimationFrame(look);
      else setTimeout(() => Object.assign(window, { readyAt: performance.now() }));
    };
    requestAnimationFrame(look);
  });
  await page.goto(house.origin);
  const at = await page.waitForFunction(() => (window as typeof window & { readyAt?: number }).readyAt);
  const ms = Number(await at.jsonValue());
  await context.close();
  return ms;
}

/** The reveal of a full table of seven, beside an empty animation, and how soon a click shows. */
async function reveal(of: Browser): Promise<{ fps: number; idle: number; longest: number; click: number }> {
  const page = await of.newPage({ viewport: { width: 1440, height: 900 } });
  await calm(page, { speed: "normal" });
  await page.goto(`${house.origin}/#/new/colt`);
  await page
    .getByLabel("Seats")
    .selectOption("7")
    .catch(() => page.getByRole("radio", { name: /^7/ }).check());
  await page.getByRole("button", { name: "Start the game" }).click();
  const cards = page.getByRole("list", { name: "My cards" }).getByRole("button");
  await cards.first().waitFor();
  const { fps: idle } = await idleFrames(page);
  const click = await clickDelay(page);
  await cards.nth(1).click();
  await cards.nth(2).click();
  const lock = page.getByRole("button", { name: "Lock plan" });
  await lock.click();
  await page.getByRole("heading", { level: 1, name: /reveal 1/ }).waitFor();
  const frames = await countFrames(page);
  await page.waitForTimeout(4_000);
  const { fps, longest } = await frames.end();
  await page.close();
  return { fps, idle, longest, click };
}

/** From the press until the first frame that shows the card as picked. */
function clickDelay(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const card = document.querySelector<HTMLElement>('[data-key^="card:"]');
        if (card === null) throw new Error("there is no card");
        const before = card.getAttribute("aria-disabled");
        const start = performance.now();
        card.click();
        const look = (): void => {
          if (card.getAttribute("aria-disabled") === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => done(performance.now() - start));
        };
        requestAnimationFrame(look);
      }),
  );
}
