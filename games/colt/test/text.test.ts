import { describe, expect, it } from "vitest";
import { colt } from "../engine/index.ts";
import { en } from "../text/en.ts";
import { CARD_LINES } from "../text/en/names.ts";

describe("the English texts", () => {
  it("have a page, a short and a full text for every rule, and for nothing else", () => {
    expect(Object.keys(en.rules).toSorted()).toEqual(Object.keys(colt.rules).toSorted());
    for (const { page } of Object.values(colt.rules)) expect(en.pages[page - 1]).toBeDefined();
    const used = new Set(Object.values(colt.rules).map((r) => r.page));
    expect(used.size).toBe(en.pages.length);
  });

  it("keep the short ones to 25 words, and cards to 12", () => {
    for (const [id, { short }] of Object.entries(en.rules))
      expect(short.split(/\s+/).length, id).toBeLessThanOrEqual(25);
    for (const line of CARD_LINES) expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(12);
  });

  it("name every option and each of its values", () => {
    for (const o of colt.options) {
      const text = en.options[o.key];
      expect(text, o.key).toBeDefined();
      for (const value of o.values) expect(text!.values[String(value)], `${o.key} ${value}`).toBeDefined();
      expect(colt.rules[o.rule], o.rule).toBeDefined();
    }
    expect(Object.keys(en.options).toSorted()).toEqual(colt.options.map((o) => o.key).toSorted());
  });
});
