import { expect, test } from "@playwright/test";
import { again, calm, playToTheEnd, watch } from "./colt-hand.ts";
import { House } from "./test-server.ts";

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test("after one visit the page opens and plays a whole game without any network", async ({ page, context }) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  await calm(page);
  await page.goto(house.origin);
  // Ready means: the worker that keeps the files is in charge, and has them all.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await house.kill();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  expect(await playToTheEnd(page)).toBeGreaterThan(0);
  await expect(again(page)).toBeVisible();
  await page.goto(`${house.origin}/#/rules/colt`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test("the page can be installed", async ({ page }) => {
  await house.open();
  const response = await page.goto(`${house.origin}/manifest.webmanifest`);
  const manifest = (await response!.json()) as { name: string; start_url: string; display: string; icons: unknown[] };
  expect(manifest.name).toBe("Trestle");
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.length).toBeGreaterThan(0);
});
