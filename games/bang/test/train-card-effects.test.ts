import { expect } from "vitest";
import { NAME } from "../engine/pieces.ts";
import { story } from "./dsl.ts";

const LINE = "boom-town frisco yooma catico deathwood";
const CARS = "caboose mail-car lounge-car";

story("[GTR-CH-SANC-1] Sancho may still pay if he wants", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "sancho").hand("Ann", "bang").line(LINE, 1).cars(CARS);
  t.Ann.takes("caboose").pays("bang").hasInPlay("caboose").hasCards(0);
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
  t.seats("Ann* Bob Cid Dan Eve").line(LINE, 1).cars(CARS).table("Ann", "refund").hand("Ann", "bang");
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

story("[GTR-PC-SWIT-3] the other player's former weapon goes too (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "switch").table("Ann", "schofield").table("Bob", "winchester scope");
  t.Ann.plays("switch");
  t.Ann.picks("schofield").picks("scope").hasInPlay("scope");
  t.Bob.hasInPlay("schofield");
  t.topIs("winchester");
});

story("[GTR-CH-BLAZ-3] [GTR-EOL-3] Sgt. Blaze, next to an active player who is gone, exempts nobody (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").ghost("Bob").active("Bob").is("Cid", "sgt-blaze").hand("Bob", "next-stop");
  t.line("boom-town frisco yooma catico deathwood", 4).cars(CARS).side("ironhorse");
  t.Bob.plays("next-stop");
  t.Bob.takes("caboose").pays("ghost-car").isOut();
  t.Cid.hasLost(1);
  expect(t.told("exempted")).toEqual([]);
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

story("[GTR-PC-MAP-1] what the Map leaves stays on top in the same order", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "zippy-roy").table("Ann", "map").begins("Ann").deck("beer bang missed");
  t.Ann.isAsked("map");
  expect(t.Ann.offers().filter((m) => m.t === "pick")).toHaveLength(2);
  t.Ann.passes().holds("beer bang");
  expect(NAME[t.player("Ann").hand[0]!]).toBe("beer");
});

for (const card of ["gatling", "indians", "most-wanted"])
  story(`[GTR-CH-BLAZ-1] [GTR-CH-BLAZ-4] Sgt. Blaze leaves Cid out of ${card} (ruling)`, (t) => {
    t.seats("Ann* Bob Cid Dan").is("Ann", "sgt-blaze").hand("Ann", card).hand("Cid", "missed").deck("duel 5C 5S 6S");
    t.Ann.plays(card);
    t.Ann.isAsked("exempt").exempts("Cid");
    t.Cid.hasLost(0).hasCards(1);
    t.Bob.hasLost(1);
    t.Dan.hasLost(1);
    t.Ann.isAsked("play").hasLost(0);
  });

story("[GTR-CH-BLAZ-1] Sgt. Blaze leaves Bob out of Circus Wagon (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .is("Ann", "sgt-blaze")
    .table("Ann", "circus-wagon")
    .table("Bob", "scope")
    .table("Cid", "mustang");
  t.Ann.activates("circus-wagon");
  t.Ann.exempts("Bob");
  t.Bob.hasInPlay("scope");
  t.Cid.hasInPlay("");
});

story("[GTR-CH-BLAZ-4] exempting himself from Most Wanted leaves Sgt. Blaze the card he draws (ruling)", (t) => {
  t.seats("Ann* Bob").is("Ann", "sgt-blaze").hand("Ann", "most-wanted").deck("duel 5S");
  t.Ann.plays("most-wanted");
  t.Ann.exempts("Ann").holds("duel").hasLost(0);
  t.Bob.hasLost(1);
});

story("[GTR-PC-REFU-2] Refund pays for a card from hand, not for what its owner discards alone (ruling)", (t) => {
  t.seats("Ann* Bob Cid")
    .hand("Ann", "cat-balou")
    .hand("Bob", "beer cat-balou")
    .table("Bob", "refund scope")
    .deck("duel");
  t.hand("Ann", "").Ann.plays("cat-balou").on("Bob", "hand");
  t.Bob.hasCards(2);
});

story("[GTR-PC-REFU-2] Cat Balou on one's own card is not refunded (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "cat-balou").table("Ann", "refund scope");
  t.Ann.plays("cat-balou").on("Ann", "scope").hasCards(0);
});

story("[GTR-CH-MANU-1] Manuelita draws at the End of the Line only", (t) => {
  t.seats("Ann* Bob Cid Dan").is("Bob", "manuelita").hand("Ann", "next-stop").line("boom-town frisco yooma catico", 1);
  t.Ann.plays("next-stop");
  t.Bob.hasCards(0);
});
