import { expect } from "vitest";
import { GREEN, nextRail, RED } from "../engine/edition/tables.ts";
import { board as b, heist, story } from "./dsl.ts";

story(
  "[HEIST-STAR-1] [HEIST-TOWN-1] [HEIST-FAQ-2] passing a gold star: one card, then its town; later cars trigger nothing (T76) (T77)",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r14 r13 r12 r11 r10")
      .speed(5)
      .fillSquares()
      .town("C", "L21")
      .events("front1 front1 front1");
    t.sheriff("ee5").Red.ends();
    t.carsAre("r19 r18 r17 r16 r15");
    expect(t.s.played.length).toBe(1);
    expect(t.told("town-reached").map((e) => e.town)).toEqual(["C"]);
    t.Red.places("L21", "C1");
    t.speed(2).Blue.ends();
    t.carsAre("r21 r20 r19 r18 r17");
    expect(t.s.played.length).toBe(1);
  },
);

story("[HEIST-RAIL-6] [HEIST-EDGE-2] from the edge green leads counter-clockwise, red clockwise (T79)", (t) => {
  t.cowboys("Red* Blue").train("rS rN r00 r31 r30").switches("red", "green").Red.ends();
  t.carsAre("r17 r16 rS rN r00");
  expect(t.s.played).toEqual([]);
  t.cowboys("Red* Blue").train("rS rN r00 r31 r30").switches("red", "red").Red.ends();
  t.carsAre("r15 r16 rS rN r00");
  expect(t.s.played).toEqual([]);
});

story(
  "[HEIST-EVENT-4] [HEIST-RAIL-7] [HEIST-EDGE-1] over the edge: one card; with cars on both junctions no switch turns (T80)",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r31 r30 r29 r28 r27")
      .switches("red", "green")
      .speed(4)
      .events("flip front1")
      .Red.ends();
    t.carsAre("r16 rS rN r00 r31").switchesAre("red", "green");
    expect(t.told("switches-stuck").length).toBe(1);
    expect(t.told("event-drawn").map((e) => e.by)).toEqual([null]);
  },
);

story("[HEIST-RAIL-6] clockwise on green the train stays on the loop (T82)", (t) => {
  t.cowboys("Red* Blue").train("r03 r04 r05 r06 r07").switches("green", "green").speed(4).Red.ends();
  t.carsAre("r31 r00 r01 r02 r03");
  expect(t.told("event-drawn").map((e) => e.by)).toEqual(["r02"]);
});

story(
  "[HEIST-RAIL-6] [HEIST-JUNC-1] clockwise on red it leaves for the edge, all cars behind the engine (T83)",
  (t) => {
    t.cowboys("Red* Blue").train("r02 r03 r04 r05 r06").switches("red", "green").speed(3).Red.ends();
    t.carsAre("rN r00 r01 r02 r03");
    expect(t.s.played).toEqual([]);
  },
);

story(
  "[HEIST-TRAIN-5] [HEIST-TRAIN-4] a switch turned by a card does not bend the movement that drew it (T85) (ruling)",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r10 r09 r08 r07 r06")
      .switches("red", "green")
      .speed(5)
      .events("flip front1")
      .Red.endsTurn();
    t.carsAre("r15 r14 r13 r12 r11").switchesAre("red", "red");
    t.speed(2).Blue.ends();
    t.carsAre("rS r16 r15 r14 r13");
  },
);

story(
  "[HEIST-TRACK-1] [HEIST-TRACK-2] [HEIST-TUN-5] who is hit lies flat in the canyon with its loot, and its horse is gone (T86) (ruling)",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r17 r16 r15 r14 r13")
      .horses("r18")
      .rides("Red", 0)
      .carries("Red", "L01")
      .hand("Red", "R01")
      .speed(3);
    t.fillSquares().town("C", "L21").Red.ends();
    t.Red.is("canyon").isFlat().isOn(null).carries("L01");
    t.horsesAre("gone");
    t.Red.places("L21", "C1").discards("R01").holdsCards(5);
    t.speed(1).Blue.endsTurn();
    t.turnOf("Blue").owes("Blue", "action");
    expect(t.told("stood-up").length).toBe(1);
    t.Red.isFlat(false).hasBullets(1);
  },
);

story("[HEIST-TRACK-1] both riders of one horse are hit, and only by the engine", (t) => {
  t.cowboys("Red* Blue Green")
    .train("r10 r09 r08 r07 r06")
    .horses("r12 canyon")
    .rides("Red", 0)
    .rides("Blue", 0)
    .put("Green", "r14");
  t.hand("Red", "R01").Red.ends();
  t.Red.isFlat().is("canyon");
  t.Blue.isFlat().is("canyon");
  t.Green.is("r14").isFlat(false);
});

story("[HEIST-TRACK-3] only the engine enters new ground: behind the caboose one is safe", (t) => {
  t.cowboys("Red* Blue").put("Red", "r00").speed(5).Red.ends();
  t.Red.is("r00").isFlat(false);
});

story(
  "[HEIST-TURN-6] hit in its own Train step one still discards and draws, and loses the next turn (T88) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").put("Red", "r06").speed(1).hand("Red", "R01 B02 K03").Red.ends();
    t.owes("Red", "discard").Red.isFlat().ends().holdsCards(5);
    t.turnOf("Blue").Blue.endsTurn();
    t.turnOf("Blue");
  },
);

story("[HEIST-TURN-4] [HEIST-TURN-5] [HEIST-FAQ-11] on a lost turn only the train moves (ruling)", (t) => {
  t.cowboys("Red* Blue").flat("Blue").hand("Blue", "R01").speed(1).Red.endsTurn();
  t.carsAre("r07 r06 r05 r04 r03").turnOf("Red").owes("Red", "action");
  t.Blue.isFlat(false).holds("R01");
});

story("[HEIST-TURN-4] the train moves on a prisoner's turn too", (t) => {
  t.cowboys("Red* Blue").jailed("Red").speed(1).Red.ends();
  t.carsAre("r06 r05 r04 r03 r02");
});

story("[HEIST-TURN-10] a lost turn allows nothing else, and counts for a Wanted Card taken before", (t) => {
  t.cowboys("Red* Blue").flat("Blue").wanted("Blue", "wild").speed(1);
  t.s.cowboys[1]!.active = false;
  t.Red.endsTurn();
  t.turnOf("Red");
  expect(t.s.cowboys[1]!.active).toBe(true);
});

story("[HEIST-TUN-1] [HEIST-TUN-2] who is on a roof that enters the tunnel is swept off (T89)", (t) => {
  t.cowboys("Red* Blue Green").train("r07 r06 r05 r04 r03").put("Red", "rf2").put("Blue", "rf3").speed(1).Red.ends();
  t.Red.is("canyon").isFlat();
  t.Blue.is("rf3").isFlat(false);
  expect(t.told("swept-off").map((e) => e.from)).toEqual(["rf2"]);
});

story("[HEIST-TRAIN-7] [HEIST-TUN-2] what the train merely passes counts: into the tunnel in mid-movement", (t) => {
  t.cowboys("Red* Blue")
    .train("r08 r07 r06 r05 r04")
    .put("Red", "rf5")
    .put("Blue", "r12")
    .speed(5)
    .sheriff("ee2")
    .hand("Red", "R01")
    .Red.ends();
  t.carsAre("r13 r12 r11 r10 r09").Red.isFlat();
  t.Blue.isFlat();
});

story(
  "[HEIST-SHER-6] [HEIST-SHER-5] as soon as the section is out of the tunnel the Sheriff takes whom he stands with (T91)",
  (t) => {
    t.cowboys("Red* Blue").train("r12 r11 r10 r09 r08").put("Red", "in4").sheriff("in4").speed(1).Red.ends();
    t.Red.is("jail");
    t.speedIs(2).carsAre("r13 r12 r11 r10 r09");
  },
);

story(
  "[HEIST-TRAIN-1] the distance is read once: an arrest on the way counts from the next movement (T92) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").train("r12 r11 r10 r09 r08").put("Red", "in4").sheriff("in4").speed(3).Red.ends();
    t.carsAre("r15 r14 r13 r12 r11").speedIs(4);
  },
);

story("[HEIST-TRAIN-3] [HEIST-SHER-6] [HEIST-TRACK-1] first the track, then the Sheriff (T149)", (t) => {
  t.cowboys("Red* Green Blue")
    .train("r12 r11 r10 r09 r08")
    .put("Red", "in4")
    .sheriff("in4")
    .put("Blue", "r13")
    .speed(1)
    .Red.ends();
  t.Blue.is("canyon").isFlat();
  t.Red.is("jail");
  const order = t.log.map((e) => e.t).filter((x) => x === "hit" || x === "arrested");
  expect(order).toEqual(["hit", "arrested"]);
});

story("[HEIST-TRAIN-2] car by car the train follows its engine", (t) => {
  t.cowboys("Red* Blue").speed(1).Red.ends();
  t.carsAre("r06 r05 r04 r03 r02");
  const seen = t.told("rolled");
  expect(seen.map((e) => [e.step, e.of, e.from, e.to])).toEqual([[1, 1, "r05", "r06"]]);
});

story("[HEIST-TRAIN-6] the step stops at once when the game is lost", (t) => {
  t.cowboys("Red* Blue").train("r30 r29 r28 r27 r26").noTokens().speed(5).put("Blue", "r00").Red.ends();
  t.over("HEIST-END-4", "").carsAre("r31 r30 r29 r28 r27").Blue.isFlat(false);
});

story(
  "[HEIST-STAR-2] [HEIST-STAR-3] [HEIST-EDGE-1] several triggers of one movement give several cards, in order",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r04 r05 r06 r07 r08")
      .switches("red", "green")
      .speed(5)
      .events("rear1 front1 north")
      .Red.ends();
    t.carsAre("rN r00 r01 r02 r03");
    expect(t.told("event-drawn").map((e) => e.by)).toEqual(["r02"]);
    t.cowboys("Red* Blue")
      .train("r03 r04 r05 r06 r07")
      .switches("red", "green")
      .speed(5)
      .events("rear1 front1 north")
      .Red.ends();
    t.carsAre("rS rN r00 r01 r02");
    expect(
      t
        .told("event-drawn")
        .slice(1)
        .map((e) => e.by),
    ).toEqual(["r02", null]);
  },
);

story("[HEIST-STAR-2] speed never exceeds five, so a car ends on every star passed", (t) => {
  t.cowboys("Red* Blue").train("r01 r00 r31 r30 r29").speed(5).Red.ends();
  expect(t.s.cars.map((c) => b.spaceIds[c])).toContain("r02");
});

story("[HEIST-RAIL-1] [HEIST-RAIL-4] [HEIST-RAIL-8] the whole loop has 32 spaces and six stars", (t) => {
  t.cowboys("Red* Blue").switches("green", "green");
  const { spaceIds, star } = b;
  const gold = spaceIds.filter((_, i) => star[i] === 2).sort();
  const silver = spaceIds.filter((_, i) => star[i] === 1).sort();
  expect([gold, silver]).toEqual([
    ["r05", "r18", "r27"],
    ["r02", "r11", "r22"],
  ]);
  expect(lap(GREEN, GREEN).length).toBe(32);
  const west = lap(GREEN, RED);
  expect([west.length, west.includes("r05"), west.includes("r27")]).toEqual([19, true, false]);
  const east = lap(RED, GREEN);
  expect([east.length, east.includes("r05"), east.includes("r27"), east.includes("r18")]).toEqual([
    19,
    false,
    true,
    true,
  ]);
  expect(lap(RED, RED).length).toBe(19);
});

/** The spaces of the circuit in which the engine ends up from the start. HEIST-RAIL-8 */
function lap(top: number, low: number): string[] {
  let [cur, prev] = [b.startCars[0]!, b.startCars[1]!];
  const seen: string[] = [];
  for (let i = 0; i < 200; i++) {
    [prev, cur] = [cur, nextRail(b, top, low, prev, cur)];
    if (i >= 100) seen.push(b.spaceIds[cur]!);
  }
  const again = seen.findIndex((id, i) => i > 0 && id === seen[0] && seen[i + 1] === seen[1]);
  return seen.slice(0, again);
}

story(
  "[HEIST-TRAIN-2] the view foretells the next three movements, with stars, towns, edge and who is in the way",
  (t) => {
    t.cowboys("Red* Blue").train("r14 r13 r12 r11 r10").speed(5).put("Blue", "r17").horses("r22");
    const [first, second, third] = heist.view(t.s, 0).forecast;
    expect(first!.cars[0]).toBe("r19");
    expect(first!.meets).toEqual([
      { at: "r16", what: "junction", town: null },
      { at: "r18", what: "town", town: "C" },
    ]);
    expect(first!.hits).toEqual({ cowboys: [1], horses: [] });
    expect(second!.hits.horses).toEqual([0]);
    expect(third!.meets).toEqual([{ at: "r27", what: "town", town: "B" }]);
    t.noTokens();
    expect(heist.view(t.s, 0).forecast.map((f) => f.endOfLine)).toEqual([true]);
  },
);
