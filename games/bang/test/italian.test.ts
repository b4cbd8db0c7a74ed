import { describe, expect, test } from "vitest";
import { isRefusal, type Refusal } from "@trestle/kernel";
import { gameTextFaults, saidInGames, translationFaults, type Glossary } from "@trestle/testkit";
import { piece } from "../engine/pieces.ts";
import { bang } from "../engine/index.ts";
import * as english from "../text/en.ts";
import { events } from "../text/en/events.ts";
import * as italian from "../text/it.ts";

const { en } = english;
const { it } = italian;

const faces = english.gallery.map((face, i) => ({ en: face, it: italian.gallery[i]! }));
/** Names that are the same in both languages: people, places, weapons and titles. */
const same = faces.filter((f) => f.en.name === f.it.name).map((f) => f.en.name);

const glossary: Glossary = {
  same: [...same, "The Great Train Robbery"],
  words: {
    ...Object.fromEntries(faces.filter((f) => f.en.name !== f.it.name).map((f) => [f.en.name, f.it.name])),
    // These have plurals in Italian.
    Duel: "duell",
    Beer: "birr",
    Barrel: "baril",
    Railcar: "vagon",
    Locomotive: "locomotiva",
    "End of the Line": "capolinea",
    Sheriff: "sceriffo",
    Outlaw: "fuorilegge",
    Renegade: "rinnegat",
    Hearts: "cuori",
    Diamonds: "quadri",
    Clubs: "fiori",
    Spades: "picche",
    three: "tre",
    eight: "otto",
    sixteen: "sedici",
  },
};

describe("the Italian texts", () => {
  test("say what the English ones say: same rules, options and pages, same figures, nothing left in English", () => {
    expect(gameTextFaults(en, it, glossary)).toEqual([]);
    expect(Object.keys(it.rules)).toEqual(Object.keys(en.rules));
  });

  test("name and describe every face in 25 words, with the same rules and copies", () => {
    const flat = (of: "en" | "it"): Record<string, string> =>
      Object.fromEntries(
        faces.flatMap((f) => [
          [f.en.id, f[of].name],
          [`${f.en.id} text`, f[of].text],
          [`${f.en.id} type`, f[of].type],
        ]),
      );
    expect(translationFaults(flat("en"), flat("it"), glossary)).toEqual([]);
    for (const f of faces) {
      expect(f.it.text.split(/\s+/).length, f.it.text).toBeLessThanOrEqual(25);
      expect(f.it).toEqual({ ...f.en, name: f.it.name, text: f.it.text, type: f.it.type });
    }
    expect(new Set(faces.map((f) => f.it.name)).size).toBe(faces.length);
  });

  test("tell whole games, nearly every kind of event, where English does", () => {
    const plays = [
      { options: {}, seats: 8 },
      { options: { characterChoice: 2, customStation: "two-cards" }, seats: 5 },
      { options: { expansion: false }, seats: 7 },
      { options: { characterChoice: 2 }, seats: 4 },
      { options: {}, seats: 3 },
    ];
    const starts = plays.flatMap((play) =>
      Array.from({ length: 6 }, (_, i) => ({ ...play, seed: `italian ${i} ${play.seats}` })),
    );
    const said = saidInGames(bang, { en, it }, starts);
    expect(translationFaults(said.en, said.it, glossary)).toEqual([]);
    // Which rare ones come up is chance; the type check already asks for a sentence of each kind.
    expect(said.events.size).toBeGreaterThan(Object.keys(events).length - 8);
  });

  test("say to whom and where as Italian does", () => {
    const names = { seat: (seat: number): string => ["Anna", "Bob"][seat]! };
    const rule = "GTR-RC-MAIL-1";
    expect(it.event({ t: "gave", rule, seat: 1, at: 0, why: "mail-car" }, names)).toBe(
      "Bob dà una carta ad Anna (Vagone postale).",
    );
    const beer = piece("beer");
    expect(it.event({ t: "diverted", rule, seat: 0, card: beer, at: 1 }, names)).toBe(
      "Anna scarta Birra 6♥ e devia lo sparo su Bob.",
    );
    expect(it.event({ t: "exploded", rule, seat: 1 }, names)).toBe("La Dinamite esplode davanti a Bob.");
    expect(it.event({ t: "dealt", rule, first: 0, roles: ["sheriff", null] }, names)).toBe(
      "Anna è lo Sceriffo. Comincia Anna.",
    );
    expect(it.event({ t: "ended", rule, winners: [0], roles: ["sheriff", "outlaw"] }, names)).toBe(
      "Vince Anna! Anna era lo Sceriffo e Bob era un Fuorilegge.",
    );
  });

  test("refuse with the figures of the refusal", () => {
    const names = { seat: (seat: number): string => ["Anna", "Bob"][seat]! };
    const refused: readonly (readonly [Refusal, string])[] = [
      [
        { rule: "BANG-DIST-4", data: { card: "bang", seat: 1, distance: 3, reach: 2, weapon: "schofield" } },
        "Bob è a distanza 3, con Schofield arrivi a 2.",
      ],
      [
        { rule: "GTR-STN-1", data: { car: "caboose", station: "tombrock", life: 1 } },
        "Carro di coda è a Tombrock: Perdi 1 punto vita, ma non l'ultimo. Tu hai 1 punto vita.",
      ],
      [{ rule: "BANG-PLAY-4", data: { card: "barrel" } }, "Hai già Barile in gioco."],
    ];
    for (const [no, lead] of refused) expect(it.refusal(no, names)).toBe(`${lead} ${it.rules[no.rule]!.short}`);
    const no = bang.parseConfig({ colour: 1 });
    if (!isRefusal(no)) throw new Error("was taken");
    expect(it.refusal(no, names)).toContain("«colour» non esiste");
  });
});
