import { chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { calm, watch } from "./colt-hand.ts";
import { play } from "./heist-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { House } from "./server.ts";
// usage: zz-shots.ts NAME MODE SIZE THEME DECISIONS...
const [name = "x", mode = "coop", size = "desktop", theme = "noon", ...at] = process.argv.slice(2);
const house = new House();
await house.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const ctx = await browser.newContext({
    viewport:
      size === "desktop"
        ? { width: 1440, height: 900 }
        : size === "phone"
          ? { width: 390, height: 844 }
          : { width: 320, height: 640 },
    hasTouch: size !== "desktop",
    colorScheme: theme === "noon" ? "light" : "dark",
  });
  const page = await ctx.newPage();
  const faults = watch(page);
  await calm(page, { theme });
  await fixDeal(page, 5);
  await page.goto(`${house.origin}/#/new/heist`);
  if (mode === "solo") await page.getByLabel("Solo", { exact: true }).selectOption({ label: "three cowboys" });
  if (mode === "versus") await page.getByLabel("Mode", { exact: true }).selectOption({ label: "versus" });
  await page.getByRole("button", { name: "Start the game" }).click();
  let last = 0;
  for (const n of at) {
    const k = Number(n);
    const made = await play(page, k - last, 3 + k);
    last = k;
    if (process.env.PICK)
      for (const key of process.env.PICK.split(",")) {
        const b = page
          .getByRole("region", { name: "Your hand" })
          .locator(`[data-key^="${key}"]:not([aria-disabled=true])`)
          .first();
        if (await b.count()) await b.click();
        else console.log("no", key);
      }
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/shots/${name}-${mode}-${size}-${theme}-${n}.png` });
    console.log(n, made, faults);
  }
} finally {
  await browser.close();
  await house.close();
}
