import { expect, test, type Browser, type Page } from "@playwright/test";
import { isOver, touchAny } from "./any-hand.ts";
import { findings } from "./axe-findings.ts";
import { calm } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** Of most deals somebody is uncoupled while others still play. How well bots think depends on the machine: one will do. */
const DEALS = [1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009];

const outIn = (page: Page) => page.locator("li[data-figure]").getByRole("button", { name: "out of the game" });

/** A game in which somebody is out and others still play. */
async function somebodyOut(browser: Browser): Promise<Page> {
  for (const deal of DEALS) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
    await calm(page);
    await fixDeal(page, deal);
    await page.goto(`${server.origin}/#/`);
    await page.getByRole("button", { name: /^Play now: Colt/ }).click();
    while ((await outIn(page).count()) === 0 && !(await isOver(page))) {
      if ((await touchAny(page, () => 0)) === "idle") await page.waitForTimeout(100);
    }
    if (!(await isOver(page))) return page;
    await page.close();
  }
  throw new Error("nobody was uncoupled in any of these deals: choose others");
}

test("who is out of Colt is as easy to read as anybody", async ({ browser }) => {
  const page = await somebodyOut(browser);
  expect(await findings(page)).toEqual([]);
  // And nobody's money stands out of its plate.
  const beyond = await page.locator("li[data-figure]").evaluateAll((plates) =>
    plates.flatMap((plate) => {
      const edge = plate.getBoundingClientRect().right;
      const far = [...plate.querySelectorAll("span")].filter((el) => el.getBoundingClientRect().right > edge);
      return far.length > 0 && !far.every((el) => el.closest(".unseen")) ? [plate.textContent] : [];
    }),
  );
  expect(beyond).toEqual([]);
  await page.close();
});
