import { expect } from "vitest";
import { CACTI } from "../engine/edition/types.ts";
import { board as b, move, story } from "./dsl.ts";

const AWAY = "r20 r19 r18 r17 r16";

story("[HEIST-HORSE-1] as far as the card's number, at least one space: five to Town A, not four (T28)", (t) => {
  t.cowboys("Red* Blue").horses("canyon").rides("Red", 0).hand("Red", "K04 K05");
  t.Red.does(move.ride(0, "K04")).cannot(move.gallop("townA"), "HEIST-HORSE-1", { distance: 5, reach: 4 });
  t.Red.cannot(move.gallop("canyon"), "HEIST-HORSE-1", { from: "canyon" });
  t.Red.does(move.gallop("r06")).is("r06").holds("K05");
  t.actionsAre(3).Red.sends(0, "K05", "townA").is("townA").isOn(0).holds("");
  expect(t.told("rode").map((e) => e.path.length)).toEqual([4, 1]);
});

story("[HEIST-HORSE-1] five spaces take the horse from the canyon to Town A (T28)", (t) => {
  t.cowboys("Red* Blue").horses("canyon").rides("Red", 0).hand("Red", "K05");
  t.Red.sends(0, "K05", "townA").is("townA");
  expect(t.told("rode")[0]!.path).toEqual(["washW1", "washW2", "rimNW2", "r06", "townA"]);
});

story(
  "[HEIST-HORSE-3] a horse ridden only by another is not yours to move; a riderless one is, from anywhere (T29) (ruling)",
  (t) => {
    t.cowboys("Red* Blue Green").horses("canyon rimE").rides("Blue", 0).put("Red", "rf3").hand("Red", "R06");
    t.Red.cannot(move.ride(0, "R06"), "HEIST-HORSE-3", { horse: 0, riders: 1 });
    t.Red.sends(1, "R06", "canyon");
    t.horsesAre("canyon canyon").actionsAre(3);
  },
);

story("[HEIST-HORSE-3] [HEIST-JAIL-5] from jail no horse is called", (t) => {
  t.cowboys("Red* Blue").jailed("Red").hand("Red", "K05");
  t.Red.cannot(move.ride(0, "K05"), "HEIST-JAIL-5");
});

story(
  "[HEIST-HORSE-2] [HEIST-FAQ-9] [HEIST-SHER-8] a Wild takes a horse up to ten spaces and does not stir the Sheriff (T31) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").train(AWAY).horses("outSW").put("Red", "rimE").hand("Red", "W").sheriff("in4");
    t.Red.does(move.ride(0, "W"));
    const far = t.Red.options("gallop");
    expect(t.told("called-horse")[0]!.reach).toBe(10);
    t.Red.does(move.gallop(far.includes("townA") ? "townA" : far[0]!));
    t.sheriffIs("in4");
  },
);

story("[HEIST-HORSE-4] the second rider comes along whether it likes it or not", (t) => {
  t.cowboys("Red* Blue").horses("canyon").rides("Red", 0).rides("Blue", 0).hand("Red", "K03");
  t.Red.sends(0, "K03", "rimNW2").is("rimNW2");
  t.Blue.is("rimNW2").isOn(0);
});

story("[HEIST-HORSE-5] no way over the map edge, onto a train car or onto Closed Range (T32) (ruling)", (t) => {
  t.cowboys("Red* Blue").train("r05 r04 r03 r02 r01").horses("rN").rides("Red", 0).hand("Red", "K10").closed("east");
  t.Red.does(move.ride(0, "K10"));
  t.Red.cannot(move.gallop("r03"), "HEIST-HORSE-5", { section: 3 });
  t.Red.cannot(move.gallop("r24"), "HEIST-RANGE-2", { to: "r24" });
  t.Red.cannot(move.gallop("mesaNW"), "HEIST-MAP-3");
  t.Red.does(move.gallop("r16"));
  expect(t.told("rode")[0]!.path).not.toContain("rS");
  t.cowboys("Red* Blue").train("r05 r04 r03 r02 r01").horses("rN").rides("Red", 0).hand("Red", "K01");
  t.Red.does(move.ride(0, "K01")).cannot(move.gallop("rS"), "HEIST-HORSE-1", { reach: 1 });
});

story("[HEIST-HORSE-5] horses may use the tunnel (ruling)", (t) => {
  t.cowboys("Red* Blue").train(AWAY).horses("r06").rides("Red", 0).hand("Red", "K04");
  t.Red.sends(0, "K04", "r10").is("r10");
  expect(t.told("rode")[0]!.path).toEqual(["r07", "r08", "r09", "r10"]);
});

story("[HEIST-HORSE-5] a horse hemmed in by the train does not stir", (t) => {
  t.cowboys("Red* Blue").train("r10 r09 r08 r07 r06").horses("r08").hand("Red", "K04");
  t.train("r11 r10 r09 r07 r06"); // a torn train, only to shut the tunnel on both sides
  t.Red.cannot(move.ride(0, "K04"), "HEIST-HORSE-5", { at: "r08" });
});

story("[HEIST-HORSE-6] a rider may send another, riderless horse; its own stays", (t) => {
  t.cowboys("Red* Blue Green").horses("canyon drawN").rides("Red", 0).hand("Red", "K02");
  t.Red.sends(1, "K02", "rimNE1").is("canyon").isOn(0);
  t.horsesAre("canyon rimNE1");
});

story("[HEIST-HORSE-1] without a card no horse moves (T34)", (t) => {
  t.cowboys("Red* Blue").horses("canyon").rides("Red", 0);
  t.Red.cannot(move.ride(0, "K05"), "HEIST-HORSE-1", { hand: 0 });
});

story("[HEIST-TRACK-2] a horse that the train has hit is moved and mounted no more", (t) => {
  t.cowboys("Red* Blue").horses("gone").hand("Red", "K05");
  t.Red.cannot(move.ride(0, "K05"), "HEIST-TRACK-2", { horse: 0 }).cannot(move.mount(0), "HEIST-TRACK-2", { horse: 0 });
});

story("[HEIST-RANGE-2] [HEIST-HORSE-5] no lone horse passes Closed Range (T107)", (t) => {
  t.cowboys("Red* Blue").horses("rimE").closed("east").hand("Red", "K02");
  t.Red.does(move.ride(0, "K02"))
    .cannot(move.gallop("r24"), "HEIST-RANGE-2")
    .cannot(move.gallop("cactusE"), "HEIST-RANGE-2");
});

story("[HEIST-FREE-2] [HEIST-FAQ-8] mounting needs the same space (T74)", (t) => {
  t.cowboys("Red* Blue").horses("rimS").put("Red", "drawS");
  t.Red.cannot(move.mount(0), "HEIST-FREE-2", { from: "drawS", at: "rimS" });
  t.Red.moves("rimS").mounts(0).isOn(0);
  t.actionsAre(3).Red.dismounts().isOn(null).is("rimS");
  t.actionsAre(3).Red.cannot(move.dismount(), "HEIST-FREE-2", { mounted: 0 });
});

story("[HEIST-WANT-7] a long ride counts the way ridden, without entering a space twice (ruling)", (t) => {
  t.cowboys("Red* Blue").train(AWAY).horses("canyon").rides("Red", 0).hand("Red", "K07").row("trailblazer");
  t.Red.sends(0, "K07", "townA");
  t.owes("Red", "way").Red.does(move.longWay()).claims("trailblazer").bears("trailblazer");
  const { path } = t.told("rode")[0]!;
  expect(path.length).toBe(7);
  expect(new Set(path).size).toBe(7);
  expect(path.at(-1)).toBe("townA");
  for (const [i, id] of path.entries())
    expect(b.adjacent[b.spaceOf.get(path[i - 1] ?? "canyon")!]).toContain(b.spaceOf.get(id));
});

story("[HEIST-WANT-7] the long way is the player's choice; else the ride is the shortest", (t) => {
  const mounted = (row: string): typeof t =>
    t.cowboys("Red* Blue").train(AWAY).horses("canyon").rides("Red", 0).hand("Red", "K07").row(row);
  mounted("trailblazer").Red.sends(0, "K07", "townA").does(move.shortWay());
  expect(t.told("rode").at(-1)!.path).toHaveLength(5);
  t.owes("Red", "action");
  // Nobody is asked where a detour earns nothing, or where the shortest way is long enough.
  mounted("mustang").Red.sends(0, "K07", "townA");
  t.owes("Red", "action");
  // Games of rules version 1 go on as they began.
  mounted("trailblazer").byRulesOf(1).Red.sends(0, "K07", "townA").claims("trailblazer");
  expect(t.told("rode").at(-1)!.path).toHaveLength(7);
});

story("[HEIST-WANT-7] where no way is long enough the mission is not met", (t) => {
  t.cowboys("Red* Blue").train(AWAY).horses("canyon").rides("Red", 0).hand("Red", "K07").row("trailblazer");
  t.Red.sends(0, "K07", "washW1");
  t.owes("Red", "action");
  t.cowboys("Red* Blue").train(AWAY).horses("canyon").rides("Red", 0).hand("Red", "K06").row("trailblazer");
  t.Red.sends(0, "K06", "townA");
  t.owes("Red", "action");
});

story("[HEIST-HORSE-1] [HEIST-HORSE-2] a ten, or a Wild, goes ten spaces and not one further", (t) => {
  const train = "r00 r31 r30 r29 r28";
  const far = stepsFrom("r08", train);
  const eleven = [...far].find(([, n]) => n === 11)![0];
  for (const card of ["K10", "W"]) {
    t.cowboys("Red* Blue")
      .train(train)
      .closed(...CACTI)
      .horses("r08")
      .rides("Red", 0)
      .hand("Red", card);
    t.Red.does(move.ride(0, card)).cannot(move.gallop(eleven), "HEIST-HORSE-1", { distance: 11, reach: 10 });
    const to = t.Red.legal("gallop").map((m) => (m.t === "gallop" ? far.get(m.to)! : 0));
    expect(Math.max(...to)).toBe(10);
  }
});

/** How many steps away each space is for a horse, with this train and every range closed. */
function stepsFrom(start: string, train: string): Map<string, number> {
  const closed = [...b.cactusSpace, ...b.cactusTrack].map((n) => b.spaceIds[n]!);
  const shut = new Set([...train.split(" "), ...closed]);
  const far = new Map([[start, 0]]);
  for (const [at, n] of far)
    for (const next of b.adjacent[b.spaceOf.get(at)!]!) {
      const id = b.spaceIds[next]!;
      if (!far.has(id) && !shut.has(id) && !(at === "rN" && id === "rS") && !(at === "rS" && id === "rN"))
        far.set(id, n + 1);
    }
  return far;
}
