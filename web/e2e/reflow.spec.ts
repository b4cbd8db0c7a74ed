import { expect, test, type Page } from "@playwright/test";
import { calm } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { SCREENS } from "./screens.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** What can be pressed and is smaller than a finger. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = [];
    for (const el of document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")) {
      el.scrollIntoView({ block: "center", inline: "center" });
      const { x, y, width, height } = el.getBoundingClientRect();
      // Hidden from sight (skip links, what only screen readers meet), in the flow of a sentence (WCAG 2.5.8), or
      // drawn by its label.
      const unseen = width === 0 || !el.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const inText = el.tagName === "A" && getComputedStyle(el).display === "inline";
      const labelled = el instanceof HTMLInputElement && /radio|checkbox|range/.test(el.type);
      if (unseen || inText || labelled) continue;
      if (width < 43.5 || height < 43.5)
        out.push(`${el.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`);
    }
    return out;
  });
}

// 640 pixels at 200 % zoom are 320 as well, and 1280 × 1024 at 400 %.
for (const [width, height] of [
  [320, 640],
  [720, 450],
] as const)
  test(`every screen reflows at ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await calm(page);
    for (const [name, open] of Object.entries(SCREENS)) {
      await open(page, server.origin);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });

test("everything that can be pressed is 44 pixels or more at a width of 360", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await calm(page);
  for (const [name, open] of Object.entries(SCREENS)) {
    await open(page, server.origin);
    expect(await small(page), name).toEqual([]);
  }
});

test("a bandit on a train that is drawn small can be hit by a finger", async ({ page }) => {
  // As low as a phone whose decision needs many words.
  await page.setViewportSize({ width: 360, height: 600 });
  await calm(page);
  await SCREENS["table"]!(page, server.origin);
  await expect(page.locator("button[data-key^='figure:'][tabindex='-1']").first()).toBeVisible();
  expect(await small(page)).toEqual([]);
});

test("a hand that can be drawn from is offered on a phone where a finger hits it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await calm(page);
  // Of this deal I am Jesse Jones and it is my turn to draw. Other bots need another deal.
  await fixDeal(page, 5);
  await SCREENS["bang"]!(page, server.origin);
  const hands = page.getByRole("button", { name: "'s hand" });
  await expect(hands).toHaveCount(4);
  expect(await small(page)).toEqual([]);
  // As high as any other choice, not as high as my own cards.
  const pile = (await page.getByRole("button", { name: "The draw pile" }).boundingBox())!;
  for (const hand of await hands.all()) expect((await hand.boundingBox())!.height).toBeLessThan(pile.height * 2);
});

test("on a phone what lies before me and what I hold lie side by side, however many cards they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page);
  await SCREENS["bang"]!(page, server.origin);
  const covered = await page.evaluate(() => {
    // Two cards in play and ten in hand, of those that are there.
    const hand = document.querySelector('#hand ul[aria-label="My cards"]')!;
    const front = hand.cloneNode(true) as HTMLElement;
    while (front.children.length > 2) front.lastElementChild!.remove();
    while (hand.children.length < 10) hand.append(hand.firstElementChild!.cloneNode(true));
    hand.before(front);
    const boxes = [...hand.parentElement!.querySelectorAll("button")].map((card) => card.getBoundingClientRect());
    return boxes.filter((box, i) => i > 0 && box.left < boxes[i - 1]!.right).length;
  });
  expect(covered).toBe(0);
});
