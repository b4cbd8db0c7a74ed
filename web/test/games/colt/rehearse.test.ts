import { colt, type ColtTypes, type Event } from "@trestle/colt";
import { sha256Text } from "@trestle/kernel";
import { expect, it } from "vitest";
import { picture } from "../../../src/games/colt/picture.ts";
import { guesses } from "../../../src/games/colt/rehearse.ts";

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

it("names whom most worlds see hit", () => {
  const config = colt.parseConfig({});
  if ("rule" in config) throw new Error(config.rule);
  // Everybody starts inside and looks to the middle, so somebody's first Fire finds a target.
  const fire = world([
    [3, 0, 2],
    [3, 0, 2],
    [3, 0, 2],
  ]);
  const p = picture(fire.before);
  const victims = [0, 1, 2].map((f) => guesses(p, { picks: [], worlds: [fire.world] }, f)[0]?.victim ?? null);
  expect(victims.some((v) => v !== null)).toBe(true);
  const shots = fire.world.events.filter((e: ColtTypes["event"]) => e.t === "shot");
  expect(shots.length).toBeGreaterThan(0);
});
