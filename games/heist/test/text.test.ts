import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { below, isRefusal, owed, redact, sfc32, sha256Text } from "@trestle/kernel";
import type { Names } from "@trestle/kernel";
import { describe, expect, it } from "vitest";
import { ours } from "../engine/edition/ours.ts";
import { heist } from "../engine/index.ts";
import { rules } from "../engine/rules.ts";
import { DECISIONS } from "../engine/types.ts";
import type { HeistEvent, Move } from "../engine/types.ts";
import { en, gallery } from "../text/en.ts";
import { pages, ruleTexts } from "../text/en/rules.ts";
import { SAMPLES } from "./event-samples.ts";

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
