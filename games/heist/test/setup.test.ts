import { expect, it } from "vitest";
import { isRefusal, sha256Text } from "@trestle/kernel";
import type { State } from "../engine/types.ts";
import { board as b, configOf, heist, story } from "./dsl.ts";

function deal(options: Record<string, unknown>, seats: number, seed = "deal"): State {
  const config = configOf(options);
  return heist.setup({ config, seats, seed: sha256Text(seed), rules: heist.rulesVersion }, null);
}
const seatsFor = (options: Record<string, unknown>): unknown => heist.seats(configOf(options));
const refused = (options: Record<string, unknown>): string => {
  const config = heist.parseConfig(options);
  return isRefusal(config) ? config.rule : "accepted";
};
const held = (s: State): number[] => s.cowboys.map((c) => c.bullets);

it("[HEIST-SETUP-1] [HEIST-SETUP-5] [HEIST-SETUP-11] two cowboys: one horse, 18 events, a bullet each (T01)", () => {
  const s = deal({}, 2);
  expect([s.horses.length, s.events.length, s.speed, s.bullets]).toEqual([1, 18, 2, 1]);
  expect(held(s)).toEqual([1, 1]);
  expect(s.squares.map((q) => q.length)).toEqual([2, 2, 2, 2, 2, 2]);
  expect([s.sack.length, s.deck.length, s.discard.length]).toEqual([9, 24, 1]);
  expect(s.cowboys.map((c) => c.hand.length)).toEqual([5, 5]);
});

it("[HEIST-SETUP-1] [HEIST-SETUP-11] three cowboys: two horses, 15 events, all bullets on the board (T02)", () => {
  const s = deal({}, 3);
  expect([s.horses.length, s.events.length, s.speed, s.bullets, s.deck.length]).toEqual([2, 15, 2, 3, 19]);
  expect(held(s)).toEqual([0, 0, 0]);
});

it("[HEIST-SETUP-1] four cowboys: 12 events and speed 1", () => {
  const s = deal({}, 4);
  expect([s.horses.length, s.events.length, s.speed, s.bullets, s.deck.length]).toEqual([2, 12, 1, 3, 14]);
});

it("[HEIST-SETUP-4] both Speed Ups lie in the middle of their halves, in 1000 decks of each size (T04)", () => {
  const want: Record<number, number[][]> = {
    2: [
      [2, 6],
      [11, 15],
    ],
    3: [
      [2, 5],
      [9, 12],
    ],
    4: [
      [1, 4],
      [7, 10],
    ],
  };
  for (const n of [2, 3, 4]) {
    const seen = [new Set<number>(), new Set<number>()];
    for (let k = 0; k < 1000; k++) {
      const at = deal({}, n, `deck ${k}`)
        .events.toReversed()
        .flatMap((e, i) => (b.eventCards[e]!.kind === "speedUp" ? [i] : []));
      expect(at.length).toBe(2);
      at.forEach((place, i) => seen[i]!.add(place));
    }
    expect(seen.map((set) => [Math.min(...set), Math.max(...set)])).toEqual(want[n]);
  }
});

story(
  "[HEIST-SETUP-6] [HEIST-SETUP-7] [HEIST-STAR-1] the train starts at Town A and its stars trigger nothing (T05)",
  (t) => {
    t.cowboys("Red* Blue")
      .carsAre("r05 r04 r03 r02 r01")
      .sheriffIs("in4")
      .switchesAre("red", "green")
      .knotIs(1)
      .meterIs(0);
    expect(t.s.played).toEqual([]);
    expect(heist.view(t.s, 0).front).toBe("r06");
  },
);

it("[HEIST-SETUP-2] [HEIST-SOLO-1] [HEIST-SOLO-2] one person plays three cowboys in the order chosen (T07)", () => {
  const s = deal({ solo: 3, first: 1, colours: ["blue", "red", "green"] }, 1);
  expect([s.horses.length, s.events.length, s.speed, s.bullets, s.deck.length]).toEqual([2, 15, 2, 3, 19]);
  expect(s.cowboys.map((c) => [c.colour, c.seat])).toEqual([
    ["blue", 0],
    ["red", 0],
    ["green", 0],
  ]);
  const order: number[] = [];
  while (order.length < 6) {
    const d = heist.pending(s)[0]!;
    if (d.kind === "action" && order.at(-1) !== d.as) order.push(d.as);
    expect(d.seat).toBe(0);
    heist.apply(s, d, heist.fallback(s, d), null);
  }
  expect(order).toEqual([0, 1, 2, 0, 1, 2]);
  expect(seatsFor({ solo: 3 })).toEqual({ min: 1, max: 1 });
});

it("[HEIST-SETUP-3] [HEIST-MAP-4] all start on foot in the canyon, the horses too (ruling)", () => {
  const s = deal({}, 4);
  expect(s.cowboys.map((c) => [c.at, c.horse])).toEqual(Array.from({ length: 4 }, () => [b.canyon, null]));
  expect(s.horses).toEqual([b.canyon, b.canyon]);
  expect(new Set(s.cowboys.map((c) => c.colour)).size).toBe(4);
});

it("[HEIST-SETUP-8] [HEIST-METER-2] the goal is agreed on between 10 and 20", () => {
  expect(deal({ goal: 17 }, 2).goal).toBe(17);
  expect(refused({ goal: 9 })).toBe("KERNEL-OPT-3");
  expect(refused({ goal: 21 })).toBe("KERNEL-OPT-3");
});

it("[HEIST-SETUP-9] no range is closed at the start", () => {
  expect(deal({}, 3).closed).toEqual([false, false, false]);
});

it("[HEIST-SETUP-10] five different Wanted Cards lie open", () => {
  const rows = Array.from({ length: 60 }, (_, k) => deal({}, 2, `row ${k}`).row);
  for (const row of rows) expect(new Set(row).size).toBe(5);
  expect(new Set(rows.flat()).size).toBe(12);
});

it("[HEIST-SETUP-12] the first player is the host's choice, by default chance (ruling); turns pass in seat order", () => {
  expect(deal({ first: 3 }, 4).active).toBe(2);
  const seen = new Set(Array.from({ length: 60 }, (_, k) => deal({}, 4, `first ${k}`).active));
  expect([...seen].toSorted((x, z) => x - z)).toEqual([0, 1, 2, 3]);
  expect(seatsFor({ first: 3 })).toEqual({ min: 3, max: 4 });
});
