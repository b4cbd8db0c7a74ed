import { expect } from "vitest";
import { NAME } from "../engine/pieces.ts";
import { story } from "./dsl.ts";

story("[BANG-DEATH-2] [BANG-DEATH-3] [BANG-ROLE-4] role, then cards in play, then the hand (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .hand("Ann", "bang")
    .life("Bob", 1)
    .table("Bob", "mustang scope")
    .hand("Bob", "panic duel")
    .table("Ann", "schofield");
  t.Ann.plays("bang").on("Bob");
  t.Bob.passes().passes().isOut();
  expect(t.player("Bob").shown).toBe(true);
  expect(t.s.discard.map((c) => NAME[c])).toEqual(["bang", "mustang", "scope", "panic", "duel"]);
});

story("[BANG-RWD-4] [BANG-CH-VULT-2] [GTR-RC-GHOS-7] a fading ghost feeds nobody", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .roles("Bob outlaw Cid outlaw Dan renegade Eve deputy")
    .ghost("Bob")
    .is("Cid", "vulture-sam");
  t.hand("Bob", "beer beer").hand("Ann", "cat-balou");
  t.Ann.plays("cat-balou").on("Bob", "ghost-car").hasCards(0);
  t.Bob.isOut().hasCards(0);
  t.Cid.hasCards(0);
  expect(t.player("Bob").shown).toBe(true);
});

story("[BANG-RWD-5] Vulture Sam as Sheriff takes a Deputy's cards and loses them with all others (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").roles("Bob deputy Cid outlaw Dan outlaw Eve renegade").is("Ann", "vulture-sam");
  t.hand("Ann", "bang beer")
    .table("Ann", "scope")
    .hand("Bob", "panic")
    .table("Bob", "caboose barrel")
    .life("Bob", 1)
    .deck("4C");
  t.Ann.plays("bang").on("Bob");
  t.Bob.passes().passes().isOut();
  t.Ann.hasCards(0).hasInPlay("");
});

story("[BANG-WIN-4] two Renegades in play when the Sheriff falls: the Outlaws win", (t) => {
  t.seats("Ann* Bob Cid Dan Eve Fay Gus Hal").roles(
    "Bob renegade Cid renegade Dan outlaw Eve outlaw Fay outlaw Gus deputy Hal deputy",
  );
  for (const name of ["Dan", "Eve", "Fay", "Gus", "Hal"]) t.out(name);
  t.active("Bob").hand("Bob", "bang").life("Ann", 1);
  t.Bob.plays("bang").on("Ann");
  t.wins("BANG-WIN-1", "Dan", "Eve", "Fay");
});

story("[BANG-WIN-4] Sheriff and two Renegades play on", (t) => {
  t.seats("Ann* Bob Cid Dan Eve Fay Gus Hal").roles(
    "Bob renegade Cid renegade Dan outlaw Eve outlaw Fay outlaw Gus deputy Hal deputy",
  );
  for (const name of ["Eve", "Fay", "Gus", "Hal"]) t.out(name);
  t.hand("Ann", "bang").table("Ann", "winchester").life("Dan", 1);
  t.Ann.plays("bang").on("Dan");
  t.Dan.isOut();
  t.goesOn();
});

story("[BANG-3P-1] three players: open roles, the Deputy has no extra life and may go to Jail", (t) => {
  t.three("Ann Bob Cid").active("Bob").hand("Bob", "jail");
  t.Bob.plays("jail").on("Ann");
  t.Ann.hasInPlay("jail").hasLife(4);
  expect(t.s.players.every((p) => p.shown)).toBe(true);
});

story("[BANG-3P-5] when the Deputy is out, the next player drives the train (ruling)", (t) => {
  t.three("Ann Bob Cid")
    .active("Cid")
    .hand("Cid", "bang")
    .life("Ann", 1)
    .is("Bob", "zippy-roy")
    .is("Ann", "black-jack");
  t.Cid.plays("bang").on("Ann");
  expect(t.s.driver).toBe(1);
  t.Cid.ends();
  t.turnIs("Bob");
  expect(t.s.train!.pos).toBe(1);
});

story("[BANG-3P-5] three players all gone at once: the Outlaw wins (ruling)", (t) => {
  t.three("Ann Bob Cid")
    .life("Ann", 1)
    .life("Bob", 1)
    .life("Cid", 1)
    .hand("Ann", "next-stop")
    .side("ironhorse")
    .cars("");
  t.line("boom-town frisco yooma", 2);
  t.Ann.plays("next-stop");
  t.Ann.passes().isAsked("last-life").passes();
  t.wins("BANG-3P-5", "Bob");
});

story("[BANG-3P-6] a hunter who falls with the quarry does not win (ruling)", (t) => {
  t.three("Ann Bob Cid").active("Bob").hand("Bob", "most-wanted").life("Ann", 1).life("Bob", 1).deck("beer 5S 3H 6S");
  t.Bob.plays("most-wanted");
  t.Bob.isAsked("last-life").passes().isOut();
  t.Ann.isOut();
  t.wins("BANG-3P-3", "Cid");
});

story("[BANG-3P-7] becoming a ghost ends nothing; a fading ghost leaves in another way (ruling)", (t) => {
  t.three("Ann Bob Cid")
    .active("Bob")
    .hand("Bob", "bang cat-balou bang")
    .table("Bob", "volcanic")
    .table("Ann", "ghost-car")
    .life("Ann", 1);
  t.Bob.plays("bang").on("Ann");
  t.Ann.isGhost();
  t.goesOn();
  t.Bob.plays("cat-balou").on("Ann", "ghost-car").hasCards(1);
  t.Ann.isOut();
  t.goesOn();
  t.life("Cid", 1);
  t.Bob.plays("bang").on("Cid");
  t.wins("BANG-3P-3", "Bob");
});

story("[BANG-CH-BLAC-1] Black Jack shows the second card; red brings a third", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "black-jack").begins("Ann").deck("bang beer panic");
  t.Ann.holds("bang beer panic");
  expect(t.told("showed")).toHaveLength(1);
});

story("[BANG-CH-BLAC-1] black brings none", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "black-jack").begins("Ann").deck("beer missed panic");
  t.Ann.holds("beer missed");
});

story("[BANG-CH-LUCK-1] [BANG-CHK-5] Lucky Duke's Barrel: two cards, one of them counts", (t) => {
  t.seats("Ann* Bob Cid").is("Bob", "lucky-duke").hand("Ann", "bang").table("Bob", "barrel").deck("5C 6H");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("barrel").isAsked("flip").picks("6H").hasLost(0);
});

story("[BANG-CH-PEDR-1] Pedro Ramirez may take the top of the discard pile first", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "pedro-ramirez").begins("Ann").discard("duel panic").deck("beer");
  t.Ann.isAsked("draw").draws("discard").holds("panic beer");
  t.topIs("duel");
});

story("[BANG-CH-PEDR-1] without a discard pile Pedro is not asked", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "pedro-ramirez").begins("Ann").deck("beer panic");
  t.Ann.isAsked("play").holds("beer panic");
});

story("[BANG-CH-JESS-1] Jesse Jones may also draw both from the pile", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "jesse-jones").begins("Ann").hand("Bob", "duel").deck("beer panic");
  t.Ann.isAsked("draw").cannot({ t: "draw", from: "hand", at: 2 }, "BANG-CH-JESS-1").draws("deck").holds("beer panic");
});

story("[BANG-CH-ROSE-1] Rose Doolan and a Scope add up", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "rose-doolan").table("Bob", "mustang");
  t.Ann.sees("Cid", 1).sees("Bob", 1);
  t.table("Ann", "scope");
  t.Ann.sees("Cid", 1);
});

story("[BANG-CH-VULT-3] names do not clash in Vulture Sam's hand; he takes from each who falls (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .roles("Bob outlaw Cid outlaw Dan renegade Eve deputy")
    .is("Dan", "vulture-sam")
    .hand("Ann", "gatling");
  t.table("Bob", "barrel jail")
    .life("Bob", 1)
    .life("Cid", 1)
    .table("Cid", "dynamite lumber-flatcar")
    .table("Dan", "barrel")
    .deck("5C 4C");
  t.Ann.plays("gatling");
  t.Bob.passes();
  t.Dan.passes();
  t.Dan.holds("barrel jail dynamite").hasInPlay("barrel lumber-flatcar");
});

story("[BANG-CH-WILL-1] Willy the Kid fires as often as he likes", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "willy-the-kid").hand("Ann", "bang bang bang train-robbery");
  t.Ann.plays("bang").on("Bob");
  t.Ann.plays("bang").on("Bob");
  t.Ann.mayPlay("train-robbery", "Bob").plays("bang").on("Bob");
  t.Bob.hasLost(3);
});

story("[BANG-CH-SIDK-1] Sid Ketchum heals in his turn, at a shot, in Phase 3, not at full life (ruling)", (t) => {
  t.seats("Ann* Bob Cid").is("Bob", "sid-ketchum").hand("Ann", "bang").hand("Bob", "beer panic missed scope");
  t.Ann.plays("bang").on("Bob");
  t.Bob.cannot({ t: "sid", card: t.player("Bob").hand[0]! }, "BANG-CH-SIDK-1");
  t.life("Bob", 2);
  t.Bob.heals("beer", "panic").hasLife(3).isAsked("shot").uses("missed").hasCards(1);
});

story("[BANG-RES-3] Vulture Sam, waiting for his own elimination, takes nothing (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Cid", "vulture-sam").hand("Ann", "gatling").life("Bob", 1).life("Cid", 1);
  t.table("Bob", "scope");
  t.Ann.plays("gatling");
  t.Bob.isOut();
  t.Cid.isOut().hasCards(0);
  expect(t.told("inherited")).toEqual([]);
});

story("[BANG-CH-GRIN-1] El Gringo takes nothing for his own Most Wanted", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "el-gringo").hand("Ann", "most-wanted beer").deck("panic 5S 5C 6C");
  t.Ann.plays("most-wanted");
  t.Ann.hasLost(1).holds("beer panic");
  expect(t.told("stole")).toEqual([]);
});
