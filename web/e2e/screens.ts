import { expect, type Page } from "@playwright/test";
import { anyLit, touchAny } from "./any-hand.ts";
import { again, playToTheEnd } from "./colt-hand.ts";

/** Every screen there is, and how one gets to it. The table of a server is opened by `friends`. */
export const SCREENS: Readonly<Record<string, (page: Page, origin: string) => Promise<void>>> = {
  home: async (page, origin) => {
    await page.goto(`${origin}/#/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  create: async (page, origin) => {
    await page.goto(`${origin}/#/new/colt`);
    await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
  },
  device: async (page, origin) => {
    await page.goto(`${origin}/#/new/colt/device`);
    await expect(page.getByRole("textbox", { name: "Player 1" })).toBeVisible();
  },
  join: async (page, origin) => {
    await page.goto(`${origin}/#/join`);
    await expect(page.getByRole("textbox", { name: "Code" })).toBeVisible();
  },
  tables: async (page, origin) => {
    await page.goto(`${origin}/#/tables`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  settings: async (page, origin) => {
    await page.goto(`${origin}/#/settings`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  rules: async (page, origin) => {
    await page.goto(`${origin}/#/rules/colt/COLT-FIRE-6`);
    await expect(page.getByText("COLT-FIRE-6").first()).toBeVisible();
  },
  gallery: async (page, origin) => {
    await page.goto(`${origin}/#/gallery/bang`);
    await expect(page.getByRole("heading", { name: "Barrel" })).toBeVisible();
  },
  "gallery-rules": async (page) => {
    await page.getByRole("button", { name: "3 rules of Barrel" }).click();
    await expect(page.getByText("BANG-BARL-1")).toBeVisible();
  },
  nowhere: async (page, origin) => {
    await page.goto(`${origin}/#/nowhere`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  lobby: async (page, origin) => {
    await page.goto(`${origin}/#/`);
    await page.getByRole("button", { name: /^With friends: Colt/ }).click();
    await expect(page.getByRole("heading", { name: /before the start/ })).toBeVisible();
  },
  table: async (page, origin) => {
    await page.goto(`${origin}/#/`);
    await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
    await expect(page.getByRole("list", { name: "My cards" }).getByRole("button").first()).toBeVisible();
  },
  "why-not": async (page) => {
    await page.keyboard.press("2");
    await page.keyboard.press("2");
    await expect(page.getByText("COLT-SCHEME-2").first()).toBeVisible();
  },
  keys: async (page) => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  result: async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.keyboard.press("Escape");
    await playToTheEnd(page);
    await expect(again(page)).toBeVisible();
  },
  bang: async (page, origin) => {
    await page.goto(`${origin}/#/`);
    await page.getByRole("button", { name: /^Play now: BANG!/ }).click();
    await expect(anyLit(page)).toBeVisible({ timeout: 120_000 });
  },
  "bang-touched": async (page) => {
    await touchAny(page, () => 0);
    await expect(page.getByRole("list", { name: "The players, in turn order" })).toBeVisible();
  },
  heist: async (page, origin) => {
    await page.goto(`${origin}/#/`);
    await page.getByRole("button", { name: /^Play now: Train Heist/ }).click();
    await expect(anyLit(page)).toBeVisible({ timeout: 120_000 });
  },
  "heist-touched": async (page) => {
    await touchAny(page, () => 0);
    await expect(page.getByRole("region", { name: "Decision" })).toBeVisible();
  },
  "heist-loot": async (page) => {
    await page.getByRole("region", { name: "Your hand" }).getByRole("button", { name: /^Loot/ }).click();
    await expect(page.getByRole("dialog", { name: "Loot and who could take it" })).toBeVisible();
  },
  "heist-council": async (page, origin) => {
    await page.goto(`${origin}/#/new/heist/device`);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.getByRole("button", { name: /^I am / }).click();
    const tab = page.getByRole("tab", { name: "Council" });
    const pulled = page.getByRole("button", { name: "Log, chat and rules" });
    await expect(tab.or(pulled).first()).toBeVisible();
    if (!(await tab.isVisible())) await pulled.click();
    await tab.click();
    await page.getByRole("button", { name: "Add to my plan" }).click();
    await page.getByRole("button", { name: "I rob next." }).click();
  },
};
