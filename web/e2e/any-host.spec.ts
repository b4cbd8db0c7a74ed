import { expect, test, type Page } from "@playwright/test";
import { TestServer } from "./test-server.ts";
import { StaticHost } from "./static-host.ts";

/** The first visit is over when everything is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test.describe("a page on any web host", () => {
  let host: StaticHost;
  test.beforeEach(async () => {
    host = new StaticHost();
    await host.open();
  });
  test.afterEach(() => host.close());

  test("plays Colt after one visit when host and network are gone, in both languages", async ({ page, context }) => {
    const faults: string[] = [];
    page.on("pageerror", (e) => faults.push(e.message));
    await visit(page, host.address);
    // It asks whether there is a server, too; all files are in its own folder.
    expect(host.asked.filter((path) => !/^\/(some\/folder|api|healthz)/.test(path))).toEqual([]);
    await host.stop();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
    await expect(page).toHaveURL(/#\/l\/[0-9a-f]{20}$/);
    await expect(page.getByRole("button", { name: /^Move/ }).first()).toBeVisible();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("trestle.settings") ?? "{}") as object;
      localStorage.setItem("trestle.settings", JSON.stringify({ ...kept, language: "it" }));
    });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await expect(page.getByRole("button", { name: /^Movimento/ }).first()).toBeVisible();
    expect(faults).toEqual([]);
  });

  test("a new build comes as a whole with the next load; a page of the old one keeps its files", async ({
    page,
    context,
  }) => {
    await visit(page, host.address);
    const old = await context.newPage();
    await visit(old, host.address);
    await page.goto(`${host.address}#/settings`);
    host.deploy("next");
    await page.evaluate(async () => {
      const found = await navigator.serviceWorker.ready;
      const { promise, resolve } = Promise.withResolvers<void>();
      found.addEventListener("updatefound", () => {
        found.installing?.addEventListener("statechange", () => found.waiting !== null && resolve());
      });
      await found.update();
      await promise;
    });
    await expect(page.locator("body")).not.toHaveAttribute("data-version");
    await page.reload();
    await expect(page.locator("body")).toHaveAttribute("data-version", "next");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(page.url()).toBe(`${host.address}#/settings`);
    await host.stop();
    await old.getByRole("button", { name: "Play now: Colt Super Express" }).click();
    await expect(old.getByRole("button", { name: /^Move/ }).first()).toBeVisible();
    await expect(old.locator("body")).not.toHaveAttribute("data-version");
  });

  test("the files of a build go with the last page of it", async ({ page, context }) => {
    await visit(page, host.address);
    host.deploy("next");
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const builds = (of: Page): Promise<number> => of.evaluate(async () => (await caches.keys()).length);
    await expect.poll(() => builds(page)).toBe(2);
    const outside = await context.newPage();
    await outside.goto(new URL("/outside", host.address).href);
    await page.close();
    await expect.poll(() => builds(outside)).toBe(1);
  });
});

test("the server sends the page small, and its policy allows all of it", async ({ page }) => {
  const server = new TestServer();
  await server.open();
  try {
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (e) => faults.push(e.message));
    const sent = new Map<string, string | undefined>();
    page.on("response", (r) => void sent.set(new URL(r.url()).pathname, r.headers()["content-encoding"]));
    await visit(page, server.origin);
    await page.getByRole("button", { name: "Play now: Colt Super Express" }).click();
    await expect(page.getByRole("button", { name: /^Move/ }).first()).toBeVisible();
    expect(faults).toEqual([]);
    const texts = [...sent].filter(([path]) => /\/assets\/.*\.(js|css)$/.test(path));
    expect(texts.length).toBeGreaterThan(4);
    for (const [path, encoding] of texts) expect(encoding, path).toMatch(/^(br|gzip)$/);
  } finally {
    await server.close();
  }
});
