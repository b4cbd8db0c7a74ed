import { createECDH, randomBytes } from "node:crypto";
import { expect, test } from "@playwright/test";
import { calm, watch } from "./colt-hand.ts";
import { sayReady } from "./seats.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer("--bot-pace", "0");
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** A browser's keys for pushes. The push service itself is outside, and left out: what it would deliver comes by CDP. */
const SUBSCRIPTION = {
  endpoint: "https://updates.push.services.mozilla.com/of-a-test",
  keys: { p256dh: createECDH("prime256v1").generateKeys("base64url"), auth: randomBytes(16).toString("base64url") },
};

const TOUCH = `(async () => {
  self.clients.openWindow = async (url) => void (self.opened = url);
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
})()`;

test("who asks to be told of turns is; a push becomes a notice, and a touch of it leads to the table", async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.grantPermissions(["notifications"], { origin: server.origin });
  const page = await context.newPage();
  const faults = watch(page);
  await calm(page, { name: "Ann" });
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () => {
      const made = Object.create(PushSubscription.prototype) as PushSubscription;
      made.toJSON = () => subscription;
      return Promise.resolve(made);
    };
  }, SUBSCRIPTION);
  await page.goto(server.origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole("button", { name: /^With friends: Colt/ }).click();
  await expect(page.getByRole("heading", { name: /before the start/ })).toBeVisible();
  // The host is seated at once.
  await expect(page.getByRole("button", { name: "Stand up" })).toBeVisible();
  const table = /#\/t\/(\w+)/.exec(page.url())?.[1] ?? "";
  expect(table).not.toBe("");
  await page.getByRole("button", { name: "Bots on all open seats" }).click();
  await sayReady(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("button", { name: /^Menu/ }).click();
  await page.getByRole("switch", { name: /^Tell me when it is my turn/ }).click();
  await expect(page.getByText("This device will be told.")).toBeVisible();

  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    }),
  );
  await line.send("ServiceWorker.enable");
  const data = JSON.stringify({ t: "turn", table, code: "ABCDEF", game: "colt" });
  const registrationId = await registered;
  const notices = (): Promise<string[][]> =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag }) => [title, body, tag]);
    });
  // The browser promises nothing: a message that finds it too busy to wake the worker is lost. Then it comes once more.
  const AGAIN = 15_000;
  let sent = -Infinity;
  const told = async (): Promise<string[][]> => {
    const list = await notices();
    if (list.length > 0 || performance.now() - sent < AGAIN) return list;
    sent = performance.now();
    await line.send("ServiceWorker.deliverPushMessage", { origin: server.origin, registrationId, data });
    return list;
  };
  await expect.poll(told).toEqual([["Colt Super Express · ABCDEF", "It is your turn.", table]]);

  // A window opens for a real touch only: what it would open is noted instead, and gone to.
  await page.goto(`${server.origin}/#/`);
  await context.serviceWorkers()[0]!.evaluate(TOUCH);
  await expect.poll(notices).toEqual([]);
  const opened = await context.serviceWorkers()[0]!.evaluate<string>("self.opened");
  expect(opened).toBe(`${server.origin}/#/t/${table}`);
  await page.goto(opened);
  await expect(page.getByRole("button", { name: /^Menu/ })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});
