import { expect, test, type Page } from "@playwright/test";
import { TestServer } from "./test-server.ts";

const WORD = "a-word-for-hosts";
let server: TestServer;
test.beforeEach(async () => {
  server = new TestServer("--admin-word", WORD);
  await server.open();
});
test.afterEach(() => server.close());

async function say(page: Page, word: string): Promise<void> {
  await page.getByLabel("The admin word").fill(word);
  await page.getByRole("button", { name: "Open" }).click();
}

test("the host opens the admin page with the word and sees the figures", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (e) => faults.push(e.message));
  // Hosts play, too: what keeps the page for times without a network must not answer for the server.
  await page.goto(server.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${server.origin}/admin`);
  await say(page, "not-the-word-at-all");
  await expect(page.getByRole("alert")).toHaveText("That is not the admin word.");
  await say(page, WORD);
  await expect(page.getByRole("heading", { name: "Tables in memory" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Sockets/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row", { name: /^Running for/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test("after too many guesses the page says how long to wait", async ({ page }) => {
  await page.goto(`${server.origin}/admin`);
  const answers: string[] = [];
  const wait = /^Too many wrong words\. Try again in \d+ seconds\.$/;
  // On a slow machine a guess or two may have been forgiven meanwhile.
  while (answers.length < 50 && !wait.test(answers.at(-1) ?? "")) {
    const answered = page.waitForResponse((r) => r.request().method() === "POST");
    await say(page, `guess-number-${answers.length}`);
    await answered;
    answers.push((await page.getByRole("alert").textContent()) ?? "");
  }
  expect(answers.slice(0, 5)).toEqual(Array(5).fill("That is not the admin word."));
  expect(answers.at(-1)).toMatch(wait);
  await expect(page.getByLabel("The admin word")).toBeVisible();
});
