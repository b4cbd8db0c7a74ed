import { expect, test } from "@playwright/test";
import { calm } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { SCREENS } from "./screens.ts";
import { TestServer } from "./test-server.ts";
import { small } from "./too-small.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

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
