import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { calm, plan } from "./colt-hand.ts";
import { House } from "./server.ts";

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const HOME = 90;
const COLT = 150;
const ART = 200;
const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

test("what home and a game of Colt against bots weigh, compressed", async ({ page, context }) => {
  const code = new Map<string, number>();
  const art = new Map<string, number>();
  // Service workers fetch everything for later; what counts here is what a first game needs.
  await context.route("**/sw.js", (route) => route.abort());
  context.on("response", async (response) => {
    const path = new URL(response.url()).pathname;
    if (!/\.(js|css|html|woff2?|svg)$/.test(path) && path !== "/") return;
    const body = await response.body().catch(() => null);
    if (body === null) return;
    if (/\.woff2?$/.test(path)) art.set(path, body.length);
    else if (path.endsWith(".svg")) art.set(path, gzipSync(body).length);
    else code.set(path, gzipSync(body).length);
  });
  const sum = (list: Map<string, number>): number => [...list.values()].reduce((a, b) => a + b, 0);
  await calm(page);
  await page.goto(house.origin, { waitUntil: "networkidle" });
  const home = sum(code);
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  await plan(page, 0);
  await page.waitForLoadState("networkidle");
  const colt = sum(code);
  const files = [...code].map(([path, bytes]) => `${path} ${kB(bytes)}`).join("\n");
  if (process.env["FILES"] !== undefined) console.log(files);
  console.log(`home ${kB(home)} kB, Colt against bots ${kB(colt)} kB, fonts and pictures ${kB(sum(art))} kB (gzip)`);
  expect(kB(home), files).toBeLessThanOrEqual(HOME);
  expect(kB(colt), files).toBeLessThanOrEqual(COLT);
  expect(kB(sum(art)), [...art].join("\n")).toBeLessThanOrEqual(ART);
});
