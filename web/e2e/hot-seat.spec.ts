import { expect, test, type Page } from "@playwright/test";
import { again, calm, plan, watch } from "./colt-hand.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

const NAMES = ["Ann", "Bob"];

interface Heard {
  boards: { seat: number | null; plans: (number | null)[] }[];
}

/** Records every board that the worker sends: whose it is, and which seats' plans it shows. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { boards: [] };
    Object.assign(window, { heard });
    interface Figure {
      seat: number;
      plan: number[] | null;
    }
    interface Board {
      seat: number | null;
      view: { figures: Figure[] };
    }
    const keep = (board: Board): void => {
      const plans = board.view.figures.map((f) => (f.plan === null ? null : f.seat));
      heard.boards.push({ seat: board.seat, plans });
    };
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener("message", ({ data }: MessageEvent) => {
          for (const board of data?.frame?.boards ?? []) keep(board as Board);
          if (data?.frame?.board !== undefined) keep(data.frame.board as Board);
        });
      }
    };
  });
}

test("one device goes round: a curtain between the players, and nothing secret behind it", async ({ page }) => {
  test.setTimeout(300_000);
  const faults = watch(page);
  await calm(page);
  await listen(page);
  await page.goto(`${server.origin}/#/new/colt/device`);
  for (const [i, name] of NAMES.entries()) await page.getByRole("textbox", { name: `Player ${i + 1}` }).fill(name);
  await page.getByRole("button", { name: "Start the game" }).click();
  const curtain = (name: string) => page.getByRole("button", { name: `I am ${name}` });
  const lit = page
    .getByRole("list", { name: "My cards" })
    .getByRole("button")
    .and(page.locator(":not([aria-disabled=true])"));
  const anybody = curtain("Ann").or(curtain("Bob")).or(again(page)).or(lit).first();
  let passed = 0;
  for (let laid = 0; ; laid++) {
    await expect(anybody).toBeVisible({ timeout: 120_000 });
    if (await again(page).isVisible()) break;
    // The player of the last programme of a round goes on with the next one and keeps the device.
    for (const name of NAMES)
      if (await curtain(name).isVisible()) {
        await expect(page.getByRole("list", { name: "My cards" }), "no hand behind the curtain").toHaveCount(0);
        await curtain(name).click();
        passed++;
      }
    await plan(page, laid);
  }
  expect(passed).toBeGreaterThan(1);
  const boards = await page.evaluate(() => (window as typeof window & { heard: Heard }).heard.boards);
  expect(boards.filter((b) => b.plans.some((seat) => seat !== null && seat !== b.seat))).toEqual([]);
  expect(boards.some((b) => b.plans.some((seat) => seat !== null))).toBe(true);
  expect(faults).toEqual([]);
});
