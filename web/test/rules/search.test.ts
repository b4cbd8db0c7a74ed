import { describe, expect, test } from "vitest";
import { search } from "../../src/rules/search.ts";

describe("searching the rulebook", () => {
  const page = (title: string, id: string, full: string) => ({
    title,
    language: "it" as const,
    rules: [{ id, short: "", full }],
  });
  const pages = [
    page("Il treno", "A-1", "La locomotiva sta davanti."),
    page("Città", "A-2", "Chi è già fuori è fuori."),
  ];
  test("needs every word, ignores accents and case", () => {
    expect(search(pages, "GIA fuori").map((r) => r.id)).toEqual(["A-2"]);
    expect(search(pages, "citta").map((r) => r.id)).toEqual(["A-2"]);
    expect(search(pages, "locomotiva fuori")).toEqual([]);
    expect(search(pages, "a-1").map((r) => r.id)).toEqual(["A-1"]);
  });
});
