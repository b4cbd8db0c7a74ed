import { expect, type Page } from "@playwright/test";

/** Takes a seat in the lobby, unless one was given with the table, which may happen while this looks. */
export async function sit(page: Page): Promise<void> {
  const sitDown = page.getByRole("button", { name: /^Sit down/ }).first();
  const seated = page.getByRole("button", { name: "Stand up" });
  await expect(async () => {
    await expect(sitDown.or(seated).first()).toBeVisible();
    if (!(await seated.isVisible())) await sitDown.click({ timeout: 2_000 });
    await expect(seated).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/** Sitting down says so by itself: that is waited for, since a touch in that moment would take it back. */
export async function sayReady(page: Page): Promise<void> {
  const ready = page.getByRole("button", { name: "I am ready" });
  const said = page.getByRole("button", { name: "Not ready after all" });
  await expect(async () => {
    const early = await said.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (!early) await ready.click({ timeout: 2_000 });
    await expect(said).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}
