import { expect, test, type Page } from "@playwright/test";
import { isOver, touchAny } from "./any-hand.ts";
import { calm, watch } from "./colt-hand.ts";
import { seeded } from "./seeded.ts";
import { sayReady, sit } from "./seats.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer("--bot-pace", "0");
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** Decisions of both before and after the server is killed. */
const DECISIONS = 12;

/** So many decisions of both together, or the end if it comes first; who is out leaves it to the other. */
async function play(pages: readonly Page[], random: () => number): Promise<void> {
  for (let sent = 0; sent < DECISIONS;) {
    let idle = true;
    for (const page of pages) {
      if (await isOver(page)) return;
      const done = await touchAny(page, random);
      if (done !== "idle") idle = false;
      if (done === "sent") sent++;
    }
    if (idle) await pages[0]!.waitForTimeout(50);
  }
}

/** What everybody may know, as a page says it: lives and hands of all, the line with the train. */
async function open(page: Page): Promise<string[]> {
  const fromResult = page.getByRole("button", { name: "See the board" });
  if (await fromResult.isVisible()) await fromResult.click();
  const seats = await page.locator("ol button[data-key^='seat:']").evaluateAll((all) =>
    all
      .map((one) => {
        const said = one.textContent ?? "";
        const facts = said.match(/\d+ of \d+ life points|\d+ cards? in hand|out of the game/g) ?? [];
        return `${one.getAttribute("data-key")} ${facts.join(", ")}`;
      })
      .toSorted(),
  );
  const train = await page.getByRole("group", { name: "The line and the train" }).allTextContents();
  return [...seats, ...train];
}

test("two browsers at a table of BANG! see the same game, though the server is killed in the middle", async ({
  browser,
}) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [ann, bob] = await Promise.all([one.newPage(), two.newPage()]);
  const faults = [watch(ann), watch(bob)];
  await calm(ann, { name: "Ann" });
  await calm(bob, { name: "Bob" });
  await ann.goto(`${server.origin}/#/new/bang/friends`);
  await ann.getByRole("radio", { name: "4 seats" }).check({ force: true });
  await ann.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.getByRole("heading", { name: /before the start/ })).toBeVisible();
  const code = await ann
    .getByText(/^[A-Z]{6}$/)
    .first()
    .textContent();
  await bob.goto(`${server.origin}/#/join/${(code ?? "").toLowerCase()}`);
  for (const page of [ann, bob]) await sit(page);
  await ann.getByRole("button", { name: "Bots on all open seats" }).click();
  for (const page of [ann, bob]) await sayReady(page);
  await ann.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ann, bob])
    await expect(page.getByRole("list", { name: "The players, in turn order" })).toBeVisible();

  const random = seeded(7);
  await play([ann, bob], random);
  await server.kill();
  // A table that is over has nothing to come back to.
  const line = (page: Page) => page.getByText("Reconnecting — your seat is safe");
  if (!(await isOver(ann))) for (const page of [ann, bob]) await expect(line(page)).toBeVisible();
  await server.open();
  for (const page of [ann, bob]) await expect(line(page)).toBeHidden();
  await play([ann, bob], random);

  // Bots go on until somebody is asked; then both pages say the same.
  await expect(async () => {
    const [hers, his] = await Promise.all([open(ann), open(bob)]);
    expect(hers.length).toBeGreaterThan(4);
    expect(hers).toEqual(his);
  }).toPass({ timeout: 120_000 });
  expect(faults).toEqual([[], []]);
  await Promise.all([one.close(), two.close()]);
});
