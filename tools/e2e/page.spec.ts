import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

let server: ChildProcess;
let address = "";
const data = mkdtempSync(join(tmpdir(), "trestle-page-"));

test.beforeAll(async () => {
  const main = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));
  server = spawn("node", [main, "--port", "0", "--host", "127.0.0.1", "--data", data, "--web", data], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  address = await new Promise((found) => {
    let text = "";
    server.stdout!.on("data", (some: Buffer) => {
      text += some.toString();
      const ready = /Trestle is ready: (\S+)/.exec(text);
      if (ready !== null) found(ready[1]!);
    });
  });
});
test.afterAll(() => {
  server.kill("SIGTERM");
  rmSync(data, { recursive: true, force: true });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the address says what it is and how to play, at ${width} × ${height}`, async ({ page }) => {
    const faults: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on(
      "request",
      (request) => new URL(request.url()).origin !== new URL(address).origin && faults.push(request.url()),
    );
    await page.setViewportSize({ width, height });
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Trestle" })).toBeVisible();
    for (const game of ["Colt Super Express", "BANG! with The Great Train Robbery", "Train Heist"])
      await expect(page.getByText(game)).toBeVisible();
    await expect(page.getByText(`--join ${address.replace(/\/$/, "")}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.screenshot({ path: test.info().outputPath("home.png") });
    expect(faults).toEqual([]);
  });
