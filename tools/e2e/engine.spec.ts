import { expect, test } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { playAll } from "./play-all.ts";

/** The engine, the bots and the log as one script, as the page will carry them. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("engine.entry.ts", import.meta.url));
  const lib = { entry, formats: ["iife" as const], name: "trestle" };
  const result = await build({ configFile: false, logLevel: "error", build: { write: false, lib } });
  const output = Array.isArray(result) ? result[0]!.output : "output" in result ? result.output : [];
  const chunk = output.find((o) => o.type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("the bundle is empty");
  return chunk.code;
}

test("engine, bots and log play the same games in a browser as in Node", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (e) => faults.push(e.message));
  await page.addScriptTag({ content: await bundle() });
  const there = await page.evaluate(() => window.playAll());
  expect(faults).toEqual([]);
  expect(there).toEqual(playAll());
});
