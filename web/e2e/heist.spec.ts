import { expect, test } from "@playwright/test";
import { another } from "../../games/heist/test/scene/another-box.ts";
import { calm, watch } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { giveUp, play } from "./heist-hand.ts";
import { sayReady, sit } from "./seats.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

test("three cowboys of one player: every decision can be made by what is offered in words", async ({ page }) => {
  const faults = watch(page);
  await calm(page);
  await fixDeal(page, 5);
  await page.goto(`${server.origin}/#/new/heist`);
  await page.getByLabel("Solo", { exact: true }).selectOption({ label: "three cowboys" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByText(/^You decide for/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /actions left · heist 0 of 10/ })).toBeVisible();
  expect(await play(page, 16, 7)).toBe(16);
  expect(faults).toEqual([]);
});

test("another box draws itself, and its game is lost like any other", async ({ page, request }) => {
  const faults = watch(page);
  await calm(page);
  const wanted = { game: "heist", options: { solo: 2, fewerEvents: 4 }, seats: 1, edition: another() };
  const made = await request.post(`${server.origin}/api/tables/with-edition`, { data: wanted });
  expect(made.ok()).toBe(true);
  const { table, hostSecret } = (await made.json()) as { table: string; hostSecret: string };
  const kept = JSON.stringify({ [table]: { host: hostSecret, held: [], parts: [] } });
  await page.addInitScript((text) => localStorage.setItem("trestle.secrets", text), kept);
  await page.goto(`${server.origin}/#/t/${table}`);
  await sit(page);
  await sayReady(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByText(/^You decide for/)).toBeVisible();
  await giveUp(page);
  await expect(page.getByRole("heading", { name: "The gang has lost" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Teal/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test("needs and Wanted Cards open in words and close again; a card says what it can do", async ({ page }) => {
  const faults = watch(page);
  await calm(page);
  await page.goto(server.origin);
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

test("a board stays as it is, however much is offered below it; the window alone changes it", async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await fixDeal(page, 5);
  await page.goto(`${server.origin}/#/new/heist`);
  await page.getByRole("button", { name: "Start the game" }).click();
  const stands = page.getByRole("group", { name: "How the heist stands" });
  const shown = page.getByRole("group", { name: "What to look at" });
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(stands).toBeVisible();
  // As tall as a notice and a half: what comes above the board takes from it as what comes below does.
  await page.getByRole("region", { name: "Notices" }).evaluate((el) => {
    (el as HTMLElement).style.minBlockSize = "80px";
  });
  await drawn();
  await expect(stands).toBeVisible();
  await expect(shown).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 650 });
  await expect(shown.getByRole("button")).toHaveText(["Map", "Train"]);
  await expect(stands).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(shown.getByRole("button")).toHaveText(["Map", "Train", "The gang"]);
  await expect(stands).toBeHidden();
});
