import { expect, it } from "vitest";
import { isRefusal } from "@trestle/kernel";
import { configOf, heist, move, story } from "./dsl.ts";

const refused = (options: Record<string, unknown>): string => {
  const config = heist.parseConfig(options);
  return isRefusal(config) ? config.rule : "accepted";
};

story("[HEIST-VAR-1] the score challenge counts on past 20 and ends with its score (T130) (ruling)", (t) => {
  t.score("Red* Blue").put("Red", "townC").meter(20).carries("Red", "L01 L02").Red.drops();
  t.meterIs(22).goesOn();
  expect(heist.view(t.s, 0).goal).toBeNull();
  t.train("r26 r25 r24 r23 r22").speed(1).knot(3).Red.ends();
  t.over("HEIST-VAR-1", "");
  expect(heist.outcome(t.s)!.scores).toEqual([22, 22]);
  t.score("Red* Blue").meter(7).train("r31 r30 r29 r28 r27").noTokens().speed(1).Red.ends();
  t.over("HEIST-VAR-1", "");
  expect(heist.outcome(t.s)!.scores).toEqual([7, 7]);
  expect(t.told("line-ended")).toMatchObject([{ rule: "HEIST-END-4", at: "r00" }]);
});

story("[HEIST-VAR-2] the shorter game: fewer events, and the goal sinks by one for each two of them (ruling)", (t) => {
  t.cowboys("Red* Blue", { fewerEvents: 5, goal: 10 });
  expect(t.s.goal).toBe(8);
});

it("[HEIST-VAR-2] the deck keeps at least eight cards, so a large table can take out fewer (ruling)", () => {
  const size = (options: Record<string, unknown>, seats: number): number =>
    heist.setup({ config: configOf(options), seats, seed: "a".repeat(64), rules: 1 }, null).events.length;
  expect([size({ fewerEvents: 4 }, 4), size({ fewerEvents: 7 }, 3), size({ fewerEvents: 10 }, 2)]).toEqual([8, 8, 8]);
  const seats = (fewerEvents: number): unknown => heist.seats(configOf({ fewerEvents }));
  expect([seats(4), seats(5), seats(8)]).toEqual([
    { min: 2, max: 4 },
    { min: 2, max: 3 },
    { min: 2, max: 2 },
  ]);
  expect(refused({ solo: 4, fewerEvents: 5 })).toBe("HEIST-VAR-2");
});

story("[HEIST-VAR-3] the harder game: fewer events, the goal stays", (t) => {
  t.cowboys("Red* Blue", { fewerEvents: 5, lowerGoal: false, goal: 10 });
  expect(t.s.goal).toBe(10);
});

story(
  "[HEIST-SOLO-2] [HEIST-SOLO-4] each cowboy has its own hand and turn, and the one person decides for all, both sides of a trade too",
  (t) => {
    t.solo("Red* Blue Green").hand("Red", "R01").hand("Blue", "B01");
    t.Red.offers("Blue", "R01");
    t.owes("Blue", "answer");
    expect(heist.pending(t.s)[0]!.seat).toBe(0);
    expect(heist.view(t.s, 0).cowboys.map((c) => c.hand)).toEqual([[], ["B01"], []]);
    t.Blue.accepts().holds("R01 B01");
    t.Red.endsTurn();
    t.turnOf("Blue");
  },
);

story("[HEIST-SOLO-3] trades between one's own cowboys follow the same rules (ruling)", (t) => {
  t.solo("Red* Blue")
    .put("Blue", "drawN")
    .hand("Red", "R01")
    .Red.cannot(move.trade(1, "R01"), "HEIST-TRADE-1", { with: "drawN" });
});

it("[HEIST-SOLO-4] [HEIST-SOLO-1] versus is not played alone, and a first player must exist (ruling)", () => {
  expect(refused({ solo: 2, mode: "versus" })).toBe("HEIST-SOLO-4");
  expect(refused({ solo: 2, first: 3 })).toBe("HEIST-SETUP-12");
  expect(refused({ solo: 2 })).toBe("accepted");
});

story("[HEIST-SOLO-4] off-turn Wanted Cards are the one person's decision too", (t) => {
  t.solo("Red* Blue").train("rN r00 r01 r02 r03").speed(1).row("boxcar").put("Blue", "ee3").sheriff("ee5").Red.ends();
  t.owes("Blue", "claim");
  expect(heist.pending(t.s)[0]!.seat).toBe(0);
});

it("[HEIST-DOUBT-1] a table names the edition it plays with, and no other is accepted in its place", () => {
  const config = heist.parseConfig({});
  expect(config).toMatchObject({ edition: heist.hash });
  expect(refused({ edition: heist.hash })).toBe("accepted");
  expect(refused({ edition: "0".repeat(64) })).toBe("HEIST-DOUBT-1");
});
