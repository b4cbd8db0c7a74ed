import { describe, expect, test } from "vitest";
import { CARDS } from "../src/catalogue.ts";
import { rules } from "../src/rules.ts";
import { gallery } from "../text/en/gallery.ts";
import { pages, ruleTexts } from "../text/en/rules.ts";

function words(text: string): number {
  return text.split(/\s+/).filter((w) => w !== "").length;
}

function tidy(text: string): boolean {
  return /^[A-Z“].*[.!”]$/.test(text) && !/ {2}|\.\.|[!?.]\.\.|<|`/.test(text);
}

describe("rule texts", () => {
  test("every rule has a text and every text a rule", () => {
    expect(Object.keys(rules)).toHaveLength(271);
    expect(Object.keys(ruleTexts).toSorted()).toEqual(Object.keys(rules).toSorted());
  });

  test("texts stand in the order of the rules", () => {
    const byPage = (ids: string[], of: Record<string, { page: number }>): string[] =>
      ids.toSorted((a, b) => (of[a]?.page ?? 0) - (of[b]?.page ?? 0));
    expect(byPage(Object.keys(ruleTexts), rules)).toEqual(byPage(Object.keys(rules), rules));
  });

  test("no short text has more than 25 words", () => {
    const long = Object.entries(ruleTexts).filter(([, t]) => words(t.short) > 25);
    expect(long).toEqual([]);
  });

  test("all texts are whole sentences, tidily set", () => {
    const odd = Object.entries(ruleTexts).filter(([, t]) => !tidy(t.short) || !tidy(t.full));
    expect(odd).toEqual([]);
  });

  test("every chapter has rules and every rule a chapter", () => {
    const used = new Set<number>(Object.values(rules).map((r) => r.page));
    expect([...used].toSorted((a, b) => a - b)).toEqual(pages.map((_, i) => i + 1));
  });
});

describe("gallery", () => {
  test("shows 36 cards, 24 characters, 16 Railcars, 14 stations and 2 sides of the Locomotive", () => {
    const count = (kind: string): number => gallery.filter((g) => g.kind === kind).length;
    expect(["card", "character", "railcar", "station", "locomotive"].map(count)).toEqual([36, 24, 16, 14, 2]);
    expect(new Set(gallery.map((g) => g.id)).size).toBe(gallery.length);
    expect(new Set(gallery.map((g) => g.name)).size).toBe(gallery.length);
  });

  test("shows every copy of every playing card", () => {
    expect(gallery.flatMap((g) => g.copies)).toHaveLength(CARDS.length);
    expect(gallery.find((g) => g.id === "stagecoach")?.copies).toEqual([
      { suit: "spades", rank: "9" },
      { suit: "spades", rank: "9" },
    ]);
  });

  test("no face has more than 25 words, and its rules exist", () => {
    const known = new Set(Object.keys(rules));
    const odd = gallery.filter(
      (g) => words(g.text) > 25 || !tidy(g.text) || g.rules.length === 0 || g.rules.some((r) => !known.has(r)),
    );
    expect(odd).toEqual([]);
  });

  test("every rule of a card, a character or a Railcar is on one of them", () => {
    const shown = new Set<string>(gallery.flatMap((g) => g.rules));
    const own = Object.keys(rules).filter((id) => /^BANG-CH-|^GTR-(CH|PC|LOC)-|^GTR-RC-[A-Z]/.test(id));
    expect(own.filter((id) => !shown.has(id))).toEqual([]);
    const base = Object.entries(rules).filter(([, r]) => r.page === 8 || r.page === 9);
    expect(base.map(([id]) => id).filter((id) => !shown.has(id))).toEqual([]);
  });
});
