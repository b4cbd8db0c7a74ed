import { describe, expect, it } from "vitest";
import { pageAt } from "../../src/table/screen-reader/option-pages.ts";

const KEYS = Array.from({ length: 25 }, (_, i) => `card:${i + 1}`);

describe("more options than digits", () => {
  it("come nine by nine, and after the last page the first again", () => {
    const lit = new Set(KEYS);
    expect(pageAt(KEYS, lit, 0)).toEqual({ keys: KEYS.slice(0, 9), more: true });
    expect(pageAt(KEYS, lit, 2)).toEqual({ keys: KEYS.slice(18), more: true });
    expect(pageAt(KEYS, lit, 3)).toEqual(pageAt(KEYS, lit, 0));
  });

  it("leave out pages on which nothing can be chosen; a piece keeps its digit", () => {
    expect(pageAt(KEYS, new Set(["card:11"]), 0)).toEqual({ keys: KEYS.slice(9, 18), more: false });
    expect(pageAt(KEYS, new Set(["card:2", "card:25"]), 1)).toEqual({ keys: KEYS.slice(18), more: true });
  });

  it("with nothing on offer there is one page all the same, to ask why not", () => {
    expect(pageAt(KEYS.slice(0, 4), new Set(), 0)).toEqual({ keys: KEYS.slice(0, 4), more: false });
    expect(pageAt([], new Set(), 5)).toEqual({ keys: [], more: false });
  });
});
