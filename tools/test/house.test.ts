import { describe, expect, it } from "vitest";
import { houseFaults } from "../src/check/house.ts";

const messages = (path: string, text: string): string[] => houseFaults([{ path, text }]).map((f) => f.message);

describe("imports point one way only", () => {
  it.each([
    ["kernel/src/a.ts", 'import { x } from "@trestle/games/colt/engine";'],
    ["kernel/src/a.ts", 'import { x } from "node:fs";'],
    ["games/colt/engine/a.ts", 'import { x } from "@trestle/table";'],
    ["games/colt/engine/a.ts", 'import { x } from "@trestle/games/bang/engine";'],
    ["games/colt/engine/a.ts", 'import { x } from "../../../kernel/src/rng.ts";'],
    ["games/colt/text/en.ts", 'export { x } from "@trestle/tools";'],
    ["bots/src/a.ts", 'import { x } from "@trestle/table";'],
    ["bots/src/a.ts", 'const x = import("@trestle/server");'],
    ["protocol/src/a.ts", 'import { x } from "@trestle/table";'],
    ["table/src/a.ts", 'import { x } from "@trestle/games/colt/engine";'],
    ["table/src/a.ts", 'import { x } from "@trestle/protocol/parse";'],
    ["server/src/a.ts", 'import { x } from "@trestle/tools";'],
    ["attic/src/a.ts", "export const x = 1;"],
    ["testkit/src/a.ts", 'import { x } from "@trestle/games/colt/engine";'],
    ["tools/src/a.ts", 'import { x } from "@trestle/testkit";'],
    ["tools/src/a.ts", 'import {\n  x,\n} from "../../kernel/src/rng.ts";'],
  ])("%s: %s", (path, text) => {
    expect(messages(path, text)).toHaveLength(1);
  });

  it("lets through what the house allows", () => {
    expect(
      messages("games/colt/engine/a.ts", 'import { x } from "@trestle/kernel";\nimport { y } from "./b.ts";'),
    ).toEqual([]);
    expect(
      messages(
        "games/colt/bots/a.ts",
        'import { x } from "@trestle/bots";\nimport { colt } from "../engine/index.ts";',
      ),
    ).toEqual([]);
    expect(messages("tools/src/a.ts", 'import { x } from "node:fs";')).toEqual([]);
    expect(messages("tools/src/a.ts", 'spawn("node", ["--import", "@trestle/web", x]);')).toEqual([]);
    expect(messages("games/colt/test/a.test.ts", 'import { x } from "node:fs";')).toEqual([]);
  });
});

describe("pure rooms reach nothing outside", () => {
  it.each([
    "const a = Math.random();",
    "const a = new Date();",
    "setTimeout(f, 1);",
    "async function f() {}",
    "const f = async () => 1;",
    "process.exit(1);",
    "console.log(1);",
    "const a = structuredClone(b);",
    "document.title = x;",
    "const a = performance.now();",
  ])("%s", (text) => {
    for (const room of ["kernel/src", "games/colt/engine", "games/colt/bots", "bots/src"])
      expect(messages(`${room}/a.ts`, text).length).toBeGreaterThan(0);
    expect(messages("tools/src/a.ts", text)).toEqual([]);
  });

  it("reads neither comments nor texts as code", () => {
    expect(
      messages("kernel/src/a.ts", '// no Date here, nothing async\nconst a = "await the Date";\n/* Math.random */'),
    ).toEqual([]);
  });
});
