import { expect } from "vitest";
import { redact, sfc32 } from "@trestle/kernel";
import { COUNTERS } from "../engine/drop.ts";
import { board as b, configOf, heist, move, story } from "./dsl.ts";

story(
  "[HEIST-VS-2] [HEIST-VS-4] [HEIST-VS-12] set-up: Crazy and Tombstone are out, all but the first hold a bullet (T122) (ruling)",
  (t) => {
    t.versus("Red* Blue");
    expect(t.s.cowboys.map((c) => c.bullets)).toEqual([0, 1]);
    t.boardHas(2);
    const config = configOf({ mode: "versus" });
    for (let k = 0; k < 60; k++) {
      const s = heist.setup({ config, seats: 4, seed: k.toString(16).padStart(64, "0"), rules: 1 }, null);
      const names = s.row.map((w) => b.wantedIds[w]);
      expect(names).not.toContain("crazy");
      expect(names).not.toContain("tombstone");
      expect(s.cowboys.reduce((n, c) => n + c.bullets, 0) + s.bullets).toBe(3);
    }
  },
);

story("[HEIST-VS-4] whoever begins has no bullet, wherever they sit (ruling)", (t) => {
  t.versus("Red Blue* Green");
  expect(t.s.cowboys.map((c) => c.bullets)).toEqual([1, 0, 1]);
  t.boardHas(1).versus("Red Blue Green Yellow*");
  expect(t.s.cowboys.map((c) => c.bullets)).toEqual([1, 1, 1, 0]);
  t.boardHas(0);
});

story("[HEIST-VS-4] no one holds more than one bullet", (t) => {
  t.versus("Red* Blue").bullets("Red", 1).board(1).Red.cannot(move.bullet(), "HEIST-VS-4", { bullets: 1 });
  t.wanted("Red", "quickDraw").Red.cannot(move.quick(), "HEIST-VS-4");
});

story(
  "[HEIST-VS-1] [HEIST-VS-5] [HEIST-VS-11] counters wait at the town and become points when the train arrives (T124)",
  (t) => {
    t.versus("Red* Blue")
      .train("r26 r25 r24 r23 r22")
      .speed(1)
      .put("Red", "townB")
      .carries("Red", "L01 L02")
      .fillSquares();
    t.Red.drops();
    t.meterIs(0);
    expect([t.s.cowboys[0]!.counters, t.s.cowboys[0]!.points]).toEqual([[0, 2, 0], 0]);
    t.Red.ends();
    expect([t.s.cowboys[0]!.counters, t.s.cowboys[0]!.points]).toEqual([[0, 0, 0], 2]);
    const order = t.log
      .map((e) => e.t)
      .filter((x) => ["event-drawn", "counters-home", "loaded", "rope-tightened"].includes(x));
    expect(order.slice(0, 2)).toEqual(["event-drawn", "counters-home"]);
    expect(COUNTERS).toBe(10);
  },
);

story("[HEIST-VS-6] the Wild ability only from the train (T125) (ruling)", (t) => {
  t.versus("Red* Blue")
    .put("Red", "rimE")
    .hand("Red", "W")
    .Red.cannot(move.nudge("front"), "HEIST-VS-6", { at: "rimE" });
  t.put("Red", "rf5").Red.nudges("front");
});

story("[HEIST-VS-7] two Keyholes or Wilds suffice to escape (T128)", (t) => {
  t.versus("Red* Blue").jailed("Red").hand("Red", "K01 W").Red.escapes("K01 W").is("ee1");
});

story("[HEIST-VS-8] seven points win at once among two or three, five among four", (t) => {
  t.versus("Red* Blue")
    .train("r26 r25 r24 r23 r22")
    .speed(1)
    .points("Red", 5)
    .counters("Red", "B", 2)
    .town("B", "L01")
    .Red.ends();
  t.over("HEIST-VS-8", "Red");
  t.versus("Red* Blue")
    .train("r26 r25 r24 r23 r22")
    .speed(1)
    .points("Red", 4)
    .counters("Red", "B", 2)
    .town("B", "L01")
    .fillSquares();
  t.Red.ends();
  t.goesOn();
  t.versus("Red* Blue Green Yellow")
    .train("r26 r25 r24 r23 r22")
    .speed(1)
    .counters("Blue", "B", 5)
    .town("B", "L01")
    .Red.ends();
  t.over("HEIST-VS-8", "Blue");
});

story("[HEIST-VS-8] if several get there at one arrival, most points win (ruling)", (t) => {
  t.versus("Red* Blue")
    .train("r26 r25 r24 r23 r22")
    .speed(1)
    .points("Red", 6)
    .counters("Red", "B", 1)
    .points("Blue", 6);
  t.counters("Blue", "B", 2).town("B", "L01").Red.ends();
  t.over("HEIST-VS-8", "Blue");
});

story(
  "[HEIST-VS-9] [HEIST-VS-10] at the end of the line most points win, then counters at the towns, then loot (T127)",
  (t) => {
    const last = (): typeof t => {
      t.log = [];
      return t.versus("Red* Blue").train("r31 r30 r29 r28 r27").noTokens().speed(1).points("Red", 5).points("Blue", 5);
    };
    const told = (): unknown[] => t.told("tie-broken").map((e) => [e.by, e.figures]);
    last().counters("Red", "A", 1).counters("Blue", "A", 1).counters("Blue", "C", 1).Red.ends();
    t.over("HEIST-VS-10", "Blue");
    expect(told()).toEqual([["counters", [1, 2]]]);
    last().counters("Red", "A", 1).counters("Blue", "C", 1).carries("Red", "L01").Red.ends();
    t.over("HEIST-VS-10", "Red");
    expect(told()).toEqual([["loot", [1, 0]]]);
    last().carries("Red", "L01").carries("Blue", "L02 L03").Red.ends();
    t.over("HEIST-VS-10", "Red Blue");
    expect(told()).toEqual([["nothing", []]]);
    last().points("Red", 6).counters("Blue", "C", 3).Red.ends();
    t.over("HEIST-VS-9", "Red");
    expect(told()).toEqual([]);
    expect(t.told("line-ended")).toHaveLength(1);
  },
);

story("[HEIST-VS-9] the rope ends it too", (t) => {
  t.versus("Red* Blue").train("r26 r25 r24 r23 r22").speed(1).knot(3).points("Blue", 1).Red.ends();
  t.over("HEIST-VS-9", "Blue");
});

/** Rolling clockwise, past the star of Town C, with no switch left at the lower junction behind it. */
const TO_THE_END = "r19 r20 r21 r22 r23";

story("[HEIST-TRAIN-6] [HEIST-VS-5] towns passed in the movement that ends the line still pay (ruling)", (t) => {
  const last = (): typeof t => {
    t.log = [];
    t.versus("Red* Blue").train(TO_THE_END).noTokens().speed(3).points("Red", 2);
    for (const [i, square] of ["A1", "A2", "B1", "B2", "C1", "C2"].entries()) t.square(square, `L1${i}`);
    return t;
  };
  last().town("C", "L01").counters("Blue", "C", 3).Red.ends();
  expect(t.told("counters-home")).toMatchObject([{ town: "C", count: 3, points: 3 }]);
  // The town is worked to its end: its tile is loaded where Red says.
  t.goesOn().owes("Red", "load").Red.places("L01", "C2");
  t.over("HEIST-VS-9", "Blue");
  const order = t.log.map((e) => e.t);
  expect(order.indexOf("line-ended")).toBeLessThan(order.indexOf("town-reached"));
  // The points may even win, and a town that goes unpaid tightens the rope.
  last().town("C", "L01").points("Blue", 5).counters("Blue", "C", 2).Red.ends();
  t.over("HEIST-VS-8", "Blue");
  last().Red.ends();
  expect(t.told("rope-tightened")).toMatchObject([{ town: "C" }]);
  t.over("HEIST-VS-9", "Red");
});

story("[HEIST-TRAIN-6] in the co-operative game the line's end stops everything, and so it was in versus once", (t) => {
  t.cowboys("Red* Blue").train(TO_THE_END).noTokens().speed(3).Red.ends();
  expect(t.told("town-reached")).toEqual([]);
  t.over("HEIST-END-4", "");
  t.versus("Red* Blue").byRulesOf(1).train(TO_THE_END).noTokens().speed(3).counters("Blue", "C", 3);
  t.points("Red", 2).Red.ends();
  expect(t.told("counters-home")).toEqual([]);
  t.over("HEIST-END-4", "Red");
});

story("[HEIST-VS-5] [HEIST-TOWN-1] counters come home before the rope tightens, even for the last time", (t) => {
  t.versus("Red* Blue").train("r26 r25 r24 r23 r22").speed(1).knot(3).points("Red", 1).counters("Blue", "B", 2);
  t.Red.ends();
  const order = t.log.map((e) => e.t).filter((x) => x === "counters-home" || x === "rope-tightened");
  expect(order).toEqual(["counters-home", "rope-tightened"]);
  t.over("HEIST-VS-9", "Blue");
  expect(heist.outcome(t.s)!.scores).toEqual([1, 2]);
});

story("[HEIST-VS-13] who has placed all ten counters places none for further tiles (ruling)", (t) => {
  t.versus("Red* Blue")
    .put("Red", "townA")
    .points("Red", 6)
    .counters("Red", "B", 3)
    .carries("Red", "L01 L02")
    .Red.drops();
  expect(t.s.cowboys[0]!.counters).toEqual([1, 3, 0]);
});

story("[HEIST-VS-3] [HEIST-IMPL-2] hands are hidden: the others see only how many cards", (t) => {
  t.versus("Red* Blue").hand("Red", "K01 K02").hand("Blue", "B01 B02 B03");
  const [red, blue] = [heist.view(t.s, 0), heist.view(t.s, 1)];
  expect(red.cowboys.map((c) => [c.hand, c.cards])).toEqual([
    [["K01", "K02"], 2],
    [null, 3],
  ]);
  expect(blue.cowboys.map((c) => c.hand)).toEqual([null, ["B01", "B02", "B03"]]);
  expect(heist.view(t.s, null).cowboys.map((c) => c.hand)).toEqual([null, null]);
  expect(JSON.stringify(blue)).not.toContain('"K01"');
  expect(red.train[0]!.wants.every((w) => !w.cards.includes(1))).toBe(true);
});

story("[HEIST-IMPL-2] [HEIST-SETUP-11] in the co-operative game all hands lie open, decks never", (t) => {
  t.cowboys("Red* Blue").hand("Red", "K01 K02");
  const v = heist.view(t.s, 1);
  expect(v.cowboys[0]!.hand).toEqual(["K01", "K02"]);
  expect([v.deck, v.events]).toEqual([33, 6]);
  const worlds = Array.from({ length: 8 }, (_, k) => heist.imagine(v, sfc32(k)));
  expect(new Set(worlds.map((w) => w.deck.join())).size).toBeGreaterThan(1);
  for (const w of worlds) expect(heist.view(w, 1)).toEqual(v);
});

story("[HEIST-VS-14] a trade shows each side only the cards that pass, and bystanders none (ruling)", (t) => {
  t.versus("Red* Blue Green").hand("Red", "K01 K02").hand("Blue", "B01 B02");
  t.Red.offers("Blue", "K01");
  expect([0, 1, 2].map((seat) => heist.view(t.s, seat).trade!.give)).toEqual([["K01"], ["K01"], null]);
  t.Blue.accepts("B02");
  expect([0, 1, 2].map((seat) => heist.view(t.s, seat).trade!.back)).toEqual([["B02"], ["B02"], null]);
  t.Red.accepts();
  for (const e of [...t.told("proposed"), ...t.told("answered"), ...t.told("traded")]) {
    expect(e.secret!.to).toHaveLength(2);
    expect(JSON.stringify(redact(e, 2))).not.toMatch(/K01|B02/);
  }
});

story("[HEIST-VS-14] a card drawn in jail is shown only if it is discarded (ruling)", (t) => {
  t.versus("Red* Blue").jailed("Red").deck("K05 B05").Red.drawsInJail().drawsInJail();
  const [kept, thrown] = t.told("drew-in-jail");
  expect(redact(kept!, 1)).toMatchObject({ kept: true });
  expect(JSON.stringify(redact(kept!, 1))).not.toContain("K05");
  expect(redact(kept!, 0).secret!.card).toBe("K05");
  expect(redact(thrown!, 1).card).toBe("B05");
});

story("[HEIST-VS-14] while a side is still choosing, the other sees how many cards, not which", (t) => {
  t.versus("Red* Blue").hand("Red", "K01 K02").hand("Blue", "B01 B02").Red.does(move.trade(1, "K01"));
  expect(heist.view(t.s, 1).trade).toMatchObject({ gives: 1, give: null });
  t.Red.does(move.propose());
  t.Blue.does(move.put("B01"));
  expect(heist.view(t.s, 0).trade).toMatchObject({ give: ["K01"], gets: 1, back: null });
});
