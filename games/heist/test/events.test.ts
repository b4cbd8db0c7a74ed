import { expect } from "vitest";
import { nextJunction } from "../engine/flip.ts";
import { board as b, heist, move, story } from "./dsl.ts";

const SILVER = "r10 r09 r08 r07 r06"; // the engine enters the silver star r11 next

story(
  "[HEIST-EVENT-1] a card is drawn, shown, resolved and laid open; the pile is never shuffled back (ruling)",
  (t) => {
    t.cowboys("Red* Blue").train(SILVER).speed(1).events("north front1").Red.ends();
    expect(heist.view(t.s, null).played).toEqual(["EV03"]);
    expect(t.told("event-drawn")[0]).toMatchObject({ card: "EV03", left: 1, reveals: true });
  },
);

story("[HEIST-EVENT-2] [HEIST-SHER-3] [HEIST-JAIL-3] he takes everybody on every space he enters (T100)", (t) => {
  t.cowboys("Red* Yellow Green").speed(2).sheriff("in4").put("Yellow", "ee4").put("Green", "in5");
  t.train("r21 r20 r19 r18 r17").events("rear2 front1").Red.ends();
  t.Yellow.is("jail");
  t.Green.is("jail");
  t.speedIs(4).sheriffIs("in5");
});

story("[HEIST-SHER-2] at the end of his line he turns round, also in mid-move (ruling)", (t) => {
  t.cowboys("Red* Blue").train("r21 r20 r19 r18 r17").speed(1).sheriff("ee5").events("rear2 front1").Red.ends();
  t.sheriffIs("ee4");
  t.cowboys("Red* Blue").train("r21 r20 r19 r18 r17").speed(1).sheriff("in5").events("rear2 front1").Red.ends();
  t.sheriffIs("in5");
  expect(t.told("sheriff-moved").at(-1)!.path).toEqual(["ee5", "in5"]);
  t.cowboys("Red* Blue").train("r21 r20 r19 r18 r17").speed(1).sheriff("ee2").events("front1 front1").Red.ends();
  t.sheriffIs("in3");
});

story(
  "[HEIST-SHER-1] [HEIST-TMAP-5] his line runs from ee2 to ee5; ee1, roofs and jail are beyond him (ruling)",
  (t) => {
    t.cowboys("Red* Blue").sheriffIs("in4").sheriff("ee2").put("Red", "ee1").hand("Red", "W");
    t.Red.cannot(move.nudge("front"), "HEIST-FREE-6", { at: "ee2" });
    expect(b.sheriffLine.map((i) => b.spaceIds[i])).toEqual(["ee2", "in3", "ee3", "in4", "ee4", "in5", "ee5"]);
  },
);

story(
  "[HEIST-SHER-5] [HEIST-TUN-4] [HEIST-TMAP-4] nobody is caught in a section in the tunnel, its Enter/Exit included (T137) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").train("r11 r10 r09 r08 r07").sheriff("in4").put("Blue", "ee3").hand("Red", "W");
    t.Red.nudges("front");
    t.sheriffIs("ee3").Blue.is("ee3");
  },
);

story("[HEIST-SHER-5] in the tunnel one may go to him as well", (t) => {
  t.cowboys("Red* Blue").train("r11 r10 r09 r08 r07").sheriff("in4").put("Red", "ee3");
  t.Red.moves("in4").is("in4");
});

story("[HEIST-SHER-7] [HEIST-FAQ-10] over the roof above him is safe (T101)", (t) => {
  t.cowboys("Red* Blue").sheriff("ee3").put("Red", "rf3").Red.moves("rf4").is("rf4");
  t.speedIs(2);
});

story("[HEIST-EVENT-4] [HEIST-FAQ-5] Track Switched turns the next junction, nobody chooses (T103)", (t) => {
  t.cowboys("Red* Blue").train(SILVER).speed(1).events("flip front1").Red.ends();
  t.carsAre("r11 r10 r09 r08 r07").switchesAre("red", "red");
});

story("[HEIST-EVENT-4] [HEIST-FAQ-6] [HEIST-FLIP-2] under a train it turns the other one (T103)", (t) => {
  t.cowboys("Red* Blue").train("r21 r20 r19 r18 r17").speed(1).events("flip front1").Red.ends();
  t.switchesAre("green", "green");
  t.cowboys("Red* Blue").train("r31 r30 r29 r28 r27").switches("red", "red").speed(3).events("flip front1").Red.ends();
  t.carsAre("rS rN r00 r31 r30").switchesAre("red", "green");
});

story("[HEIST-EVENT-4] with cars on the next junction the other token turns, though it is further", (t) => {
  t.cowboys("Red* Blue").train("rN r00 r01 r02 r03").switches("red", "red").speed(2).events("flip front1").Red.ends();
  t.carsAre("r16 rS rN r00 r01").switchesAre("red", "red");
  expect(t.told("switches-stuck").length).toBe(1);
  t.cowboys("Red* Blue")
    .train("r01 r02 r03 r04 r05")
    .switches("red", "green")
    .speed(3)
    .events("flip front1")
    .Red.ends();
  t.carsAre("rS rN r00 r01 r02").switchesAre("red", "red");
});

story("[HEIST-EVENT-5] from either junction the next one is the other", (t) => {
  for (const [cars, next] of [
    ["r16 r15 r14 r13 r12", "top"],
    ["r00 r31 r30 r29 r28", "low"],
    ["r16 r17 r18 r19 r20", "top"],
  ] as const)
    for (const top of ["green", "red"] as const)
      for (const low of ["green", "red"] as const) {
        t.cowboys("Red* Blue").train(cars).switches(top, low);
        expect(["top", "low"][nextJunction(b, t.s)]).toBe(next);
      }
});

story("[HEIST-EVENT-6] [HEIST-METER-1] Train Speed Up: one more for good, never past 5 (T104) (ruling)", (t) => {
  t.cowboys("Red* Blue").train("r21 r20 r19 r18 r17").speed(1).events("speedUp front1").Red.ends();
  t.speedIs(2);
  t.cowboys("Red* Blue").train("r21 r20 r19 r18 r17").speed(5).events("speedUp front1").Red.ends();
  t.speedIs(5);
});

story(
  "[HEIST-EVENT-7] [HEIST-EVENT-1] [HEIST-END-4] the last card is resolved, both tokens leave, then the town is worked (T145)",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r26 r25 r24 r23 r22")
      .speed(1)
      .events("flip")
      .town("B", "L01")
      .fillSquares()
      .Red.ends();
    const order = t.log
      .map((e) => e.t)
      .filter((x) => ["event-drawn", "flipped", "tokens-removed", "town-reached"].includes(x));
    expect(order).toEqual(["event-drawn", "flipped", "tokens-removed", "town-reached"]);
    expect(t.s.tokens).toBe(false);
  },
);

story("[HEIST-EVENT-3] [HEIST-RANGE-1] [HEIST-MAP-5] a marker closes the cactus and the track space it faces", (t) => {
  t.cowboys("Red* Blue").train(SILVER).speed(1).events("east front1").Red.ends();
  expect(t.told("range-closed")[0]!.spaces).toEqual(["cactusE", "r24"]);
  expect(heist.view(t.s, 0).closed).toEqual(["east"]);
  t.cowboys("Red* Blue").train(SILVER).speed(1).events("south front1").Red.ends();
  expect(t.told("range-closed")[1]!.spaces).toEqual(["cactusS", "r14"]);
  t.cowboys("Red* Blue").train(SILVER).speed(1).events("north front1").Red.ends();
  expect(t.told("range-closed")[2]!.spaces).toEqual(["cactusN", "r02"]);
});

story("[HEIST-RANGE-2] no cowboy on foot and no ridden horse enters either space", (t) => {
  t.cowboys("Red* Blue").train(SILVER).closed("north").put("Red", "townA").hand("Red", "K05");
  t.Red.cannot(move.to("cactusN"), "HEIST-RANGE-2", { from: "townA", cactus: "north" });
  t.horses("rimNW1").rides("Red", 0).Red.cannot(move.to("r02"), "HEIST-RANGE-2", { to: "r02" });
  t.Red.does(move.ride(0, "K05")).cannot(move.gallop("cactusN"), "HEIST-RANGE-2");
});

story(
  "[HEIST-RANGE-3] the train passes Closed Range with everyone aboard; getting off there is entering (ruling)",
  (t) => {
    t.cowboys("Red* Blue").closed("south").train("r13 r12 r11 r10 r09").put("Red", "ee1").speed(1).hand("Red", "R01");
    t.Red.cannot(move.leave("cactusS"), "HEIST-RANGE-3", { to: "cactusS" }).ends();
    t.carsAre("r14 r13 r12 r11 r10").Red.is("ee1");
  },
);

story(
  "[HEIST-RANGE-4] [HEIST-FAQ-4] who stands there when the marker comes may move out, not across, not back (T106) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").train("r12 r11 r10 r09 r08").closed("north").put("Red", "cactusN");
    expect(t.Red.options("move")).toEqual(["r01", "r03", "rN", "townA"]);
    t.Red.cannot(move.to("r02"), "HEIST-RANGE-4", { from: "cactusN", to: "r02" });
    t.Red.moves("townA").cannot(move.to("cactusN"), "HEIST-RANGE-2", { to: "cactusN" });
  },
);

story("[HEIST-RANGE-5] standing on Closed Range all other actions remain possible", (t) => {
  t.cowboys("Red* Blue")
    .train(SILVER)
    .closed("north")
    .put("Red", "cactusN")
    .put("Blue", "cactusN")
    .hand("Red", "R01 R06 B06");
  t.Red.playsSet("R06 B06").takesBullet().offers("Blue", "R01");
  t.Blue.accepts().holds("R01");
});

story(
  "[HEIST-RANGE-6] [HEIST-RANGE-2] [HEIST-WANT-1] Trailblazer walks and rides where others may not; a horse it merely calls is stopped (T109) (ruling)",
  (t) => {
    t.cowboys("Red* Blue Green")
      .train("r20 r19 r18 r17 r16")
      .closed("north")
      .wanted("Red", "trailblazer")
      .put("Red", "townA");
    t.hand("Red", "K03 K04").horses("rimN canyon");
    t.Red.moves("cactusN", "r02").is("r02");
    t.Red.does(move.ride(0, "K03")).cannot(move.gallop("r02"), "HEIST-RANGE-2").does(move.gallop("rimNW1"));
    t.Red.moves("rimNW1").mounts(0);
    t.actions(1).Red.sends(0, "K04", "cactusN").is("cactusN");
  },
);

story("[HEIST-RANGE-6] moved by another rider, the horse is stopped although the Trailblazer sits on it", (t) => {
  t.cowboys("Red* Blue").train("r20 r19 r18 r17 r16").closed("north").wanted("Blue", "trailblazer").horses("rimNW1");
  t.rides("Red", 0)
    .rides("Blue", 0)
    .hand("Red", "K02")
    .Red.does(move.ride(0, "K02"))
    .cannot(move.gallop("r02"), "HEIST-RANGE-2");
});

story("[HEIST-LEAVE-1] [HEIST-RANGE-6] the Trailblazer may leave the train onto Closed Range", (t) => {
  t.cowboys("Red* Blue")
    .closed("north")
    .wanted("Red", "trailblazer")
    .put("Red", "ee3")
    .Red.leaves("cactusN")
    .is("cactusN");
});
