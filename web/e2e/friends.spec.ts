import { expect, test } from "@playwright/test";
import { again, calm, plan, playToTheEnd, watch } from "./colt-hand.ts";
import { sayReady, sit } from "./seats.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer("--bot-pace", "0");
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

test("two browsers play a whole game by link, though the server is killed and a line is cut in the middle", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [ann, bob] = await Promise.all([one.newPage(), two.newPage()]);
  const faults = [watch(ann), watch(bob)];
  await calm(ann, { name: "Ann" });
  await calm(bob, { name: "Bob" });
  await ann.goto(server.origin);
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
  await bob.goto(`${server.origin}/#/join/${code.toLowerCase()}`);
  for (const page of [ann, bob]) await sit(page);
  await ann.getByRole("button", { name: "Bots on all open seats" }).click();
  for (const page of [ann, bob]) await sayReady(page);
  await ann.getByRole("button", { name: "Start the game" }).click();
  await plan(ann, 0);
  await server.kill();
  for (const page of [ann, bob]) await expect(page.getByText("Reconnecting — your seat is safe")).toBeVisible();
  await server.open();
  for (const page of [ann, bob]) await expect(page.getByText("Reconnecting — your seat is safe")).toBeHidden();
  await plan(bob, 1);
  await two.setOffline(true);
  await two.setOffline(false);
  // A player who is off the train only waits for the end.
  await Promise.all([playToTheEnd(ann, 2), playToTheEnd(bob, 3)]);
  for (const page of [ann, bob]) await expect(again(page).or(page.getByText("To the next game")).first()).toBeVisible();
  // In spite of broken connections and a killed server each device was shown what the log says.
  for (const page of [ann, bob]) {
    await expect(page.getByText(/its events are those that this device was shown/)).toBeVisible();
    await expect(page.getByText(/your part is in the deal/)).toBeVisible();
  }
  expect(faults).toEqual([[], []]);
  await Promise.all([one.close(), two.close()]);
});
