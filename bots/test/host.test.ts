import { colt, type ColtTypes } from "@trestle/games/colt/engine";
import { owed } from "@trestle/kernel";
import { expect, test } from "vitest";
import { budgetOf, levelOf, thinkFor, temperOf, type BotRequest, type BotFactory } from "../src/index.ts";

const nothing = { lines: [], opens: "now" } as const;

/** Counts what it is given, and takes as long for each iteration as it is told to. */
function counter(clock: { time: number }, each: number, most = Infinity): BotFactory<ColtTypes> {
  return {
    batch: 100,
    enough: 1000,
    begin(request) {
      let spent = 0;
      return {
        more(n) {
          const done = Math.min(n, most - spent);
          spent += done;
          clock.time += done * each;
        },
        get spent() {
          return spent;
        },
        get done() {
          return spent >= most;
        },
        result: () => ({ move: request.legal[0]!, why: nothing, say: null }),
        hints: () => [],
      };
    },
  };
}

function requestOf(): BotRequest<ColtTypes> {
  const config = colt.parseConfig({});
  if ("rule" in config) throw new Error("refused");
  const state = colt.setup({ config, seats: 3, seed: "7".repeat(64), rules: 1 }, null);
  const decision = owed(colt.pending(state))!;
  const legal: ColtTypes["move"][] = [];
  colt.moves(state, decision, legal);
  const view = colt.view(state, decision.seat);
  const how = { level: "legend", temper: "even", iterations: 1000 } as const;
  return { game: colt, view, history: [], legal, decision, seed: 1, ...how };
}

test.each([0.001, 0.05, 0.3, 1, 7])(
  "a bot of %d ms an iteration ends within its time, give or take a batch",
  (each) => {
    const clock = { time: 0 };
    const { spent } = thinkFor(counter(clock, each), requestOf(), 100, () => clock.time);
    expect(clock.time).toBeLessThanOrEqual(each * 25 > 100 ? each * 25 : 100 + each);
    expect(spent).toBe(Math.min(1000, spent));
    if (each * 1000 < 90) expect(spent).toBe(1000);
    else expect(clock.time).toBeGreaterThan(80);
  },
);

test("it stops where nothing more is to be gained, and a clock that stands still stops nobody", () => {
  const clock = { time: 0 };
  expect(thinkFor(counter(clock, 0.1, 40), requestOf(), 100, () => clock.time).spent).toBe(40);
  expect(thinkFor(counter(clock, 0), requestOf(), 100, () => 0).spent).toBe(1000);
});

test("names of earlier versions play as gunslingers", () => {
  expect(["legend", "sensible", "random", ""].map(levelOf)).toEqual([
    "legend",
    "gunslinger",
    "gunslinger",
    "gunslinger",
  ]);
  expect(["sly", "?"].map(temperOf)).toEqual(["sly", "even"]);
  const budget = { usual: 200, play: 300 };
  expect([budgetOf(budget, "play"), budgetOf(budget, "react")]).toEqual([300, 200]);
});
