/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BONE, COLOURS, INK, PALETTE } from "@trestle/ui/art/palette.ts";
import { ciede2000, contrast, lab, parse, seenBy, type Eyes } from "./colour.ts";

/** From the published test data of CIEDE2000 (Sharma, Wu, Dalal). */
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)("CIEDE2000 of %j and %j", (a, b, distance) => {
  expect(ciede2000(a, b)).toBeCloseTo(distance, 4);
  expect(ciede2000(b, a)).toBeCloseTo(distance, 4);
});

function closest(eyes: Eyes): { pair: string; apart: number } {
  let best = { pair: "", apart: Number.POSITIVE_INFINITY };
  for (const a of COLOURS)
    for (const b of COLOURS) {
      if (a >= b) continue;
      const apart = ciede2000(lab(seenBy(eyes, parse(PALETTE[a].hex))), lab(seenBy(eyes, parse(PALETTE[b].hex))));
      if (apart < best.apart) best = { pair: `${a}/${b}`, apart };
    }
  return best;
}

describe("the players' colours", () => {
  test.each(["normal", "protan", "deutan", "tritan"] as const)("are far apart for %s eyes", (eyes) => {
    const { pair, apart } = closest(eyes);
    expect(apart, pair).toBeGreaterThanOrEqual(18.2);
  });
  test("are apart in pure grey", () => {
    const { pair, apart } = closest("grey");
    expect(apart, pair).toBeGreaterThanOrEqual(7.8);
  });
  test("differ in symbol and pattern too", () => {
    expect(COLOURS).toHaveLength(8);
    expect(new Set(COLOURS.map((c) => PALETTE[c].symbol)).size).toBe(8);
    expect(new Set(COLOURS.map((c) => PALETTE[c].pattern)).size).toBe(8);
  });
});

const sheet = readFileSync(new URL("../../src/style/tokens.css", import.meta.url), "utf8").replaceAll(
  /\/\*.*?\*\/|@media[^{]*\{[^{}]*\{[^}]*\}\s*\}/gs,
  "",
);

/** Custom properties of all rules for a selector. */
function tokens(selector: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [, selectors = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (!selectors.split(",").some((s) => s.trim() === selector)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gi)) out[name] = value;
  }
  return out;
}
const noon = tokens(":root");
const dusk = { ...noon, ...tokens(':root[data-theme="dusk"]') };

/** [what, on what, ratio on noon, ratio on dusk]: the worst case, on the panel. */
const RATIOS = [
  ["text", "panel", 11.9, 11.4],
  ["quiet", "panel", 6, 7.9],
  ["on-main", "main", 5.6, 10.7],
  ["go", "panel", 5.1, 8.7],
  ["warn", "panel", 5.1, 9.2],
  ["danger", "panel", 6.5, 6.5],
  ["focus", "panel", 4.5, 11],
  ["text", "ground", 11.9, 11.5],
  ["quiet", "ground", 6, 7.9],
  ["text", "paper", 11.9, 11.5],
  ["quiet", "paper", 6, 7.9],
  ["link", "ground", 4.5, 4.5],
  ["on-danger", "danger", 4.5, 4.5],
  ["edge", "ground", 3, 3],
  ["edge", "panel", 3, 3],
] as const;

describe.each([
  ["noon", noon],
  ["dusk", dusk],
] as const)("the theme %s", (name, theme) => {
  const colour = (token: string) => parse(theme[token] ?? expect.fail(`no token --${token}`));
  test.each(RATIOS)("%s on %s", (what, on, light, dark) => {
    // Ratios are given with one decimal.
    expect(contrast(colour(what), colour(on)) + 0.05).toBeGreaterThanOrEqual(name === "noon" ? light : dark);
  });
  test("each player's mark reaches 3 : 1 on both grounds by one of its two edges", () => {
    for (const ground of ["ground", "panel", "paper"]) {
      const best = Math.max(contrast(parse(INK), colour(ground)), contrast(parse(BONE), colour(ground)));
      expect(best).toBeGreaterThanOrEqual(3);
    }
  });
  test("the sheet names the players' colours as the palette does", () => {
    for (const c of COLOURS) expect(theme[`p-${c}`]?.toUpperCase()).toBe(PALETTE[c].hex);
  });
});
