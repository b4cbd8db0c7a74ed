import { makeHeist, ours, slotsOf } from "../../engine/index.ts";
import { expect, it } from "vitest";
import { boardKeys, handKeys } from "../../scene/keys.ts";
import { boxOf } from "../../scene/box.ts";
import { layout, worldOf } from "../../scene/layout.ts";
import { picture } from "../../scene/picture.ts";
import { another } from "./another-box.ts";
import { steps, type Wish } from "./fixture.ts";

const TABLES: readonly [string, Omit<Wish, "seed" | "eyes">][] = [
  ["four together", { seats: 4, options: {} }],
  ["two who know how", { seats: 2, options: { goal: 16 }, clever: true }],
  ["one with two", { seats: 1, options: { solo: 2 } }],
  ["three against each other", { seats: 3, options: { mode: "versus" } }],
  ["another box", { seats: 3, options: {}, game: makeHeist(another()) }],
];

const kinds = new Set<string>();

it.each(TABLES)("has something to touch for every key of every legal move: %s", (_name, wish) => {
  let decisions = 0;
  for (let seed = 1; seed <= 6; seed++)
    for (const eyes of wish.seats === 1 ? [0] : [0, 1]) {
      const game = steps({ ...wish, seed, eyes });
      for (const [i, { asked }] of game.entries()) {
        if (asked === null || asked.decision.seat !== eyes) continue;
        const { view } = game[i - 1]!;
        const drawn = new Set([...boardKeys(picture(view)), ...handKeys(view, eyes)]);
        for (const key of new Set(asked.legal.flatMap((m) => slotsOf(m)))) {
          if (!drawn.has(key)) expect.fail(`${key} of ${asked.decision.kind} is drawn nowhere`);
          kinds.add(key.slice(0, key.indexOf(":")));
        }
        decisions++;
      }
    }
  expect(decisions).toBeGreaterThan(200);
});

it("has seen every kind of key but the towns', which few hands ever ask for", () => {
  const all = "action card cowboy direction horse section space square switch tile wanted".split(" ");
  expect([...kinds]).toEqual(expect.arrayContaining(all));
});

it.each(TABLES)("puts every piece on its map: %s", (_name, wish) => {
  for (const { view } of steps({ ...wish, seed: 3, eyes: 0 })) {
    const p = picture(view);
    const world = worldOf(p.edition);
    expect(boxOf(p.edition).hash).toBe(p.edition);
    const at = layout(p, world);
    const spots = [...at.cars, ...at.cowboys, ...at.horses.flatMap((h) => h ?? []), at.sheriff];
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(world.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(world.height);
    }
    for (const { turn } of at.cars) expect(Number.isFinite(turn)).toBe(true);
    p.cowboys.forEach((c, i) => {
      const onMap = world.box.main.has(c.at);
      expect(at.cowboys[i]!.y < world.train.y).toBe(onMap);
    });
  }
});

it("draws a map of other units as large as ours, with the same pieces and letters on it", () => {
  const [world, small] = [worldOf(makeHeist(ours).hash), worldOf(makeHeist(another()).hash)];
  expect([small.width, small.height]).toEqual([world.width, world.height]);
  for (const s of world.box.edition.mainMap.spaces) {
    const other = s.id === "townB" ? "fort" : s.id;
    expect(small.place(other)).toEqual(world.place(s.id));
    expect(small.box.main.get(other)!.outline).toEqual(s.outline);
  }
  for (const [i, m] of world.box.edition.mainMap.mesas.entries())
    expect(small.box.edition.mainMap.mesas[i]!.outlines).toEqual(m.outlines);
});
