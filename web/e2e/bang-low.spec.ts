import { expect, test } from "@playwright/test";
import { calm } from "./colt-hand.ts";
import { fixDeal } from "./fixed-deal.ts";
import { SCREENS } from "./screens.ts";
import { TestServer } from "./test-server.ts";

const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

/** Five players, my turn, and several of them with something in play. */
const DEAL = 61;

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1280, 600],
  [844, 390],
  [720, 450],
] as const)
  test(`no player lies upon another or upon the piles, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await calm(page);
    await fixDeal(page, DEAL);
    await SCREENS["bang"]!(page, server.origin);
    const tiles = page.locator("li[data-seat], button[data-anchor=deck], button[data-anchor=discard]");
    await expect(tiles).toHaveCount(7);
    const upon = await tiles.evaluateAll((all) => {
      const boxes = all.map((el) => el.getBoundingClientRect());
      return boxes.flatMap((a, i) =>
        boxes.flatMap((b, k) => {
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          return k <= i || apart ? [] : [`${all[i]!.textContent} | ${all[k]!.textContent}`.slice(0, 120)];
        }),
      );
    });
    expect(upon).toEqual([]);
    // Everybody can be brought into sight.
    for (const tile of await tiles.all()) {
      await tile.scrollIntoViewIfNeeded();
      await expect(tile).toBeInViewport({ ratio: 0.9 });
    }
  });
