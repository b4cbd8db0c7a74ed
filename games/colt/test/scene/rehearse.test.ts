import { colt, type Event } from "../../engine/index.ts";
import { sha256Text } from "@trestle/kernel";
import { expect, it } from "vitest";
import { laneSpot, rowSpot, sightLength } from "../../scene/layout.ts";
import { picture } from "../../scene/picture.ts";
import { guesses, rivals } from "../../scene/rehearse.ts";

/** Three bandits of a fresh game, told what they lay; what happens then, as the worker would report it. */
function world(cards: readonly number[][]) {
  const config = colt.parseConfig({});
  if ("rule" in config) throw new Error(config.rule);
  const state = colt.setup({ config, seats: 3, seed: sha256Text("7"), rules: colt.rulesVersion }, null);
  const before = colt.view(state, 0);
  const events: Event[] = [];
  cards.forEach((plan, seat) => {
    const d = colt.pending(state).find((p) => p.seat === seat && !p.free)!;
    colt.apply(state, d, { t: "plan", cards: plan }, (e) => events.push(e));
  });
  return { before, world: { events, view: colt.view(state, 0) } };
}
const FLIP_FLOOR_FIRE = [0, 2, 3];
const FLOOR_FLIP_FIRE = [2, 0, 3];

it("is certain of what all worlds agree on, and counts them where they do not", () => {
  const calm = world([FLIP_FLOOR_FIRE, FLIP_FLOOR_FIRE, FLIP_FLOOR_FIRE]);
  const other = world([FLOOR_FLIP_FIRE, FLIP_FLOOR_FIRE, FLIP_FLOOR_FIRE]);
  const same = guesses(picture(calm.before), { picks: [], worlds: [calm.world, calm.world] }, 0);
  expect(same.map((g) => [g.nth, g.card, g.worlds, g.of])).toEqual([
    [1, 0, 2, 2],
    [2, 2, 2, 2],
    [3, 3, 2, 2],
  ]);
  expect(same[0]!.lane & 1).toBe(0);
  expect(same[1]!.lane & 1).toBe(1);
  const mixed = guesses(picture(calm.before), { picks: [], worlds: [calm.world, calm.world, other.world] }, 0);
  expect(mixed[0]).toMatchObject({ worlds: 2, of: 3, lane: same[0]!.lane });
});

it("says nothing of a world in which nothing was revealed", () => {
  const { before, world: one } = world([FLIP_FLOOR_FIRE]);
  expect(guesses(picture(before), { picks: [], worlds: [one] }, 0)).toEqual([]);
});

const FIRE_FLIP_FLOOR = [3, 0, 2];
const MOVE_FLIP_FLOOR = [1, 0, 2];
const ALL = [0, 1, 2] as const;

/** A figure that hits somebody with its first card when everybody fires, and whom. */
function shooting() {
  const fire = world([FIRE_FLIP_FLOOR, FIRE_FLIP_FLOOR, FIRE_FLIP_FLOOR]);
  const shot = fire.world.events.find((e) => e.t === "shot");
  if (shot?.t !== "shot") throw new Error("nobody was hit");
  const quiet = world(ALL.map((f) => (f === shot.figure ? FIRE_FLIP_FLOOR : FLOOR_FLIP_FIRE)));
  return { fire, quiet, shot, p: picture(fire.before) };
}

it("names whom most worlds see hit, in how many, and where", () => {
  const { fire, quiet, shot, p } = shooting();
  const worlds = [fire.world, fire.world, quiet.world];
  const [first] = guesses(p, { picks: [], worlds }, shot.figure);
  const quietly = quiet.world.events.some(
    (e) => e.t === "shot" && e.figure === shot.figure && e.target === shot.target,
  );
  expect(first!.hit).toEqual({ figure: shot.target, lane: 2 * shot.from.car, worlds: quietly ? 3 : 2 });
  expect(shot.from.floor).toBe("inside");
});

it("names nobody whom only half of the worlds see hit", () => {
  const { fire, shot, p } = shooting();
  const dry = world(ALL.map((f) => (f === shot.figure ? [0, 2, 1] : FLOOR_FLIP_FIRE)));
  const [first] = guesses(p, { picks: [], worlds: [fire.world, dry.world] }, shot.figure);
  expect(first!.hit).toBeNull();
});

it("guesses one other place at most for each rival, pass by pass, with its share", () => {
  const up = world([FLIP_FLOOR_FIRE, FLOOR_FLIP_FIRE, FLIP_FLOOR_FIRE]);
  const calm = world([FLIP_FLOOR_FIRE, FLIP_FLOOR_FIRE, FLIP_FLOOR_FIRE]);
  const p = picture(up.before);
  const told = rivals(p, { picks: [], worlds: [up.world, up.world, calm.world] }, 0);
  expect(told).toHaveLength(3);
  expect(told[0]).toMatchObject([{ figure: 1, lane: p.figures[1]!.lane + 1, worlds: 2, of: 3 }]);
  const climbed = told[1]!.map((g) => [g.figure, g.lane, g.worlds]);
  expect(climbed).toEqual([1, 2].map((f) => [f, p.figures[f]!.lane + 1, 3]));
});

it("leaves out rivals who stay, and whoever rehearses", () => {
  const calm = world([FLIP_FLOOR_FIRE, FLIP_FLOOR_FIRE, FLIP_FLOOR_FIRE]);
  const p = picture(calm.before);
  for (const me of ALL) {
    const told = rivals(p, { picks: [], worlds: [calm.world] }, me);
    expect(told[0]).toEqual([]);
    expect(told[1]!.map((g) => g.figure)).toEqual(ALL.filter((f) => f !== me));
  }
  expect(rivals(p, { picks: [], worlds: [] }, 0)).toEqual([[], [], []]);
});

it("ends a pass before the tail is unhooked: where the engine says they stand then", () => {
  const run = world([MOVE_FLIP_FLOOR, FLIP_FLOOR_FIRE, MOVE_FLIP_FLOOR]);
  const p = picture(run.before);
  const told = rivals(p, { picks: [], worlds: [run.world] }, 0)[2]!;
  const end = picture(run.world.view);
  const fallen = run.world.events.flatMap((e) => (e.t === "fell" ? [e.figure] : []));
  for (const i of [1, 2].filter((f) => !fallen.includes(f))) {
    const { lane } = end.figures[i]!;
    expect(told.find((g) => g.figure === i)?.lane ?? p.figures[i]!.lane).toBe(lane);
  }
  for (const i of fallen) expect(told.find((g) => g.figure === i)?.lane ?? 0).toBeGreaterThanOrEqual(0);
});

it("draws the sight to whom is hit, else to the end of the train", () => {
  const { p, shot } = shooting();
  const lane = p.figures[shot.figure]!.lane;
  const from = laneSpot(p, lane, { x: 0, y: 0 });
  const target = laneSpot(p, 2 * shot.from.car, from).x;
  const face = target > from.x ? 1 : -1;
  const near = sightLength(p, from, face, target);
  expect(near).toBeLessThan(Math.abs(target - from.x));
  expect(sightLength(p, from, face, null)).toBeGreaterThan(near);
  expect(sightLength(p, from, face, from.x)).toBe(20);
});

it("keeps the words of guesses at one spot apart, six of them too, and clear of who stands there", () => {
  for (const crowded of [true, false])
    for (let count = 1; count <= 6; count++) {
      const row = Array.from({ length: count }, (_, nth) => rowSpot({ x: 0, y: 0 }, { count, nth, crowded }));
      for (const lift of [0, 27]) {
        const xs = row.filter((r) => r.lift === lift).map((r) => r.x);
        for (let i = 1; i < xs.length; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(52);
      }
      for (const { x } of row) expect(Math.abs(x)).toBeLessThanOrEqual(65);
      if (crowded && count < 3) for (const { x } of row) expect(Math.abs(x)).toBe(60);
    }
});
