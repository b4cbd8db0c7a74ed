import { expect, test } from "@playwright/test";
import { calm } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

test("what style sheets animate at a table goes at the player's speed, and not at all where less motion is wanted", async ({
  page,
}) => {
  await calm(page);
  await page.goto(server.origin);
  const tempo = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--tempo"));
  await expect.poll(tempo).toBe("0");
  await page.evaluate(() => localStorage.setItem("trestle.settings", JSON.stringify({ speed: "slow" })));
  await page.reload();
  await expect.poll(tempo).toBe("1.6");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(tempo).toBe("0");
});
