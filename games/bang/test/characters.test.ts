import { expect } from "vitest";
import { story } from "./dsl.ts";

const LINE = "boom-town frisco yooma catico deathwood";

story("[BANG-CH-SUZY-1] X-067 in a Duel Suzy draws only when it is over (ruling)", (t) => {
  t.seats("Ann* Bob Cid").is("Bob", "suzy-lafayette").hand("Ann", "duel bang").hand("Bob", "bang").deck("bang");
  t.Ann.plays("duel").on("Bob");
  t.Bob.uses("bang");
  t.Ann.uses("bang");
  t.Bob.hasLost(1).holds("bang");
});

story("[BANG-RES-3] [BANG-CH-SUZY-1] X-068 against a Gatling Suzy draws when all have answered (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Bob", "suzy-lafayette").hand("Ann", "gatling beer").hand("Bob", "missed");
  t.hand("Eve", "missed").deck("panic");
  t.Ann.plays("gatling");
  t.Bob.uses("missed").hasCards(0);
  t.Eve.isAsked("shot").passes();
  t.Bob.holds("panic");
  t.Ann.isAsked("play");
});

story("[GTR-RC-2] [BANG-CH-SUZY-1] X-070 a stolen Railcar lies in play, so Suzy's hand is empty", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "suzy-lafayette").hand("Ann", "panic").table("Bob", "caboose").deck("beer");
  t.Ann.plays("panic").on("Bob", "caboose").hasInPlay("caboose").holds("beer");
});

story("[BANG-RES-3] X-071 Suzy pays with her last card and draws when she has the Railcar (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "suzy-lafayette").hand("Ann", "bang").line(LINE, 1);
  t.cars("caboose mail-car lounge-car").deck("beer");
  t.Ann.takes("caboose").pays("bang").hasInPlay("caboose").holds("beer");
  const order = t.log().filter((e) => e === "took-car" || e === "drew");
  expect(order).toEqual(["took-car", "drew"]);
});

story("[GTR-PC-MAP-1] [BANG-CH-KITC-1] X-073 the Map comes before Kit Carlson's look", (t) => {
  t.seats("Ann* Bob Cid")
    .is("Ann", "kit-carlson")
    .table("Ann", "map")
    .begins("Ann")
    .deck("beer bang missed panic duel");
  t.Ann.isAsked("map").picks("beer");
  t.topIs("beer");
  t.Ann.isAsked("kit-carlson").picks("missed").holds("bang panic");
  t.deck("");
  expect(t.s.deck.at(-1)).toBe(t.told("put-back").flatMap((e) => (e.t === "put-back" ? e.secret!.cards : []))[1]);
});

story("[BANG-TURN-9] X-074 no Map in Jail", (t) => {
  t.seats("Ann* Bob Cid").is("Cid", "zippy-roy").table("Bob", "map jail").begins("Bob").deck("5C");
  t.turnIs("Cid");
  expect(t.told("looked")).toEqual([]);
});

story("[GTR-CH-BLAZ-2] [GTR-CH-BLAZ-4] X-076 one card less for the player Sgt. Blaze leaves out (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "sgt-blaze")
    .hand("Ann", "general-store")
    .deck("beer bang missed panic duel");
  t.Ann.plays("general-store");
  expect(t.told("store-opened")).toEqual([]);
  t.Ann.exempts("Cid").isAsked("store").picks("beer");
  t.Bob.picks("bang");
  t.Dan.isAsked("store").picks("missed");
  t.Eve.holds("panic");
  t.Cid.hasCards(0);
});

story("[GTR-CH-BLAZ-1] X-077 a Saloon without Dan (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "sgt-blaze")
    .hand("Ann", "saloon")
    .life("Dan", 2)
    .life("Eve", 2)
    .life("Ann", 2);
  t.Ann.plays("saloon");
  t.Ann.exempts("Dan").hasLife(3);
  t.Dan.hasLife(2);
  t.Eve.hasLife(3);
});

story("[GTR-CH-BLAZ-3] X-079 Sgt. Blaze exempts nobody in another's turn (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Bob", "sgt-blaze")
    .hand("Ann", "next-stop")
    .side("ironhorse")
    .line(LINE, 4)
    .cars("");
  t.Ann.plays("next-stop");
  t.Ann.isAsked("shot").passes();
  t.Bob.isNotAsked().hasLost(1);
});

story("[GTR-CH-BLAZ-3] in his own turn Sgt. Blaze chooses anew for each of two passes (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "sgt-blaze")
    .hand("Ann", "full-steam")
    .side("ironhorse")
    .line(LINE, 1)
    .cars("");
  t.Ann.plays("full-steam");
  t.Ann.steams(2).exempts("Bob").exempts("Cid").hasLost(2);
  t.Bob.hasLost(1);
  t.Cid.hasLost(1);
  t.Dan.hasLost(2);
});

story("[GTR-CH-EVAN-1] [GTR-CH-EVAN-2] X-080 who falls to a diverted BANG! was shot by its owner", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").roles("Bob renegade Cid outlaw Dan outlaw Eve deputy").is("Bob", "evan-babbit");
  t.hand("Ann", "bang:5D").hand("Bob", "panic:8D").life("Cid", 1);
  t.Ann.plays("bang").on("Bob");
  t.Bob.diverts("panic", "Cid").hasCards(0).hasLost(0);
  t.Cid.isOut();
  t.Ann.hasCards(3);
});

story("[GTR-CH-EVAN-2] X-082 with two players nothing is diverted", (t) => {
  t.seats("Ann* Bob").is("Bob", "evan-babbit").hand("Ann", "bang:5D").hand("Bob", "panic:8D");
  t.Ann.plays("bang").on("Bob");
  expect(t.Bob.may("divert")).toBe(false);
});

story("[GTR-CH-EVAN-2] X-082 the shooter is no target, and nobody else is near", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Bob", "evan-babbit")
    .hand("Ann", "bang:5D")
    .hand("Bob", "panic:8D")
    .table("Cid", "mustang");
  t.Ann.plays("bang").on("Bob");
  expect(t.Bob.may("divert")).toBe(false);
  const card = t.player("Bob").hand[0]!;
  t.Bob.cannot({ t: "divert", card, at: 2 }, "GTR-CH-EVAN-2", { distance: 2, reach: 1 });
  t.Bob.cannot({ t: "divert", card, at: 0 }, "GTR-CH-EVAN-2");
});

story("[GTR-CH-EVAN-2] X-083 Slab's diverted BANG! still takes two Missed!", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Bob", "evan-babbit").is("Ann", "slab-the-killer").hand("Ann", "bang:5D");
  t.hand("Bob", "panic:8D").hand("Cid", "missed missed");
  t.Ann.plays("bang").on("Bob");
  t.Bob.diverts("panic", "Cid");
  t.Cid.uses("missed").isAsked("shot").uses("missed").hasLost(0);
});

story("[GTR-CH-EVAN-3] X-085 after a Barrel it is too late to divert (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Bob", "evan-babbit")
    .hand("Ann", "bang:5D")
    .hand("Bob", "panic:8D")
    .table("Bob", "barrel");
  t.deck("5C");
  t.Ann.plays("bang").on("Bob");
  expect(t.Bob.may("divert")).toBe(true);
  t.Bob.uses("barrel");
  expect(t.Bob.may("divert")).toBe(false);
  t.Bob.cannot({ t: "divert", card: t.player("Bob").hand[0]!, at: 2 }, "GTR-CH-EVAN-3");
});

for (const card of ["gatling", "knife-revolver:5D", "train-robbery:4D", "next-stop"])
  story(`[GTR-CH-EVAN-1] X-086 Evan Babbit cannot divert ${card === "next-stop" ? "Ironhorse" : card}`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").is("Bob", "evan-babbit").hand("Ann", card).hand("Bob", "panic:8D beer:10H");
    t.table("Bob", "scope").side("ironhorse").line(LINE, 4).cars("").deck("4C");
    if (card === "gatling" || card === "next-stop") t.Ann.plays(card);
    else t.Ann.plays(card).on("Bob");
    if (card === "next-stop") t.Ann.passes();
    if (card.startsWith("train")) t.Bob.stands("scope");
    t.Bob.isAsked("shot");
    expect(t.Bob.may("divert")).toBe(false);
  });

story("[BANG-CH-SUZY-2] X-173 Suzy as a ghost discards three, draws one and keeps it (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Ann", "zippy-roy").is("Bob", "suzy-lafayette").is("Cid", "black-jack").ghost("Bob");
  t.active("Bob").hand("Bob", "beer bang missed").deck("panic");
  t.Bob.ends().holds("panic");
  t.turnIs("Cid");
});
