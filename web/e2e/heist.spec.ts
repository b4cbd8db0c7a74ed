import { expect, test } from "@playwright/test";
import { again, calm, watch } from "./colt-hand.ts";
import { play } from "./heist-hand.ts";
import { House } from "./server.ts";

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test("three cowboys of one player: every decision can be made by what is offered in words", async ({ page }) => {
  const faults = watch(page);
  await calm(page);
  await page.goto(`${house.origin}/#/new/heist`);
  await page.getByLabel("Solo", { exact: true }).selectOption({ label: "three cowboys" });
  const start = page.getByRole("button", { name: "Start the game" });
  await start.click();
  // One player at the table: the form learns so from the game.
  await expect(page.getByText(/With these options/).first()).toBeVisible();
  await start.click();
  await expect(page.getByText(/^You decide for/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /4 of 4 actions left · heist 0 of 10/ })).toBeVisible();
  const made = await play(page, 40, 7);
  expect(made === 40 || (await again(page).isVisible())).toBe(true);
  expect(faults).toEqual([]);
});

test("with bots: a turn is played, the gang follows, and it is my turn again", async ({ page }) => {
  const faults = watch(page);
  await calm(page);
  await page.goto(house.origin);
  await page.getByRole("button", { name: "Play now: Train Heist" }).click();
  expect(await play(page, 8, 3)).toBe(8);
  expect(faults).toEqual([]);
});

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
