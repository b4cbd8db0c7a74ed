import { expect, test } from "@playwright/test";
import { isOver, touchAny } from "./any-hand.ts";
import { findings } from "./axe-findings.ts";
import { calm } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { House } from "./server.ts";

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** Of this deal somebody is uncoupled while others still play. Other bots need another deal. */
const DEAL = 1003;

test("who is out of Colt is as easy to read as anybody", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await calm(page);
  await fixDeal(page, DEAL);
  await page.goto(`${house.origin}/#/`);
  await page.getByRole("button", { name: /^Play now: Colt/ }).click();
  const out = page.locator("li[data-figure]").getByRole("button", { name: "out of the game" });
  while ((await out.count()) === 0 && !(await isOver(page))) {
    if ((await touchAny(page, () => 0)) === "idle") await page.waitForTimeout(100);
  }
  expect(await out.count()).toBeGreaterThan(0);
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
});
