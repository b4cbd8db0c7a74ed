import { describe, expect, test } from "vitest";
import { codeIn } from "../../src/home/room-code.ts";
import { chosenOptions } from "../../src/new-table/chosen-options.ts";
import { search } from "../../src/rules/search.ts";
import type { OptionInfo } from "../../src/net/catalogue.ts";

describe("a code, however it came", () => {
  test.each([
    ["BCDFGH", "BCDFGH"],
    [" bcd-fgh ", "BCDFGH"],
    ["b c d f g h", "BCDFGH"],
    ["http://10.0.0.7:8080/#/join/bcdfgh", "BCDFGH"],
    ["BCDFG", null],
    ["BCDFG1", null],
    ["", null],
  ])("%j", (typed, code) => expect(codeIn(typed)).toBe(code));
});

describe("what is said of the options", () => {
  const option = (key: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
    key,
    kind: "choice",
    rule: "X-1",
    values: [false, true],
    initial: false,
    needs: null,
    ...more,
  });
  const all = [option("horse"), option("rescue", { needs: "horse" }), option("cast", { kind: "list", initial: [] })];
  test("nothing that is as usual", () => {
    expect(chosenOptions(all, { horse: false, cast: [] })).toEqual({});
  });
  test("nothing whose condition is off", () => {
    expect(chosenOptions(all, { rescue: true })).toEqual({});
    expect(chosenOptions(all, { horse: true, rescue: true, cast: ["doc"] })).toEqual({
      horse: true,
      rescue: true,
      cast: ["doc"],
    });
  });
});

describe("looking for a rule", () => {
  const page = (title: string, id: string, full: string) => ({
    title,
    language: "it" as const,
    rules: [{ id, short: "", full }],
  });
  const pages = [
    page("Il treno", "A-1", "La locomotiva sta davanti."),
    page("Città", "A-2", "Chi è già fuori è fuori."),
  ];
  test("every word counts, accents and capitals do not", () => {
    expect(search(pages, "GIA fuori").map((r) => r.id)).toEqual(["A-2"]);
    expect(search(pages, "citta").map((r) => r.id)).toEqual(["A-2"]);
    expect(search(pages, "locomotiva fuori")).toEqual([]);
    expect(search(pages, "a-1").map((r) => r.id)).toEqual(["A-1"]);
  });
});
