import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { sample } from "../../server/test/store-sample.ts";
import type { browserSide as BrowserSide } from "./idb.entry.ts";

declare const browserSide: typeof BrowserSide;

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { vitest: here("small-vitest.ts"), "node:timers/promises": here("small-vitest.ts") } },
    build: { write: false, lib: { entry: here("idb.entry.ts"), formats: ["iife"], name: "bundled" } },
  });
  const output = Array.isArray(result) ? result[0]!.output : "output" in result ? result.output : [];
  const chunk = output.find((o) => o.type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("the bundle is empty");
  return chunk.code;
}

test.describe("the store over IndexedDB", () => {
  let script = "";
  test.beforeAll(async () => {
    script = await bundle();
  });
  test.beforeEach(async ({ page }) => {
    // A page needs an address of its own to keep anything; nobody has to serve it.
    await page.route("http://trestle.test/", (route) => route.fulfill({ contentType: "text/html", body: "<p>" }));
    await page.goto("http://trestle.test/");
    await page.addScriptTag({ content: script });
  });

  test("fulfils the contract of every store", async ({ page }) => {
    const { passed, failed } = await page.evaluate(() => browserSide.runContract());
    expect(failed).toEqual([]);
    expect(passed.length).toBeGreaterThanOrEqual(15);
  });

  test("has everything again after a reload, the device's secret too", async ({ page }) => {
    await page.evaluate(() => browserSide.keep());
    const before = await page.evaluate(() => browserSide.kept());
    await page.reload();
    await page.addScriptTag({ content: script });
    const after = await page.evaluate(() => browserSide.kept());
    expect(after).toEqual(before);
    expect(after).toMatchObject({ table: { rev: 1, record: sample("a"), lines: ['{"n":0}'] } });
  });

  test("of two pages that write the same line, one is refused", async ({ page }) => {
    const two = await page.evaluate(() => browserSide.race());
    expect(two.filter((r) => r === "kept")).toHaveLength(1);
    expect(two.filter((r) => r !== "kept")[0]).toContain("is not the next one");
  });
});
