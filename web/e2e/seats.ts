import { expect, type Page } from "@playwright/test";

/** Takes a seat in the lobby, unless one was given with the table. */
export async function sit(page: Page): Promise<void> {
  const sitDown = page.getByRole("button", { name: /^Sit down/ }).first();
  const seated = page.getByRole("button", { name: "Stand up" });
  await expect(sitDown.or(seated).first()).toBeVisible();
  if (!(await seated.isVisible())) await sitDown.click();
  await expect(seated).toBeVisible();
}

export async function sayReady(page: Page): Promise<void> {
  const ready = page.getByRole("button", { name: "I am ready" });
  const yes = page.getByRole("button", { name: "Not ready after all" });
  await expect(ready.or(yes).first()).toBeVisible();
  if (await ready.isVisible()) await ready.click();
  await expect(yes).toBeVisible();
}
