import { chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { calm, watch } from "./colt-hand.ts";
import { giveUp } from "./heist-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { House } from "./server.ts";
const house = new House();
await house.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  for (const [mode, theme] of [
    ["versus", "dusk"],
    ["coop", "noon"],
  ] as const) {
    const ctx = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await ctx.newPage();
    const faults = watch(page);
    await calm(page, { theme });
    await fixDeal(page, 5);
    await page.goto(`${house.origin}/#/new/heist`);
    if (mode === "versus") await page.getByLabel("Mode", { exact: true }).selectOption({ label: "versus" });
    await page.getByLabel("2 seats").check({ force: true });
    await page.getByLabel("Fewer Event Cards").selectOption({ index: 8 });
    await page.getByRole("button", { name: "Start the game" }).click();
    await giveUp(page);
    await page.waitForTimeout(800);
    console.log(
      mode,
      faults,
      await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
        ...[...document.querySelectorAll("dialog[open] *, main *")]
          .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && e.getBoundingClientRect().width > 0)
          .slice(0, 5)
          .map((e) => e.className + e.tagName),
      ]),
    );
    await page.screenshot({ path: `/tmp/shots/p-${mode}-phone.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/shots/p-${mode}-desktop.png` });
    await ctx.close();
  }
} finally {
  await browser.close();
  await house.close();
}
