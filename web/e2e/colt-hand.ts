import { expect, type Page } from "@playwright/test";

/** Errors of a page, and its requests to other hosts. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // The browser itself reports a server that was killed on purpose.
    if (message.type() === "error" && !/net::ERR_|WebSocket connection|Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && hostname !== "127.0.0.1") faults.push(request.url());
  });
  return faults;
}

/** No motion and no sound: tests wait for states, never for time. */
export async function calm(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const settings = JSON.stringify({ speed: "instant", muted: true, language: "en", ...more });
  await page.addInitScript((text) => {
    if (localStorage.getItem("trestle.settings") === null) localStorage.setItem("trestle.settings", text);
  }, settings);
}

export const again = (page: Page) => page.getByRole("button", { name: "Again", exact: true });
const lock = (page: Page) => page.getByRole("button", { name: "Lock plan" });
const cards = (page: Page) => page.getByRole("list", { name: "My cards" }).getByRole("button");

/** One programme: lit cards from this one on until it is whole, then the main button. */
export async function plan(page: Page, from: number): Promise<void> {
  const lit = cards(page).and(page.locator(":not([aria-disabled=true])"));
  const whole = lock(page).and(page.locator(":not([aria-disabled=true]):not([disabled])"));
  while (!(await whole.isVisible())) {
    const offered = await lit.count();
    if (offered === 0) continue;
    await lit.nth(from % offered).click();
    await expect.poll(() => lit.count()).toBeLessThan(offered);
  }
  await whole.click();
}

/** Whether a programme is owed, or the game is over; waits until it is one of them. */
async function owes(page: Page): Promise<boolean> {
  const free = cards(page).and(page.locator(":not([aria-disabled=true])")).first();
  await expect(again(page).or(free).first()).toBeVisible({ timeout: 120_000 });
  return !(await again(page).isVisible());
}

/** To the result screen. Returns how many programmes were laid. */
export async function playToTheEnd(page: Page, from = 0): Promise<number> {
  let laid = 0;
  while (await owes(page)) await plan(page, from + laid++);
  return laid;
}
