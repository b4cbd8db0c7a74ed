import { expect } from "vitest";
import { COSTS, STATION_IDS } from "../engine/catalogue.ts";
import { piece } from "../engine/pieces.ts";
import { CABOOSE } from "../engine/train/pieces.ts";
import { story, type Stage } from "./dsl.ts";

const LINE = "boom-town frisco yooma catico deathwood";
const CARS = "caboose mail-car lounge-car";

/** One station alone is paired, with Caboose. */
function at(t: Stage, station: string): Stage {
  const others = LINE.split(" ").filter((id) => id !== station);
  return t
    .seats("Ann* Bob Cid Dan Eve")
    .line([station, ...others].slice(0, 5).join(" "), 1)
    .cars(CARS);
}

const PRICES: [string, string, string][] = [
  ["boom-town", "bang", "gatling"],
  ["catico", "cat-balou", "duel"],
  ["catico", "panic", "duel"],
  ["creepy-creek", "scope", "beer"],
  ["crowns-hole", "beer", "saloon"],
  ["deathwood", "barrel", "bang"],
  ["dodgeville", "missed", "evaded"],
  ["fort-wroth", "bang:10D", "bang:9D"],
  ["frisco", "bang:2C", "bang:2D"],
  ["miners-oath", "bang:2D", "bang:2C"],
  ["san-tafe", "beer", "missed"],
  ["yooma", "bang:9D", "bang:10D"],
];
for (const [station, pays, not] of PRICES)
  story(`[GTR-STN-1] [GTR-STN-3] ${station} takes ${pays}, not ${not}`, (t) => {
    at(t, station).hand("Ann", not);
    t.Ann.cannot({ t: "take", car: CABOOSE }, "GTR-STN-1", { station });
    t.hand("Ann", pays);
    t.Ann.takes("caboose")
      .cannot({ t: "pick", card: t.player("Ann").hand[0]! }, "GTR-STN-1")
      .pays(pays)
      .hasInPlay("caboose");
  });

story("[GTR-STN-1] all thirteen printed stations have a price", (t) => {
  t.seats("Ann* Bob Cid Dan");
  expect(STATION_IDS.filter((id) => id !== "custom" && COSTS[id] !== undefined)).toHaveLength(13);
});

story("[GTR-STN-4] Railcars pay Deathwood, never a suit or a rank (ruling)", (t) => {
  at(t, "deathwood").table("Ann", "circus-wagon");
  t.Ann.takes("caboose").pays("circus-wagon").hasInPlay("caboose");
  expect(t.s.train!.deck[0]).toBe(piece("circus-wagon"));
});

story("[GTR-STN-4] no Railcar pays at Yooma (ruling)", (t) => {
  at(t, "yooma").table("Ann", "circus-wagon");
  t.Ann.cannot({ t: "take", car: CABOOSE }, "GTR-STN-1");
});

story("[GTR-STN-5] the blank tile costs what the table has agreed on (ruling)", (t) => {
  t.options({ customStation: "coaches" })
    .seats("Ann* Bob Cid Dan")
    .line("custom frisco yooma catico", 1)
    .cars(CARS)
    .hand("Ann", "bang:2D stagecoach");
  t.Ann.takes("caboose")
    .cannot({ t: "pick", card: t.player("Ann").hand[0]! }, "GTR-STN-1")
    .pays("stagecoach")
    .hasInPlay("caboose");
});

story("[GTR-TRN-3] [GTR-TRN-5] Next Stop, Zippy Roy and the free advance move the train, to its end too", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .is("Ann", "zippy-roy")
    .hand("Ann", "next-stop bang:2C")
    .line("boom-town frisco yooma catico", 1)
    .cars(CARS)
    .side("leland");
  t.Ann.plays("next-stop");
  t.Ann.zips();
  expect(t.s.train!.pos).toBe(3);
  t.Ann.advances().isAsked("last-chance");
});

story("[GTR-TAKE-2] an unpaired car cannot be taken (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang").line(LINE, 1).cars(CARS);
  t.Ann.cannot({ t: "take", car: piece("mail-car") }, "GTR-TAKE-2");
});

story("[GTR-TAKE-3] Lumber Flatcar goes to a player of the taker's choice (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .out("Eve")
    .hand("Ann", "bang")
    .line(LINE, 1)
    .cars("lumber-flatcar mail-car lounge-car");
  t.Ann.takes("lumber-flatcar")
    .pays("bang")
    .isAsked("place")
    .cannot({ t: "place", at: 4 }, "GTR-RC-LUMB-1")
    .places("Cid");
  t.Cid.hasInPlay("lumber-flatcar").sees("Bob", 2);
});

story("[GTR-TAKE-5] no free advance to a station one cannot pay (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "beer:10H").line(LINE, 0).cars(CARS);
  t.Ann.cannot({ t: "advance", by: "action" }, "GTR-TAKE-5");
});

story("[GTR-TAKE-5] [GTR-CH-SANC-1] Sancho may always advance to a paired car (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "sancho").line(LINE, 0).cars(CARS);
  t.Ann.advances().takes("caboose").passes().hasInPlay("caboose");
  t.Ann.cannot({ t: "take", car: piece("mail-car") }, "GTR-TAKE-1");
});

story("[GTR-TAKE-7] Water Tower leaves the Railcar action untouched", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "water-tower bang").line(LINE, 1).cars(CARS);
  t.Ann.plays("water-tower").on("caboose");
  t.Ann.takes("mail-car").pays("bang").hasInPlay("caboose mail-car");
});

story("[GTR-TAKE-8] nobody must take a Railcar", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .is("Bob", "zippy-roy")
    .hand("Ann", "bang")
    .line("boom-town frisco yooma catico", 1)
    .cars(CARS);
  t.Ann.ends();
  t.turnIs("Bob");
});

story("[GTR-GAP-4] a Railcar paid goes under the deck before the train is refilled (ruling)", (t) => {
  at(t, "deathwood").table("Ann", "circus-wagon").railcars("coal-hopper");
  t.Ann.takes("caboose").pays("circus-wagon");
  t.trainIs("mail-car lounge-car coal-hopper", 1);
  const order = t.log().filter((e) => e === "discarded" || e === "took-car" || e === "coupled");
  expect(order).toEqual(["discarded", "took-car", "coupled"]);
});

story("[GTR-EOL-2] after the Sheriff's arrival the turn goes on without a second advance", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .is("Ann", "zippy-roy")
    .begins("Ann")
    .line("boom-town frisco yooma catico", 3)
    .cars("")
    .side("ironhorse");
  t.Ann.isAsked("play").hasLost(1).hasCards(2);
  expect(t.s.train!.pos).toBe(0);
});

story("[GTR-EOL-4] [GTR-EOL-5] Railcars in play stay; the end may be reached twice in a turn", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .hand("Ann", "next-stop full-steam")
    .table("Bob", "caboose")
    .line("boom-town frisco yooma catico", 3)
    .cars("")
    .side("ironhorse");
  t.Ann.plays("next-stop");
  t.Ann.passes();
  t.Bob.hasInPlay("caboose").hasLost(1);
  t.Ann.plays("full-steam");
  while (t.s.pending[0]!.kind === "last-chance") t.Ann.passes();
  t.Ann.isAsked("full-steam").steams(0).isAsked("play");
  t.Bob.hasInPlay("caboose").hasLost(1);
  expect(t.told("new-line")).toHaveLength(2);
});

story("[GTR-EOL-6] Suzy's last card was Full Steam: she draws before the Locomotive acts (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .is("Ann", "suzy-lafayette")
    .hand("Ann", "full-steam")
    .line("boom-town frisco yooma catico", 1)
    .cars("")
    .side("ironhorse");
  t.deck("missed");
  t.Ann.plays("full-steam");
  t.Ann.holds("missed").steams(2).isAsked("shot").uses("missed");
});

story("[GTR-EOL-7] only the active player moves the train: the end never interrupts an answer", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .hand("Ann", "bang")
    .hand("Bob", "next-stop full-steam")
    .line("boom-town frisco yooma catico", 3);
  t.Ann.plays("bang").on("Bob");
  t.Bob.isAsked("shot").mayNotUse("next-stop").mayNotUse("full-steam");
});

story(
  "[GTR-EOL-3] a ghost pays with Ghost Car in the last chance after Full Steam: the effect is played once (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve")
      .ghost("Bob")
      .active("Bob")
      .hand("Bob", "full-steam")
      .line("boom-town frisco yooma catico deathwood", 1);
    t.cars(CARS).side("ironhorse").is("Cid", "zippy-roy");
    t.Bob.plays("full-steam");
    t.Bob.isAsked("last-chance").takes("caboose").pays("ghost-car").isOut();
    t.Cid.hasLost(1);
    t.Ann.hasLost(1);
    expect(t.s.train!.pos).toBe(0);
    t.turnIs("Cid");
  },
);
