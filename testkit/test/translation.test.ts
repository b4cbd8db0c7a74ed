import { expect, test } from "vitest";
import { ruleTextFaults, translationFaults } from "../src/index.ts";

const glossary = { same: ["Doc"], words: { Fire: "Fuoco" } };

test.each([
  ["a whole translation", "Doc takes 3 cards.", "Doc prende 3 carte.", null],
  ["a name", "Doc", "Doc", null],
  ["nothing at all", "Doc takes 3 cards.", "", "is missing"],
  ["the English text", "Doc runs.", "Doc runs.", "is the English text"],
  ["another figure", "Doc takes 3 cards.", "Doc prende 4 carte.", "has other figures"],
  ["another rule", "See COLT-FIRE-4.", "Vedi COLT-FIRE-5.", "has other figures"],
  ["a lost name", "Doc takes 3 cards.", "Prende 3 carte.", "has no Doc"],
  ["a lost word of the game", "Play Fire.", "Giocate.", "has no fuoco"],
  ["an English word", "Doc leaves the train.", "Doc lascia il train.", 'has the English word "train"'],
  ["no full stop", "Doc wins.", "Vince Doc", "ends otherwise"],
  ["a hole", "Doc wins.", "Vince Doc undefined.", "is not tidy"],
])("%s", (_, english, italian, fault) => {
  const faults = translationFaults({ key: english }, { key: italian }, glossary);
  if (fault === null) expect(faults).toEqual([]);
  else expect(faults.join("\n")).toContain(fault);
});

test("keys that one side lacks, and short texts that are not short", () => {
  expect(translationFaults({ a: "One." }, { a: "Uno.", b: "Due." }, glossary)).toEqual(["b: is not in English"]);
  const long = { short: `Sono ${"molte ".repeat(25)}parole.`, full: "Molte parole." };
  const english = { short: "Many words.", full: "Many words indeed." };
  expect(ruleTextFaults({ "COLT-X-1": english }, { "COLT-X-1": long }, glossary)).toHaveLength(1);
});
