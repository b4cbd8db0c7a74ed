import { expect } from "vitest";
import { heist, story } from "./dsl.ts";

story("[HEIST-END-4] [HEIST-END-5] without tokens the line ends at the next junction the engine enters (T118)", (t) => {
  t.cowboys("Red* Blue").train("r22 r21 r20 r19 r18").noTokens().speed(4).town("B", "L01").fillSquares().Red.endsTurn();
  t.carsAre("r26 r25 r24 r23 r22").Blue.ends();
  t.carsAre("r30 r29 r28 r27 r26").owes("Blue", "load").Blue.places("L01", "B1");
  t.Red.ends();
  t.over("HEIST-END-4", "");
});

story("[HEIST-END-1] [HEIST-END-4] a delivery in time still wins (T119)", (t) => {
  t.cowboys("Red* Blue")
    .train("r30 r29 r28 r27 r26")
    .noTokens()
    .speed(4)
    .put("Red", "townA")
    .meter(9)
    .carries("Red", "L01");
  t.Red.drops();
  t.over("HEIST-END-1", "Red Blue");
});

story("[HEIST-END-5] an engine standing on the junction drives off by the route last shown (ruling)", (t) => {
  t.cowboys("Red* Blue").train("r00 r31 r30 r29 r28").switches("red", "green").noTokens().speed(1).Red.ends();
  t.goesOn().carsAre("rN r00 r31 r30 r29");
});

story("[HEIST-END-4] [HEIST-EVENT-7] the movement that draws the last card does not itself end the line", (t) => {
  t.cowboys("Red* Blue")
    .train("r14 r13 r12 r11 r10")
    .speed(5)
    .events("front1")
    .town("C", "L01")
    .fillSquares()
    .Red.ends();
  t.goesOn().carsAre("r19 r18 r17 r16 r15");
  expect(t.s.tokens).toBe(false);
});

story("[HEIST-END-6] without tokens scoring goes on as before (T146)", (t) => {
  t.cowboys("Red* Blue").noTokens().put("Red", "townC").carries("Red", "L01").Red.drops();
  t.meterIs(1).goesOn();
});

story(
  "[HEIST-STAR-4] [HEIST-FLIP-3] [HEIST-END-6] with the deck empty a star gives no card, a gold one still works its town (T121)",
  (t) => {
    t.cowboys("Red* Blue").train("r26 r25 r24 r23 r22").noTokens().speed(1).fillSquares().Red.ends();
    expect(t.told("event-drawn")).toEqual([]);
    t.knotIs(2);
  },
);

story("[HEIST-END-2] all lose together", (t) => {
  t.cowboys("Red* Blue Green").train("r04 r03 r02 r01 r00").speed(1).knot(3).Red.ends();
  t.over("HEIST-END-3", "");
  expect(heist.outcome(t.s)!.scores).toEqual([0, 0, 0]);
});

story("[HEIST-END-4] the lower junction ends the line as well", (t) => {
  t.cowboys("Red* Blue").train("r14 r13 r12 r11 r10").noTokens().speed(1).Red.endsTurn();
  t.goesOn().carsAre("r15 r14 r13 r12 r11").Blue.ends();
  t.over("HEIST-END-4", "");
  expect(t.told("line-ended")).toMatchObject([{ at: "r16" }]);
});
