import { fileURLToPath } from "node:url";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { calm, playToTheEnd, watch } from "./colt-hand.ts";
import { sayReady, sit } from "./seats.ts";
import { TestServer } from "./test-server.ts";

const CROOKED = fileURLToPath(new URL("crooked-deal.ts", import.meta.url));

const honest = new TestServer("--bot-pace", "0");
const crooked = new TestServer("--bot-pace", "0");
crooked.changes = [CROOKED];
test.beforeAll(() => Promise.all([honest.open(), crooked.open()]));
test.afterAll(() => Promise.all([honest.close(), crooked.close()]));

/** Ann at a table of her own, with bots on the other seats but as many as are left open. */
async function annSits(page: Page, origin: string): Promise<void> {
  await calm(page, { name: "Ann" });
  await page.goto(origin);
  await page.getByRole("button", { name: /^With friends: Colt/ }).click();
  await sit(page);
}

async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bots on all open seats" }).click();
  await sayReady(page);
  await page.getByRole("button", { name: "Start the game" }).click();
}

/** What the page says at the end when the deal does not hold up. */
const verdict = (page: Page) => page.getByRole("region", { name: "The end" }).getByRole("alert");

/** Bob comes by the table's address. */
async function bobSits(browser: Browser, ann: Page): Promise<Page> {
  const bob = await (await browser.newContext()).newPage();
  await calm(bob, { name: "Bob" });
  await bob.goto(ann.url());
  await sit(bob);
  await sayReady(bob);
  return bob;
}

test("after a game the page has played it again, and says what fits", async ({ page }) => {
  const faults = watch(page);
  await annSits(page, honest.origin);
  await start(page);
  await playToTheEnd(page);
  const said = page.getByText(/The log deals and plays out to this result/);
  await expect(said).toHaveText(
    "The log deals and plays out to this result, and its events are those that this device was shown; names and times cannot be checked. Its list of commitments is the one this device stored before it revealed your part, and your part is in the deal.",
  );
  // The same from the list of tables, after a reload.
  await page.goto(`${honest.origin}/#/tables`);
  await page.reload();
  await page.getByRole("button", { name: "Check the deal" }).click();
  await expect(page.getByRole("dialog", { name: "Check the deal" })).toContainText("your part is in the deal");
  expect(faults).toEqual([]);
});

test("a page of another version than the server says what to do", async ({ page }) => {
  await annSits(page, honest.origin);
  // The same page as it would have been before: it says hello with its own version.
  let isOld = true;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) =>
      server.send(isOld ? String(text).replace('"protocol":2', '"protocol":1') : String(text)),
    );
  });
  await page.reload();
  await expect(page.getByText("This page is older than the server. Load it again")).toBeVisible();
  isOld = false;
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("button", { name: "Bots on all open seats" })).toBeVisible();
});

test("a server that deals from another seed than it promised is found out", async ({ page }) => {
  await annSits(page, crooked.origin);
  await start(page);
  await playToTheEnd(page);
  await expect(verdict(page)).toContainText(/The deal does not hold up: line \d+ of the log is wrong/);
  await expect(page.getByText(/your part is in the deal/)).toBeHidden();
  // The verdict is visible without looking for it.
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(verdict(page)).toBeInViewport({ ratio: 0.9 });
  }
});

test("a server that changed one entry of the log, checks recomputed, is found out", async ({ page }) => {
  const { isLogFault, readLog, writeLog } = await import("@trestle/kernel");
  await annSits(page, honest.origin);
  await page.route("**/log", async (route) => {
    const answer = await route.fetch();
    const log = readLog(await answer.text());
    if (isLogFault(log)) throw new Error(log.reason);
    // An entry that a table could have written: somebody was away, and a bot played for them.
    const move = log.entries.find((e) => e.t === "move" && e.by === "person");
    if (move?.t === "move") Object.assign(move, { by: "minder", key: `minder-${move.n}` });
    await route.fulfill({ response: answer, body: writeLog(log) });
  });
  await start(page);
  await playToTheEnd(page);
  await expect(verdict(page)).toContainText(/lines \d+ to \d+ of the log tell the game otherwise/);
});

test("the host waits for a part, goes back to the lobby, or deals without it; the check names who is missing", async ({
  page,
  browser,
}) => {
  await annSits(page, honest.origin);
  const bob = await bobSits(browser, page);
  // What Bob's page stored is lost: it cannot reveal, and says so.
  const forget = () =>
    bob.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("trestle.deal.")) localStorage.removeItem(key);
    });
  await forget();
  await start(page);
  await expect(page.getByText("Dealing: waiting for Bob to reveal their part of the deal.")).toBeVisible();
  await expect(bob.getByText(/Your part is not on this device/)).toBeVisible();
  await expect(bob.getByRole("button", { name: "Deal without it" })).toBeHidden();
  // Nobody comes or goes, and nothing is changed, while the list is frozen.
  for (const name of [/^Free /, "Change", "Stand up"]) await expect(page.getByRole("button", { name })).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the lobby" }).click();
  for (const one of [page, bob]) await sayReady(one);
  await forget();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("button", { name: "Deal without it" }).click();
  // Bob leaves it to a bot.
  await bob.getByRole("button", { name: /^Menu/ }).click();
  await bob
    .getByRole("button", { name: /^Leave/ })
    .first()
    .click();
  await bob
    .getByRole("button", { name: /^(Yes|Leave)/ })
    .last()
    .click();
  await playToTheEnd(page);
  const said = page.getByText(/The log deals and plays out/);
  await expect(said).toContainText("it took 2 attempts to start");
  await expect(said).toContainText("The part of Bob is missing: it doubles the number of deals");
  await expect(bob.getByText(/took no part in the start/)).toBeVisible();
  await bob.context().close();
});

test("a reload between ready and start loses nothing; a device alone claims only that its log replays", async ({
  page,
  browser,
}) => {
  await annSits(page, honest.origin);
  const bob = await bobSits(browser, page);
  await bob.close({ runBeforeUnload: false });
  await start(page);
  await expect(page.getByText(/^Dealing: waiting for Bob/)).toBeVisible();
  const back = await bob.context().newPage();
  await back.goto(page.url());
  for (const one of [page, back]) await expect(one.getByRole("list", { name: "My cards" })).toBeVisible();
  await back.context().close();

  await page.goto(`${honest.origin}/#/`);
  await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
  await playToTheEnd(page);
  await expect(page.getByText(/It was played on this device alone, so there is nothing more to check/)).toBeVisible();
});
