import { expect, type Locator, type Page } from "@playwright/test";
import { again } from "./colt-hand.ts";
import { seeded } from "./seeded.ts";

/** Everything that Train Heist's hand offers: cards, actions, places, whole ways to pay. */
const hand = (page: Page): Locator => page.getByRole("region", { name: "Your hand" });
const WAYS = /^(Ways to pay|What (?!you can).+ can do)$/;

/** The main button, by being the one that is not Undo. */
const main = (page: Page): Locator => page.getByRole("region", { name: "Decision" }).getByRole("button").last();

/** What can be chosen, and is not chosen yet. */
function open(page: Page): Locator {
  return hand(page)
    .getByRole("list")
    .getByRole("button")
    .and(page.locator("[data-key]:not([aria-disabled=true]):not([aria-pressed=true])"));
}

/** Waits until something is asked of me or the game is over; whether it is over. */
async function over(page: Page): Promise<boolean> {
  const mine = main(page).and(page.locator("[aria-disabled=false]"));
  await expect(again(page).or(mine).or(open(page)).first()).toBeVisible({ timeout: 120_000 });
  return again(page).isVisible();
}

/** One touch on something that is offered; whole ways to pay come first. What vanishes under the finger is let go. */
async function touchSome(page: Page, random: () => number): Promise<void> {
  const ways = page.getByRole("list", { name: WAYS }).getByRole("button");
  const from = (await ways.count()) > 0 ? ways : open(page);
  const count = await from.count();
  if (count > 0)
    await from
      .nth(Math.floor(random() * count))
      .click({ timeout: 5_000 })
      .catch(() => undefined);
}

/** So many decisions, or the whole game if it is shorter. Returns how many were made. */
export async function play(page: Page, most: number, seed: number): Promise<number> {
  const random = seeded(seed);
  let made = 0;
  for (let touches = 0; made < most && !(await over(page)); touches++) {
    expect(touches, "choosing comes to an end").toBeLessThan(most * 12);
    if ((await main(page).getAttribute("aria-disabled")) === "false") {
      await page.keyboard.press("Control+Enter");
      made++;
      // A decision with a single answer looks the same before and after, so this is no condition, only patience.
      await expect(main(page))
        .not.toHaveAttribute("aria-disabled", "false", { timeout: 2_000 })
        .catch(() => undefined);
    } else await touchSome(page, random);
  }
  return made;
}

/** Does as little as can be done until the run is lost. */
export async function giveUp(page: Page): Promise<void> {
  const done = open(page).and(page.locator("[data-key='action:done']"));
  for (let turns = 0; !(await over(page)); turns++) {
    expect(turns, "the run is lost some day").toBeLessThan(400);
    if ((await main(page).getAttribute("aria-disabled")) === "false") {
      await page.keyboard.press("Control+Enter");
      await expect(main(page))
        .not.toHaveAttribute("aria-disabled", "false", { timeout: 1_000 })
        .catch(() => undefined);
      continue;
    }
    const one = (await done.count()) > 0 ? done : open(page);
    await one
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined);
  }
}
