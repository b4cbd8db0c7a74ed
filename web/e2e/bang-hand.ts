import { expect, type Page } from "@playwright/test";
import { again } from "./colt-hand.ts";

/** The main button once it can be pressed, and every piece or choice that can be picked next, by role. */
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const main = (page: Page) =>
  region(page, "Decision").locator("[data-home-of-focus]").and(page.locator("[aria-disabled=false]"));
const cards = (page: Page) =>
  page
    .getByRole("list", { name: "My cards" })
    .or(page.getByRole("list", { name: "In front of me" }))
    .getByRole("button")
    .and(page.locator("[aria-disabled=false]"));
const choices = (page: Page) => page.getByRole("list", { name: "Choices" }).getByRole("button");
const seats = (page: Page) =>
  page
    .getByRole("list", { name: "The players, in turn order" })
    .getByRole("button")
    .and(page.locator("[data-key^='seat:'][aria-disabled=false]"));
const cars = (page: Page) =>
  page
    .getByRole("group", { name: "The line and the train" })
    .getByRole("button")
    .and(page.locator("[aria-disabled=false]"));

/** Picks whatever can be picked, a target before a card and a card before doing nothing. Returns what was touched. */
async function act(page: Page, nth: number): Promise<string> {
  // A turn of three acts is enough for anybody.
  const idle = nth % 4 === 3;
  const order = idle ? [main, seats, choices, cards, cars] : [main, seats, cards, choices, cars];
  for (const kind of order) {
    const offered = kind(page);
    const count = await offered.count();
    if (count === 0) continue;
    const one = kind === choices ? offered.last() : offered.nth(nth % count);
    const name = (await one.textContent({ timeout: 5000 }).catch(() => null)) ?? "";
    // It may have gone meanwhile: then something else is asked, and the next round sees it.
    const done = await one.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (done) return name;
  }
  return "";
}

/** Bots answer at once: on this device they would take their time, so that people see who does what. */
export async function hurryBots(page: Page): Promise<void> {
  await page.context().route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const early = "const later=self.setTimeout;self.setTimeout=(run,ms,...more)=>later(run,Math.min(ms??0,1),...more);";
    await route.fulfill({ response: answer, body: `${early}${await answer.text()}` });
  });
}

/** To the result screen; returns all that was touched. */
export async function playToTheEnd(page: Page): Promise<string[]> {
  const touched: string[] = [];
  const anything = () =>
    again(page).or(main(page)).or(cards(page)).or(choices(page)).or(seats(page)).or(cars(page)).first();
  for (;;) {
    await expect(anything()).toBeVisible({ timeout: 120_000 });
    if (await again(page).isVisible()) return touched;
    touched.push(await act(page, touched.length));
  }
}
