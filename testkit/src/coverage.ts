import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ruleCoverage, type RuleCoverage, type RuleId } from "@trestle/kernel";

/** Rule coverage of a game's folder: its `test` and `src` against its rule book. */
export function coverageOf(folder: string, book: readonly RuleId[]): RuleCoverage {
  return ruleCoverage(book, sourcesIn(join(folder, "test")), sourcesIn(join(folder, "src")));
}

/** Registers the test that every rule has a story and every cited rule exists. */
export function covers(folder: string, book: readonly RuleId[]): void {
  it("has a story for every rule, and no rule that is not in the book", () => {
    const { missingStories, unknown } = coverageOf(folder, book);
    expect({ missingStories, unknown }).toEqual({ missingStories: [], unknown: [] });
  });
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && file.name.endsWith(".ts"))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
}
