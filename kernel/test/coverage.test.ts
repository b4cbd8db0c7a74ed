import { describe, expect, it } from "vitest";
import { citedIn, ruleCoverage, titlesOf } from "../src/index.ts";

const BOOK = ["BANG-DUEL-1", "BANG-DUEL-2", "BANG-3P-1", "GTR-RC-GHOS-7"];

describe("titlesOf", () => {
  it("finds the titles of stories and tests in all quotes, broken lines and tables", () => {
    const source = `
      story("[A-B-1] one", (t) => {});
      story(
        '[A-B-2] it\\'s two',
        (t) => {});
      it(\`[A-B-3] three\`, () => {});
      it.each([[1], [2]])("[A-B-4] four %d", () => {});
      test("five", () => {});
      it.each([["a", "b"], ["[A-B-9]", "d"]])(
        "six %s", () => {});
      trainStory("[A-B-7] seven", (t) => {});
      const exit = ["[A-B-5]"];
    `;
    expect(titlesOf(source)).toEqual([
      "[A-B-1] one",
      "[A-B-2] it\\'s two",
      "[A-B-3] three",
      "[A-B-4] four %d",
      "five",
      "six %s",
      "[A-B-7] seven",
    ]);
  });
});

describe("citedIn", () => {
  it("takes every id in brackets and nothing else", () => {
    expect(citedIn("[BANG-DUEL-1] [GTR-RC-GHOS-7] like BANG-DUEL-2 [0] [x]")).toEqual(["BANG-DUEL-1", "GTR-RC-GHOS-7"]);
  });
});

describe("ruleCoverage", () => {
  it("tells rules with and without a story, in the order of the book", () => {
    const tests = ['story("[GTR-RC-GHOS-7] [BANG-DUEL-1] a ghost duels", (t) => {});', "// BANG-DUEL-2 in a comment"];
    const code = ['return "BANG-DUEL-2"; // BANG-3P-1'];
    expect(ruleCoverage(BOOK, tests, code)).toEqual({
      book: BOOK,
      citedByStories: ["BANG-DUEL-1", "GTR-RC-GHOS-7"],
      citedInCode: ["BANG-DUEL-2", "BANG-3P-1"],
      missingStories: ["BANG-DUEL-2", "BANG-3P-1"],
      unknown: [],
    });
  });

  it("names ids of the book's prefixes that it does not have, from titles and code, once each", () => {
    const tests = ['it("[BANG-DUEL-9] [KERNEL-OPT-1] [BANG-XX] nine", () => {});'];
    const code = ['"GTR-RC-NO-1"', '"BANG-DUEL-9" + "COLT-FIRE-1" + "BANG-4P-2"'];
    expect(ruleCoverage(BOOK, tests, code).unknown).toEqual(["BANG-4P-2", "BANG-DUEL-9", "BANG-XX", "GTR-RC-NO-1"]);
  });

  it("is not fooled by a longer id that begins like one of the book", () => {
    expect(ruleCoverage(BOOK, ['it("[BANG-DUEL-12] x", f)'], ["BANG-DUEL-12"])).toMatchObject({
      citedByStories: [],
      citedInCode: [],
      unknown: ["BANG-DUEL-12"],
    });
  });
});
