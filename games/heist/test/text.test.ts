import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { below, isRefusal, owed, redact, sfc32, sha256Text } from "@trestle/kernel";
import type { Names } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import { ours } from "../src/edition/ours.ts";
import { heist } from "../src/index.ts";
import { rules } from "../src/rules.ts";
import { DECISIONS } from "../src/types.ts";
import type { HeistEvent, Move } from "../src/types.ts";
import { en, gallery } from "../text/en.ts";
import { pages, ruleTexts } from "../text/en/rules.ts";

const words = (text: string): number => text.split(/\s+/).filter((w) => w !== "").length;
const names: Names = { seat: (n) => ["Ann", "Bob", "Cid", "Dot"][n] ?? "Nobody" };

/** What a sentence must never show: holes, raw ids, double spaces. */
const UGLY =
  /undefined|NaN|null|\[object|\{name\}| {2}|\b(r\d\d|r[NS]|ee\d|in\d|rf\d|L\d\d|EV\d\d|loot[ABC]\d|[RBK]\d\d|W\d)\b/;

describe("the rules in words", () => {
  it("has a text for every rule and none for a rule that does not exist", () => {
    expect(Object.keys(ruleTexts).sort()).toEqual(Object.keys(rules).sort());
    expect(Object.keys(rules)).toHaveLength(246);
  });

  it("says each rule in one breath of at most 25 words", () => {
    const long = Object.entries(ruleTexts).filter(([, t]) => words(t.short) > 25);
    expect(long.map(([id, t]) => `${id}: ${words(t.short)}`)).toEqual([]);
  });

  it("is written in whole sentences without ids of spaces, cards or rules", () => {
    for (const [id, t] of Object.entries(ruleTexts))
      for (const text of [t.short, t.full]) {
        expect(text, id).toMatch(/^[A-Z0-9].*[.!?]$/);
        expect(text, id).not.toMatch(UGLY);
        expect(text, id).not.toMatch(/HEIST-/);
      }
  });

  it("has chapters in the order of the rules, none of them empty", () => {
    const order = Object.values(rules).map((r) => r.page);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect([...new Set(order)]).toEqual(pages.map((_, i) => i + 1));
    expect(pages.length).toBeGreaterThanOrEqual(12);
    expect(pages.length).toBeLessThanOrEqual(18);
  });

  it("[HEIST-COMP-3] [HEIST-DOUBT-1] says openly that components are reconstructed", () => {
    expect(ruleTexts["HEIST-COMP-3"].full).toMatch(/Reconstructed/);
    expect(ruleTexts["HEIST-DOUBT-1"].full).toMatch(/our own work/);
  });
});

describe("names", () => {
  it("[HEIST-NAME-1] [HEIST-NAME-3] closed ground, its card and its rider, and the rope bear the names of the house", () => {
    const shown = JSON.stringify([ruleTexts, gallery, pages]);
    for (const name of ["Closed Range", "Range Closed", "Trailblazer", "Last Rope"]) expect(shown).toContain(name);
    expect(shown).not.toMatch(/hangman|noose/i);
  });

  it("[HEIST-NAME-2] the name is explained as one of land", () => {
    expect(ruleTexts["HEIST-NAME-2"].full).toMatch(/fenced land/);
  });

  it("[HEIST-NAME-1] [HEIST-NAME-4] the original word stands in no file that is shipped", () => {
    const word = ["cher", "okee"].join("");
    const root = fileURLToPath(new URL("../../../", import.meta.url));
    const skip = new Set(["node_modules", ".git"]);
    const found: string[] = [];
    let files = 0;
    const walk = (folder: string): void => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (skip.has(entry.name)) continue;
        const path = join(folder, entry.name);
        if (entry.name.toLowerCase().includes(word)) found.push(path);
        if (entry.isDirectory()) walk(path);
        if (!entry.isFile()) continue;
        files++;
        if (readFileSync(path, "latin1").toLowerCase().includes(word)) found.push(path);
      }
    };
    walk(root);
    expect(files).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});

describe("the gallery", () => {
  it("shows every component once, with at most 25 words and rules that exist", () => {
    const count = (group: string): number => gallery.filter((c) => c.group === group).reduce((n, c) => n + c.count, 0);
    expect(count("poker")).toBe(ours.poker.length);
    expect(count("events")).toBe(ours.events.length);
    expect(count("tiles")).toBe(ours.tiles.length);
    expect(count("wanted")).toBe(2 * ours.wanted.length);
    expect(new Set(gallery.map((c) => c.id)).size).toBe(gallery.length);
    for (const card of gallery) {
      expect(words(card.text), card.id).toBeLessThanOrEqual(25);
      expect(card.text, card.id).toMatch(/[.]$/);
      expect(card.rules.length, card.id).toBeGreaterThan(0);
      for (const rule of card.rules) expect(Object.hasOwn(rules, rule), rule).toBe(true);
    }
  });
});

describe("options", () => {
  it("every option and each of its values has a name", () => {
    for (const option of heist.options) {
      const text = en.options[option.key];
      expect(text, option.key).toBeDefined();
      for (const value of option.values) expect(text!.values[String(value)], `${option.key} ${value}`).toBeDefined();
    }
  });
});

/** The configurations that a sample of games goes through. */
const TABLES: [raw: Record<string, unknown>, seats: number][] = [
  [{}, 2],
  [{ goal: 12 }, 4],
  [{ solo: 3 }, 1],
  [{ mode: "versus" }, 2],
  [{ mode: "versus" }, 4],
  [{ mode: "score", fewerEvents: 2 }, 3],
];

/** Chance alone hardly ever robs a train. */
const BOLD = new Set<Move["t"]>(["board", "loot", "drop", "escape", "claim", "jump", "dash", "lay", "place", "accept"]);

/** Random games; every event, decision, offered move, piece and refusal on the way is heard. */
function listen(
  raw: Record<string, unknown>,
  seats: number,
  seed: string,
  hear: (kind: string, text: string) => void,
): Set<string> {
  const config = heist.parseConfig(raw);
  if (isRefusal(config)) throw new Error(en.refusal(config, names));
  const seen = new Set<string>();
  const event = (e: HeistEvent): void => {
    seen.add(e.t);
    for (const seat of [...Array(seats).keys(), null]) {
      const text = en.event(redact(e, seat), names);
      if (text !== null) hear(`event ${e.t}`, text);
    }
  };
  const s = heist.setup({ config, seats, seed: sha256Text(seed), rules: heist.rulesVersion }, event);
  const rng = sfc32(seed.length * 7919 + seed.charCodeAt(seed.length - 1));
  for (let n = 0; n < 3_000; n++) {
    const d = owed(heist.pending(s));
    if (d === null) break;
    const view = heist.view(s, d.seat);
    const moves: Move[] = [];
    heist.moves(s, d, moves);
    hear(`decision ${d.kind}`, en.decision(d, view, names));
    if (n % 4 === 0) {
      const said = moves.map((m) => en.move(m, view, names));
      expect(new Set(said).size, `buttons of ${d.kind} are told apart: ${said.join(" | ")}`).toBe(said.length);
      for (const [i, m] of moves.entries()) {
        hear(`move ${m.t}`, said[i]!);
        for (const key of heist.slots(m)) hear(`piece ${key}`, en.piece(key, view, names));
      }
    }
    if (n % 11 === 0) {
      const tries: Move[] = [];
      heist.tries(s, d, tries);
      for (const m of tries) {
        const refusal = heist.why(s, d, m);
        if (refusal !== null)
          hear(`refusal ${refusal.rule} ${JSON.stringify(refusal.data)}`, en.refusal(refusal, names));
      }
    }
    const bold = moves.filter((m) => BOLD.has(m.t));
    const choice = bold.length > 0 && below(rng, 4) > 0 ? bold : moves;
    heist.apply(s, d, choice[below(rng, choice.length)]!, event);
  }
  const outcome = heist.outcome(s);
  if (outcome !== null) hear("outcome", en.outcome(outcome.because, outcome.winners, names));
  return seen;
}

const ann = { cowboy: 0, seat: 0, colour: "red", solo: false, title: null };
const bob = { cowboy: 1, seat: 1, colour: "blue", solo: false, title: "boxcar" };
const rule = "HEIST-TURN-1";

/** One of each kind with its sentence: a new kind without one fails the type check. */
const SAMPLES: { [K in HeistEvent["t"]]: [Extract<HeistEvent, { t: K }>, string] } = {
  "set-up": [
    {
      t: "set-up",
      rule,
      cowboys: [ann, bob],
      first: ann,
      goal: null,
      horses: 1,
      speed: 2,
      events: 18,
      row: ["wild", "theKid"],
      turnedUp: "R03",
    },
    "Ann and Boxcar Bob ride out. Speed 2, one horse, 18 Event Cards; Wanted: Wild and The Kid. Ann begins.",
  ],
  dealt: [{ t: "dealt", rule, who: ann, count: 2, cards: ["R01", "W1"] }, "Ann is dealt Revolver Ace and a Wild."],
  "turn-began": [{ t: "turn-began", rule, who: bob, turn: 4 }, "Turn 4: Boxcar Bob."],
  "stood-up": [{ t: "stood-up", rule, who: ann }, "Ann gets up and loses this turn."],
  moved: [{ t: "moved", rule, who: ann, from: "ee3", to: "in3", left: 1 }, "Ann goes into Car A. One action left."],
  boarded: [
    { t: "boarded", rule, who: ann, from: "r00", to: "ee5", section: 5, left: 0 },
    "Ann boards the train at Enter/Exit 5.",
  ],
  left: [
    { t: "left", rule, who: ann, from: "ee3", to: "cactusN", section: 3, left: 0 },
    "Ann leaves the train and goes to North Cactus.",
  ],
  jumped: [
    { t: "jumped", rule, who: ann, from: "rf4", to: "rimNW1", horse: 1, left: 2 },
    "Ann jumps from the roof onto horse 2, at North Bank. Two actions left.",
  ],
  "called-horse": [
    { t: "called-horse", rule, who: ann, horse: 0, card: "W1", reach: 10, left: 2 },
    "Ann plays a Wild to move horse 1, up to ten spaces.",
  ],
  rode: [
    { t: "rode", rule, who: ann, horse: 0, from: "canyon", to: "rimN", path: ["drawN", "rimN"], riders: [ann, bob] },
    "Ann and Boxcar Bob ride horse 1 two spaces to North Gap.",
  ],
  looted: [
    {
      t: "looted",
      rule,
      who: ann,
      at: "in3",
      car: "A",
      tiles: ["L10", "L17"],
      cards: ["K04", "B05", "W1"],
      as: ["revolver"],
      left: 1,
    },
    "Ann robs Senator Boar and Ladder-climbing Raccoon in Car A with Keyhole 4, Bag 5 and a Wild as Revolver. One action left.",
  ],
  "sheriff-moved": [
    { t: "sheriff-moved", rule, from: "in5", to: "in4", path: ["ee4", "in4"], because: "loot", who: ann },
    "The Wilds stir the Sheriff: he walks two spaces into Car B.",
  ],
  arrested: [
    {
      t: "arrested",
      rule,
      who: ann,
      at: "in3",
      to: "jail",
      tiles: ["L10"],
      cards: ["R01", "R02"],
      bullets: 1,
      raised: true,
      speed: 3,
    },
    "The Sheriff catches Ann inside Car A. Ann goes to jail and loses two cards, Senator Boar and one bullet; the speed is now 3.",
  ],
  dropped: [
    { t: "dropped", rule, who: ann, town: "B", tiles: ["L01"], meter: null, counters: 1, left: 3 },
    "Ann drops off Madam Heron in Town B and places one counter. Three actions left.",
  ],
  laid: [
    { t: "laid", rule, who: ann, tile: "L19", town: "C", from: "sack" },
    "Clockmaker Weasel (the numbers 2, 5 and 8) is laid at Town C.",
  ],
  returned: [{ t: "returned", rule, tiles: ["L01", "L02"] }, "Madam Heron and Gambler Fox go back into the sack."],
  flipped: [
    {
      t: "flipped",
      rule,
      junction: "top",
      side: "green",
      because: "straight",
      who: ann,
      cards: ["R05", "B06"],
      left: 0,
    },
    "Ann turns the top switch to green with Revolver 5 and Bag 6.",
  ],
  put: [{ t: "put", rule, who: ann, with: bob, count: 1 }, "Ann adds one card for Boxcar Bob."],
  proposed: [
    { t: "proposed", rule, who: ann, with: bob, count: 1, cards: ["K01"] },
    "Ann offers Boxcar Bob Keyhole Ace.",
  ],
  answered: [{ t: "answered", rule, who: bob, with: ann, count: 0 }, "Boxcar Bob offers Ann nothing in return."],
  declined: [{ t: "declined", rule, who: bob, with: ann }, "Boxcar Bob breaks off the trade with Ann."],
  traded: [
    { t: "traded", rule, who: ann, with: bob, gave: 2, got: 0, left: 1 },
    "Ann gives Boxcar Bob two cards. One action left.",
  ],
  "took-bullet": [
    { t: "took-bullet", rule, who: ann, free: true, board: 0, left: 3 },
    "Ann takes a bullet as a Free Action; none left on the board.",
  ],
  "used-bullet": [
    { t: "used-bullet", rule, who: ann, left: 5 },
    "Ann uses a bullet for one more action. Five actions left.",
  ],
  "drew-in-jail": [
    { t: "drew-in-jail", rule, who: ann, kept: false, card: "B02", left: 0 },
    "Ann draws Bag 2 in jail and discards it.",
  ],
  escaped: [
    { t: "escaped", rule, who: ann, to: "ee1", cards: ["K01", "W1", "W1"], lowered: true, speed: 2, left: 1 },
    "Ann escapes with Keyhole Ace and two Wilds to Enter/Exit 1; the speed is now 2.",
  ],
  mounted: [{ t: "mounted", rule, who: ann, horse: 0, at: "canyon" }, "Ann mounts horse 1 in Crackpot Canyon."],
  dismounted: [{ t: "dismounted", rule, who: ann, horse: 0, at: "r00" }, "Ann gets off horse 1 at Top Junction."],
  "gained-actions": [
    { t: "gained-actions", rule, who: ann, cards: ["R06", "B06", "K06"], gained: 2, left: 4 },
    "Ann plays Revolver 6, Bag 6 and Keyhole 6 for two more actions. Four actions left.",
  ],
  "played-wild": [
    { t: "played-wild", rule, who: ann, card: "W1", direction: "front" },
    "Ann plays a Wild to send the Sheriff towards the front.",
  ],
  claimed: [
    { t: "claimed", rule, who: bob, card: "sixShooter" },
    "Boxcar Bob takes the Wanted Card 6-Shooter: Your hand limit is 6, and you refill to 6.",
  ],
  "passed-up": [{ t: "passed-up", rule, who: ann, cards: ["wild", "twoTiming"] }, "Ann passes up Wild and Two-Timing."],
  "ended-actions": [{ t: "ended-actions", rule, who: ann, unused: 1 }, "Ann is done and lets one action lapse."],
  rolled: [
    { t: "rolled", rule, step: 2, of: 3, from: "rN", to: "rS", cars: ["rS", "rN", "r00", "r31", "r30"], edge: true },
    "The engine goes over the map edge to South Edge Track (2 of 3).",
  ],
  hit: [
    { t: "hit", rule, who: ann, at: "r08", to: "canyon", horse: 0 },
    "The train hits Ann in Tunnel 2: flat in Crackpot Canyon, next turn lost.",
  ],
  "horse-lost": [{ t: "horse-lost", rule, horse: 1, at: "r18" }, "Horse 2 is hit at Town C Halt and out of the game."],
  "swept-off": [
    { t: "swept-off", rule, who: ann, from: "rf2", to: "canyon" },
    "The tunnel sweeps Ann off the roof: flat in Crackpot Canyon, next turn lost.",
  ],
  ducked: [
    { t: "ducked", rule, who: bob, from: "rf2", to: "ee2" },
    "Boxcar Bob ducks under the tunnel roof and drops to Enter/Exit 2.",
  ],
  "event-drawn": [
    { t: "event-drawn", rule, who: ann, card: "EV03", by: null, left: 1 },
    "Map edge: Range Closed: north; one Event Card left.",
  ],
  "range-closed": [
    { t: "range-closed", rule, cactus: "north", spaces: ["cactusN", "r02"] },
    "The north range is closed: North Cactus and Track 2.",
  ],
  "switches-stuck": [{ t: "switches-stuck", rule }, "Train cars stand on both junctions: no switch turns."],
  "sped-up": [{ t: "sped-up", rule, from: 5, speed: 5 }, "The train is at full speed, 5."],
  "tokens-removed": [
    { t: "tokens-removed", rule },
    "That was the last event. Both switch tokens leave: the line ends at the next junction.",
  ],
  "town-reached": [
    { t: "town-reached", rule, town: "A", star: "r05", tiles: ["L03", "L04"] },
    "The train reaches Town A: Banker Badger and Widow Magpie are to be loaded.",
  ],
  "counters-home": [
    { t: "counters-home", rule, town: "B", who: ann, count: 2, points: 5 },
    "Two counters of Ann come home from Town B: five points.",
  ],
  loaded: [
    { t: "loaded", rule, who: ann, tile: "L03", square: "lootA2", town: "A" },
    "Banker Badger is loaded: Car A, square 2.",
  ],
  "rope-tightened": [
    { t: "rope-tightened", rule, town: "C", knot: 4 },
    "Town C goes unpaid: the Last Rope reaches the skull.",
  ],
  "tile-drawn": [
    { t: "tile-drawn", rule, who: ann, tile: "L15", sack: 4 },
    "Twin Hares (2 Pairs) comes out of the sack; 4 left in it.",
  ],
  refilled: [
    { t: "refilled", rule, who: ann, tile: "L15", square: "lootC1" },
    "Twin Hares boards the train: Car C, square 1.",
  ],
  discarded: [{ t: "discarded", rule, who: ann, card: "W1" }, "Ann discards a Wild."],
  drew: [{ t: "drew", rule, who: ann, count: 3 }, "Ann draws three cards."],
  reshuffled: [{ t: "reshuffled", rule, cards: 27 }, "The discard pile is shuffled into a new deck of 27 cards."],
  ended: [
    { t: "ended", rule, outcome: { winners: [0, 1], because: "HEIST-END-1", scores: [10, 10] }, meter: 10 },
    "The goal is reached: the gang has won.",
  ],
};

describe("sentences", () => {
  for (const [i, [raw, seats]] of TABLES.entries())
    it(`are whole and speak of things by name: ${JSON.stringify(raw)}, ${seats} seats`, () => {
      for (let game = 0; game < 6; game++)
        listen(raw, seats, `heard ${i} ${game}`, (kind, text) => {
          if (text.length === 0 || UGLY.test(text)) expect.fail(`${kind}: ${text}`);
          const sentence = /^(event|decision|refusal|outcome)/.test(kind);
          if (sentence && !/[.!?)]$/.test(text)) expect.fail(`${kind}: ${text}`);
          if (!/^[A-Z0-9]/.test(text)) expect.fail(`${kind}: ${text}`);
        });
    });

  it("make sense for every kind of event, also the rare ones", () => {
    for (const [t, [event, expected]] of Object.entries(SAMPLES)) {
      expect(event.t).toBe(t);
      const text = en.event(event, names);
      expect(text, t).toBe(expected);
      expect(text, t).not.toMatch(UGLY);
    }
  });

  it("[HEIST-COMP-2] say in solo which of the cowboys has the turn", () => {
    const config = heist.parseConfig({ solo: 2, first: 1, colours: ["red", "blue"] });
    if (isRefusal(config)) throw new Error("refused");
    const s = heist.setup({ config, seats: 1, seed: sha256Text("solo"), rules: 1 }, null);
    const d = owed(heist.pending(s))!;
    expect(en.decision(d, heist.view(s, 0), names)).toBe("Red has four actions left: choose one, or be done.");
  });

  it("[HEIST-VS-3] [HEIST-VS-14] name no card of a hidden hand to anybody else", () => {
    const who = { cowboy: 0, seat: 0, colour: "red", solo: false, title: null };
    const drew: HeistEvent = {
      t: "drew",
      rule: "HEIST-TURN-1",
      who,
      count: 2,
      secret: { to: [0], cards: ["R07", "W1"] },
    };
    expect(en.event(redact(drew, 0), names)).toBe("Ann draws Revolver 7 and a Wild.");
    expect(en.event(redact(drew, 1), names)).toBe("Ann draws two cards.");
    const kept: HeistEvent = {
      t: "drew-in-jail",
      rule: "HEIST-JAIL-5",
      who,
      kept: true,
      secret: { to: [0], card: "K03" },
      left: 2,
    };
    expect(en.event(redact(kept, 1), names)).toBe("Ann draws a card in jail and keeps it. Two actions left.");
    expect(en.event(redact(kept, 0), names)).toBe("Ann draws Keyhole 3 in jail and keeps it. Two actions left.");
  });

  it("[HEIST-WANT-6] call the holder of a Wanted Card by its title", () => {
    const who = { cowboy: 1, seat: 1, colour: "blue", solo: false, title: "theKid" };
    expect(en.event({ t: "stood-up", rule: "HEIST-TURN-5", who }, names)).toBe(
      "Bob the Kid gets up and loses this turn.",
    );
    const alone = { ...who, solo: true, title: "wild" };
    expect(en.event({ t: "stood-up", rule: "HEIST-TURN-5", who: alone }, names)).toBe(
      "Wild Blue gets up and loses this turn.",
    );
  });

  it("[HEIST-IMPL-4] whatever is not offered can be asked about, and a rule of the book answers", () => {
    const config = heist.parseConfig({});
    if (isRefusal(config)) throw new Error("refused");
    const s = heist.setup({ config, seats: 3, seed: sha256Text("asked"), rules: 1 }, null);
    const d = owed(heist.pending(s))!;
    const moves: Move[] = [];
    const tries: Move[] = [];
    heist.moves(s, d, moves);
    heist.tries(s, d, tries);
    const offered = new Set(moves.map((m) => JSON.stringify(m)));
    const others = tries.filter((m) => !offered.has(JSON.stringify(m)));
    expect(others.length).toBeGreaterThan(50);
    for (const m of others) {
      const refusal = heist.why(s, d, m);
      expect(refusal, JSON.stringify(m)).not.toBeNull();
      expect(Object.hasOwn(ruleTexts, refusal!.rule), refusal!.rule).toBe(true);
    }
    for (const m of moves) expect(heist.why(s, d, m)).toBeNull();
  });

  it("give the figures of a refusal", () => {
    expect(
      en.refusal({ rule: "HEIST-HORSE-1", data: { from: "canyon", to: "townA", reach: 4, distance: 5 } }, names),
    ).toMatch(/^Town A is five spaces away; the card allows 4\. Move a Horse/);
    expect(en.refusal({ rule: "HEIST-TRADE-2", data: { cowboy: 1, cards: 6, limit: 5 } }, names)).toMatch(
      /hand of 6 where 5/,
    );
    expect(en.refusal({ rule: "KERNEL-OPT-3", data: { option: "goal", got: "30", allowed: "10, 11" } }, names)).toMatch(
      /goal cannot be 30/,
    );
  });

  it("cover every kind of decision and every end", () => {
    const config = heist.parseConfig({});
    if (isRefusal(config)) throw new Error("refused");
    const s = heist.setup({ config, seats: 2, seed: sha256Text("ends"), rules: 1 }, null);
    const view = heist.view(s, 0);
    for (const kind of DECISIONS)
      expect(en.decision({ id: 1, seat: 0, as: 0, kind, free: false }, view, names), kind).toMatch(/[.]$/);
    for (const because of ["HEIST-END-1", "HEIST-END-3", "HEIST-END-4", "HEIST-VS-8"])
      for (const winners of [[], [0], [0, 1]]) expect(en.outcome(because, winners, names), because).toMatch(/[.]$/);
  });
});
