import { expect, test } from "@playwright/test";
import { findings } from "./axe-findings.ts";
import { calm } from "./colt-hand.ts";
import { SCREENS } from "./screens.ts";
import { TestServer } from "./test-server.ts";

test.describe.configure({ mode: "parallel" });
const server = new TestServer();
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

for (const theme of ["noon", "dusk"])
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ] as const)
    test(`no finding on any screen, ${theme}, ${width} × ${height}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await calm(page, { theme });
      for (const [name, open] of Object.entries(SCREENS)) {
        await open(page, server.origin);
        expect(await findings(page), `${name}, ${theme}, ${width}`).toEqual([]);
      }
    });
