import { gzipSync } from "node:zlib";
import { expect, test, type BrowserContext } from "@playwright/test";
import { anyLit } from "./any-hand.ts";
import { calm, plan } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

const HOME = 90;
const COLT = 150;
const ART = 200;
/** Engine, scene, art and one language of a game, on top of what every table needs; art alone may be 120 kB more. */
const GAME = 150;
const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const sum = (list: ReadonlyMap<string, number>): number => [...list.values()].reduce((a, b) => a + b, 0);

interface Weighed {
  code: Map<string, number>;
  art: Map<string, number>;
  /** Until all that was answered has been weighed. */
  settled: () => Promise<unknown>;
}

/** Files a context has fetched, compressed. Service workers fetch everything for later; it counts what is needed now. */
async function weigh(context: BrowserContext): Promise<Weighed> {
  const [code, art] = [new Map<string, number>(), new Map<string, number>()];
  const open = new Set<Promise<void>>();
  await context.route("**/sw.js", (route) => route.abort());
  context.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (!/\.(js|css|html|woff2?|svg)$/.test(path) && path !== "/") return;
    const weighing = response.body().then(
      (body) => {
        if (/\.woff2?$/.test(path)) art.set(path, body.length);
        else (path.endsWith(".svg") ? art : code).set(path, gzipSync(body).length);
      },
      () => undefined,
    );
    open.add(weighing);
    void weighing.finally(() => open.delete(weighing));
  });
  return { code, art, settled: () => Promise.all(open) };
}

const listed = (code: ReadonlyMap<string, number>): string =>
  [...code].map(([path, bytes]) => `${path} ${kB(bytes)}`).join("\n");

test("what home and the three games against bots weigh, compressed", async ({ page, context, browser }) => {
  const { code, art, settled } = await weigh(context);
  await calm(page);
  await page.goto(server.origin, { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Play now: Colt Super Express" })).toBeVisible();
  await settled();
  const home = sum(code);
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  await plan(page, 0);
  await page.waitForLoadState("networkidle");
  await settled();
  const colt = sum(code);
  if (process.env["FILES"] !== undefined) console.log(listed(code));
  console.log(`home ${kB(home)} kB, Colt against bots ${kB(colt)} kB, fonts and pictures ${kB(sum(art))} kB (gzip)`);
  expect(kB(home), listed(code)).toBeLessThanOrEqual(HOME);
  expect(kB(colt), listed(code)).toBeLessThanOrEqual(COLT);
  expect(kB(sum(art)), [...art].join("\n")).toBeLessThanOrEqual(ART);

  for (const game of ["BANG!", "Train Heist"]) {
    const other = await browser.newContext();
    const fetched = await weigh(other);
    const table = await other.newPage();
    await calm(table);
    await table.goto(server.origin);
    await table.getByRole("button", { name: new RegExp(`^Play now: ${game}`) }).click();
    await expect(anyLit(table)).toBeVisible({ timeout: 120_000 });
    await table.waitForLoadState("networkidle");
    await fetched.settled();
    await other.close();
    const own = new Map([...fetched.code].filter(([path]) => !code.has(path)));
    if (process.env["FILES"] !== undefined) console.log(listed(own));
    console.log(`${game} ${kB(sum(own))} kB on top of the shell, its drawings included (gzip)`);
    expect(kB(sum(own)), listed(own)).toBeLessThanOrEqual(GAME);
  }
});
