import { describe, expect, it } from "vitest";
import { screenFaults, stampsOf } from "../src/check/screens.ts";

const pictures = [
  "docs/screens/home-phone-dusk.png",
  "docs/screens/colt-plan-phone-dusk.png",
  "docs/screens/colt-terminal.svg",
];
const scene = {
  path: "games/colt/scene/board.tsx",
  text: 'import { a } from "./a.ts";\n\n/** Wide. */\nexport const WIDE = 3;\n',
};
const sources = [
  scene,
  { path: "games/colt/terminal/draw.ts", text: "export const line = 1;" },
  { path: "web/src/home/home.module.css", text: ".home { color: red; }" },
  { path: "ui/src/art/hat.tsx", text: "export const hat = 1;" },
];
const taken = JSON.stringify(stampsOf(sources, pictures));
const old = (changed: { path: string; text: string }): string[] => {
  const now = [...sources.filter((s) => s.path !== changed.path), changed];
  return screenFaults(now, pictures, taken).map((fault) => /of (\S+) are older/.exec(fault)![1]!);
};

describe("pictures are as new as what they show:", () => {
  it("nothing has changed", () => {
    expect(screenFaults(sources, pictures, taken)).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ["games/colt/scene/board.tsx", "export const WIDE = 4;", ["colt"]],
    ["games/colt/scene/new.tsx", "export const x = 1;", ["colt"]],
    ["games/colt/terminal/draw.ts", "export const line = 2;", ["colt-terminal"]],
    ["web/src/home/home.module.css", ".home { color: blue; }", ["home"]],
    ["ui/src/art/hat.tsx", "export const hat = 2;", ["colt", "home"]],
    ["games/bang/scene/board.tsx", "export const x = 1;", []],
    ["games/colt/engine/index.ts", "export const x = 1;", []],
  ])("%s", (path, text, subjects) => {
    expect(old({ path, text })).toEqual(subjects);
  });

  it("comments, line breaks and imports are not seen in a picture, nor is a file's place", () => {
    const text = 'import { b } from "./deep/b.ts";\n// As before.\nexport const WIDE =\n  3;';
    expect(old({ ...scene, text })).toEqual([]);
    const moved = sources.map((s) => (s === scene ? { ...s, path: "games/colt/scene/deep/board.tsx" } : s));
    expect(screenFaults(moved, pictures, taken)).toEqual([]);
    expect(old({ path: "web/src/home/home.module.css", text: "/* Warm. */\n.home {\n  color: red;\n}" })).toEqual([]);
  });

  it("a picture that nobody has taken yet is old", () => {
    const more = [...pictures, "docs/screens/lobby-phone-noon.png"];
    expect(screenFaults(sources, more, taken)).toHaveLength(1);
  });
});
