import { expect, test } from "@playwright/test";
import { findings } from "./axe-findings.ts";
import { calm } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { SCREENS } from "./screens.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** Of this deal the first turn is mine, and a Railcar can be had for two of my six cards. Other bots need another deal. */
const DEAL = 29;

for (const [width, height] of [
  [1440, 900],
  [720, 450],
  [360, 740],
] as const)
  test(`what a Railcar would cost cuts through no card's name, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await calm(page, { theme: "dusk" });
    await fixDeal(page, DEAL);
    await SCREENS["bang"]!(page, server.origin);
    const train = page.getByRole("group", { name: "The line and the train" });
    await train.locator("button[data-key^='card:'][aria-disabled=false]").first().click();
    const price = page.locator("[data-anchor=middle] > div", { hasText: "You would pay with 2 of these" });
    await expect(price).toBeVisible();
    const names = price.locator("[aria-hidden] > span > span:nth-child(2)");
    await expect(names).toHaveCount(6);
    const cut = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const [is, card] = [text.getBoundingClientRect(), name.parentElement!.getBoundingClientRect()];
        const whole =
          is.width === 0 ||
          (is.left >= card.left && is.right <= card.right && is.top >= card.top && is.bottom <= card.bottom);
        return whole ? [] : [`${name.textContent}: ${Math.round(is.width)} × ${Math.round(is.height)}`];
      }),
    );
    expect(cut).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });
