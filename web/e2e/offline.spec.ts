import { expect, test } from "@playwright/test";
import { again, calm, playToTheEnd, watch } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

test("after one visit the page opens and plays a whole game without any network", async ({ page, context }) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  await calm(page);
  await page.goto(server.origin);
  // Ready means: the worker that keeps the files is in charge, and has them all.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await server.kill();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  expect(await playToTheEnd(page)).toBeGreaterThan(0);
  await expect(again(page)).toBeVisible();
  await page.goto(`${server.origin}/#/rules/colt`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test("the page can be installed", async ({ page }) => {
  await server.open();
  const response = await page.goto(`${server.origin}/manifest.webmanifest`);
  const manifest = (await response!.json()) as { name: string; start_url: string; display: string; icons: unknown[] };
  expect(manifest.name).toBe("Trestle");
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.length).toBeGreaterThan(0);
});
