import { expect, test, type Page } from "@playwright/test";
import { touchAny } from "./any-hand.ts";
import { findings } from "./axe-findings.ts";
import { hurryBots } from "./bang-hand.ts";
import { again, calm, watch } from "./colt-hand.ts";
import { seeded } from "./seeded.ts";
import { House } from "./server.ts";

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const saloon = (page: Page) => page.getByRole("button", { name: "To the Saloon" });
const notes = (page: Page) => page.getByRole("tab", { name: "Notes" });

/** Ends every turn and takes every hit: it is not long until somebody is out, or the game over. */
async function fall(page: Page): Promise<"out" | "over"> {
  const pass = page.locator("#hand [data-key=pass]");
  const random = seeded(3);
  for (;;) {
    if (await again(page).isVisible()) return "over";
    if (await saloon(page).isVisible()) return "out";
    const offered = (await pass.count()) > 0;
    const done = offered
      ? await pass
          .first()
          .click({ timeout: 3000 })
          .then(
            () => true,
            () => false,
          )
      : (await touchAny(page, random)) !== "idle";
    if (!done) await page.waitForTimeout(50);
  }
}

test("whoever is out bets in the Saloon, and everybody sees at the end who was right", async ({ page }) => {
  test.setTimeout(900_000);
  const faults = watch(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await calm(page);
  await hurryBots(page);
  await page.goto(`${house.origin}/#/new/bang`);
  await page.getByRole("radio", { name: "5 seats" }).check({ force: true });
  await page.getByRole("button", { name: "Start the game" }).click();
  await notes(page).click();
  // A suspicion, kept as it is chosen.
  const first = page.getByRole("group", { name: /^About / }).filter({ has: page.getByRole("radio") });
  await first.first().getByRole("radio", { name: "Outlaw" }).check({ force: true });
  await first.first().getByRole("radio", { name: "Fairly" }).check({ force: true });
  expect(await findings(page), "the notebook").toEqual([]);
  await page.getByRole("button", { name: "Seal the notebook" }).click();
  await expect(page.getByText("Sealed: it is opened when the game is over.")).toBeVisible();

  // Where the game ends with my fall there is nobody to bet on.
  if ((await fall(page)) === "out") {
    await saloon(page).click();
    const winner = page.getByRole("radiogroup", { name: "Who wins?" });
    if (await winner.isVisible()) {
      await winner.getByRole("radio").first().check({ force: true });
      await expect(page.getByText(/wins$/).first()).toBeVisible();
      expect(await findings(page), "the Saloon").toEqual([]);
    }
  }
  await expect(again(page)).toBeVisible({ timeout: 600_000 });
  await expect(page.getByText("Score of the Saloon")).toBeVisible();
  expect(await findings(page), "the end").toEqual([]);
  expect(faults).toEqual([]);
});
