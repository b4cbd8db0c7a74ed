import { expect } from "vitest";
import { move, story } from "./dsl.ts";

story(
  "[HEIST-DROP-1] [HEIST-DROP-2] [HEIST-DROP-4] a drop-off scores, draws new tiles, then returns the old ones (T49)",
  (t) => {
    t.cowboys("Red* Blue").put("Red", "townC").meter(3).carries("Red", "L01 L02");
    t.sack("L03 L04 L05 L06 L07 L08 L09 L10 L11").Red.drops().carries("");
    t.meterIs(5).sackHas(9).actionsAre(3);
    const laid = t.told("laid").map((e) => e.tile);
    expect(laid.length).toBe(2);
    expect(laid).not.toContain("L01");
    expect(laid).not.toContain("L02");
    t.townHas("C", laid.join(" "));
  },
);

story(
  "[HEIST-DROP-3] [HEIST-FAQ-12] when the sack is short, one of the tiles brought is laid instead, as one chooses (T50) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").put("Red", "townC").carries("Red", "L01 L02").sack("L05");
    t.Red.drops();
    t.owes("Red", "lay")
      .Red.cannot(move.lay("L05", "C"), "HEIST-DROP-3")
      .cannot(move.lay("L01", "A"), "HEIST-DROP-2", { at: "C" });
    t.Red.lays("L02", "C");
    t.townHas("C", "L02 L05").sackHas(1).meterIs(2);
  },
);

story("[HEIST-DROP-3] with an empty sack all tiles brought stay at the town", (t) => {
  t.cowboys("Red* Blue").put("Red", "townC").carries("Red", "L01 L02").sack("");
  t.Red.drops();
  t.townHas("C", "L01 L02").sackHas(0).owes("Red", "action");
});

story("[HEIST-DROP-4] [HEIST-END-1] [HEIST-END-2] reaching the goal wins at once, for everybody (T52)", (t) => {
  t.cowboys("Red* Blue").put("Red", "townC").meter(9).goal(10).carries("Red", "L01 L02");
  t.Red.drops();
  t.over("HEIST-END-1", "Red Blue").meterIs(11).carsAre("r05 r04 r03 r02 r01");
});

story("[HEIST-DROP-1] the track beside the town is not the town (T53)", (t) => {
  t.cowboys("Red* Blue").put("Red", "r18").carries("Red", "L01");
  t.Red.cannot(move.drop(), "HEIST-DROP-1", { at: "r18" });
});

story("[HEIST-DROP-1] one drops off from the saddle too, but nothing without loot (ruling)", (t) => {
  t.cowboys("Red* Blue").horses("townB").rides("Red", 0).carries("Red", "L01");
  t.Red.drops().isOn(0).cannot(move.drop(), "HEIST-DROP-1", { carried: 0 });
});

story("[HEIST-DROP-5] a town holds any number of tiles (ruling)", (t) => {
  t.cowboys("Red* Blue").put("Red", "townB").town("B", "L03 L04 L05 L06 L07 L08").carries("Red", "L01");
  t.Red.drops();
  expect(t.s.towns[1]!.length).toBe(7);
});

story("[HEIST-DROP-4] three tiles of a Two-Timing robber score three", (t) => {
  t.cowboys("Red* Blue").wanted("Red", "twoTiming").put("Red", "townA").carries("Red", "L01 L02 L03");
  t.Red.drops();
  t.meterIs(3);
  expect(t.s.towns[0]!.length).toBe(3);
});

story("[HEIST-METER-2] [HEIST-SETUP-8] the meter starts at 0 and the goal is what was agreed on", (t) => {
  t.cowboys("Red* Blue", { goal: 13 }).meterIs(0);
  t.put("Red", "townC").meter(11).carries("Red", "L01").Red.drops();
  t.meterIs(12).goesOn();
});
