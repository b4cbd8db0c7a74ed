import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Game } from "@trestle/kernel";
import { golden, goldenText, transcriptFile } from "../src/index.ts";
import { beadsText } from "./beads-text.ts";
import { beads, type Beads } from "./beads.ts";

const file = fileURLToPath(new URL("golden/beads.log.jsonl", import.meta.url));
const source = readFileSync(file, "utf8");

golden(beads, beadsText, file);

describe("a golden replay", () => {
  it("numbers the sentences, separates the moves and tells no secret", () => {
    const told = goldenText(beads, beadsText, source).split("\n");
    expect(told.slice(0, 5)).toEqual([
      "— the deal",
      "1. Ann draws a hand.",
      "2. Bob draws a hand.",
      "— entry 3: Ann",
      "3. Ann bids.",
    ]);
    expect(told.at(-2)).toMatch(/^hash [0-9a-f]{64}$/);
  });

  it("changes when the rules do", () => {
    const changed: Game<Beads> = {
      ...beads,
      apply(s, d, m, sink) {
        beads.apply(s, d, m, sink);
        if (s.bids.every((b) => b === null)) s.barred = null;
      },
    };
    expect(() => goldenText(changed, beadsText, source)).toThrow(/^line \d+: /);
  });

  it("refuses a log that was changed, with the line", () => {
    expect(() => goldenText(beads, beadsText, source.replace('"Bob"', '"Rob"'))).toThrow(
      "line 3: the check does not fit",
    );
  });

  it("lies beside its transcript", () => {
    expect(transcriptFile("x/duel.log.jsonl")).toBe("x/duel.txt");
    expect(() => transcriptFile("x/duel.txt")).toThrow("a golden log is called");
  });
});
