import { describe, expect, it } from "vitest";
import { rules } from "../src/rules.ts";
import { pages, ruleTexts } from "../text/en/rules.ts";

const words = (text: string): number => text.split(/\s+/).filter((w) => w !== "").length;

describe("the rules in words", () => {
  it("has a text for every rule and none for a rule that does not exist", () => {
    expect(Object.keys(ruleTexts).sort()).toEqual(Object.keys(rules).sort());
    expect(Object.keys(rules)).toHaveLength(246);
  });

  it("says each rule in one breath of at most 25 words", () => {
    const long = Object.entries(ruleTexts).filter(([, t]) => words(t.short) > 25);
    expect(long.map(([id, t]) => `${id}: ${words(t.short)}`)).toEqual([]);
  });

  it("is written in whole sentences, long and short", () => {
    const bad = Object.entries(ruleTexts).filter(([, t]) => !/[.!?]$/.test(t.short) || !/[.!?]$/.test(t.full));
    expect(bad.map(([id]) => id)).toEqual([]);
  });

  it("has chapters in the order of the rules, none of them empty", () => {
    const order = Object.values(rules).map((r) => r.page);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect([...new Set(order)]).toEqual(pages.map((_, i) => i + 1));
    expect(pages.length).toBeGreaterThanOrEqual(12);
    expect(pages.length).toBeLessThanOrEqual(18);
  });
});
