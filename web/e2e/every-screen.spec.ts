import { expect, test, type Page } from "@playwright/test";
import { findings } from "./axe-findings.ts";
import { calm } from "./colt-hand.ts";
import { SCREENS } from "./screens.ts";
import { TestServer } from "./test-server.ts";
import { small } from "./too-small.ts";

test.describe.configure({ mode: "parallel" });
const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

type Size = readonly [width: number, height: number];

/** Each screen is opened once, as on that device, and then looked at in other sizes of the window and in both themes. */
interface Device {
  opened: Size;
  axe: readonly Size[];
  reflow: readonly Size[];
  fingers: readonly Size[];
}
const DEVICES: Readonly<Record<string, Device>> = {
  desk: {
    opened: [1440, 900],
    axe: [
      [1440, 900],
      [768, 1024],
    ],
    reflow: [],
    fingers: [],
  },
  phone: {
    opened: [360, 740],
    axe: [[360, 740]],
    // 640 pixels at 200 % zoom are 320 as well, and 1280 × 1024 at 400 %.
    reflow: [
      [320, 640],
      [720, 450],
    ],
    fingers: [[360, 740]],
  },
};

/** The window in this size, drawn anew. */
async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

for (const [name, device] of Object.entries(DEVICES))
  test(`every screen, opened on a ${name}: nothing for axe, nothing wider than the window, nothing too small`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await resize(page, device.opened);
    await calm(page, { theme: "system" });
    for (const [screen, open] of Object.entries(SCREENS))
      await test.step(screen, async () => {
        await open(page, server.origin);
        for (const size of device.axe) {
          await resize(page, size);
          expect.soft(await findings(page), `${screen}, noon, ${size.join(" × ")}`).toEqual([]);
          await page.emulateMedia({ colorScheme: "dark" });
          await expect(page.locator("html[data-theme=dusk]")).toBeAttached();
          expect.soft(await findings(page, "colours"), `${screen}, dusk, ${size.join(" × ")}`).toEqual([]);
          await page.emulateMedia({ colorScheme: "light" });
          await expect(page.locator("html[data-theme=noon]")).toBeAttached();
        }
        for (const size of device.reflow) {
          await resize(page, size);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(wide, `${screen} is wider than the window, ${size.join(" × ")}`).toBeLessThanOrEqual(0);
        }
        for (const size of device.fingers) {
          await resize(page, size);
          expect.soft(await small(page), `${screen}, ${size.join(" × ")}`).toEqual([]);
        }
        await resize(page, device.opened);
      });
  });
