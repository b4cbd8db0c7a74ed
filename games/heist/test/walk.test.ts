import { expect } from "vitest";
import { board as b, heist, move, story } from "./dsl.ts";

const AWAY = "r20 r19 r18 r17 r16"; // a train that leaves the north and west alone

story("[HEIST-MOVE-1] [HEIST-MAP-2] one action a space, and only to an adjacent one (T08)", (t) => {
  t.cowboys("Red* Blue").Red.moves("drawN");
  t.Red.is("drawN");
  t.actionsAre(3).Red.cannot(move.to("canyonX"), "HEIST-MOVE-1");
  t.Red.moves("canyon").cannot(move.to("rimN"), "HEIST-MOVE-1", { from: "canyon", to: "rimN" });
  t.actionsAre(2);
});

story("[HEIST-MAP-2] adjacency is a list and works both ways", (t) => {
  t.cowboys("Red* Blue");
  for (const [a, list] of b.adjacent.entries()) for (const z of list) expect(b.adjacent[z]).toContain(a);
  expect(b.mainCount).toBe(61);
});

story("[HEIST-MOVE-2] [HEIST-RAIL-2] nobody walks over the map edge (T10)", (t) => {
  t.cowboys("Red* Blue").train(AWAY).put("Red", "rN");
  t.Red.cannot(move.to("rS"), "HEIST-RAIL-2", { from: "rN", to: "rS" });
});

story("[HEIST-MOVE-2] a space with a train car is closed to walkers", (t) => {
  t.cowboys("Red* Blue").put("Red", "rimNW1");
  t.Red.cannot(move.to("r03"), "HEIST-MOVE-2", { to: "r03", section: 3 });
  expect(t.Red.options("move")).toEqual(["rimN", "rimNW2"]);
});

story("[HEIST-MOVE-3] [HEIST-RAIL-5] the tunnel is walked from its mouths, never through the rock (T11)", (t) => {
  t.cowboys("Red* Blue").train(AWAY).put("Red", "r06").put("Blue", "washW2");
  t.Red.moves("r07", "r08").cannot(move.to("washW2"), "HEIST-MOVE-1", { from: "r08" });
  expect(t.Red.options("move")).toEqual(["r07", "r09"]);
  t.Red.endsTurn();
  t.Blue.cannot(move.to("r08"), "HEIST-RAIL-5", { from: "washW2", to: "r08" });
});

story("[HEIST-MAP-3] [HEIST-FAQ-13] mesas are closed: from the western wash only two ways lead on (T13)", (t) => {
  t.cowboys("Red* Blue").put("Red", "washW1");
  for (const mesa of b.mesas) t.Red.cannot(move.to(mesa), "HEIST-MAP-3", { to: mesa });
  expect(t.Red.options("move")).toEqual(["canyon", "washW2"]);
});

story("[HEIST-MAP-4] any number of cowboys share a space (T14)", (t) => {
  t.cowboys("Red* Blue Green Yellow").put("Blue", "drawS").put("Green", "drawS").put("Yellow", "drawS");
  t.Red.moves("drawS").is("drawS");
  t.Blue.is("drawS");
});

story(
  "[HEIST-RAIL-3] loop spaces that follow each other are adjacent on foot, so are the legs of the junctions",
  (t) => {
    t.cowboys("Red* Blue").train(AWAY).put("Red", "r31");
    t.Red.moves("r00", "rN", "r00", "r01").is("r01");
  },
);

story(
  "[HEIST-MOVE-4] [HEIST-MOVE-6] [HEIST-SHER-3] walking into the Sheriff means jail, and jail is no place to walk to (T133)",
  (t) => {
    t.cowboys("Red* Blue").put("Red", "ee3").sheriff("in4");
    t.Red.cannot(move.to("jail"), "HEIST-MOVE-4", { to: "jail" });
    t.Red.moves("in4").is("jail");
    t.speedIs(3).actionsAre(3);
  },
);

story("[HEIST-MOVE-5] [HEIST-TUN-3] a roof whose section is in the tunnel cannot be entered (T134)", (t) => {
  t.cowboys("Red* Blue").train("r08 r07 r06 r05 r04").put("Red", "ee1");
  t.Red.cannot(move.to("rf2"), "HEIST-MOVE-5", { to: "rf2", section: 2 });
});

story(
  "[HEIST-TMAP-3] inside the train only the links count: no hatch to the roof, no way past the coal car on the floor",
  (t) => {
    t.cowboys("Red* Blue").put("Red", "in3");
    t.Red.cannot(move.to("rf3"), "HEIST-TMAP-3", { from: "in3", to: "rf3" });
    expect(t.Red.options("move")).toEqual(["ee2", "ee3"]);
    t.Red.moves("ee2").cannot(move.to("ee1"), "HEIST-TMAP-3", { from: "ee2" });
    t.Red.moves("rf2", "ee1").is("ee1");
  },
);

story(
  "[HEIST-TMAP-1] [HEIST-TMAP-2] five sections: engine, jail, three cars with an inside, a roof and two squares each",
  (t) => {
    t.cowboys("Red* Blue");
    const train = heist.view(t.s, 0).train;
    expect(train.map((car) => [car.car, car.section, car.stacks.length])).toEqual([
      ["A", 3, 2],
      ["B", 4, 2],
      ["C", 5, 2],
    ]);
    for (const id of ["ee1", "ee2", "ee3", "ee4", "ee5", "in3", "in4", "in5", "rf2", "rf3", "rf4", "rf5", "jail"])
      expect(b.section[b.spaceOf.get(id)!]).toBe(id === "jail" ? 2 : Number(id[2]));
    expect(b.carInside[b.spaceOf.get("in4")!]).toBe(1);
  },
);

story("[HEIST-MOVE-7] a mounted cowboy that walks gets off first and leaves its horse (ruling)", (t) => {
  t.cowboys("Red* Blue").horses("canyon").rides("Red", 0);
  t.Red.moves("drawN").is("drawN").isOn(null);
  t.horsesAre("canyon").actionsAre(3);
});

story("[HEIST-BOARD-1] boarding leads to the Enter/Exit of the section and costs an action", (t) => {
  t.cowboys("Red* Blue").put("Red", "rimNW1");
  t.Red.boards(3).is("ee3");
  t.actionsAre(3);
});

story("[HEIST-BOARD-1] a section that does not touch the cowboy's space cannot be boarded", (t) => {
  t.cowboys("Red* Blue").put("Red", "rimNW1");
  t.Red.cannot(move.board(1), "HEIST-BOARD-1", { from: "rimNW1", section: 1, car: "r05" });
});

story("[HEIST-BOARD-2] not from the front (T16)", (t) => {
  t.cowboys("Red* Blue").put("Red", "r06");
  t.Red.cannot(move.board(1), "HEIST-BOARD-2", { from: "r06", section: 1 });
});

story("[HEIST-BOARD-2] from the rear, and from the unused leg of a junction (T17) (ruling)", (t) => {
  t.cowboys("Red* Blue").put("Red", "r00");
  t.Red.boards(5).is("ee5");
  t.cowboys("Red* Blue").train("r00 r31 r30 r29 r28").switches("red", "green").put("Red", "r01");
  t.Red.boards(1).is("ee1");
});

story("[HEIST-BOARD-2] the front is where the switch would send the engine", (t) => {
  t.cowboys("Red* Blue").train("r00 r31 r30 r29 r28").switches("green", "green").put("Red", "r01");
  t.Red.cannot(move.board(1), "HEIST-BOARD-2", { from: "r01" });
});

story("[HEIST-BOARD-3] a space beside several sections leaves the choice; a horse stays behind", (t) => {
  t.cowboys("Red* Blue").horses("rimNW1").rides("Red", 0);
  expect(t.Red.legal("board")).toEqual([move.board(3), move.board(4)]);
  t.Red.boards(4).is("ee4").isOn(null);
  t.horsesAre("rimNW1");
});

story("[HEIST-BOARD-4] [HEIST-RANGE-5] from Closed Range one may board (ruling)", (t) => {
  t.cowboys("Red* Blue").closed("north").put("Red", "cactusN");
  t.Red.boards(4).is("ee4");
});

story("[HEIST-BOARD-5] [HEIST-JAIL-3] boarding where the Sheriff stands ends in jail (T19)", (t) => {
  t.cowboys("Red* Blue").sheriff("ee4").put("Red", "rimNW1");
  t.Red.boards(4).is("jail");
  t.speedIs(3);
});

story("[HEIST-BOARD-5] in the tunnel he does not see who boards", (t) => {
  t.cowboys("Red* Blue").train("r11 r10 r09 r08 r07").sheriff("ee5").put("Red", "r06");
  t.Red.boards(5).is("ee5");
  t.speedIs(2);
});

story("[HEIST-BOARD-6] nobody boards over the map edge, and in the tunnel only from behind the caboose", (t) => {
  t.cowboys("Red* Blue").train("r11 r10 r09 r08 r07").put("Red", "r06");
  expect(t.Red.legal("board")).toEqual([move.board(5)]);
  t.cowboys("Red* Blue").train("r30 r31 r00 rN rS").put("Red", "r16");
  t.Red.boards(5).is("ee5");
  t.cowboys("Red* Blue").train("r03 r02 r01 r00 rN").put("Red", "rS");
  t.Red.cannot(move.board(5), "HEIST-BOARD-6", { from: "rS", section: 5, car: "rN" });
});

story("[HEIST-BOARD-6] a mouth in front of the engine is the front space", (t) => {
  t.cowboys("Red* Blue").train("r09 r08 r07 r06 r05").put("Red", "r10");
  t.Red.cannot(move.board(1), "HEIST-BOARD-2", { from: "r10" });
});

story("[HEIST-LEAVE-1] to the side: where the third section can be left (T20)", (t) => {
  t.cowboys("Red* Blue").put("Red", "ee3");
  expect(t.Red.options("leave")).toEqual(["cactusN", "rimNW1"]);
  t.Red.leaves("rimNW1").is("rimNW1");
  t.actionsAre(3);
});

story("[HEIST-LEAVE-1] to the rear of the caboose (T22)", (t) => {
  t.cowboys("Red* Blue").put("Red", "ee5");
  expect(t.Red.options("leave")).toEqual(["cactusN", "r00", "rimN"]);
});

story("[HEIST-LEAVE-1] not in front of the engine, not under a car, not onto Closed Range", (t) => {
  t.cowboys("Red* Blue").put("Red", "ee1").put("Blue", "ee3").closed("north");
  t.Red.cannot(move.leave("r06"), "HEIST-LEAVE-1", { front: "r06" });
  t.Red.cannot(move.leave("r04"), "HEIST-LEAVE-1", { taken: 2 });
  t.Red.cannot(move.leave("canyon"), "HEIST-LEAVE-1", { section: 1, car: "r05" });
  t.speed(1).Red.endsTurn();
  t.Blue.cannot(move.leave("cactusN"), "HEIST-LEAVE-1", { car: "r04" });
  t.cowboys("Red* Blue").put("Red", "ee3").closed("north");
  t.Red.cannot(move.leave("cactusN"), "HEIST-RANGE-3", { to: "cactusN" });
});

story("[HEIST-LEAVE-2] [HEIST-MAP-4] from the roof onto a horse with one rider (T23)", (t) => {
  t.cowboys("Red* Blue").horses("rimNW1").rides("Blue", 0).put("Red", "rf4");
  t.Red.jumps(0).is("rimNW1").isOn(0);
  t.actionsAre(3);
});

story("[HEIST-LEAVE-2] without a horse beside the section there is no way off the roof", (t) => {
  t.cowboys("Red* Blue Green").horses("rimN canyon").put("Red", "rf4");
  t.Red.cannot(move.jump(0), "HEIST-LEAVE-2", { horse: 0, section: 4, to: "rimN" });
  t.Red.cannot(move.leave("rimNW1"), "HEIST-LEAVE-2", { from: "rf4" });
  expect(t.Red.options("leave")).toEqual([]);
});

story("[HEIST-LEAVE-2] a jump needs a roof under one's boots", (t) => {
  t.cowboys("Red* Blue").horses("rimNW1").put("Red", "ee4");
  t.Red.cannot(move.jump(0), "HEIST-LEAVE-2", { from: "ee4" });
});

story("[HEIST-LEAVE-3] from inside a car nobody leaves directly (T26)", (t) => {
  t.cowboys("Red* Blue").put("Red", "in4").sheriff("ee2");
  t.Red.cannot(move.leave("rimNW1"), "HEIST-LEAVE-3", { from: "in4" });
  expect(t.Red.legal("leave")).toEqual([]);
});

story("[HEIST-LEAVE-4] in the tunnel only the caboose's rear is open (T25)", (t) => {
  t.cowboys("Red* Blue").train("r11 r10 r09 r08 r07").put("Red", "ee5").put("Blue", "ee4").sheriff("ee2");
  expect(t.Red.options("leave")).toEqual(["r06"]);
  t.Red.cannot(move.leave("rimNW2"), "HEIST-LEAVE-4", { section: 5 });
  t.cowboys("Red* Blue").train("r11 r10 r09 r08 r07").put("Red", "ee4").sheriff("ee2");
  expect(t.Red.options("leave")).toEqual([]);
});

story("[HEIST-LEAVE-5] [HEIST-FREE-2] a rider cannot refuse a second one, but a third finds no room (ruling)", (t) => {
  t.cowboys("Red* Blue Green").horses("rimNW1 canyon").rides("Blue", 0).rides("Green", 0).put("Red", "rf4");
  t.Red.cannot(move.jump(0), "HEIST-LEAVE-5", { horse: 0, riders: 2 });
  t.cowboys("Red* Blue Green").horses("rimNW1 canyon").rides("Blue", 0).put("Red", "rimNW1");
  t.Red.mounts(0).isOn(0);
});

story(
  "[HEIST-EDGE-2] [HEIST-EDGE-3] a section belongs to the space of its own car, on whichever side of the map",
  (t) => {
    t.cowboys("Red* Blue").train("r16 rS rN r00 r01").put("Red", "ee3").put("Blue", "ee2").sheriff("ee5");
    expect(t.Red.options("leave")).toEqual(["cactusN", "outNE"]);
    t.Red.moves("in3", "ee2").is("ee2");
    expect(t.Red.options("leave")).toEqual(["cactusS", "townC"]);
  },
);

story("[HEIST-RAIL-7] a train can stand on both junctions at once", (t) => {
  t.cowboys("Red* Blue").train("r16 rS rN r00 r31").put("Red", "ee1").hand("Red", "R01 B02 K03 R04");
  t.Red.cannot(move.straight("R01 B02 K03 R04", "top"), "HEIST-FLIP-2", { section: 4 });
  t.Red.cannot(move.straight("R01 B02 K03 R04", "low"), "HEIST-FLIP-2", { section: 1 });
});

story("[HEIST-TURN-3] without an action left every Heist Action is refused", (t) => {
  t.cowboys("Red* Blue").actions(0).hand("Red", "K05").put("Red", "rimNW1");
  for (const m of [move.to("rimN"), move.board(3), move.ride(0, "K05"), move.bullet(), move.drop(), move.flip("top")])
    t.Red.cannot(m, "HEIST-TURN-3", { actions: 0 });
});
