import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ruleCoverage } from "@trestle/kernel";
import { tableRules } from "../text/en.ts";

function sources(folder: string): string[] {
  const dir = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(dir)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(new URL(name, dir), "utf8"));
}

it("every rule of the table has a text, a story and a place in the code", () => {
  const book = Object.keys(tableRules);
  const c = ruleCoverage(book, sources("test"), sources("src"));
  expect({ missing: c.missingStories, unknown: c.unknown }).toEqual({ missing: [], unknown: [] });
  expect(c.citedInCode).toEqual(book);
});

it("the short texts have 25 words at most", () => {
  for (const [id, { short }] of Object.entries(tableRules))
    expect(short.split(/\s+/).length, id).toBeLessThanOrEqual(25);
});
