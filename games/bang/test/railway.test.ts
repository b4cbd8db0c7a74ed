import { expect } from "vitest";
import { COSTS, STATION_IDS } from "../src/data/railway.ts";
import { CABOOSE, GHOST_CAR, LUMBER_FLATCAR, NAME, piece } from "../src/pieces.ts";
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

story("[GTR-RC-LUMB-1] the Sheriff may hold Lumber Flatcar", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Bob")
    .hand("Bob", "bang")
    .line(LINE, 1)
    .cars("lumber-flatcar mail-car lounge-car");
  t.Bob.takes("lumber-flatcar").pays("bang").places("Ann");
  t.Ann.hasInPlay("lumber-flatcar");
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

story("[GTR-CH-SANC-1] Sancho may still pay if he wants", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "sancho").hand("Ann", "bang").line(LINE, 1).cars(CARS);
  t.Ann.takes("caboose").pays("bang").hasInPlay("caboose").hasCards(0);
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

story("[GTR-RC-1] [GTR-RC-6] a Railcar in play is stolen and discarded like a blue card", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "panic cat-balou").table("Bob", "lumber-flatcar caboose");
  t.Ann.plays("panic").on("Bob", "lumber-flatcar").hasInPlay("lumber-flatcar").hasCards(1);
  t.Ann.plays("cat-balou").on("Bob", "caboose");
  t.topIs("cat-balou");
  expect(t.s.train!.deck[0]).toBe(CABOOSE);
});

story("[GTR-RC-5] a permanent Railcar is not activated", (t) => {
  t.seats("Ann* Bob Cid Dan").table("Ann", "caboose");
  t.Ann.cannot({ t: "use", card: CABOOSE, as: null, at: null, take: null }, "GTR-RC-5");
});

story("[GTR-RC-BAGG-1] [GTR-RC-BAGG-3] Baggage Car as Panic! and as Cat Balou, with the usual distance", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "baggage-car").hand("Bob", "beer").hand("Cid", "panic");
  t.Ann.cannot({ t: "use", card: piece("baggage-car"), as: "panic", at: 2, take: null }, "BANG-PANC-1", {
    distance: 2,
    reach: 1,
  });
  t.Ann.activates("baggage-car", "cat-balou").on("Cid", "hand").hasInPlay("");
  t.topIs("panic");
});

story("[GTR-RC-EXPR-4] a Jail holds in the extra turn, which is then used up (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Bob")
    .table("Bob", "express-car jail strongbox")
    .is("Cid", "zippy-roy")
    .deck("beer 5C duel");
  t.Bob.activates("express-car");
  t.turnIs("Cid");
  t.Bob.holds("beer duel").hasInPlay("strongbox");
});

story("[GTR-RC-GHOS-1] Ghost Car goes to anybody but the Sheriff", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Bob")
    .hand("Bob", "bang")
    .line(LINE, 1)
    .cars("ghost-car mail-car lounge-car")
    .out("Dan");
  t.Bob.takes("ghost-car").pays("bang").cannot({ t: "place", at: 0 }, "GTR-RC-GHOS-1").places("Dan");
  t.Dan.isGhost();
});

story("[GTR-RC-GHOS-2] on a player with life points it does nothing", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Bob", "ghost-car").life("Bob", 2).hand("Ann", "bang saloon");
  t.Ann.plays("bang").on("Bob");
  t.Bob.hasLife(1);
  t.Ann.plays("saloon");
  t.Bob.hasLife(2);
});

story("[GTR-RC-GHOS-9] the points that make a ghost are really lost; afterwards nothing is (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Bob", "bart-cassidy")
    .table("Bob", "ghost-car")
    .life("Bob", 1)
    .hand("Ann", "bang gatling saloon")
    .deck("beer panic");
  t.Ann.plays("bang").on("Bob");
  t.Bob.isGhost().holds("beer");
  t.Ann.plays("gatling");
  t.Bob.passes().isGhost().holds("beer");
  t.Ann.plays("saloon");
  t.Bob.isGhost();
});

story("[GTR-RC-GHOS-10] Suzy returns with empty hands and draws a card (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Bob", "suzy-lafayette")
    .out("Bob")
    .hand("Ann", "bang")
    .line(LINE, 1)
    .cars("ghost-car mail-car lounge-car");
  t.Ann.takes("ghost-car").pays("bang").places("Bob");
  t.Bob.isGhost().hasCards(1);
  expect(t.s.train!.stations).toHaveLength(5);
});

story("[GTR-RC-GHOS-11] who faded may be brought back again (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").ghost("Bob").hand("Ann", "cat-balou water-tower").line(LINE, 1).cars(CARS);
  t.Ann.plays("cat-balou").on("Bob", "ghost-car");
  t.Bob.isOut();
  t.cars("ghost-car mail-car lounge-car");
  t.Ann.plays("water-tower").on("ghost-car").places("Bob");
  t.Bob.isGhost();
});

story("[GTR-RC-LOUN-1] [GTR-RC-LOUN-4] Lounge Car: one for me, one for another", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .table("Ann", "lounge-car")
    .cars("caboose mail-car express-car")
    .railcars("dining-car lumber-flatcar");
  t.Ann.activates("lounge-car");
  t.Ann.cannot({ t: "give", card: LUMBER_FLATCAR, at: 0 }, "GTR-RC-LOUN-1")
    .gives("lumber-flatcar", "Cid")
    .hasInPlay("dining-car");
  t.Cid.hasInPlay("lumber-flatcar");
  expect(t.s.train!.deck[0]).toBe(piece("lounge-car"));
  expect(t.s.turn.taken).toBe(false);
});

story("[GTR-RC-LOUN-2] the Sheriff gives Ghost Car away, to an eliminated player if he likes", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .out("Dan")
    .table("Ann", "lounge-car")
    .cars("caboose mail-car express-car")
    .railcars("dining-car ghost-car");
  t.Ann.activates("lounge-car");
  t.Ann.cannot({ t: "give", card: piece("dining-car"), at: 1 }, "GTR-RC-LOUN-2")
    .gives("ghost-car", "Dan")
    .hasInPlay("dining-car");
  t.Dan.isGhost();
});

story("[GTR-RC-LOUN-4] Ghost Car is never given to the Sheriff (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Bob")
    .table("Bob", "lounge-car")
    .cars("caboose mail-car express-car")
    .railcars("dining-car ghost-car");
  t.Bob.activates("lounge-car");
  t.Bob.cannot({ t: "give", card: GHOST_CAR, at: 0 }, "GTR-RC-LOUN-4")
    .gives("dining-car", "Ann")
    .hasInPlay("ghost-car");
});

story("[GTR-RC-LOUN-3] no Lounge Car on an empty deck, and never its own (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "lounge-car").cars("caboose mail-car express-car").noRailcarDeck("Bob");
  t.Ann.cannot({ t: "use", card: piece("lounge-car"), as: null, at: null, take: null }, "GTR-RC-LOUN-3");
});

story("[GTR-RC-LOUN-3] a single Railcar stays with whoever drew it (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "lounge-car").cars("caboose mail-car express-car").noRailcarDeck("Bob");
  t.player("Bob").table = t.player("Bob").table.filter((c) => c !== piece("dining-car"));
  t.raw.train!.deck.push(piece("dining-car"));
  t.Ann.activates("lounge-car");
  t.Ann.places("Ann").hasInPlay("dining-car");
  expect(t.s.train!.deck.map((c) => NAME[c])).toEqual(["lounge-car"]);
});

story("[GTR-RC-PASS-1] Passenger Car takes a card at any distance", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "passenger-car").table("Cid", "mustang");
  t.Ann.activates("passenger-car").on("Cid", "mustang").holds("mustang").hasInPlay("");
});

story("[GTR-RC-PRIS-1] Prisoner Car: another's Duel and Indians! do nothing, one's own Duel works", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .table("Bob", "prisoner-car")
    .hand("Bob", "beer duel")
    .hand("Ann", "duel indians")
    .is("Bob", "zippy-roy");
  t.Ann.plays("duel").on("Bob");
  t.Bob.hasLost(0);
  t.Ann.plays("indians");
  t.Bob.hasLost(0);
  t.Cid.hasLost(1);
  t.Ann.ends();
  t.hand("Cid", "bang");
  t.Bob.plays("duel").on("Cid");
  t.Cid.uses("bang");
  t.Bob.isAsked("duel").passes().hasLost(1);
});

story("[GTR-RC-PRIV-3] emptying the hand in answer cancels nothing (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "slab-the-killer")
    .table("Bob", "private-car")
    .hand("Bob", "missed")
    .hand("Ann", "bang");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("missed").hasLost(1);
});

story("[GTR-PC-EVAD-2] against a shot without a card Evaded! is just a Missed! (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "baggage-car").hand("Bob", "evaded").discard("beer");
  t.Ann.activates("baggage-car", "bang").on("Bob");
  t.Bob.uses("evaded").hasLost(0).hasCards(0);
});

story("[GTR-PC-EVAD-3] [GTR-PC-KNIF-1] a Knife Revolver that went back is not to be had", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "knife-revolver").hand("Bob", "evaded").deck("KH");
  t.Ann.plays("knife-revolver").on("Bob");
  t.Ann.holds("knife-revolver");
  t.Bob.uses("evaded").hasCards(0).hasLost(0);
});

story(
  "[GTR-PC-EVAD-1] Evaded! as the first of two against Slab takes the card only if the shot fails (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve").is("Ann", "slab-the-killer").hand("Ann", "bang").hand("Bob", "evaded beer");
    t.Ann.plays("bang").on("Bob");
    t.Bob.uses("evaded").passes().hasLost(1).holds("beer");
  },
);

story("[GTR-PC-MONY-5] the printed effect counts, whatever the card was used for (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "calamity-janet").hand("Ann", "missed money-bag");
  t.Ann.plays("missed").on("Bob");
  t.Ann.cannotPlay("money-bag", "GTR-PC-MONY-2");
});

story(
  "[GTR-PC-MONY-4] [GTR-PC-MONY-5] Money Bag copies a Knife Revolver and comes back instead of it (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "money-bag").discard("knife-revolver").deck("KH");
    t.Ann.plays("money-bag").on("Bob").holds("money-bag");
    t.Bob.hasLost(1);
    expect(t.s.discard.map((c) => NAME[c])).toEqual(["knife-revolver", NAME[t.s.discard[1]!]]);
  },
);

story("[GTR-PC-WANT-1] Most Wanted: a card, then everybody's draw!, the player first (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "most-wanted").deck("beer 5S 5C 6S");
  t.Ann.plays("most-wanted");
  t.Ann.holds("beer").hasLost(1);
  t.Bob.hasLost(0);
  t.Cid.hasLost(1);
});

story("[GTR-PC-WANT-2] [BANG-WIN-3] Most Wanted brings down everybody: the Outlaws win", (t) => {
  t.seats("Ann* Bob").roles("Bob renegade").life("Ann", 1).life("Bob", 1).hand("Ann", "most-wanted").deck("duel 5S 6S");
  t.Ann.plays("most-wanted");
  t.wins("BANG-WIN-3");
});

story("[GTR-PC-REFU-1] [GTR-PC-REFU-3] Refund pays for a stolen card, not for itself (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "panic panic").table("Bob", "refund scope").deck("duel");
  t.Ann.plays("panic").on("Bob", "scope");
  t.Bob.holds("duel");
  t.Ann.plays("panic").on("Bob", "refund");
  t.Bob.holds("duel").hasInPlay("");
});

story("[GTR-PC-REFU-3] what one's own payment costs is not refunded (ruling)", (t) => {
  at(t, "boom-town").table("Ann", "refund").hand("Ann", "bang");
  t.Ann.takes("caboose").pays("bang").hasCards(0);
});

story(
  "[GTR-PC-SWIT-1] [GTR-PC-SWIT-6] Barrel for Barrel is legal and idle; weapon for weapon costs none (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "switch").table("Ann", "schofield").table("Bob", "winchester");
    t.Ann.plays("switch");
    t.Ann.picks("schofield").picks("winchester").hasInPlay("winchester");
    t.Bob.hasInPlay("schofield");
    t.topIs("switch");
  },
);

story("[GTR-PC-SWIT-4] Ghost Car switched away from a ghost: the card given goes with the rest", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Cid")
    .hand("Cid", "switch")
    .table("Cid", "scope")
    .ghost("Bob")
    .table("Bob", "mustang");
  t.Cid.plays("switch");
  t.Cid.picks("scope").picks("ghost-car").hasInPlay("ghost-car");
  t.Bob.isOut().hasInPlay("");
  expect(t.s.discard.map((c) => NAME[c])).toEqual(["switch", "mustang", "scope"]);
});

story("[GTR-PC-SWIT-4] a ghost may give away its own Ghost Car", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Cid", "zippy-roy")
    .ghost("Bob")
    .active("Bob")
    .hand("Bob", "switch")
    .table("Cid", "scope");
  t.Bob.plays("switch");
  t.Bob.picks("ghost-car").picks("scope").isOut();
  t.Cid.hasInPlay("ghost-car");
  t.turnIs("Cid");
});

story("[GTR-PC-ROBB-1] Train Robbery: card by card, in the target's own order, discard or shot (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "train-robbery bang").table("Cid", "mustang scope barrel").deck("5H");
  t.Ann.plays("train-robbery").on("Cid");
  t.Cid.isAsked("train-robbery")
    .picks("scope")
    .stands("barrel")
    .uses("barrel")
    .stands("mustang")
    .passes()
    .hasLost(1)
    .hasInPlay("mustang barrel");
  t.Ann.cannotPlay("bang", "BANG-PLAY-2");
});

story("[GTR-RC-LOUN-2] only Ghost Car goes to an eliminated player", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").out("Dan").table("Ann", "lounge-car");
  t.cars("caboose mail-car express-car").railcars("dining-car observation-car");
  t.Ann.activates("lounge-car");
  t.Ann.cannot({ t: "give", card: piece("dining-car"), at: 3 }, "GTR-RC-LOUN-2");
});

story("[GTR-PC-SWIT-3] the other player's former weapon goes too (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "switch").table("Ann", "schofield").table("Bob", "winchester scope");
  t.Ann.plays("switch");
  t.Ann.picks("schofield").picks("scope").hasInPlay("scope");
  t.Bob.hasInPlay("schofield");
  t.topIs("winchester");
});

story("[GTR-RC-CABO-1] against Slab Caboose counts once for each card (ruling)", (t) => {
  t.seats("Ann* Bob Cid")
    .is("Ann", "slab-the-killer")
    .hand("Ann", "bang")
    .table("Bob", "caboose scope")
    .hand("Bob", "mustang");
  t.Ann.plays("bang").on("Bob");
  t.Bob.covers("scope").isAsked("shot").covers("mustang").hasLost(0).hasInPlay("caboose");
});

story("[GTR-CH-BLAZ-3] [GTR-EOL-3] Sgt. Blaze, next to an active player who is gone, exempts nobody (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").ghost("Bob").active("Bob").is("Cid", "sgt-blaze").hand("Bob", "next-stop");
  t.line("boom-town frisco yooma catico deathwood", 4).cars(CARS).side("ironhorse");
  t.Bob.plays("next-stop");
  t.Bob.takes("caboose").pays("ghost-car").isOut();
  t.Cid.hasLost(1);
  expect(t.told("exempted")).toEqual([]);
});

story("[GTR-RC-GHOS-7] Panic! on a ghost's Ghost Car: out at once, and the thief has it", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").active("Cid").hand("Cid", "panic").ghost("Bob").hand("Bob", "beer");
  t.Cid.plays("panic").on("Bob", "ghost-car").hasInPlay("ghost-car");
  t.Bob.isOut().hasCards(0);
  t.topIs("beer");
});

story("[GTR-PC-ROBB-2] each shot is settled before the next question: who falls is asked no more (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "train-robbery").table("Bob", "scope mustang").life("Bob", 1);
  t.Ann.plays("train-robbery").on("Bob");
  t.Bob.stands("scope").isOut();
  t.Ann.isAsked("play");
});

for (const [flip, back] of [
  ["JH", true],
  ["QH", true],
  ["AH", true],
  ["10H", false],
] as const)
  story(`[GTR-PC-KNIF-1] [BANG-CHK-4] a Knife Revolver and ${flip} (ruling)`, (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "knife-revolver").deck(flip);
    t.Ann.plays("knife-revolver")
      .on("Bob")
      .holds(back ? "knife-revolver" : "");
    t.Bob.hasLost(1);
  });

story("[GTR-RC-CATT-1] Cattle Truck looks at three cards, no deeper (ruling)", (t) => {
  t.seats("Ann* Bob Cid").table("Ann", "cattle-truck").discard("beer panic duel bang");
  t.Ann.activates("cattle-truck");
  expect(t.Ann.offers().map((m) => (m.t === "pick" ? NAME[m.card] : m.t))).toEqual(["panic", "duel", "bang"]);
  t.Ann.picks("panic");
  expect(t.s.discard.map((c) => NAME[c])).toEqual(["beer", "duel", "bang"]);
});

story("[GTR-RC-CIRC-1] Circus Wagon goes round from the left, and everybody else discards", (t) => {
  t.seats("Ann* Bob Cid Dan").table("Ann", "circus-wagon scope").table("Bob", "mustang barrel").table("Dan", "jail");
  t.Ann.activates("circus-wagon");
  t.Bob.isAsked("circus-wagon").picks("mustang").hasInPlay("barrel");
  t.Dan.hasInPlay("");
  t.Ann.hasInPlay("scope");
});
