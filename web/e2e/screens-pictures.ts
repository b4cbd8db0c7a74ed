import type { Page } from "@playwright/test";
import { anyLit, isOver, touchAny } from "./any-hand.ts";
import { hurryBots } from "./bang-hand.ts";
import { again, plan, playToTheEnd } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { giveUp, play } from "./heist-hand.ts";
import { SCREENS } from "./screens.ts";
import { seeded } from "./seeded.ts";

export interface Camera {
  origin: string;
  shoot: (name: string) => Promise<void>;
  /** Sets how fast events are shown, and comes back to the same table. */
  speed: (speed: "slow" | "instant") => Promise<void>;
}
type Pictures = (page: Page, camera: Camera) => Promise<void>;

/** What is photographed, each from a page of its own. */
export const PICTURES: Readonly<Record<string, Pictures>> = {
  async shell(page, { origin, shoot }) {
    await hurryBots(page);
    await SCREENS["home"]!(page, origin);
    await shoot("home");
    await SCREENS["lobby"]!(page, origin);
    await shoot("lobby");
  },
  async colt(page, { origin, shoot, speed }) {
    await hurryBots(page);
    await SCREENS["table"]!(page, origin);
    for (const key of ["1", "2", "4"]) await page.keyboard.press(key);
    await shoot("colt-plan");
    for (let i = 0; i < 3; i++) await page.keyboard.press("Escape");
    await speed("slow");
    await plan(page, 1);
    await page.getByRole("heading", { level: 1, name: /reveal 2 of 3/ }).waitFor();
    await shoot("colt-reveal");
    await speed("instant");
    await playToTheEnd(page, 2);
    await shoot("colt-result");
  },
  async bang(page, { origin, shoot }) {
    await hurryBots(page);
    await SCREENS["bang"]!(page, origin);
    await aimedCard(page);
    await shoot("bang-turn");
    const random = seeded(4);
    while (!(await isOver(page))) if ((await touchAny(page, random)) === "idle") await page.waitForTimeout(50);
    await again(page).waitFor();
    await shoot("bang-result");
  },
  async heist(page, { origin, shoot }) {
    await fixDeal(page, 5);
    const start = async (option: string, choice: string): Promise<void> => {
      await page.goto(`${origin}/#/new/heist`);
      await page.getByLabel(option, { exact: true }).selectOption({ label: choice });
      await page.getByRole("button", { name: "Start the game" }).click();
    };
    const places = page.getByRole("list", { name: "Where you can go" }).getByRole("button");
    await start("Mode", "co-operative");
    // On until there is somewhere to go, with the turn of the others seen.
    for (let more = 8; more === 8 || (await places.count()) === 0; more = 1) await play(page, more, 3);
    await places.first().click();
    // A rehearsal follows the finger.
    await page.waitForTimeout(700);
    await shoot("heist-plan");
    await SCREENS["heist-council"]!(page, origin);
    await shoot("heist-council");
    await start("Solo", "two cowboys");
    await giveUp(page);
    await shoot("heist-result");
  },
};

/** To a turn of mine with a card in hand that has to be aimed, and that card touched; or to the end of the game. */
async function aimedCard(page: Page): Promise<void> {
  const random = seeded(4);
  const cards = page.getByRole("list", { name: "My cards" }).locator("button[aria-disabled=false]");
  const seats = page.locator("#board [data-key^='seat:'][aria-disabled=false]");
  for (;;) {
    await again(page).or(anyLit(page)).first().waitFor({ timeout: 120_000 });
    if (await again(page).isVisible()) return;
    if (await page.getByText(/^Your turn:/).isVisible())
      for (let i = 0, n = await cards.count(); i < n; i++) {
        await cards.nth(i).click();
        if ((await seats.count()) > 0) return;
        await page.keyboard.press("Escape");
      }
    await touchAny(page, random);
  }
}
