import { expect, test, type Page } from "@playwright/test";
import { again, calm, watch } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** What has the focus, by its accessible name. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
  );
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${name}`);
}

test("keys alone: from home to the result screen and on to the next game", async ({ page }) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  await calm(page);
  await page.goto(server.origin);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, /^Play now: Colt/);
  await page.keyboard.press("Enter");
  const lit = page.getByRole("list", { name: "My cards" }).getByRole("button").first();
  const unlock = page.getByRole("button", { name: "Lock plan" });
  for (let round = 0; round < 12; round++) {
    await expect(
      again(page)
        .or(lit.and(page.locator(":not([aria-disabled=true])")))
        .first(),
    ).toBeVisible({ timeout: 120_000 });
    if (await again(page).isVisible()) break;
    for (const key of ["1", "3", "4"]) await page.keyboard.press(key);
    await expect(unlock).toBeEnabled();
    await page.keyboard.press("Control+Enter");
    await expect(
      again(page)
        .or(page.getByRole("heading", { level: 1 }))
        .first(),
    ).toBeVisible();
  }
  await expect(again(page)).toBeVisible({ timeout: 120_000 });
  await tabTo(page, /^Again$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Round 1/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test("question keys are answered in words, Escape takes back, W says why not with its rule", async ({ page }) => {
  await calm(page);
  await page.goto(server.origin);
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  await expect(page.getByRole("list", { name: "My cards" })).toBeVisible();
  const spoken = page.getByRole("log").or(page.getByRole("status"));
  for (const [key, words] of [
    ["h", /Flip/],
    ["b", /car|locomotive/i],
    ["m", /You can choose/],
    ["t", /turn|decision|choose/i],
  ] as const) {
    await page.keyboard.press(key);
    await expect(spoken.filter({ hasText: words }).first()).toBeAttached();
  }
  await page.keyboard.press("1");
  await page.keyboard.press("1");
  await expect(page.getByText("COLT-SCHEME-2").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("img", { name: "Card 1: not laid" }).first()).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
