import { describe, expect, it } from "vitest";
import { colt, encode } from "../engine/index.ts";
import { type ReasonLine, sfc32, word } from "@trestle/kernel";
import { hints, type Level, LEVELS, TEMPERS, think } from "@trestle/bots";
import { baselines } from "../bots/baselines.ts";
import { coltBots } from "../bots/factory.ts";
import { newMemo } from "../bots/memo.ts";
import { positionOf } from "../bots/position.ts";
import { safeCodes, saneCodes } from "../bots/safe.ts";
import { lines as english } from "../bots/text/en.ts";
import { lines as italian } from "../bots/text/it.ts";
import { requestOf, deal, make, type Played } from "./bots-table.ts";

const BOTH = { reflex: true, horse: true };
const ODD = {
  ...BOTH,
  stunnedShots: "absorb",
  horseRescue: "lastChance",
  horseStunned: "ride",
  nobodyLeft: "noWinner",
};
const NAMES = { seat: (seat: number) => `seat ${seat}` };
const bots = coltBots();
const measured = baselines();

/** Plays on to the end, hero and others by level or baseline; whether the hero's seat won. */
function playOn(p: Played, hero: number, level: Level, others: string, seed: number, iterations = 400): boolean {
  const rng = sfc32(seed);
  for (
    let request = requestOf(p, { level });
    request !== null;
    request = requestOf(p, { level, iterations, seed: word(rng) })
  ) {
    const mine = request.decision.seat === hero;
    make(p, request, mine ? think(bots, request).move : measured[others]!(request));
  }
  return colt.outcome(p.s)!.winners.includes(hero);
}

function wins(level: Level, others: string, games: number, iterations: number): number {
  let won = 0;
  for (let g = 0; g < games; g++) if (playOn(deal(`match ${g}`, 5), g % 5, level, others, g, iterations)) won++;
  return won;
}

/** A game after some rounds in which everybody played by a baseline. */
function after(rounds: number, seed: string, seats: number, options: unknown = {}): Played {
  const p = deal(seed, seats, options);
  for (let n = 0; p.s.round <= rounds; n++) {
    const request = requestOf(p, { level: "greenhorn", seed: n });
    if (request === null) return after(rounds, `${seed}+`, seats, options);
    make(p, request, measured["safe"]!(request));
  }
  return p;
}

describe("strength", () => {
  it("a Gunslinger wins most games among four who play anything", () => {
    expect(wins("gunslinger", "random", 40, 0)).toBeGreaterThan(20);
  });
  it("a Legend wins most games among four greedy ones, also with few iterations", () => {
    expect(wins("legend", "greedy", 12, 2000)).toBeGreaterThan(6);
  });
});

describe("every level, every kind of table", () => {
  for (const level of LEVELS)
    it(`${level}: legal to the end with extensions, odd options, three, seven and in the duel`, () => {
      playOn(deal(`both ${level}`, 4, BOTH), 0, level, "safe", 1, 1300);
      playOn(deal(`odd ${level}`, 3, ODD), 1, level, "random", 2, 1300);
      playOn(deal(`seven ${level}`, 7), 2, level, "safe", 3, 1300);
      playOn(deal(`duel ${level}`, 2, { duel: true }), 1, level, "greedy", 4, 1300);
      playOn(deal(`duck ${level}`, 3, { reflex: true }), 1, level, "sampler", 5, 1300);
      playOn(deal(`ride ${level}`, 3, { horse: true }), 1, level, "duct", 6, 300);
    });

  it("one legal move is answered at once", () => {
    const p = deal("unlock", 3);
    const request = requestOf(p, { level: "legend" })!;
    make(p, request, request.legal[0]!);
    const decision = colt.pending(p.s).find((d) => d.kind === "unlock")!;
    const thinking = bots.begin({ ...request, decision, legal: [{ t: "unlock" }] });
    expect([thinking.done, thinking.result().move]).toEqual([true, { t: "unlock" }]);
  });

  it("nobody walks off the train of its own accord", () => {
    for (let i = 0; i < 60; i++) {
      const p = after(i % 4, `edge ${i}`, 5, i % 2 === 0 ? {} : BOTH);
      const request = requestOf(p, { level: LEVELS[i % 2]!, seed: i })!;
      const { move } = think(bots, request);
      const { table } = positionOf(request.view, request.history, newMemo());
      expect(saneCodes(newMemo(), table, request.decision.as)).toContain(move.t === "plan" ? encode(move.cards) : -1);
    }
  });
});

describe("thinking", () => {
  it("comes to the same however the iterations are handed out", () => {
    const request = requestOf(after(2, "batches", 5), { level: "legend", iterations: 2400, seed: 5 })!;
    const once = bots.begin(request);
    once.more(2400);
    const often = bots.begin(request);
    for (const n of [1, 99, 300, 7, 993, 1000]) often.more(n);
    expect([often.spent, often.result(), often.hints()]).toEqual([once.spent, once.result(), once.hints()]);
  });

  it("has an answer before it has begun, and comes to an end", () => {
    const request = requestOf(after(1, "early", 4), { level: "legend" })!;
    const thinking = bots.begin(request);
    expect(colt.check(colt.imagine(request.view, sfc32(1)), request.decision, thinking.result().move)).toBeNull();
    thinking.more(bots.enough);
    expect(thinking.done).toBe(true);
  });

  it("is the same in every world the view allows", () => {
    for (let i = 0; i < 12; i++) {
      const p = after(i % 3, `honest ${i}`, 4, i % 2 === 0 ? {} : { horse: true });
      const first = requestOf(p, { level: "greenhorn" })!;
      make(p, first, first.legal[i]!);
      const how = { level: LEVELS[i % 3]!, temper: TEMPERS[i % 6]!, iterations: 1700, seed: i };
      const request = requestOf(p, how)!;
      const world = { s: colt.imagine(request.view, sfc32(99 + i)), told: p.told };
      expect(think(bots, requestOf(world, how)!)).toEqual(think(bots, request));
    }
  });

  it("plays past rounds again to where the table stands now", () => {
    for (const [i, options] of [{}, BOTH, ODD, { duel: true }].entries()) {
      const seats = i === 3 ? 2 : 5;
      const request = requestOf(after(3, `past ${i}`, seats, options), { level: "legend" })!;
      const { table, past } = positionOf(request.view, request.history, newMemo());
      expect(past).toHaveLength(3);
      const before = after(2, `past ${i}`, seats, options);
      if (before.s.round !== 3) continue;
      const then = positionOf(requestOf(before, { level: "legend" })!.view, [], newMemo()).table;
      const { at } = past[2]!;
      expect([at.lanes, at.heading, at.down, at.lootBest]).toEqual([
        then.lanes,
        then.heading,
        then.down,
        then.lootBest,
      ]);
      expect(table.round).toBe(4);
    }
  });
});

describe("reasons", () => {
  function sentences(list: readonly ReasonLine[]): void {
    for (const { key, data } of list)
      for (const text of [english, italian]) {
        const sentence = text[key]?.(data, NAMES);
        expect(sentence, key).toMatch(/^[A-Z].*\.$/);
        expect(sentence).not.toMatch(/NaN|undefined/);
      }
  }

  it("every reason and every hint has a sentence in both languages", () => {
    for (let i = 0; i < 12; i++) {
      const p = after(i % 4, `why ${i}`, 3 + (i % 5), i % 3 === 0 ? BOTH : {});
      for (const level of LEVELS) {
        const request = requestOf(p, { level, iterations: 2600, seed: i, temper: TEMPERS[i % 6]! })!;
        const { why } = think(bots, request);
        expect(why.opens).toBe("reveal");
        expect(why.lines.length).toBeGreaterThan(0);
        sentences(why.lines);
        const best = hints(bots, request);
        expect(best.length).toBeLessThanOrEqual(3);
        for (const hint of best) sentences(hint.lines);
        if (level === "legend") expect(best[0]!.share).toBeGreaterThan(0);
      }
    }
  });

  it("both languages have the same sentences", () => {
    expect(Object.keys(italian).sort()).toEqual(Object.keys(english).sort());
  });
});

describe("baselines", () => {
  it("the safe one is safe", () => {
    const request = requestOf(after(2, "safe", 5), { level: "greenhorn" })!;
    const { table } = positionOf(request.view, [], newMemo());
    const move = measured["safe"]!(request);
    expect(safeCodes(newMemo(), table, request.decision.as)).toContain(move.t === "plan" ? encode(move.cards) : -1);
  });
});
