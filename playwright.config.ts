import { spawnSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

const found = spawnSync("which", ["chromium"], { encoding: "utf8" }).stdout?.trim();

export default defineConfig({
  testDir: ".",
  testMatch: "**/e2e/*.spec.ts",
  outputDir: "node_modules/.cache/trestle/playwright",
  workers: 2,
  // No test depends on how fast the machine is; these only end one that hangs.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? found,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
