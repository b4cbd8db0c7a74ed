import type { Page } from "@playwright/test";
import { again } from "./colt-hand.ts";

/** The main button once it can be pressed. */
const main = (page: Page) => page.locator("#decision [data-home-of-focus][aria-disabled=false]");
/** Pieces that are lit, and the choices of a reaction; the board's second form for arrow keys is left out. */
const lit = (page: Page) =>
  page
    .locator("button[data-key][aria-disabled=false]:not([aria-pressed=true])")
    .or(page.getByRole("list", { name: "Choices" }).locator("button:not([aria-pressed=true])"));

/** Something is asked of me, and this answers it. */
export const anyLit = (page: Page) => main(page).or(lit(page)).first();

/**
 * One touch on whatever the page offers, of any game; what vanishes under the finger is let go. Says whether a decision
 * was sent with it, something was touched, or nothing is asked.
 */
export async function touchAny(page: Page, random: () => number): Promise<"sent" | "touched" | "idle"> {
  // Long enough for a busy machine, short enough for something that has gone meanwhile.
  const press = (one: ReturnType<typeof main>): Promise<boolean> =>
    one.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  if ((await main(page).count()) > 0) return (await press(main(page))) ? "sent" : "idle";
  const count = await lit(page).count();
  if (count === 0) return "idle";
  return (await press(lit(page).nth(Math.floor(random() * count)))) ? "touched" : "idle";
}

export const isOver = (page: Page): Promise<boolean> =>
  again(page).or(page.getByText("To the next game")).first().isVisible();
