import { expect } from "vitest";
import { NAME, piece } from "../engine/pieces.ts";
import { story } from "./dsl.ts";

story("[GTR-PC-ROBB-2] X-142 a Barrel spent through Caboose needs no decision any more (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "train-robbery").table("Bob", "caboose barrel");
  t.Ann.plays("train-robbery").on("Bob");
  t.Bob.stands("caboose").covers("barrel").hasLost(0).hasInPlay("caboose").isNotAsked();
  t.Ann.isAsked("play");
});

story("[GTR-RC-GHOS-6] [GTR-PC-ROBB-3] X-143 a ghost stands for everything and keeps it", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "train-robbery").ghost("Bob").table("Bob", "scope");
  t.Ann.plays("train-robbery").on("Bob");
  t.Bob.stands("ghost-car").stands("scope").isGhost().hasInPlay("ghost-car scope");
});

story("[GTR-PC-REFU-2] X-145 Refund does not pay for a Train Robbery (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "train-robbery").table("Bob", "refund scope");
  t.Ann.plays("train-robbery").on("Bob");
  t.Bob.picks("scope").stands("refund").hasCards(0);
});

story("[GTR-PC-REFU-2] X-146 Refund pays for El Gringo's card (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Cid")
    .is("Dan", "el-gringo")
    .table("Cid", "refund")
    .hand("Cid", "bang beer")
    .deck("panic");
  t.Cid.plays("bang").on("Dan");
  t.Dan.holds("beer");
  t.Cid.holds("panic");
});

story("[GTR-PC-REFU-2] [BANG-CH-JESS-1] X-146 Refund pays for Jesse Jones's card (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Bob", "jesse-jones").begins("Bob").table("Cid", "refund").hand("Cid", "beer");
  t.deck("duel panic");
  t.Bob.draws("Cid").holds("beer duel");
  t.Cid.holds("panic");
});

story("[GTR-PC-EVAD-1] [GTR-PC-KNIF-1] X-148 a Knife Revolver that stays is evaded into the hand (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "knife-revolver").hand("Bob", "evaded").deck("4C");
  t.Ann.plays("knife-revolver").on("Bob");
  t.Bob.uses("evaded").holds("knife-revolver").hasLost(0);
});

story("[GTR-PC-EVAD-4] X-149 an evaded Gatling is taken at once and goes on (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "gatling").hand("Bob", "evaded").hand("Cid", "beer");
  t.Ann.plays("gatling");
  t.Bob.uses("evaded").holds("gatling");
  t.Cid.isAsked("shot").passes().hasLost(1);
  t.Eve.hasLost(1);
});

for (const [flip, life] of [
  ["9D", 4],
  ["9C", 3],
] as const)
  story(`[GTR-PC-CACT-1] X-151 Cactus and ${flip}`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang").hand("Bob", "cactus").life("Bob", 3).deck(flip);
    t.Ann.plays("bang").on("Bob");
    t.Bob.uses("cactus").hasLife(life);
  });

story("[GTR-PC-MONY-1] [GTR-PC-MONY-3] X-152 Money Bag repeats one's own BANG! outside the limit", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang money-bag");
  t.Ann.plays("bang").on("Bob");
  t.Ann.plays("money-bag").on("Bob");
  t.Bob.hasLost(2);
});

for (const [top, rule] of [
  ["missed", "GTR-PC-MONY-2"],
  ["evaded", "GTR-PC-MONY-2"],
  ["cactus", "GTR-PC-MONY-2"],
  ["barrel", "GTR-PC-MONY-1"],
] as const)
  story(`[${rule}] X-152 Money Bag does not copy ${top}`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "money-bag").discard(top);
    t.Ann.cannotPlay("money-bag", rule);
  });

story("[GTR-PC-MONY-4] X-154 an evaded copy is Money Bag (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "money-bag").discard("bang").hand("Bob", "evaded");
  t.Ann.plays("money-bag").on("Bob");
  t.Bob.uses("evaded").holds("money-bag");
  expect(t.s.discard.map((c) => NAME[c])).toEqual(["bang", "evaded"]);
});

story("[GTR-PC-MONY-2] X-155 Money Bag is no Beer at the last life point (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Cid")
    .hand("Cid", "bang")
    .hand("Bob", "money-bag")
    .life("Bob", 1)
    .discard("beer");
  t.Cid.plays("bang").on("Bob");
  t.Bob.passes().isAsked("last-life").mayNotUse("money-bag").passes().isOut();
});

story("[GTR-PC-SWIT-3] X-157 a weapon got by Switch replaces the former one (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "switch").table("Ann", "scope schofield").table("Bob", "winchester");
  t.Ann.plays("switch");
  t.Ann.picks("scope").picks("winchester").hasInPlay("winchester");
  t.Bob.hasInPlay("scope");
  t.topIs("schofield");
});

story("[GTR-PC-SWIT-2] X-158 no second Barrel by Switch", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .hand("Ann", "switch")
    .table("Ann", "scope barrel")
    .table("Bob", "barrel")
    .table("Cid", "mustang");
  t.Ann.plays("switch");
  t.Ann.picks("scope").cannot({ t: "pick", card: t.player("Bob").table[0]! }, "GTR-PC-SWIT-2");
});

story("[GTR-PC-SWIT-2] X-160 Dynamite may be switched to the Sheriff", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").active("Dan").hand("Dan", "switch").table("Dan", "dynamite").table("Ann", "mustang");
  t.Dan.plays("switch");
  t.Dan.picks("dynamite").picks("mustang").hasInPlay("mustang");
  expect(t.player("Ann").table).toEqual([piece("dynamite")]);
});

for (const card of ["jail", "ghost-car"])
  story(`[GTR-PC-SWIT-2] X-160 a ${card} may not`, (t) => {
    t.seats("Ann* Bob Cid Dan Eve").active("Dan").hand("Dan", "switch").table("Dan", card).table("Ann", "mustang");
    t.Dan.cannotPlay("switch", "GTR-PC-SWIT-2");
  });

story("[GTR-PC-MONY-1] [BANG-RES-2] X-164 after a Train Robbery the top may be blue", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "train-robbery money-bag").table("Bob", "scope");
  t.Ann.plays("train-robbery").on("Bob");
  t.Bob.picks("scope");
  t.Ann.cannotPlay("money-bag", "GTR-PC-MONY-1");
});

story("[BANG-SETUP-7] X-169 the Knife Revolver stays out of the shuffle it causes (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "knife-revolver").hand("Bob", "beer").onlyDeck("4C");
  t.Ann.plays("knife-revolver").on("Bob");
  expect(t.s.discard.map((c) => NAME[c])).toEqual(["knife-revolver"]);
  expect(t.s.deck.map((c) => NAME[c])).not.toContain("knife-revolver");
  expect(t.s.deck.length).toBe(94);
});

story("[BANG-PANC-2] X-170 Cat Balou on one's own Dynamite (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "cat-balou").table("Ann", "dynamite");
  t.Ann.plays("cat-balou").on("Ann", "dynamite").hasInPlay("");
  t.topIs("dynamite");
});
