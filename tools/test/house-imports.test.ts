import { describe, expect, it } from "vitest";
import { folderFaults } from "../src/check/folders.ts";
import { graphOf } from "../src/check/graph.ts";
import { houseFaults } from "../src/check/house.ts";
import { parse, type Source } from "../src/check/source.ts";
import { packagesOf } from "../src/check/steps.ts";
import { projectFiles } from "../src/lib/files.ts";

const packages = packagesOf(projectFiles());
const messages = (...sources: Source[]): string[] => houseFaults(sources, packages).map((f) => f.message);
const alone = (path: string, text: string): string[] => messages({ path, text });

describe("imports point one way only", () => {
  it.each([
    ["kernel/src/a.ts", 'import { x } from "@trestle/table";'],
    ["kernel/src/a.ts", 'import { x } from "node:fs";'],
    ["kernel/text/en.ts", 'import type { X } from "@trestle/protocol";'],
    ["protocol/src/a.ts", 'import { x } from "@trestle/table";'],
    ["protocol/src/a.ts", 'import { x } from "ws";'],
    ["bots/src/a.ts", 'import { x } from "@trestle/table";'],
    ["table/src/a.ts", 'import { x } from "@trestle/games/colt/engine";'],
    ["table/src/a.ts", 'import { x } from "zod";'],
    ["ui/src/a.tsx", 'import { x } from "@trestle/games";'],
    ["ui/src/a.tsx", 'import { x } from "@trestle/table";'],
    ["games/load.ts", 'import { x } from "@trestle/server";'],
    ["games/load.ts", 'import { x } from "./colt/engine/index.ts";'],
    ["games/colt/game.ts", 'import { x } from "@trestle/table";'],
    ["games/colt/engine/a.ts", 'import { x } from "@trestle/bots";'],
    ["games/colt/engine/a.ts", 'import { x } from "../bots/index.ts";'],
    ["games/colt/engine/a.ts", 'import { x } from "../text/en.ts";'],
    ["games/colt/engine/a.ts", 'import { x } from "../../../kernel/src/rng.ts";'],
    ["games/colt/text/en.ts", 'export { x } from "@trestle/tools/registry.ts";'],
    ["games/colt/bots/a.ts", 'import { x } from "../text/en.ts";'],
    ["games/colt/terminal/a.ts", 'import { x } from "../scene/index.ts";'],
    ["games/colt/scene/a.tsx", 'import { x } from "../bots/index.ts";'],
    ["games/colt/scene/a.tsx", 'import { x } from "../../../web/src/app.tsx";'],
    ["games/colt/scene/a.tsx", 'import { x } from "zustand/vanilla";'],
    ["testkit/src/a.ts", 'import { x } from "@trestle/games/colt/engine";'],
    ["server/src/a.ts", 'import { x } from "@trestle/tools/registry.ts";'],
    ["server/src/a.ts", 'import { x } from "@trestle/games/colt/engine";'],
    ["server/src/a.ts", 'import type { X } from "@trestle/games/colt/engine";'],
    ["web/src/a.ts", 'import { x } from "@trestle/games/colt/text/en";'],
    ["web/src/a.ts", 'import { x } from "../../games/colt/scene/index.ts";'],
    ["web/src/worker/a.ts", 'import { x } from "@trestle/games/colt/engine";'],
    ["web/src/a.ts", 'const all = import.meta.glob("../../games/*/engine/index.ts");'],
    ["web/src/a.ts", 'import { x } from "node:fs";'],
    ["tools/src/a.ts", 'import { x } from "@trestle/testkit";'],
    ["tools/src/a.ts", 'import { x } from "@trestle/games/colt/bots";'],
    ["tools/src/a.ts", 'import {\n  x,\n} from "../../kernel/src/rng.ts";'],
    ["proofs/prove/a.ts", 'import { x } from "@trestle/testkit";'],
    ["attic/src/a.ts", "export const x = 1;"],
  ])("%s: %s", (path, text) => {
    // What a pattern loads are files that are there.
    const engine = { path: "games/colt/engine/index.ts", text: "" };
    expect(messages({ path, text }, engine)).not.toEqual([]);
  });

  it.each([
    'import * as all from "@trestle/games/colt/engine";',
    'import { colt as innocent } from "@trestle/games/colt/engine";',
    'import type * as all from "@trestle/games/colt/engine";',
    'import "@trestle/games/colt/engine";',
    'export * from "@trestle/games/colt/engine";',
    'export * as all from "@trestle/games/colt/engine";',
    'export { colt } from "@trestle/games/colt/engine";',
    'const { colt } = await import("@trestle/games/colt/engine");',
    "const engine = import(`@trestle/games/colt/engine`);",
    'const engine = require("@trestle/games/colt/engine");',
    'import engine = require("@trestle/games/colt/engine");',
    'export type Engine = typeof import("@trestle/games/colt/engine");',
    'import/* a comment */{ colt }/* "@trestle/kernel" */from "@trestle/games/colt/engine";',
  ])("in whatever form: %s", (text) => {
    expect(alone("server/src/a.ts", text)).toEqual(["server may not import @trestle/games/colt/engine (engine)"]);
  });

  it("refuses what nobody can see", () => {
    expect(alone("server/src/a.ts", "const room = await import(`@trestle/${name}`);")).toHaveLength(1);
    expect(alone("server/src/a.ts", 'import { x } from "@trestle/kernel/src/rng.ts";')).toHaveLength(1);
  });

  it("no game imports another, in its tests neither", () => {
    for (const path of ["games/colt/engine/a.ts", "games/colt/scene/a.tsx", "games/colt/test/a.test.ts"])
      for (const text of [
        'import { x } from "@trestle/games/bang/engine";',
        'import x from "../../bang/engine/page.ts";',
      ])
        expect(alone(path, text).join()).toContain("colt may not import bang");
  });

  it("lets through what the house allows", () => {
    const kernel = 'import { x } from "@trestle/kernel";\nimport { y } from "./b.ts";';
    expect(alone("games/colt/engine/a.ts", kernel)).toEqual([]);
    const bots = 'import { x } from "@trestle/bots";\nimport { colt } from "../engine/index.ts";';
    expect(alone("games/colt/bots/a.ts", bots)).toEqual([]);
    expect(alone("tools/src/a.ts", 'import { x } from "node:fs";')).toEqual([]);
    expect(alone("tools/src/a.ts", 'spawn("node", ["--import", "@trestle/web", x]);')).toEqual([]);
    expect(alone("tools/src/a.ts", '// import { x } from "@trestle/testkit";')).toEqual([]);
    expect(alone("games/colt/test/a.test.ts", 'import { x } from "node:fs";')).toEqual([]);
    expect(alone("web/src/games/a.ts", 'import.meta.glob("../../../games/*/scene/index.ts");')).toEqual([]);
  });
});

describe("the page knows no rules", () => {
  const app = (text: string): Source => ({ path: "web/src/app.tsx", text });

  it.each(["import * as all from", "export * from", "import"])("no table: %s", (words) => {
    expect(messages(app(`${words} "@trestle/table";`))).toEqual([
      "table/src/index.ts runs in the worker: the page asks it by messages",
    ]);
  });

  it("nor over three corners", () => {
    const found = houseFaults(
      [
        app('const later = () => import("./later.ts");'),
        { path: "web/src/later.ts", text: 'export { x } from "./worker/x.ts";' },
        { path: "web/src/worker/x.ts", text: 'import { x } from "@trestle/bots";' },
      ],
      packages,
    );
    expect(found.map((f) => f.path)).toEqual(["web/src/worker/x.ts"]);
    const unreached = { path: "web/src/worker/x.ts", text: 'import { x } from "@trestle/bots";' };
    expect(messages(app('import type { X } from "./worker/x.ts";'), unreached)).toEqual([]);
  });

  it.each([
    'import * as engine from "../engine/index.ts";',
    'import type { View } from "../engine/index.ts";',
    'import { apply as draw } from "../engine/apply.ts";',
    'const engine = await import("@trestle/games/colt/engine");',
  ])("of its engine a scene sees what is made for pages: %s", (text) => {
    expect(alone("games/colt/scene/a.tsx", text)).toEqual([
      "a scene knows games/colt/engine/page.ts and nothing else of the engine",
    ]);
  });

  it("and what is made for pages leads to no rules", () => {
    const scene = { path: "games/colt/scene/a.tsx", text: 'import { slots } from "../engine/page.ts";' };
    const clean = { path: "games/colt/engine/page.ts", text: 'export type * from "./index.ts";' };
    expect(messages(scene, clean)).toEqual([]);
    const leak = { path: "games/colt/engine/page.ts", text: 'export { slots } from "./index.ts";' };
    expect(messages(scene, leak)).toHaveLength(1);
  });

  it("a manifest names engine and bots, which the build leaves out of the page", () => {
    const manifest = { path: "games/colt/game.ts", text: 'const engine = () => import("./engine/index.ts");' };
    const list = { path: "games/registry.ts", text: 'import { colt } from "./colt/game.ts";' };
    expect(messages(app('import { MANIFESTS } from "@trestle/games";'), list, manifest)).toEqual([]);
  });
});

describe("no two folders import each other", () => {
  const faults = (...sources: Source[]) =>
    folderFaults(graphOf(sources.map(parse), packages)).map((f) => `${f.path} ${f.message}`);
  const lobby = { path: "web/src/lobby/a.ts", text: 'import { x } from "../table/b.ts";' };

  it("neither by a value nor by a type, however deep", () => {
    for (const text of ['import { a } from "../lobby/a.ts";', 'import type { A } from "../lobby/deep/a.ts";'])
      expect(faults(lobby, { path: "web/src/table/b.ts", text })).toHaveLength(1);
    const both = { path: "web/src/table/log/b.ts", text: 'import "../../lobby/a.ts";\nimport "../../lobby/c.ts";' };
    expect(faults(lobby, both)).toEqual(["web/src/lobby/a.ts web/src/lobby and web/src/table import each other"]);
  });

  it("one way is fine, and so are files of the same folder", () => {
    const one = { path: "web/src/table/b.ts", text: 'import { c } from "./c.ts";\nimport { d } from "../app.tsx";' };
    expect(faults(lobby, one)).toEqual([]);
    expect(faults(lobby, { path: "web/src/table/test/b.ts", text: 'import "../../lobby/a.ts";' })).toEqual([]);
  });
});
