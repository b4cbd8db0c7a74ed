import { expect, test } from "@playwright/test";
import { calm, watch } from "./colt-hand.ts";
import { House } from "./server.ts";

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test("needs and Wanted Cards open in words and close again; a card says what it can do", async ({ page }) => {
  const faults = watch(page);
  await calm(page);
  await page.goto(house.origin);
  await page.getByRole("button", { name: "Play now: Train Heist" }).click();
  const cards = page.getByRole("list", { name: "My cards" }).getByRole("button");
  await cards.and(page.locator("[aria-disabled=false]")).first().click();
  await expect(page.getByRole("list", { name: /^What (?!you).+ can do$/ })).toBeVisible();
  for (const [button, title] of [
    [/^Loot/, "Loot and who could take it"],
    [/^Wanted/, "Wanted Cards"],
  ] as const) {
    await page.getByRole("region", { name: "Your hand" }).getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: title })).toBeHidden();
  }
  await page.keyboard.press("b");
  await expect(
    page
      .getByRole("log")
      .filter({ hasText: /The Sheriff is at/ })
      .first(),
  ).toBeAttached();
  expect(faults).toEqual([]);
});
