import { expect, test } from "@playwright/test";
import { calm, watch } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

test("bots are chosen by level and temper, give a hint and say why", async ({ page }) => {
  const faults = watch(page);
  await calm(page);
  await page.goto(`${server.origin}/#/new/colt/bots`);
  await page.getByLabel("How well bots play").selectOption("Legend");
  await expect(page.getByText("Thinks ahead and guesses what you are up to.")).toBeVisible();
  await page.getByLabel("Temper of bots").selectOption("Bold");
  await page.getByRole("button", { name: "Start the game" }).click();

  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "What a Legend would do" });
  await dialog.getByRole("button", { name: /^1\. / }).click();
  await expect(dialog).toBeHidden();
  const lock = page.getByRole("button", { name: "Lock plan" });
  await expect(lock).toHaveAttribute("aria-disabled", "false");
  await lock.click();

  // Once the cards are on the table, nothing is given away any more.
  await expect(page.locator("#ledger [data-kind=revealed]").first()).toBeAttached();
  await page
    .getByRole("button", { name: /^Why did .+ do that\?$/ })
    .first()
    .click();
  const said = page.locator("#ledger").getByRole("status").first();
  await expect(said).toHaveText(/\w{3}.*\.$/);
  await expect(said).not.toHaveText(/after the reveal|when the game is over/);

  // The same by a key, for players with a screen reader.
  await page.keyboard.press("y");
  await expect(
    page
      .getByRole("log")
      .getByText(/^\w+: .+\.$/)
      .first(),
  ).toBeAttached();
  expect(faults).toEqual([]);
});
