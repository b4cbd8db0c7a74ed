import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const page = read("../../docs/ADDING-A-GAME.md");
const blocks = [...page.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```$/gms)].map(([, file, code]) => [file!, code!] as const);

it("the tutorial has a piece of each file of the example", () => {
  const files = ["engine/index.ts", "engine/rules.ts", "engine/types.ts", "game.ts"];
  const tests = ["test/conform.test.ts", "test/stories.test.ts", "text/en.ts"];
  expect([...new Set(blocks.map(([file]) => file))].toSorted()).toEqual([...files, ...tests]);
});

it.each(blocks)("what the tutorial shows of %s stands there, %#", (file, code) => {
  expect(read(`../game/${file}`)).toContain(code);
});
