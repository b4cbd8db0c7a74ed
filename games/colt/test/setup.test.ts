import { expect } from "vitest";
import { isRefusal } from "@trestle/kernel";
import { ACTIONS, BANDITS, LOOT } from "../engine/catalogue.ts";
import { colt, programmes, type Config } from "../engine/index.ts";
import { handOf } from "../engine/plan.ts";
import { story } from "./dsl.ts";

const options = (raw: unknown): Config => {
  const config = colt.parseConfig(raw);
  if (isRefusal(config)) throw new Error(config.rule);
  return config;
};

story("[COLT-COMP-1] the train is a locomotive and eight cars at most", (t) => {
  t.deal("Belle Cheyenne Django Doc Ghost Mei Tuco");
  expect(t.s.cars).toBe(8);
  expect(t.s.loot).toHaveLength(9);
  expect(t.s.loot[0]).toBe(0);
});

story("[COLT-COMP-2] the eight Loot values, all different", () => {
  expect(LOOT).toEqual([301, 312, 323, 345, 356, 367, 378, 389]);
});

story("[COLT-COMP-3] seven bandits with six action cards each", () => {
  expect(BANDITS).toEqual(["belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco"]);
  expect(ACTIONS).toEqual(["flip", "move", "change-floor", "fire", "reflex", "horse"]);
});

story("[COLT-COMP-4] exactly one player holds the First Player card", (t) => {
  t.deal("Belle Doc Mei Tuco");
  const view = colt.view(t.s, null);
  expect(view.figures[view.first]).toBeDefined();
  expect(Number.isInteger(view.first)).toBe(true);
});

story(
  "[COLT-SETUP-2] [COLT-SETUP-7] T01 a new train: caboose and locomotive empty, all inside, standing, no Loot",
  (t) => {
    t.deal("Belle Doc Mei Tuco");
    expect(t.s.cars).toBe(5);
    const lanes = colt.view(t.s, null).lanes;
    expect(lanes.map((lane) => lane.length)).toEqual([0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0]);
    for (const f of t.s.figures) expect([f.status, f.stunned, f.loot]).toEqual(["aboard", false, []]);
  },
);

story("[COLT-SETUP-4] [COLT-SETUP-5] T02 from the last car but one forward, and the row wraps round the table", (t) => {
  let seed = 0;
  do t.deal("Belle Cheyenne Django Doc", String(seed++));
  while (t.s.first !== 2);
  t.becomes("C5[] C4[Django>] C3[Doc>] C2[Belle<] C1[Cheyenne<] L[]");
});

story("[COLT-SETUP-4] every bandit is drawn as first player now and then", (t) => {
  const drawn = [0, 0, 0, 0];
  for (let i = 0; i < 400; i++) drawn[t.deal("Belle Doc Mei Tuco", String(i)).s.first]!++;
  for (const times of drawn) expect(times).toBeGreaterThan(70);
});

story("[COLT-SETUP-6] T03 the rear half, rounded up, faces front", (t) => {
  const all = ["Belle", "Cheyenne", "Django", "Doc", "Ghost", "Mei", "Tuco"];
  const fronts = [3, 4, 5, 6, 7].map((n) => {
    t.deal(all.slice(0, n).join(" "));
    const byCar = t.s.figures.toSorted((a, b) => b.lane - a.lane).map((f) => f.facing);
    expect(byCar).toEqual(byCar.toSorted()); // "front" before "rear", from the caboose on
    return byCar.filter((facing) => facing === "front").length;
  });
  expect(fronts).toEqual([2, 2, 3, 3, 4]);
});

story(
  "[COLT-SETUP-1] [COLT-SETUP-2] [COLT-COMP-2] T04 two and eight players are refused; 3 use four cars, 7 all eight",
  () => {
    const config = options({});
    expect(colt.seats(config)).toEqual({ min: 3, max: 7 });
    const deal = (seats: number) => colt.setup({ config, seats, seed: "0".repeat(64), rules: 1 }, null);
    expect(() => deal(2)).toThrow("COLT-SETUP-1");
    expect(() => deal(8)).toThrow("COLT-SETUP-1");
    for (const [seats, cars] of [
      [3, 4],
      [7, 8],
    ] as const) {
      const s = deal(seats);
      expect(s.cars).toBe(cars);
      expect([...s.loot.slice(1), ...s.aside].toSorted((a, b) => a - b)).toEqual([...LOOT]);
    }
  },
);

story("[COLT-SETUP-2] the cars are shuffled: each value is in the caboose now and then", (t) => {
  const seen = new Set<number>();
  for (let i = 0; i < 120; i++) seen.add(t.deal("Belle Doc Mei", String(i)).s.loot.at(-1)!);
  expect(seen.size).toBe(8);
});

story("[COLT-SETUP-3] bandits can be chosen, each once; who chooses none takes the next free one", (t) => {
  t.deal("Tuco Mei Belle");
  expect(t.s.figures.map((f) => BANDITS[f.bandit])).toEqual(["tuco", "mei", "belle"]);
  const twice = colt.parseConfig({ bandits: ["mei", "mei"] });
  expect(isRefusal(twice) && twice.rule).toBe("KERNEL-OPT-3");
  const s = colt.setup({ config: options({ bandits: ["cheyenne"] }), seats: 3, seed: "1".repeat(64), rules: 1 }, null);
  expect(s.figures.map((f) => BANDITS[f.bandit])).toEqual(["cheyenne", "belle", "django"]);
});

story("[COLT-SETUP-8] [COLT-SCHEME-2] T05 hands of 4, 5, 5 and 6 cards make 24, 60, 60 and 120 programmes", (t) => {
  for (const [reflex, horse, size, count] of [
    [false, false, 4, 24],
    [true, false, 5, 60],
    [false, true, 5, 60],
    [true, true, 6, 120],
  ] as const) {
    const o = options({ reflex, horse });
    expect(handOf(o)).toHaveLength(size);
    expect(programmes(o)).toHaveLength(count);
    t.options({ reflex, horse }).deal("Belle Doc Mei");
    const offered = t.driver.offers(0, "plan");
    expect(offered).toHaveLength(count);
    expect(new Set(offered.map((m) => JSON.stringify(m))).size).toBe(count);
    for (const m of offered) expect(m.t === "plan" && new Set(m.cards).size).toBe(3);
  }
});

story("[COLT-MODEL-1] [COLT-MODEL-7] after the deal nothing is left to chance: same programmes, same game", (t) => {
  const play = (): string => {
    t.deal("Belle Doc Mei Tuco", "same");
    while (t.s.outcome === null)
      for (const d of t.s.pending.slice())
        if (!d.free) t.driver.answer(d.seat, "plan", { t: "plan", cards: [2, 3, 0] });
    return JSON.stringify(t.events);
  };
  expect(play()).toBe(play());
});
