import { gzipSync } from "node:zlib";
import { expect, test, type Browser } from "@playwright/test";
import { calm } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** Engine, scene and one language, on top of what every table needs. */
const CHUNK = 150;

/** The files that a table of this game is played with, and what they weigh compressed. */
async function filesOf(browser: Browser, name: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  const files = new Map<string, number>();
  await context.route("**/sw.js", (route) => route.abort());
  context.on("response", async (response) => {
    const path = new URL(response.url()).pathname;
    if (!/\.(js|css)$/.test(path)) return;
    const body = await response.body().catch(() => null);
    if (body !== null) files.set(path, gzipSync(body).length);
  });
  const page = await context.newPage();
  await calm(page);
  await page.goto(server.origin);
  await page.getByRole("button", { name: `Play now: ${name}` }).click();
  await expect(page.getByRole("region", { name: "Your hand" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.close();
  return files;
}

test("what a first table of Train Heist weighs on top of the shell, its drawings included", async ({ browser }) => {
  const colt = await filesOf(browser, "Colt Super Express");
  const heist = await filesOf(browser, "Train Heist");
  const own = [...heist].filter(([path]) => !colt.has(path));
  const sum = Math.round(own.reduce((all, [, bytes]) => all + bytes, 0) / 100) / 10;
  const list = own.map(([path, bytes]) => `${path} ${Math.round(bytes / 100) / 10}`).join("\n");
  console.log(`Train Heist on top of the shell: ${sum} kB (gzip)`);
  expect(sum, list).toBeGreaterThan(30);
  expect(sum, list).toBeLessThanOrEqual(CHUNK);
});
