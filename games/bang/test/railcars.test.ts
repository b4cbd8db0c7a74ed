import { expect } from "vitest";
import { redact } from "@trestle/kernel";
import { NAME } from "../engine/pieces.ts";
import { EXPRESS_CAR, GHOST_CAR } from "../engine/train/pieces.ts";
import { story } from "./dsl.ts";

const LINE = "boom-town frisco yooma catico deathwood";

story("[GTR-RC-PRIV-1] [GTR-RC-PRIV-2] X-118 Private Car and an empty hand stop BANG! cards only", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .table("Bob", "private-car")
    .hand("Ann", "bang gatling knife-revolver train-robbery mustang");
  t.table("Ann", "sleeper-car volcanic");
  t.Ann.cannotPlay("bang", "GTR-RC-PRIV-1", "Bob");
  t.Ann.mayPlay("knife-revolver", "Bob").mayPlay("train-robbery", "Bob").mayPlay("gatling");
  expect(t.Ann.offers()).toContainEqual({ t: "use", card: t.player("Ann").table[0], as: null, at: 1, take: null });
});

story("[GTR-RC-PRIV-1] X-119 with a card in hand Bob is a target again", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Bob", "private-car").hand("Bob", "beer").hand("Ann", "bang");
  t.Ann.mayPlay("bang", "Bob");
});

story("[GTR-RC-SLEE-1] [GTR-RC-SLEE-3] X-121 Sleeper Car answers once in a turn", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Bob", "sleeper-car barrel scope").hand("Ann", "indians duel");
  t.Ann.plays("indians");
  t.Bob.isAsked("indians").sleeps("barrel").hasLost(0);
  t.Ann.plays("duel").on("Bob");
  t.Bob.isNotAsked().hasLost(1).hasInPlay("sleeper-car scope");
});

story("[GTR-RC-SLEE-3] [BANG-TURN-8] X-121 in the next turn Sleeper Car answers again", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .table("Cid", "sleeper-car barrel scope")
    .hand("Ann", "indians")
    .is("Bob", "zippy-roy");
  t.deck("duel beer");
  t.Ann.plays("indians");
  t.Cid.sleeps("barrel");
  t.Ann.ends();
  t.turnIs("Bob");
  t.Bob.plays("duel").on("Cid");
  t.Cid.isAsked("duel").sleeps("scope").hasLost(0);
});

story("[GTR-RC-SLEE-2] X-122 a Sleeper Car shot is outside the limit, and one Missed! stops Slab's (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "slab-the-killer")
    .table("Ann", "sleeper-car")
    .hand("Ann", "bang mustang bang");
  t.hand("Bob", "missed");
  t.Ann.plays("bang").on("Eve");
  t.Ann.cannotPlay("bang", "BANG-PLAY-2").activates("sleeper-car").on("Bob").picks("mustang");
  t.Bob.uses("missed").hasLost(0);
});

story("[GTR-RC-BAGG-2] [GTR-RC-BAGG-4] X-124 Baggage Car as a Missed!, not against Indians!", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Bob", "baggage-car").hand("Ann", "indians bang");
  t.Ann.plays("indians");
  t.Bob.isNotAsked().hasLost(1);
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("baggage-car").hasLost(1).hasInPlay("");
});

story("[GTR-RC-BAGG-3] X-124 Baggage Car as a BANG! after one's own (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").active("Bob").table("Bob", "baggage-car").hand("Bob", "bang");
  t.Bob.plays("bang").on("Cid");
  t.Bob.activates("baggage-car", "bang").on("Cid");
  t.Cid.hasLost(2);
});

story("[GTR-RC-GHOS-3] [GTR-RC-GHOS-4] X-125 shot to nothing, Cid stays as a ghost", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .roles("Cid outlaw")
    .is("Dan", "vulture-sam")
    .table("Cid", "ghost-car barrel")
    .life("Cid", 1);
  t.hand("Ann", "bang").table("Ann", "winchester").deck("4C");
  t.Ann.plays("bang").on("Cid");
  t.Cid.passes().isGhost().hasInPlay("ghost-car barrel");
  expect(t.player("Cid").shown).toBe(false);
  t.Ann.hasCards(0);
  t.Dan.hasCards(0);
});

story("[GTR-RC-GHOS-5] [GTR-RC-GHOS-6] X-127 an eliminated Outlaw returns, plays and keeps nothing", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .roles("Bob outlaw Cid renegade Dan outlaw")
    .out("Bob")
    .out("Dan")
    .is("Bob", "zippy-roy")
    .is("Ann", "jimmy-texas");
  t.hand("Ann", "water-tower bang")
    .line("boom-town frisco yooma catico", 1)
    .cars("ghost-car caboose mail-car")
    .life("Cid", 1);
  t.Ann.plays("water-tower").on("ghost-car").places("Bob");
  t.table("Ann", "schofield");
  t.Ann.plays("bang").on("Cid");
  t.goesOn();
  t.Ann.ends();
  t.turnIs("Bob");
  t.Bob.hasCards(2).ends().hasCards(0).isGhost();
});

story("[BANG-DMG-2] X-128 Dynamite under a ghost", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Bob", "zippy-roy").ghost("Bob").table("Bob", "dynamite").begins("Bob").deck("5S");
  t.Bob.isGhost().hasInPlay("ghost-car").isAsked("play");
});

story("[GTR-STN-6] X-130 a ghost has no life point for Tombrock (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .ghost("Bob")
    .active("Bob")
    .hand("Bob", "beer")
    .line("tombrock frisco yooma catico deathwood", 1);
  t.cars("caboose mail-car lounge-car");
  t.Bob.cannot({ t: "take", car: t.s.train!.cars[0]! }, "GTR-STN-6");
});

story("[GTR-RC-7] X-131 the Sheriff may discard Ghost Car but never have it (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .table("Bob", "ghost-car")
    .table("Ann", "passenger-car scope coal-hopper")
    .hand("Ann", "panic switch cat-balou");
  t.Ann.cannot({ t: "play", card: t.player("Ann").hand[0]!, at: 1, take: GHOST_CAR }, "GTR-RC-7");
  t.Ann.cannot({ t: "use", card: t.player("Ann").table[0]!, as: null, at: 1, take: GHOST_CAR }, "GTR-RC-7");
  t.Ann.cannotPlay("switch", "GTR-PC-SWIT-2");
  expect(t.Ann.offers()).toContainEqual({ t: "play", card: t.player("Ann").hand[2], at: 1, take: GHOST_CAR });
  t.Ann.activates("coal-hopper");
  t.Ann.isAsked("coal-hopper").picks("ghost-car");
  t.Bob.hasInPlay("");
});

story("[GTR-RC-GHOS-8] X-133 with life points one only loses a card", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Cid", "ghost-car").hand("Ann", "cat-balou");
  t.Ann.plays("cat-balou").on("Cid", "ghost-car");
  t.Cid.isIn().hasLost(0).hasInPlay("");
});

story(
  "[GTR-RC-EXPR-1] [GTR-RC-EXPR-2] [GTR-RC-EXPR-3] X-134 Express Car: hand gone, a whole new turn, never two (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve")
      .is("Bob", "zippy-roy")
      .active("Bob")
      .table("Bob", "express-car")
      .hand("Bob", "bang beer missed panic");
    t.line(LINE, 1).cars("caboose mail-car lounge-car").deck("bang water-tower");
    t.Bob.plays("bang").on("Cid");
    t.Bob.activates("express-car");
    t.turnIs("Bob");
    t.Bob.holds("bang water-tower").mayPlay("bang");
    expect(t.s.turn).toMatchObject({ extra: true, bangs: 0, taken: false });
    t.player("Bob").table.push(EXPRESS_CAR);
    t.raw.train!.deck.splice(t.raw.train!.deck.indexOf(EXPRESS_CAR), 1);
    t.Bob.cannot({ t: "use", card: EXPRESS_CAR, as: null, at: null, take: null }, "GTR-RC-EXPR-2");
  },
);

story("[GTR-RC-CIRC-1] [GTR-RC-CIRC-2] [GTR-RC-GHOS-7] X-136 Circus Wagon", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "circus-wagon").ghost("Cid").table("Dan", "refund barrel").deck("beer");
  t.Ann.activates("circus-wagon");
  t.Cid.isOut();
  t.Dan.isAsked("circus-wagon").picks("barrel").hasCards(0).hasInPlay("refund");
});

story("[GTR-RC-COAL-1] [GTR-PC-REFU-2] X-137 Coal Hopper against a Railcar of Refund's owner (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "coal-hopper").table("Bob", "observation-car refund").deck("beer panic");
  t.Ann.activates("coal-hopper");
  t.Ann.holds("beer");
  t.Bob.hasInPlay("refund").holds("panic");
});

story("[GTR-RC-CATT-1] X-139 Cattle Truck with two cards (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "cattle-truck").discard("beer panic");
  t.Ann.activates("cattle-truck");
  t.Ann.isAsked("cattle-truck").picks("beer").holds("beer");
  expect(t.s.discard.map((c) => NAME[c])).toEqual(["panic"]);
});

story("[GTR-RC-MAIL-1] [BANG-INFO-2] X-140 Mail Car gives one of the three, and only two know which (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "mail-car").hand("Ann", "duel").deck("beer panic bang");
  t.Ann.activates("mail-car");
  expect(t.Ann.offers().some((m) => m.t === "give" && NAME[m.card] === "duel")).toBe(false);
  expect(t.Ann.offers().some((m) => m.t === "give" && m.at === 0)).toBe(false);
  t.Ann.gives("panic", "Cid").holds("beer bang duel");
  t.Cid.holds("panic");
  const gave = t.told("gave")[0]!;
  expect(gave.secret?.to).toEqual([0, 2]);
  expect(redact(gave, 1)).not.toHaveProperty("secret");
});
