import { expect } from "vitest";
import { NAME, piece } from "../engine/pieces.ts";
import { CABOOSE, GHOST_CAR, LUMBER_FLATCAR } from "../engine/train/pieces.ts";
import { story } from "./dsl.ts";

const LINE = "boom-town frisco yooma catico deathwood";
const CARS = "caboose mail-car lounge-car";

story("[GTR-RC-LUMB-1] the Sheriff may hold Lumber Flatcar", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Bob")
    .hand("Bob", "bang")
    .line(LINE, 1)
    .cars("lumber-flatcar mail-car lounge-car");
  t.Bob.takes("lumber-flatcar").pays("bang").places("Ann");
  t.Ann.hasInPlay("lumber-flatcar");
});

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

story("[GTR-RC-LOUN-2] only Ghost Car goes to an eliminated player", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").out("Dan").table("Ann", "lounge-car");
  t.cars("caboose mail-car express-car").railcars("dining-car observation-car");
  t.Ann.activates("lounge-car");
  t.Ann.cannot({ t: "give", card: piece("dining-car"), at: 3 }, "GTR-RC-LOUN-2");
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

story("[GTR-RC-GHOS-7] Panic! on a ghost's Ghost Car: out at once, and the thief has it", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").active("Cid").hand("Cid", "panic").ghost("Bob").hand("Bob", "beer");
  t.Cid.plays("panic").on("Bob", "ghost-car").hasInPlay("ghost-car");
  t.Bob.isOut().hasCards(0);
  t.topIs("beer");
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

story("[GTR-RC-BAGG-3] Baggage Car cannot be aimed at itself", (t) => {
  t.seats("Ann* Bob Cid").table("Ann", "baggage-car");
  const car = piece("baggage-car");
  t.Ann.cannot({ t: "use", card: car, as: "cat-balou", at: 0, take: car }, "GTR-RC-BAGG-3");
});

story("[GTR-RC-MAIL-1] the letter goes to another player (ruling)", (t) => {
  t.seats("Ann* Bob Cid").table("Ann", "mail-car").deck("beer panic bang");
  t.Ann.activates("mail-car");
  t.Ann.cannot({ t: "give", card: piece("beer"), at: 0 }, "GTR-RC-MAIL-1");
});
