import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { RAILCAR_IDS } from "../engine/catalogue.ts";

const ENGINE = fileURLToPath(new URL("../engine/", import.meta.url));

/** The files that bring base game and train together: what there is, what moves look like, what it does. */
const COMPOSING = ["catalogue.ts", "moves.ts", "registry.ts"];

const base = readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.startsWith("train/"))
  .map((file) => ({ file, code: readFileSync(ENGINE + file, "utf8") }));

function filesWith(pattern: RegExp): string[] {
  return base.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

test("the base game cites no rule of the train", () => {
  expect(base.length).toBeGreaterThan(50);
  expect(filesWith(/GTR-/)).toEqual([]);
});

test("the base game imports the train in its composing files alone", () => {
  expect(filesWith(/["'][./]*\/train\//).toSorted()).toEqual(COMPOSING);
});

test("the base game asks for no Railcar by name", () => {
  expect(filesWith(new RegExp(`["'](${RAILCAR_IDS.join("|")})["']|[A-Z]_CAR\\b`))).toEqual([]);
});
