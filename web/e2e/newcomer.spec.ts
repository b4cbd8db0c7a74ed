import { expect, test } from "@playwright/test";
import { again, calm, playToTheEnd, watch } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

test("a newcomer is at a live table after two clicks, without a form, and plays to the result screen", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  await calm(page);
  await page.goto(server.origin);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const field of await page.locator("input, select, textarea").all())
    expect(await field.getAttribute("required"), "nothing has to be filled in").toBeNull();
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  const card = page.getByRole("list", { name: "My cards" }).getByRole("button").first();
  await card.click();
  await expect(page.getByRole("button", { name: /^Card 1: Flip|Card 1/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await expect(again(page)).toBeVisible();
  await again(page).click();
  await expect(page.getByRole("heading", { level: 1, name: /Round 1/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test("a game on this device is there again after the page is loaded anew, with the same cards", async ({ page }) => {
  const faults = watch(page);
  await calm(page);
  await page.goto(server.origin);
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  const plans = page.getByRole("list", { name: "Plans of this round" });
  await expect(plans.getByRole("img", { name: "Card 1: face down" })).toHaveCount(4);
  const before = await page.getByRole("grid").ariaSnapshot();
  await page.reload();
  await expect(plans.getByRole("img", { name: "Card 1: face down" })).toHaveCount(4);
  expect(await page.getByRole("grid").ariaSnapshot()).toBe(before);
  await page.goto(`${server.origin}/#/tables`);
  await page
    .getByRole("link", { name: "Go on" })
    .or(page.getByRole("button", { name: "Go on" }))
    .first()
    .click();
  expect(await page.getByRole("grid").ariaSnapshot()).toBe(before);
  expect(faults).toEqual([]);
});
