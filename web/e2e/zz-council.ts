import { chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { calm } from "./colt-hand.ts";
import { sayReady, sit } from "./seats.ts";
import { House } from "./server.ts";
const house = new House();
await house.open();
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const one = await browser.newContext({ viewport: { width: 1440, height: 900 } }),
    two = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const ann = await one.newPage(),
    bob = await two.newPage();
  await calm(ann, { name: "Ann", theme: "noon" });
  await calm(bob, { name: "Bob", theme: "dusk" });
  await ann.goto(`${house.origin}/#/new/heist/friends`);
  await ann.getByRole("radio", { name: "2 seats" }).check({ force: true });
  await ann.getByRole("button", { name: "Open the table" }).click();
  await ann.getByRole("heading", { name: /before the start/ }).waitFor();
  const code = await ann
    .getByText(/^[A-Z]{6}$/)
    .first()
    .textContent();
  await bob.goto(`${house.origin}/#/join/${(code ?? "").toLowerCase()}`);
  for (const p of [ann, bob]) await sit(p);
  for (const p of [ann, bob]) await sayReady(p);
  await ann.getByRole("button", { name: "Start the game" }).click();
  await ann.getByRole("tab", { name: "Council" }).click();
  const add = ann.getByRole("button", { name: "Add to my plan" });
  for (const label of ["Track 4", "Northwest Bend", "Tunnel Wash"]) {
    for (const row of ["The loop, counter-clockwise", "The land"]) {
      await ann.getByLabel("Where", { exact: true }).selectOption({ label: row });
      const has = await ann
        .getByLabel("Piece", { exact: true })
        .locator("option", { hasText: new RegExp(`^${label}$`) })
        .count();
      if (has) {
        await ann.getByLabel("Piece", { exact: true }).selectOption({ label });
        await add.click();
        break;
      }
    }
  }
  await ann.getByLabel("Where", { exact: true }).selectOption({ label: "My cards" });
  await add.click();
  await ann.getByRole("button", { name: "I bring you cards." }).click();
  await ann.waitForTimeout(300);
  await ann.screenshot({ path: "/tmp/shots/council-desktop.png" });
  await ann.getByRole("button", { name: "Say it to the council" }).click();
  await bob.getByRole("button", { name: /log/i }).first().click();
  await bob.getByRole("tab", { name: "Council" }).click();
  await bob.waitForTimeout(500);
  await bob.screenshot({ path: "/tmp/shots/council-phone.png" });
  await bob.getByRole("button", { name: "Wait for me." }).click();
  await bob.getByRole("button", { name: "Say it to the council" }).click();
  await ann.getByRole("button", { name: "Show the plan of Ann on the board" }).click();
  await ann.waitForTimeout(300);
  await ann.screenshot({ path: "/tmp/shots/council-desktop-2.png" });
  await ann.getByRole("region", { name: "Your hand" }).getByRole("button", { name: /^Loot/ }).click();
  await ann.waitForTimeout(400);
  await ann.screenshot({ path: "/tmp/shots/loot-desktop.png" });
  await ann.keyboard.press("Escape");
  await ann
    .getByRole("region", { name: "Your hand" })
    .getByRole("button", { name: /^Wanted/ })
    .click();
  await ann.waitForTimeout(400);
  await ann.screenshot({ path: "/tmp/shots/wanted-desktop.png" });
} finally {
  await browser.close();
  await house.close();
}
