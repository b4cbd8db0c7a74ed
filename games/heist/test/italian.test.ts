import { describe, expect, it as test } from "vitest";
import { isRefusal, type Names, type Refusal } from "@trestle/kernel";
import { gameTextFaults, saidInGames, translationFaults, type Glossary } from "@trestle/testkit";
import { ours } from "../engine/edition/ours.ts";
import { heist } from "../engine/index.ts";
import { DECISIONS, type HeistEvent } from "../engine/types.ts";
import * as english from "../text/en.ts";
import { makeWords } from "../text/en/words.ts";
import * as italian from "../text/it.ts";
import { makeWords as makeItalianWords } from "../text/it/words.ts";
import { SAMPLES } from "./event-samples.ts";

const { en } = english;
const { it } = italian;
const names: Names = { seat: (seat) => ["Anna", "Bob", "Cid", "Dot"][seat] ?? "Nessuno" };

/** Nicknames are the same in both languages. Wild is left out, for English calls the Jolly so too. */
const titles = ours.wanted.map((w) => w.title).filter((title) => title !== "Wild");

const glossary: Glossary = {
  same: [...titles, "the Kid", "Train Heist", "Crackpot Canyon", "Boot Hill", "Wild Ann"],
  words: {
    Sheriff: "sceriff",
    Bag: "bors",
    Keyhole: "serratur",
    Keyholes: "serratur",
    Wilds: "jolly",
    "Closed Range": "pascolo chiuso",
    "Range Closed": "chiusura del pascolo",
    "Last Rope": "ultima corda",
    "Heist Meter": "contabottino",
    "Speed Meter": "tachimetro",
    "Speed Up": "accelerazion",
    "Track Switched": "cambio di binario",
    "Event Card": "carta evento",
    "Event Cards": "carte evento",
    "Wanted Card": "carta ricercato",
    "Wanted Cards": "carte ricercato",
    "Poker Cards": "carte poker",
    "Free Action": "azione gratuita",
    "Free Actions": "azioni gratuite",
    "Heist Action": "azione di rapina",
    "Heist Actions": "azioni di rapina",
    "Enter/Exit": "entrata/uscita",
    "of a Kind": "uguali",
    tunnel: "galleria",
    junction: "bivi",
    engine: "locomotiva",
    caboose: "carro di coda",
    three: "tre",
    four: "quattro",
    five: "cinque",
    seven: "sette",
    eight: "otto",
    nine: "nove",
    ten: "dieci",
  },
};

describe("the Italian texts", () => {
  test("say what the English ones say: same rules, options and pages, same figures, nothing left in English", () => {
    expect(gameTextFaults(en, it, glossary)).toEqual([]);
    expect(Object.keys(it.rules)).toEqual(Object.keys(en.rules));
    expect(Object.keys(it.rules)).toHaveLength(246);
    expect(it.pages).toHaveLength(en.pages.length);
  });

  test("are whole sentences", () => {
    for (const [id, { short, full }] of Object.entries(it.rules))
      for (const text of [short, full]) expect(text, id).toMatch(/^[\p{Lu}\d].*[.!?]$/u);
  });

  test("name and describe every component in 25 words, with the same rules and copies", () => {
    const wantedIds = new Set(ours.wanted.map((w) => w.id));
    const faces = english.gallery.map((face, i) => ({ en: face, it: italian.gallery[i]! }));
    expect(italian.gallery).toHaveLength(faces.length);
    const flat = (of: "en" | "it"): Record<string, string> =>
      Object.fromEntries(
        faces.flatMap((f) => [
          ...(wantedIds.has(f.en.id) ? [] : [[f.en.id, f[of].name]]),
          [`${f.en.id} text`, f[of].text],
        ]),
      );
    expect(translationFaults(flat("en"), flat("it"), glossary)).toEqual([]);
    for (const f of faces) {
      expect(f.it.text.split(/\s+/).length, f.it.text).toBeLessThanOrEqual(25);
      expect(f.it).toEqual({ ...f.en, name: f.it.name, text: f.it.text });
    }
    expect(new Set(faces.map((f) => f.it.name)).size).toBe(faces.length);
  });

  test("have a word for every place, and no two places share one", () => {
    const ids = [...ours.mainMap.spaces, ...ours.trainMap.spaces].map((s) => s.id);
    const [theirs, mine] = [makeWords(ours), makeItalianWords(ours)];
    for (const id of ids.filter((i) => i !== "canyon" && i !== "outSE"))
      expect(mine.space(id), id).not.toBe(theirs.space(id));
    for (const say of [mine.space, mine.the, mine.at, mine.near, mine.from])
      expect(new Set(ids.map(say)).size).toBe(ids.length);
    expect(
      ids.map(mine.at).filter((at) => !/^(al |alla |all'|nel |nella |nell'|sul |sulla |in |a Boot)/.test(at)),
    ).toEqual([]);
  });

  test("draw the same edition under other names, and nothing else is changed", () => {
    const named = italian.nameEdition(ours);
    expect(english.nameEdition(ours)).toBe(ours);
    const bare = (edition: typeof ours): unknown =>
      JSON.parse(JSON.stringify(edition, (key, value: unknown) => (key === "name" ? "" : value)));
    expect(bare(named)).toEqual(bare(ours));
    const things = (edition: typeof ours): string[] =>
      [edition.tiles, edition.bands, edition.mainMap.mesas, edition.trainMap.sections].flat().map((x) => x.name);
    const theirs = things(ours);
    expect(things(named).filter((name, i) => name === theirs[i])).toEqual([]);
    // A map has room for two short words.
    for (const { name, kind } of named.mainMap.spaces) if (kind === "land") expect(name).toMatch(/^\S{1,10} \S{1,10}$/);
    for (const { name } of named.mainMap.mesas) expect(name).toMatch(/^\S{1,9} \S{1,9}$/);
  });

  test("tell whole games, with every decision, move and refusal in them, as English does", () => {
    const plays = [
      { options: { goal: 10 }, seats: 2 },
      { options: {}, seats: 4 },
      { options: { solo: 3 }, seats: 1 },
      { options: { mode: "versus" }, seats: 3 },
      { options: { mode: "score", fewerEvents: 4 }, seats: 3 },
    ];
    const starts = plays.flatMap((play, p) =>
      Array.from({ length: 3 }, (_, i) => ({ ...play, seed: `italian ${p} ${i}` })),
    );
    const said = saidInGames(heist, { en, it }, starts);
    expect(translationFaults(said.en, said.it, glossary)).toEqual([]);
    for (const text of Object.values(said.it)) expect(text).not.toMatch(/\{name\}|\[object|NaN| {2}/);
  });
});

const anna = { cowboy: 0, seat: 0, colour: "red", solo: false, title: null };
const bob = { cowboy: 1, seat: 1, colour: "blue", solo: false, title: "theKid" };
const rule = "HEIST-TURN-1";

/** Where Italian has to agree, to choose a preposition or to turn the sentence round. */
const SENTENCES: readonly (readonly [HeistEvent, string])[] = [
  [{ t: "moved", rule, who: anna, from: "ee3", to: "in3", left: 1 }, "Anna va nel vagone A. Resta un'azione."],
  [
    { t: "left", rule, who: anna, from: "ee3", to: "cactusN", section: 3, left: 2 },
    "Anna scende dal treno e va al Cactus nord. Restano due azioni.",
  ],
  [
    { t: "rode", rule, who: anna, horse: 0, from: "canyon", to: "rimN", path: ["drawN", "rimN"], riders: [anna, bob] },
    "Il cavallo 1 porta Anna e Bob the Kid per due caselle e arriva al Varco nord.",
  ],
  [
    {
      t: "looted",
      rule,
      who: anna,
      at: "in3",
      car: "A",
      tiles: ["L10", "L17"],
      cards: ["K01", "B05", "W1"],
      as: ["revolver"],
      left: 0,
    },
    "Anna saccheggia Senatore Cinghiale e Procione arrampicatore nel vagone A con Asso di Serratura, 5 di Borsa e un Jolly come Revolver.",
  ],
  [
    {
      t: "arrested",
      rule,
      who: anna,
      at: "ee4",
      to: "jail",
      tiles: ["L10"],
      cards: ["R01", "R02"],
      bullets: 1,
      raised: true,
      speed: 3,
    },
    "Lo Sceriffo cattura Anna all'Entrata/Uscita 4. Anna va in prigione e perde due carte, Senatore Cinghiale e un proiettile; la velocità ora è 3.",
  ],
  [
    { t: "proposed", rule, who: bob, with: anna, count: 1, wants: 0, cards: ["K01"] },
    "Bob the Kid offre Asso di Serratura ad Anna.",
  ],
  [{ t: "answered", rule, who: anna, with: bob, count: 0 }, "Anna non offre niente in cambio a Bob the Kid."],
  [
    { t: "flipped", rule, junction: "top", side: "green", because: "straight", who: anna, cards: ["R05"], left: 0 },
    "Anna gira lo scambio alto sul verde con 5 di Revolver.",
  ],
  [
    { t: "hit", rule, who: anna, at: "r08", to: "canyon", horse: 0 },
    "Il treno investe Anna nella Galleria 2: a terra nel Crackpot Canyon, prossimo turno perso.",
  ],
  [
    { t: "event-drawn", rule, who: anna, card: "EV03", by: null, left: 0 },
    "Bordo della mappa: Chiusura del pascolo: nord; non restano Carte Evento.",
  ],
  [
    { t: "counters-home", rule, town: "B", who: anna, count: 2, points: 5 },
    "Dalla Città B tornano a casa due gettoni di Anna: cinque punti.",
  ],
  [{ t: "rope-tightened", rule, town: "C", knot: 4 }, "La Città C resta non pagata: l'Ultima Corda arriva al teschio."],
  [{ t: "stood-up", rule, who: { ...anna, solo: true, title: "wild" } }, "Wild Rosso si rialza e perde questo turno."],
];

describe("Italian sentences", () => {
  test("tell every kind of event with the figures and names of the English ones", () => {
    const told = (text: typeof en): Record<string, string> =>
      Object.fromEntries(Object.values(SAMPLES).map(([event]) => [event.t, text.event(event, names) ?? ""]));
    expect(translationFaults(told(en), told(it), { ...glossary, same: [...glossary.same, "Anna", "Bob"] })).toEqual([]);
  });

  test("say to whom, where and how many as Italian does", () => {
    for (const [event, sentence] of SENTENCES) expect(it.event(event, names)).toBe(sentence);
  });

  test("refuse with the figures of the refusal", () => {
    const refused: readonly (readonly [Refusal, string])[] = [
      [
        { rule: "HEIST-HORSE-1", data: { from: "canyon", to: "townA", reach: 4, distance: 5 } },
        "La Città A dista cinque caselle; la carta ne permette 4.",
      ],
      [
        { rule: "HEIST-TRADE-2", data: { cowboy: 1, cards: 6, limit: 5 } },
        "La mano arriverebbe a 6 carte, e il limite è 5.",
      ],
      [
        { rule: "HEIST-MOVE-2", data: { section: 3, to: "r05" } },
        "Alla Fermata della Città A sta la sezione 3 del treno.",
      ],
      [{ rule: "HEIST-FLIP-1", data: { at: "rimN", junction: "r00" } }, "Sei al Varco nord, non al Bivio alto."],
    ];
    for (const [no, lead] of refused) expect(it.refusal(no, names)).toBe(`${lead} ${it.rules[no.rule]!.short}`);
    const no = heist.parseConfig({ colour: 1 });
    if (!isRefusal(no)) throw new Error("was taken");
    expect(it.refusal(no, names)).toContain("«colour» non è fra queste");
  });

  test("cover every kind of decision and every end", () => {
    const config = heist.parseConfig({});
    if (isRefusal(config)) throw new Error("refused");
    const view = heist.view(heist.setup({ config, seats: 2, seed: "00".repeat(32), rules: 1 }, null), 0);
    for (const kind of DECISIONS)
      expect(it.decision({ id: 1, seat: 0, as: 0, kind, free: false }, view, names), kind).toMatch(/[.]$/);
    for (const because of ["HEIST-END-1", "HEIST-END-3", "HEIST-END-4", "HEIST-VAR-1", "HEIST-VS-8", "HEIST-VS-9"])
      for (const winners of [[], [0], [0, 1]]) expect(it.outcome(because, winners, names), because).toMatch(/[.]$/);
    expect(it.outcome("HEIST-VS-9", [0, 1], names)).toBe(
      "La corsa è finita e contano i punti: vincono insieme Anna e Bob.",
    );
  });

  test("leave the names of another edition as they are", () => {
    const spaces = ours.mainMap.spaces.map((s) => (s.id === "rimN" ? { ...s, name: "Abilene Ford" } : s));
    const words = makeItalianWords({ ...ours, mainMap: { ...ours.mainMap, spaces } });
    expect(words.at("rimN")).toBe("ad Abilene Ford");
    expect(words.from("rimN")).toBe("da Abilene Ford");
    expect(words.at("rimS")).toBe("al Varco sud");
  });
});
