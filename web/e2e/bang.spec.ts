import { expect, test } from "@playwright/test";
import { hurryBots, playToTheEnd } from "./bang-hand.ts";
import { again, calm, watch } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

for (const [name, width, height] of [
  ["a desk", 1440, 900],
  ["a phone", 390, 844],
] as const)
  test(`BANG! with the train, alone against bots, from the first card to the roles, on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const faults = watch(page);
    await calm(page);
    await hurryBots(page);
    await page.goto(server.origin);
    await page.getByRole("button", { name: /^Play now: BANG!/ }).click();
    await expect(page.getByRole("list", { name: "The players, in turn order" })).toBeVisible();
    await expect(page.getByRole("group", { name: "The line and the train" })).toBeVisible();
    const touched = await playToTheEnd(page);
    expect(touched.length).toBeGreaterThan(0);
    await expect(again(page)).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(6);
    expect(faults).toEqual([]);
  });
