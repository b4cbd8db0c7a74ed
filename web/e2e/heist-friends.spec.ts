import { expect, test, type Page } from "@playwright/test";
import { isOver, touchAny } from "./any-hand.ts";
import { calm, watch } from "./colt-hand.ts";
import { sayReady, sit } from "./seats.ts";
import { seeded } from "./seeded.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer("--bot-pace", "0");
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** Decisions of both before and after the server is killed. */
const DECISIONS = 8;

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

/** What everybody may know, as a page says it: meters, piles and the train's next moves. */
async function open(page: Page): Promise<string> {
  const stands = page.getByRole("group", { name: "How the heist stands" });
  return (await stands.locator("dl, ol").allTextContents()).join(" | ");
}

/** What the council sees of a plan. */
const planOf = (page: Page, name: string) =>
  page.getByRole("region", { name: "The council" }).getByRole("heading", { name: `Plan of ${name}` });

test("two browsers sit in council and see the same heist, though the server is killed in the middle", async ({
  browser,
}) => {
  const [one, two] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [ann, bob] = await Promise.all([one.newPage(), two.newPage()]);
  const faults = [watch(ann), watch(bob)];
  await calm(ann, { name: "Ann" });
  await calm(bob, { name: "Bob" });
  await ann.goto(`${server.origin}/#/new/heist/friends`);
  await ann.getByRole("radio", { name: "2 seats" }).check({ force: true });
  await ann.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.getByRole("heading", { name: /before the start/ })).toBeVisible();
  const code = await ann
    .getByText(/^[A-Z]{6}$/)
    .first()
    .textContent();
  await bob.goto(`${server.origin}/#/join/${(code ?? "").toLowerCase()}`);
  for (const page of [ann, bob]) await sit(page);
  for (const page of [ann, bob]) await sayReady(page);
  await ann.getByRole("button", { name: "Start the game" }).click();

  // Hidden until both have said what they would do.
  for (const page of [ann, bob]) await page.getByRole("tab", { name: "Council" }).click();
  await ann.getByRole("button", { name: "I rob next." }).click();
  await ann.getByRole("button", { name: "Add to my plan" }).click();
  await ann.getByRole("button", { name: "Say it to the council" }).click();
  await expect(bob.getByText("Have said theirs: Ann.")).toBeVisible();
  await expect(planOf(bob, "Ann")).toBeHidden();
  await bob.getByRole("button", { name: "Wait for me." }).click();
  await bob.getByRole("button", { name: "Say it to the council" }).click();
  for (const page of [ann, bob]) for (const name of ["Ann", "Bob"]) await expect(planOf(page, name)).toBeVisible();
  await bob.getByRole("button", { name: "Point at it for all" }).click();
  await expect(ann.getByText(/^Bob points at: /)).toBeVisible();
  for (const page of [ann, bob]) await page.getByRole("tab", { name: "Log" }).click();

  const random = seeded(7);
  await play([ann, bob], random);
  await server.kill();
  const line = (page: Page) => page.getByText("Reconnecting — your seat is safe");
  for (const page of [ann, bob]) await expect(line(page)).toBeVisible();
  await server.open();
  for (const page of [ann, bob]) await expect(line(page)).toBeHidden();
  await play([ann, bob], random);
  await expect(async () => {
    const [hers, his] = await Promise.all([open(ann), open(bob)]);
    expect(hers).toMatch(/Heist.*Speed.*(Track|Tunnel|Halt|Junction)/s);
    expect(hers).toEqual(his);
  }).toPass({ timeout: 120_000 });
  expect(faults).toEqual([[], []]);
  await Promise.all([one.close(), two.close()]);
});
