import { describe, expect, it } from "vitest";
import { docFaults, namesIn, type Known } from "../src/check/docs.ts";

const known: Known = {
  files: [
    "README.md",
    "docs/SPEED.md",
    "docs/adr/0001-log.md",
    "games/colt/game.ts",
    "games/colt/engine/cards/duel.ts",
    "server/README.md",
    "server/src/main.ts",
  ],
  scripts: { check: null, prove: ["crash", "leak"] },
};
const wrong = (text: string, path = "README.md"): string[] =>
  docFaults(
    [
      { path: "docs/SPEED.md", text: "# Speed\n\n## What it costs, in µs\n" },
      { path, text },
    ],
    known,
  ).map((f) => `${f.line} ${f.message}`);

describe("docs cannot rot:", () => {
  it.each([
    ["`server/src/gone.ts`", "there is no server/src/gone.ts"],
    ["see `server/lib/`.", "there is no server/lib/"],
    ["`duell.ts`", "there is no duell.ts"],
    ["`games/<id>/gam.ts`", "there is no games/<id>/gam.ts"],
    ["`games/*/bots/`", "there is no games/*/bots/"],
    ["`games/colt/{game,gone}.ts`", "there is no games/colt/gone.ts"],
    ["[here](docs/GONE.md)", "the link to docs/GONE.md leads nowhere"],
    ["[here](docs/SPEED.md#what-it-was)", "docs/SPEED.md has no heading #what-it-was"],
    ["`npm run prof -- crash`", "there is no npm run prof"],
    ["```sh\nnpm run -s prove -- crush --fresh\n```", "npm run prove knows no crush"],
  ])("%s", (text, message) => {
    expect(wrong(text).join()).toContain(message);
  });

  it.each([
    "`server/src/main.ts`, `main.ts:12`, `server/src/`, `cards/duel.ts`, `games/<id>/game.ts`, `games/*/engine/**`",
    "`node_modules/.cache/x`, `web/dist/`, `/api/tables`, `text/html`, `and/or`, `log.json`, `trestle-deal/2`",
    "[here](docs/SPEED.md#what-it-costs-in-µs), [there](https://example.org/x.md), [below](#below)\n# Below",
    "`npm run check`, `npm run -s prove -- leak`, `npm run prove -- --help`, `npm run prove -- NAME`, `npm run prove -- <name>`",
  ])("%s", (text) => {
    expect(wrong(text)).toEqual([]);
  });

  it("a page may name what lies beside it, and an ADR what was", () => {
    expect(wrong("`src/main.ts`", "server/README.md")).toEqual([]);
    expect(wrong("`server/src/gone.ts`", "docs/adr/0001-log.md")).toEqual([]);
    expect(wrong("[x](0002-gone.md)", "docs/adr/0001-log.md")).toHaveLength(1);
  });

  it("and what should be short stays short", () => {
    expect(wrong("\n".repeat(14) + "x\n", "server/README.md")).toEqual([]);
    expect(wrong("\n".repeat(15) + "x\n", "server/README.md")).toEqual(["16 has 16 lines; 15 are enough"]);
    expect(wrong("\n".repeat(200) + "x\n", "docs/ARCHITECTURE.md")).toHaveLength(1);
  });

  it("names are read from help texts", () => {
    expect(namesIn("\u001b[1mUSAGE\u001b[22m\n\n  crash   kills it\n  bad-link  drops\n    not this\n")).toEqual([
      "crash",
      "bad-link",
    ]);
    expect(namesIn("  WHAT    one of colt, server; else the engines")).toEqual(["colt", "server"]);
  });
});
