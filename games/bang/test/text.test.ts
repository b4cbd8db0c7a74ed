import { describe, expect, test } from "vitest";
import { owed, redact, sha256Text, type Decision, type Refusal } from "@trestle/kernel";
import {
  CHARACTER_IDS,
  rules,
  STATION_IDS,
  type CardName,
  type CharacterId,
  type RailcarId,
  type StationId,
} from "../engine/catalogue.ts";
import { bang as game } from "../engine/index.ts";
import { CARDS, piece } from "../engine/pieces.ts";
import type { DecisionKind, Event, Frame, Move, View } from "../engine/types.ts";
import { en, gallery } from "../text/en.ts";
import { questions } from "../text/en/decisions.ts";
import { events } from "../text/en/events.ts";
import { pages, ruleTexts } from "../text/en/rules.ts";

const NAMES = ["Ann", "Bob", "Cid", "Doc"];
const names = { seat: (seat: number): string => NAMES[seat] ?? "?" };

function card(name: CardName): number {
  return piece(name);
}
function car(id: RailcarId): number {
  return piece(id);
}
function station(id: StationId): number {
  return STATION_IDS.indexOf(id);
}
function character(id: CharacterId): number {
  return CHARACTER_IDS.indexOf(id);
}

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
    expect(gallery.flatMap((g) => g.copies)).toHaveLength(CARDS.filter((c) => c !== undefined).length);
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

const rule = "BANG-PLAY-1";
const [barrel, bang, missed, beer] = [card("barrel"), card("bang"), card("missed"), card("beer")];
const hidden = { to: [0], cards: [bang, beer] };

/** What happened, and how it is told; `secret` is there for those who may know. */
const TOLD: readonly (readonly [Event, string | null])[] = [
  [{ t: "dealt", rule, first: 1, roles: [null, "sheriff", null, null] }, "Bob is the Sheriff. Bob begins."],
  [{ t: "chose", rule, seat: 0 }, "Ann has chosen a character."],
  [{ t: "chose", rule, seat: 0, secret: { to: [0], character: character("sancho") } }, "Ann chooses Sancho."],
  [
    { t: "cast", rule, characters: [character("black-jack"), character("manuelita")], lives: [4, 5] },
    "Ann is Black Jack with 4 life points and Bob is Manuelita with 5 life points.",
  ],
  [{ t: "turn-began", rule, seat: 0, extra: false }, "It is Ann's turn."],
  [{ t: "turn-began", rule, seat: 0, extra: true }, "Ann takes an extra turn."],
  [{ t: "finished", rule, seat: 0 }, null],
  [{ t: "drew", rule, seat: 0, count: 2, why: "phase-1" }, "Ann draws 2 cards."],
  [
    { t: "drew", rule, seat: 0, count: 2, why: "reward", secret: hidden },
    "Ann draws BANG! A♠ and Beer 6♥ as a reward.",
  ],
  [{ t: "drew", rule, seat: 0, count: 1, why: "strongbox" }, "Ann draws a card (Strongbox)."],
  [{ t: "picked-up", rule, seat: 0, card: bang, why: "evaded" }, "Ann takes BANG! A♠ from the discard pile (Evaded!)."],
  [{ t: "showed", rule, seat: 0, card: beer }, "Ann shows Beer 6♥."],
  [{ t: "looked", rule, seat: 0, count: 2, why: "map" }, "Ann looks at 2 cards (Map)."],
  [{ t: "looked", rule, seat: 0, count: 2, why: "map", secret: hidden }, "Ann sees BANG! A♠ and Beer 6♥ (Map)."],
  [
    { t: "put-back", rule, seat: 0, count: 1, why: "kit-carlson" },
    "Ann puts a card back on the draw pile (Kit Carlson).",
  ],
  [{ t: "played", rule, seat: 0, card: bang, as: "bang", at: 1, take: null }, "Ann plays BANG! A♠ at Bob."],
  [
    { t: "played", rule, seat: 0, card: missed, as: "bang", at: 1, take: null },
    "Ann plays Missed! 2♠ as BANG! at Bob.",
  ],
  [{ t: "played", rule, seat: 0, card: barrel, as: "barrel", at: null, take: null }, "Ann puts Barrel Q♠ in play."],
  [{ t: "played", rule, seat: 0, card: card("jail"), as: "jail", at: 1, take: null }, "Ann puts Bob in Jail."],
  [
    { t: "played", rule, seat: 0, card: card("panic"), as: "panic", at: 1, take: null },
    "Ann plays Panic! J♥ on Bob's hand.",
  ],
  [
    { t: "played", rule, seat: 0, card: card("money-bag"), as: "cat-balou", at: 1, take: barrel },
    "Ann plays Money Bag Q♣ as Cat Balou on Bob's Barrel.",
  ],
  [{ t: "used", rule, seat: 0, card: car("baggage-car"), as: "bang", at: 1 }, "Ann uses Baggage Car as BANG! at Bob."],
  [{ t: "used", rule, seat: 0, card: car("mail-car"), as: null, at: null }, "Ann uses Mail Car."],
  [{ t: "answered", rule, seat: 1, card: missed, as: "missed", why: "bang" }, "Bob answers with Missed! 2♠."],
  [{ t: "answered", rule, seat: 1, card: bang, as: "missed", why: "bang" }, "Bob answers with BANG! A♠ as Missed!."],
  [{ t: "answered", rule, seat: 1, card: card("cactus"), as: "missed", why: "bang" }, "Bob answers with Cactus 7♥."],
  [{ t: "answered", rule, seat: 1, card: beer, as: "beer", why: "beer" }, "Bob drinks Beer 6♥."],
  [
    { t: "answered", rule: "GTR-RC-CABO-1", seat: 1, card: barrel, as: "missed", why: "bang" },
    "Bob discards Barrel Q♠ as Missed! (Caboose).",
  ],
  [{ t: "declined", rule, seat: 1, why: "gatling" }, "Bob takes the hit."],
  [{ t: "declined", rule, seat: 1, why: "duel" }, "Bob gives up the Duel."],
  [{ t: "diverted", rule, seat: 1, card: beer, at: 2 }, "Bob discards Beer 6♥ and turns the shot on Cid."],
  [
    { t: "discarded", rule, seat: 1, cards: [bang, barrel], from: "hand", why: "payment" },
    "Bob discards BANG! A♠ and Barrel Q♠ in payment.",
  ],
  [{ t: "discarded", rule: "GTR-RC-CABO-1", seat: 1, cards: [barrel], from: "hand", why: "caboose" }, null],
  [{ t: "discarded", rule, seat: 1, cards: [car("mail-car")], from: "table", why: "mail-car" }, null],
  [{ t: "flipped", rule, seat: 1, cards: [bang], why: "barrel" }, null],
  [{ t: "flipped", rule, seat: 1, cards: [bang, beer], why: "jail" }, "Bob flips BANG! A♠ and Beer 6♥ for Jail."],
  [
    { t: "checked", rule, seat: 1, card: beer, why: "barrel", success: true },
    "Bob makes a draw! for Barrel: Beer 6♥, a Missed!.",
  ],
  [
    { t: "checked", rule, seat: 1, card: null, why: "dynamite", success: false },
    "Bob makes a draw! for Dynamite: no card is left to flip, no explosion.",
  ],
  [{ t: "missed", rule, seat: 1, by: 0, what: "bang" }, "Ann misses Bob."],
  [{ t: "missed", rule, seat: 1, by: null, what: "ironhorse" }, "The Ironhorse misses Bob."],
  [{ t: "lost-life", rule, seat: 1, points: 3, life: -1, by: null }, "Bob loses 3 life points and has 0 left."],
  [{ t: "gained-life", rule, seat: 1, life: 4, why: "saloon" }, "Bob regains 1 life point and has 4 (Saloon)."],
  [{ t: "stole", rule, seat: 0, from: 1, card: null, why: "panic" }, "Ann takes a card from Bob's hand (Panic!)."],
  [
    { t: "stole", rule, seat: 0, from: 1, card: barrel, why: "panic" },
    "Ann takes Barrel Q♠ from in front of Bob (Panic!).",
  ],
  [
    { t: "removed", rule, seat: 0, from: 1, card: bang, where: "hand", why: "cat-balou" },
    "Bob loses BANG! A♠ from hand to Ann's Cat Balou.",
  ],
  [{ t: "gave", rule, seat: 0, at: 1, why: "mail-car" }, "Ann gives Bob a card (Mail Car)."],
  [{ t: "moved", rule, card: card("dynamite"), from: 0, to: 1 }, "Dynamite moves from Ann to Bob."],
  [
    { t: "switched", rule, seat: 0, at: 1, give: barrel, take: car("caboose") },
    "Ann switches Barrel Q♠ for Bob's Caboose.",
  ],
  [{ t: "stood", rule, seat: 1, card: barrel }, "Bob keeps Barrel Q♠ and is shot at for it."],
  [{ t: "offered", rule, seat: 0, card: barrel }, "Ann offers Barrel Q♠ for a switch."],
  [{ t: "exploded", rule, seat: 1 }, "The Dynamite explodes in front of Bob."],
  [{ t: "jailed", rule, seat: 1, free: false }, "Bob stays in Jail and loses the turn."],
  [
    { t: "store-opened", rule, cards: [bang, beer], seats: [0, 1], why: "general-store" },
    "The General Store lays out BANG! A♠ and Beer 6♥ for Ann and Bob.",
  ],
  [{ t: "store-taken", rule, seat: 0, card: beer }, "Ann takes Beer 6♥."],
  [{ t: "exempted", rule, seat: 0, at: 2 }, "Ann leaves Cid out of it."],
  [{ t: "exempted", rule, seat: 0, at: 0 }, "Ann stays out of it."],
  [{ t: "spared", rule, seat: 1, why: "prisoner-car" }, "It has no effect on Bob (Prisoner Car)."],
  [{ t: "eliminated", rule, seat: 1, role: "outlaw", by: 0 }, "Bob, an Outlaw, is eliminated by Ann."],
  [{ t: "became-ghost", rule, seat: 1 }, "Bob stays in play as a ghost."],
  [{ t: "returned", rule, seat: 1 }, "Bob comes back as a ghost."],
  [{ t: "faded", rule, seat: 1, role: "renegade" }, "Without Ghost Car Bob, a Renegade, is out of the game."],
  [
    { t: "inherited", rule, seat: 0, from: 1, cards: [barrel], count: 2 },
    "Ann takes over from Bob: Barrel Q♠ and 2 cards from hand.",
  ],
  [{ t: "shuffled", rule, count: 40 }, "The discard pile is shuffled into a new draw pile of 40."],
  [
    { t: "advanced", rule, seat: 0, pos: 2, end: false, why: "next-stop" },
    "Ann advances the train one station (Next Stop).",
  ],
  [
    { t: "advanced", rule, seat: 0, pos: 4, end: true, why: "full-steam" },
    "The train reaches the End of the Line (Full Steam).",
  ],
  [
    { t: "took-car", rule, seat: 0, car: car("caboose"), station: station("boom-town"), free: false },
    "Ann takes Caboose at Boom Town.",
  ],
  [
    { t: "claimed", rule, seat: 0, car: car("caboose"), station: station("boom-town") },
    "Ann stops at Boom Town for Caboose.",
  ],
  [{ t: "placed", rule, seat: 0, car: car("ghost-car"), at: 1 }, "Ann puts Ghost Car in front of Bob."],
  [{ t: "coupled", rule, cars: [car("caboose")] }, "Caboose joins the train."],
  [{ t: "steamed", rule, seat: 0, times: 2 }, "Ann has the Locomotive act twice."],
  [{ t: "locomotive-acted", rule, side: "leland", seat: 0 }, "Leland: a General Store opens for all."],
  [
    { t: "new-line", rule, stations: [station("yooma"), station("frisco")], cars: [], side: "leland" },
    "A new line: Yooma and Frisco. Behind Leland: no Railcars.",
  ],
  [
    { t: "ended", rule, winners: [0, 2], roles: ["sheriff", "outlaw", "deputy"] },
    "Ann and Cid win! Ann was the Sheriff, Bob was an Outlaw, and Cid was a Deputy.",
  ],
];

describe("sentences", () => {
  test.each(TOLD.map(([event, told]) => [told ?? `${event.t}: nothing`, event, told] as const))(
    "%s",
    (_title, event, told) => {
      expect(en.event(event, names)).toBe(told);
    },
  );

  test("every kind of event is among the examples", () => {
    const shown = new Set<string>(TOLD.map(([e]) => e.t));
    expect(Object.keys(events).filter((t) => !shown.has(t))).toEqual([]);
  });
});

/** Four players; Ann looks, and the stack says what is going on. */
function view(seat: number | null, stack: Frame[], asked: { seat: number; kind: DecisionKind } | null): View {
  const player = {
    role: null,
    shown: false,
    offer: [],
    life: 4,
    max: 4,
    hand: 6,
    cards: null,
    table: [],
    ghost: false,
  };
  return {
    seat,
    rules: 1,
    config: { expansion: true, characterChoice: 1, customStation: "off" },
    next: 2,
    players: NAMES.map((_, i) => ({ ...player, character: i, out: false, range: 1 })),
    deck: 40,
    discard: 1,
    top: bang,
    train: {
      stations: [station("boom-town"), station("yooma")],
      spare: 11,
      pos: 1,
      cars: [car("caboose"), car("mail-car")],
      paired: [station("boom-town"), null],
      deck: 13,
      side: "ironhorse",
    },
    turn: {
      seat: 0,
      step: "play",
      extra: false,
      express: false,
      bangs: 0,
      taken: false,
      advanced: false,
      owes: false,
      zipped: false,
      slept: 0,
      steam: false,
    },
    driver: 0,
    left: false,
    stack,
    pending: asked === null ? [] : [decisionOf(asked.kind, asked.seat)],
    distance: [],
    parts: [],
    outcome: null,
  };
}

function decisionOf(kind: DecisionKind, seat: number): Decision {
  return { id: 1, seat, kind, as: seat, free: false };
}

function shot(by: number | null, at: number): Frame {
  return {
    k: "shot",
    by,
    at,
    what: by === null ? "ironhorse" : "gatling",
    bang: false,
    suit: null,
    needed: 1,
    fresh: true,
    tried: [],
    flip: null,
    evaded: false,
  };
}

describe("decisions and moves", () => {
  test.each(Object.keys(questions) as DecisionKind[])(
    "%s is asked in a whole sentence, by the seat and by the others",
    (kind) => {
      for (const seat of [0, 1, null]) {
        const text = en.decision(decisionOf(kind, 0), view(seat, [], { seat: 0, kind }), names);
        expect(text).toMatch(/^[A-Z].*[.?]$/);
        expect(text.startsWith("Ann ")).toBe(seat !== 0);
      }
    },
  );

  test("a shot says who fired it, what it takes, and who comes next", () => {
    const stack: Frame[] = [{ k: "each", what: "gatling", by: 3, left: [1, 2] }, shot(3, 0)];
    const d = decisionOf("shot", 0);
    expect(en.decision(d, view(0, stack, { seat: 0, kind: "shot" }), names)).toBe(
      "Answer Doc's Gatling with a Missed!, or take the hit.",
    );
    expect(en.decision(d, view(1, stack, { seat: 0, kind: "shot" }), names)).toBe(
      "Ann answers Doc's Gatling; then Bob and Cid.",
    );
    expect(en.decision(d, view(null, [shot(null, 0)], { seat: 0, kind: "shot" }), names)).toBe(
      "Ann answers the Ironhorse.",
    );
  });

  const SAID: readonly (readonly [DecisionKind, Move, string])[] = [
    ["play", { t: "pass" }, "End the turn"],
    ["shot", { t: "pass" }, "Take the hit"],
    ["character", { t: "choose", character: character("rose-doolan") }, "Rose Doolan"],
    ["play", { t: "play", card: bang, at: 1, take: null }, "BANG! A♠ → Bob"],
    ["play", { t: "play", card: missed, at: 1, take: null }, "Missed! 2♠ as BANG! → Bob"],
    ["play", { t: "play", card: card("panic"), at: 1, take: null }, "Panic! J♥: a card from Bob's hand"],
    ["play", { t: "play", card: card("panic"), at: 0, take: card("dynamite") }, "Panic! J♥: your own Dynamite"],
    ["play", { t: "play", card: card("water-tower"), at: null, take: car("caboose") }, "Water Tower 8♥: Caboose"],
    ["play", { t: "play", card: card("money-bag"), at: 1, take: null }, "Money Bag Q♣ as BANG! → Bob"],
    [
      "play",
      { t: "use", card: car("baggage-car"), as: "cat-balou", at: 1, take: barrel },
      "Use Baggage Car as Cat Balou: Bob's Barrel",
    ],
    [
      "play",
      { t: "use", card: car("passenger-car"), as: null, at: 1, take: null },
      "Use Passenger Car: a card from Bob's hand",
    ],
    ["shot", { t: "answer", card: bang }, "BANG! A♠ as a Missed!"],
    ["duel", { t: "answer", card: missed }, "Missed! 2♠ as a BANG!"],
    ["shot", { t: "barrel", card: null }, "Draw! as Jourdonnais"],
    ["shot", { t: "cover", card: barrel }, "Caboose: discard Barrel Q♠ as a Missed!"],
    ["duel", { t: "sleeper", card: barrel }, "Sleeper Car: discard Barrel Q♠ as a BANG!"],
    ["shot", { t: "divert", card: beer, at: 2 }, "Discard Beer 6♥ and turn the shot on Cid"],
    ["play", { t: "sid", card: beer }, "Sid Ketchum: discard Beer 6♥ and another card for 1 life point"],
    ["store", { t: "pick", card: beer }, "Take Beer 6♥"],
    ["kit-carlson", { t: "pick", card: beer }, "Put Beer 6♥ back"],
    ["pay", { t: "pick", card: beer }, "Pay with Beer 6♥"],
    ["train-robbery", { t: "stand", card: barrel }, "Be shot at and keep Barrel Q♠"],
    ["mail-car", { t: "give", card: beer, at: 1 }, "Give Bob Beer 6♥"],
    ["draw", { t: "draw", from: "discard", at: null }, "Take BANG! A♠ from the discard pile"],
    ["draw", { t: "draw", from: "hand", at: 1 }, "Draw from Bob's hand"],
    ["play", { t: "take", car: car("caboose") }, "Take Caboose at Boom Town"],
    ["play", { t: "advance", by: "action" }, "Advance the train for free, then take a Railcar"],
    ["pay", { t: "life" }, "Pay with 1 life point"],
    ["place", { t: "place", at: 0 }, "In front of yourself"],
    ["exempt", { t: "exempt", at: 1 }, "Exempt Bob"],
    ["full-steam", { t: "steam", times: 0 }, "Ignore the Locomotive"],
  ];

  test.each(SAID)("%s: %o is “%s”", (kind, move, said) => {
    expect(en.move(move, view(0, [], { seat: 0, kind }), names)).toBe(said);
  });
});

describe("refusals and pieces", () => {
  const REFUSED: readonly (readonly [Refusal, string])[] = [
    [
      { rule: "BANG-DIST-4", data: { card: "bang", seat: 3, distance: 3, reach: 1 } },
      "Doc is at distance 3, you reach 1. You reach players whose distance is at most your weapon's range. Effects at distance 1 ignore weapons.",
    ],
    [
      { rule: "BANG-DIST-4", data: { card: "bang", seat: 3, distance: 3, reach: 2, weapon: "schofield" } },
      "Doc is at distance 3, your Schofield reaches 2. You reach players whose distance is at most your weapon's range. Effects at distance 1 ignore weapons.",
    ],
    [
      { rule: "BANG-PLAY-2", data: { card: "bang", seat: 1, played: 1, allowed: 1 } },
      "You have had 1 of 1 in this turn. One BANG!, Knife Revolver or Train Robbery per turn; two with Dragoon, any number with Volcanic or Willy the Kid.",
    ],
    [
      { rule: "GTR-STN-1", data: { car: "caboose", station: "tombrock", life: 1 } },
      "Caboose stands at Tombrock: Lose 1 life point, not your last one. You have 1 life point. A station shows the price of the Railcar paired with it.",
    ],
    [
      { rule: "GTR-TAKE-2", data: { car: "caboose" } },
      "Caboose stands at no station. Unpaired Railcars cannot be taken, not even for free.",
    ],
    [
      { rule: "BANG-PLAY-4", data: { card: "jail", seat: 1 } },
      "Bob has Jail in play already. Nobody may have two cards of the same name in play; a play that would cause this is not allowed.",
    ],
    [
      { rule: "GTR-RC-PRIV-1", data: { card: "bang", seat: 1 } },
      "Bob has Private Car and no cards in hand. Private Car: while your hand is empty, nobody can aim a BANG! card at you.",
    ],
    [
      { rule: "BANG-DEATH-1", data: { card: "missed" } },
      "Missed! cannot save you. At 0 life or less you may at once play Beers, or discard cards as Sid Ketchum, until you have 1.",
    ],
    [
      { rule: "BANG-MISS-1", data: { card: "missed" } },
      "Missed!: cancels a shot aimed at you. It cannot be played in any other way.",
    ],
    [
      { rule: "KERNEL-OPT-3", data: { option: "expansion", got: "7", allowed: "true, false" } },
      "“expansion” cannot be 7; it takes true, false. The option does not take that value.",
    ],
  ];

  test.each(REFUSED)("%o", (refusal, said) => {
    expect(en.refusal(refusal, names)).toBe(said);
  });

  test("every key of a move is said in words", () => {
    const v = view(0, [], { seat: 0, kind: "shot" });
    const keys = ["pass", "ability", `card:${bang}`, "seat:0", "seat:1", "hand:1", "as:panic", "stand", "twice"];
    expect(keys.map((key) => en.piece(key, v, names))).toEqual([
      "Take the hit",
      "Bart Cassidy",
      "BANG! A♠",
      "yourself",
      "Bob",
      "Bob's hand",
      "as Panic!",
      "Be shot at and keep it",
      "Let the Locomotive act twice",
    ]);
  });
});

describe("whole games", () => {
  const table = { seat: (seat: number): string => `P${seat}` };
  const SENTENCE = /^[A-Z“].*[.!?]$/;

  /** Everything that a random game has to say, to the seat that decides and to the others. */
  function told(seats: number): { odd: string[]; said: number } {
    const odd: string[] = [];
    let said = 0;
    const hear = (what: string, ok: boolean): void => {
      said++;
      if (!ok || /undefined|null|NaN/.test(what)) odd.push(what);
    };
    const listen = (e: Event): void => {
      for (const hearer of [0, null]) {
        const text = en.event(redact(e, hearer), table);
        if (text !== null) hear(text, SENTENCE.test(text));
      }
    };
    const config = { expansion: seats !== 4, characterChoice: 2, customStation: "off" } as const;
    const s = game.setup({ config, seats, seed: sha256Text(`text ${seats}`), rules: 1 }, listen);
    let dice = seats;
    for (let d = owed(game.pending(s)); d !== null; d = owed(game.pending(s))) {
      const v = game.view(s, d.seat);
      hear(en.decision(d, v, table), SENTENCE.test(en.decision(d, v, table)));
      hear(en.decision(d, game.view(s, null), table), true);
      const [moves, tries]: [Move[], Move[]] = [[], []];
      game.moves(s, d, moves);
      game.tries(s, d, tries);
      const buttons = moves.map((m) => en.move(m, v, table));
      for (const b of buttons) hear(b, b !== "" && buttons.indexOf(b) === buttons.lastIndexOf(b));
      for (const m of tries) {
        const why = game.why(s, d, m);
        if (why !== null) hear(en.refusal(why, table), SENTENCE.test(en.refusal(why, table)));
        for (const key of game.slots(m)) hear(en.piece(key, v, table), en.piece(key, v, table) !== key);
      }
      dice = (dice * 1103515245 + 12345) % 2147483648;
      const m = moves[Math.floor((dice / 2147483648) * moves.length)];
      if (m === undefined) throw new Error(`no move for ${d.kind}`);
      game.apply(s, d, m, listen);
    }
    const end = game.outcome(s);
    if (end !== null) hear(en.outcome(end.because, end.winners, table), true);
    return { odd, said };
  }

  test.each([3, 4, 5, 6, 7, 8])("with %i seats all is said in whole sentences, and no two moves alike", (seats) => {
    const { odd, said } = told(seats);
    expect(odd).toEqual([]);
    expect(said).toBeGreaterThan(500);
  });
});
