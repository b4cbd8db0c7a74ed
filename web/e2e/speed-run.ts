import { spawnSync } from "node:child_process";
import { chromium, type Browser, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { touchAny } from "./any-hand.ts";
import { calm } from "./colt-hand.ts";
import { countFrames, idleFrames, median } from "./fps.ts";
import { TestServer } from "./test-server.ts";

// How fast the page is: node web/e2e/speed-run.ts. Prints its figures as JSON; `npm run bench -- web` judges them.

const RUNS = 5;
/** 4G as a phone has it on a bad day: 1.6 Mbit/s down, 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;

const TABLES: Readonly<Record<string, { seats: string; ms: number }>> = {
  // All eight at the table, from the deal on: cards fly, the train moves, shots are answered.
  bang: { seats: "8 seats", ms: 6_000 },
  heist: { seats: "4 seats", ms: 4_000 },
};

const built = spawnSync("node", ["scripts/build-web.mjs", "--if-needed"], {
  cwd: new URL("../..", import.meta.url),
  stdio: ["ignore", "ignore", "inherit"],
});
if (built.status !== 0) process.exit(1);
const server = new TestServer();
await server.open();
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
  const busy: Record<string, Busy[]> = { bang: [], heist: [] };
  for (let i = 0; i < RUNS; i++) for (const [game, runs] of Object.entries(busy)) runs.push(await tour(browser, game));
  const figures = {
    interactiveMs: Math.round(median(interactive)),
    revealFps: Math.round(10 * median(reveals.map((r) => r.fps))) / 10,
    idleFps: Math.round(10 * median(reveals.map((r) => r.idle))) / 10,
    longestFrameMs: Math.round(median(reveals.map((r) => r.longest))),
    clickMs: Math.round(median(clicks)),
    ...Object.fromEntries(Object.entries(busy).map(([game, runs]) => [game, summed(runs)])),
    runs: RUNS,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await browser.close();
  await server.close();
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
  await page.goto(server.origin);
  const at = await page.waitForFunction(() => (window as typeof window & { readyAt?: number }).readyAt);
  const ms = Number(await at.jsonValue());
  await context.close();
  return ms;
}

/** The reveal of a full table of seven, beside an empty animation, and how soon a click shows. */
async function reveal(of: Browser): Promise<{ fps: number; idle: number; longest: number; click: number }> {
  const page = await of.newPage({ viewport: { width: 1440, height: 900 } });
  await calm(page, { speed: "normal" });
  await page.goto(`${server.origin}/#/new/colt`);
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

interface Busy {
  fps: number;
  idle: number;
  longest: number;
  touch: number;
}
function summed(runs: readonly Busy[]): Record<keyof Busy, number> {
  const middle = (of: keyof Busy): number => Math.round(10 * median(runs.map((r) => r[of]))) / 10;
  return { fps: middle("fps"), idle: middle("idle"), longest: middle("longest"), touch: middle("touch") };
}

/**
 * The others' turns at a full table of another game, as they are shown, and how soon a touch of mine shows meanwhile:
 * input is never kept waiting by what moves.
 */
async function tour(of: Browser, game: string): Promise<Busy> {
  const { seats, ms } = TABLES[game]!;
  const page = await of.newPage({ viewport: { width: 1440, height: 900 } });
  await calm(page, { speed: "normal" });
  await page.goto(`${server.origin}/#/new/${game}`);
  await page.getByRole("radio", { name: seats }).check({ force: true });
  const { fps: idle } = await idleFrames(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#board [data-key]").first().waitFor();
  const frames = await countFrames(page);
  for (const end = Date.now() + ms; Date.now() < end;) {
    const moved = await touchAny(page, () => 0);
    if (moved === "idle") await page.waitForTimeout(100);
  }
  const { fps, longest } = await frames.end();
  const touch = await touchDelay(page);
  await page.close();
  return { fps, idle, longest, touch };
}

/** From a press on whatever lies on the table until the frame after it: the answer, lit or refused, is drawn by then. */
function touchDelay(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const piece = document.querySelector<HTMLElement>("#board button[data-key]");
        const start = performance.now();
        piece?.click();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
      }),
  );
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
