import { move, story } from "./dsl.ts";

const AWAY = "r10 r09 r08 r07 r06";

story("[HEIST-FLIP-1] [HEIST-FAQ-3] on the junction itself, not beside it", (t) => {
  t.cowboys("Red* Blue").train(AWAY).put("Red", "r01");
  t.Red.cannot(move.flip("top"), "HEIST-FLIP-1", { at: "r01", junction: "r00" });
  t.Red.moves("r00").flips("top");
  t.switchesAre("green", "green").actionsAre(2);
  t.Red.cannot(move.flip("low"), "HEIST-FLIP-1", { at: "r00", junction: "r16" });
});

story("[HEIST-FLIP-2] [HEIST-FREE-3] [HEIST-FAQ-6] no token turns under a train (T55)", (t) => {
  t.cowboys("Red* Blue").train("r18 r17 r16 r15 r14").hand("Red", "R03 B04 K05 R06");
  t.Red.cannot(move.straight("R03 B04 K05 R06", "low"), "HEIST-FLIP-2", { junction: "low", section: 3 });
  t.Red.playsStraight("R03 B04 K05 R06", "top").holds("");
  t.switchesAre("green", "green").actionsAre(4);
});

story("[HEIST-FLIP-2] not for Switchback either", (t) => {
  t.cowboys("Red* Blue").train("r18 r17 r16 r15 r14").put("Red", "rimS").wanted("Red", "switchback");
  t.Red.cannot(move.flip("low"), "HEIST-FLIP-2", { section: 3 });
});

story("[HEIST-FLIP-3] once the tokens are gone nothing can be flipped (T121)", (t) => {
  t.cowboys("Red* Blue").train(AWAY).put("Red", "r00").noTokens().hand("Red", "R03 B04 K05 R06");
  t.Red.cannot(move.flip("top"), "HEIST-FLIP-3", { junction: "top" });
  t.Red.cannot(move.straight("R03 B04 K05 R06", "top"), "HEIST-FLIP-3");
});

story("[HEIST-FREE-3] a straight of the wrong length or with a gap turns nothing", (t) => {
  t.cowboys("Red* Blue").train(AWAY).hand("Red", "R03 B04 K05 R07");
  t.Red.cannot(move.straight("R03 B04 K05", "top"), "HEIST-FREE-3", { cards: 3, length: 4 });
  t.Red.cannot(move.straight("R03 B04 K05 R07", "top"), "HEIST-FREE-3", { length: 4 });
});

story("[HEIST-FREE-4] a Wild fills the gap of a straight and does not stir the Sheriff (ruling)", (t) => {
  t.cowboys("Red* Blue").train(AWAY).hand("Red", "R03 B04 R06 W").sheriff("in4");
  t.Red.playsStraight("R03 B04 R06 W", "low");
  t.switchesAre("red", "red").sheriffIs("in4");
});

story("[HEIST-IMPL-7] a straight that could turn nothing is refused and stays in the hand", (t) => {
  t.cowboys("Red* Blue").train("r16 rS rN r00 r31").hand("Red", "R03 B04 K05 R06");
  t.Red.cannot(move.straight("R03 B04 K05 R06", "top"), "HEIST-FLIP-2");
  t.Red.cannot(move.straight("R03 B04 K05 R06", "low"), "HEIST-FLIP-2");
  t.Red.holds("R03 B04 K05 R06");
});

story("[HEIST-FLIP-1] each junction has a token of its own, and flipping one leaves the other", (t) => {
  t.cowboys("Red* Blue").train("r25 r24 r23 r22 r21").put("Red", "r16");
  t.Red.flips("low");
  t.switchesAre("red", "red").Red.cannot(move.flip("top"), "HEIST-FLIP-1", { at: "r16", junction: "r00" });
  t.Red.flips("low");
  t.switchesAre("red", "green").put("Red", "r00").Red.flips("top");
  t.switchesAre("green", "green");
});
