import { expect, test, type Locator, type Page } from "@playwright/test";
import { touchAny } from "./any-hand.ts";
import { findings } from "./axe-findings.ts";
import { hurryBots } from "./bang-hand.ts";
import { again, calm, watch } from "./colt-hand.ts";
import { seeded } from "./seeded.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

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

/**
 * A token shows as chosen once the server has stored it. A step in between may render the old choice, and a player who
 * falls moves the tokens: so press until it shows.
 */
async function take(token: Locator, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await token.click({ force: true, timeout: 2000 }).catch(() => undefined);
    await shown();
  }).toPass();
}
const checked = (token: Locator) => (): Promise<void> => expect(token).toBeChecked({ timeout: 5000 });

test("a player who is out bets in the Saloon, and everybody sees at the end who was right", async ({ page }) => {
  test.setTimeout(900_000);
  const faults = watch(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await calm(page);
  await hurryBots(page);
  await page.goto(`${server.origin}/#/new/bang`);
  await page.getByRole("radio", { name: "5 seats" }).check({ force: true });
  await page.getByRole("button", { name: "Start the game" }).click();
  await notes(page).click();
  // A suspicion, kept as it is chosen.
  const first = page.getByRole("group", { name: /^About / }).filter({ has: page.getByRole("radio") });
  for (const name of ["Outlaw", "Fairly"]) {
    const token = first.first().getByRole("radio", { name });
    await take(token, checked(token));
  }
  expect(await findings(page), "the notebook").toEqual([]);
  await page.getByRole("button", { name: "Seal the notebook" }).click();
  await expect(page.getByText("Sealed: it is opened when the game is over.")).toBeVisible();

  // Where the game ends with my fall there is nobody to bet on.
  if ((await fall(page)) === "out") {
    await saloon(page).click();
    const winner = page.getByRole("radiogroup", { name: "Who wins?" });
    if (await winner.isVisible()) {
      // In the list, unless the game ends before.
      const placed = page.getByText(/wins$/).or(again(page)).first();
      await take(winner.getByRole("radio").first(), () => expect(placed).toBeVisible({ timeout: 5000 }));
      expect(await findings(page), "the Saloon").toEqual([]);
    }
  }
  await expect(again(page)).toBeVisible({ timeout: 600_000 });
  await expect(page.getByText("Score of the Saloon")).toBeVisible();
  expect(await findings(page), "the end").toEqual([]);
  expect(faults).toEqual([]);
});
