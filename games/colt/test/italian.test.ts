import { describe, expect, test } from "vitest";
import { gameTextFaults, saidInGames, translationFaults, type Glossary } from "@trestle/testkit";
import { colt } from "../engine/index.ts";
import * as english from "../text/en.ts";
import { events } from "../text/en/events.ts";
import * as italian from "../text/it.ts";
import { BANDIT_GENDERS } from "../text/it/names.ts";

const { en } = english;
const { it } = italian;

const glossary: Glossary = {
  same: ["Colt Super Express", ...english.BANDIT_NAMES],
  words: {
    ...Object.fromEntries(english.CARD_NAMES.map((name, i) => [name, italian.CARD_NAMES[i]!])),
    Loot: "Bottino",
    locomotive: "locomotiva",
    caboose: "vagone di coda",
    roof: "tetto",
    stunned: "stordit",
    three: "tre",
    four: "quattro",
    five: "cinque",
    six: "sei",
    seven: "sette",
    eight: "otto",
  },
};

describe("the Italian texts", () => {
  test("say what the English ones say: same rules, options and pages, same figures, nothing left in English", () => {
    expect(gameTextFaults(en, it, glossary)).toEqual([]);
    expect(Object.keys(it.rules)).toEqual(Object.keys(en.rules));
    expect(it.pages).toHaveLength(en.pages.length);
  });

  test("name every bandit and every card, and say what a card does in twelve words", () => {
    const named = (texts: readonly string[]): Record<string, string> => Object.fromEntries(Object.entries(texts));
    expect(translationFaults(named(english.CARD_NAMES), named(italian.CARD_NAMES), glossary)).toEqual([]);
    expect(translationFaults(named(english.CARD_LINES), named(italian.CARD_LINES), { same: [], words: {} })).toEqual(
      [],
    );
    for (const line of italian.CARD_LINES) expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(12);
    expect(italian.BANDIT_NAMES).toEqual(english.BANDIT_NAMES);
    expect(BANDIT_GENDERS).toHaveLength(english.BANDIT_NAMES.length);
  });

  test("name the values of an option in its rule as the option itself does", () => {
    for (const [rule, key] of [
      ["COLT-OPT-1", "stunnedShots"],
      ["COLT-OPT-2", "horseRescue"],
      ["COLT-OPT-3", "horseStunned"],
      ["COLT-OPT-4", "nobodyLeft"],
    ] as const)
      for (const value of Object.values(it.options[key]!.values)) expect(it.rules[rule]!.full).toContain(value);
  });

  test("tell whole games, every kind of event and refusal, where English does", () => {
    const plays = [
      { options: {}, seats: 3 },
      { options: { reflex: true, horse: true }, seats: 7 },
      { options: { reflex: true, horse: true, stunnedShots: "absorb", horseRescue: "lastChance" }, seats: 5 },
      { options: { reflex: true, horse: true, horseStunned: "ride", nobodyLeft: "noWinner" }, seats: 4 },
      { options: { duel: true }, seats: 2 },
    ];
    const starts = plays.flatMap((play) =>
      Array.from({ length: 12 }, (_, i) => ({ ...play, seed: `italian ${i} ${play.seats}` })),
    );
    const said = saidInGames(colt, { en, it }, starts);
    expect(translationFaults(said.en, said.it, glossary)).toEqual([]);
    expect([...said.events].toSorted()).toEqual(Object.keys(events).toSorted());
  });

  test("agree with whom they are about", () => {
    const shot = {
      t: "shot",
      rule: "COLT-FIRE-6",
      figure: 0,
      bandit: 3,
      target: 1,
      from: { car: 1, floor: "roof" },
    } as const;
    const told = (victim: number): string | null =>
      it.event({ ...shot, victim, to: { car: 0, floor: "roof" } }, { seat: String });
    expect(told(0)).toBe("Doc colpisce Belle, che finisce stordita sul tetto della locomotiva.");
    expect(told(6)).toBe("Doc colpisce Tuco, che finisce stordito sul tetto della locomotiva.");
  });

  test("refuse options with their names and figures", () => {
    const names = { seat: String };
    for (const [options, words] of [
      [{ colour: 1 }, ["«colour»"]],
      [{ reflex: 3 }, ["reflex", "3"]],
      [{ horseRescue: "lastChance" }, ["horseRescue", "horse"]],
    ] as const) {
      const no = colt.parseConfig(options);
      if (!("rule" in no)) throw new Error("was taken");
      for (const word of words) expect(it.refusal(no, names)).toContain(word);
      expect(it.refusal(no, names)).not.toBe(en.refusal(no, names));
    }
  });
});
