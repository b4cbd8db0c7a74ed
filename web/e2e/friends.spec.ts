import { expect, test } from "@playwright/test";
import { again, calm, plan, playToTheEnd, watch } from "./colt-hand.ts";
import { House } from "./server.ts";

const house = new House("--bot-pace", "0");
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test("two browsers play a whole game by link, though the server is killed and a line is cut in the middle", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [ann, bob] = await Promise.all([one.newPage(), two.newPage()]);
  const faults = [watch(ann), watch(bob)];
  await calm(ann, { name: "Ann" });
  await calm(bob, { name: "Bob" });
  await ann.goto(house.origin);
  await ann.getByRole("button", { name: /^With friends: Colt/ }).click();
  await expect(ann.getByRole("heading", { name: /before the start/ })).toBeVisible();
  const code =
    /[A-Z]{6}/.exec(
      (await ann
        .getByText(/^[A-Z]{6}$/)
        .first()
        .textContent()) ?? "",
    )?.[0] ?? "";
  expect(code).toMatch(/^[A-Z]{6}$/);
  await bob.goto(`${house.origin}/#/join/${code.toLowerCase()}`);
  for (const page of [ann, bob]) {
    const sit = page.getByRole("button", { name: /^Sit down/ }).first();
    const seated = page.getByRole("button", { name: "Stand up" });
    await expect(sit.or(seated).first()).toBeVisible();
    if (!(await seated.isVisible())) await sit.click();
    await expect(seated).toBeVisible();
  }
  await ann.getByRole("button", { name: "Bots on all open seats" }).click();
  // Who sits down may have said yes with it.
  for (const page of [ann, bob]) {
    const ready = page.getByRole("button", { name: "I am ready" });
    const yes = page.getByRole("button", { name: "Not ready after all" });
    await expect(ready.or(yes).first()).toBeVisible();
    if (await ready.isVisible()) await ready.click();
    await expect(yes).toBeVisible();
  }
  await ann.getByRole("button", { name: "Start the game" }).click();
  await plan(ann, 0);
  await house.kill();
  for (const page of [ann, bob]) await expect(page.getByText("Reconnecting — your seat is safe")).toBeVisible();
  await house.open();
  for (const page of [ann, bob]) await expect(page.getByText("Reconnecting — your seat is safe")).toBeHidden();
  await plan(bob, 1);
  await two.setOffline(true);
  await two.setOffline(false);
  // Whoever is thrown off the train only waits for the others' end.
  await Promise.all([playToTheEnd(ann, 2), playToTheEnd(bob, 3)]);
  for (const page of [ann, bob]) await expect(again(page).or(page.getByText("To the next game")).first()).toBeVisible();
  await expect(ann.getByText(/The deal was honest/)).toBeVisible();
  expect(faults).toEqual([[], []]);
  await Promise.all([one.close(), two.close()]);
});
