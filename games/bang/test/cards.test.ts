import { expect } from "vitest";
import { NAME, piece } from "../engine/pieces.ts";
import { story } from "./dsl.ts";

story("[BANG-BANG-1] [BANG-TERM-4] [BANG-TERM-5] a BANG! is a shot at one other player in reach", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang");
  t.Ann.cannotPlay("bang", "BANG-DIST-4", "Cid").cannotPlay("bang", "BANG-BANG-1", "Ann");
  t.Ann.plays("bang").on("Bob");
  t.Bob.hasLost(1);
  t.topIs("bang");
});

story("[BANG-BANG-2] [BANG-DUEL-3] in a Duel distance and limit play no part", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "duel bang bang").hand("Cid", "bang bang").table("Cid", "barrel");
  t.Ann.plays("bang").on("Bob");
  t.Ann.plays("duel").on("Cid");
  t.Cid.isAsked("duel").mayNotUse("barrel").uses("bang");
  t.Ann.uses("bang");
  t.Cid.uses("bang");
  t.Ann.hasLost(1);
});

story("[BANG-MISS-1] [BANG-SHOT-3] [BANG-TERM-6] only the target answers, and a Missed! is nothing else", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "bang missed").hand("Bob", "missed").hand("Cid", "missed");
  t.Ann.cannotPlay("missed", "BANG-MISS-1").plays("bang").on("Bob");
  t.Cid.isNotAsked();
  t.Ann.isNotAsked();
  t.Bob.uses("missed").hasLost(0);
  t.topIs("missed");
});

story("[BANG-SHOT-1] [BANG-SHOT-2] Missed!s spent on a shot that still hits are lost", (t) => {
  t.seats("Ann* Bob Cid").is("Ann", "slab-the-killer").hand("Ann", "bang").hand("Bob", "missed missed");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("missed").passes().hasLost(1).holds("missed");
});

story("[BANG-BEER-1] a Beer never lifts anybody above the maximum", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "beer beer").life("Ann", 4);
  t.Ann.plays("beer");
  t.Ann.hasLife(5).plays("beer");
  t.Ann.hasLife(5);
});

story("[BANG-BEER-3] [BANG-RES-6] with two players a Beer may be played to no effect", (t) => {
  t.seats("Ann* Bob").hand("Ann", "beer").life("Ann", 2);
  t.Ann.plays("beer");
  t.Ann.hasLife(2).hasCards(0);
});

story("[BANG-SALN-1] a Saloon works with two players, and nobody plays it out of turn", (t) => {
  t.seats("Ann* Bob").hand("Ann", "saloon bang").life("Ann", 2).life("Bob", 1).hand("Bob", "beer");
  t.Ann.plays("saloon");
  t.Ann.hasLife(3);
  t.Bob.hasLife(2);
});

story("[BANG-SALN-1] a Saloon does not save at the last life point", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "bang").life("Bob", 1).hand("Bob", "saloon");
  t.Ann.plays("bang").on("Bob");
  t.Bob.passes().isAsked("last-life").mayNotUse("saloon").passes().isOut();
});

story("[BANG-STGC-1] [BANG-WELL-1] Stagecoach draws two cards, Wells Fargo three", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "stagecoach wells-fargo");
  t.Ann.plays("stagecoach");
  t.Ann.hasCards(3).plays("wells-fargo");
  t.Ann.hasCards(5);
});

story("[BANG-STGC-1] two Stagecoaches look alike: one move for both", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "stagecoach stagecoach");
  expect(t.Ann.offers().filter((m) => m.t === "play").length).toBe(1);
  t.Ann.plays("stagecoach");
  t.Ann.mayPlay("stagecoach").hasCards(3);
});

story("[BANG-GSTR-1] [BANG-GSTR-2] everybody takes one, the last card goes to the last player", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "general-store").deck("beer bang missed");
  t.Ann.plays("general-store");
  t.Ann.isAsked("store").cannot({ t: "pass" }, "BANG-GSTR-2").picks("bang").holds("bang");
  t.Bob.isAsked("store").picks("beer");
  t.Cid.holds("missed");
  t.Ann.isAsked("play");
});

story("[BANG-GSTR-3] with both piles exhausted the first ones take what there is (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "general-store").onlyDeck("beer bang");
  t.hand("Bob", "").raw.players[3]!.hand.push(...t.raw.discard.splice(0));
  t.Ann.plays("general-store");
  t.Ann.picks("beer");
  t.Bob.holds("bang");
  t.Cid.hasCards(0);
  t.Ann.isAsked("play");
});

story("[BANG-PANC-1] Panic! takes a random card of a hand, known to two players", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "panic").hand("Bob", "beer");
  t.Ann.plays("panic").on("Bob", "hand").holds("beer");
  expect(t.told("stole")[0]).toMatchObject({ card: null, secret: { to: [0, 1] } });
});

story("[BANG-CATB-1] Cat Balou reaches everybody and discards", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "cat-balou cat-balou").hand("Cid", "beer").table("Dan", "scope");
  t.Ann.plays("cat-balou").on("Cid", "hand");
  t.topIs("beer");
  t.Ann.plays("cat-balou").on("Dan", "scope");
  t.topIs("scope");
  t.Dan.hasInPlay("");
});

story("[BANG-PANC-2] one's own hand and one's own Railcar are no targets of Panic! (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "panic beer").table("Ann", "caboose dynamite");
  t.Ann.cannot({ t: "play", card: piece("panic"), at: 0, take: null }, "BANG-PANC-2");
  t.Ann.cannot({ t: "play", card: piece("panic"), at: 0, take: piece("caboose") }, "BANG-PANC-2");
  t.Ann.plays("panic").on("Ann", "dynamite").holds("beer dynamite");
});

story("[BANG-PANC-3] [GTR-RC-4] [GTR-PC-SWIT-5] the cars of the train are nobody's cards", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "panic cat-balou switch").hand("Bob", "beer").cars("caboose mail-car lounge-car");
  t.table("Ann", "scope").table("Bob", "mustang");
  t.Ann.cannot({ t: "play", card: piece("panic"), at: 1, take: piece("caboose") }, "BANG-PANC-3");
  t.Ann.cannot({ t: "play", card: piece("cat-balou"), at: 1, take: piece("caboose") }, "BANG-PANC-3");
  t.Ann.plays("switch");
  t.Ann.picks("scope").cannot({ t: "pick", card: piece("caboose") }, "GTR-PC-SWIT-1");
});

story("[BANG-GATL-1] a Gatling shoots at everybody else, clockwise, at any distance", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "gatling").hand("Cid", "missed").hand("Eve", "missed");
  t.Ann.plays("gatling");
  t.Bob.hasLost(1);
  t.Cid.isAsked("shot").uses("missed");
  t.Dan.hasLost(1);
  t.Eve.isAsked("shot").passes().hasLost(1);
  t.Ann.hasLost(0);
});

story("[BANG-INDI-1] against Indians! one may lose the point with a BANG! in hand", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "indians").hand("Bob", "bang").hand("Cid", "missed");
  t.Ann.plays("indians");
  t.Bob.isAsked("indians").passes().hasLost(1).holds("bang");
  t.Cid.isAsked("indians").mayNotUse("missed").passes().hasLost(1);
});

story("[BANG-SCOP-1] [BANG-MUST-1] a Scope sees nearer, a Mustang is seen farther", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "scope").table("Cid", "mustang");
  t.Ann.sees("Bob", 1).sees("Cid", 2).sees("Dan", 1);
  t.Dan.sees("Cid", 2).sees("Ann", 2);
});

story("[BANG-JAIL-1] anybody but the Sheriff goes to Jail, oneself too (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").active("Bob").hand("Bob", "jail jail");
  t.Bob.cannotPlay("jail", "BANG-JAIL-1", "Ann").plays("jail").on("Dan");
  t.Dan.hasInPlay("jail");
  t.Bob.cannotPlay("jail", "BANG-PLAY-4", "Dan").plays("jail").on("Bob").hasInPlay("jail");
});

story("[BANG-JAIL-2] Hearts open the Jail", (t) => {
  t.seats("Ann* Bob Cid").is("Bob", "zippy-roy").table("Bob", "jail").begins("Bob").deck("5H");
  t.Bob.isAsked("play").hasInPlay("").hasCards(2);
});

story("[BANG-DYNA-3] [BANG-DMG-1] [BANG-RES-8] who falls to Dynamite is asked about no Jail", (t) => {
  t.seats("Ann* Bob Cid Dan")
    .is("Cid", "zippy-roy")
    .table("Bob", "jail dynamite")
    .life("Bob", 3)
    .begins("Bob")
    .deck("5S");
  t.Bob.isOut();
  expect(t.told("checked").flatMap((e) => (e.t === "checked" && e.seat === 1 ? [e.why] : []))).toEqual(["dynamite"]);
  expect(t.told("lost-life")[0]).toMatchObject({ points: 3, by: null });
  t.turnIs("Cid");
});

story("[BANG-CHK-1] [BANG-CHK-4] the flipped card goes to the discard pile, nobody gets it", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "bang").table("Bob", "barrel").deck("beer:6H");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("barrel").hasCards(0).hasLost(0);
  t.topIs("beer");
});

story("[BANG-TERM-7] [BANG-RWD-1] an Outlaw who brings down an Outlaw draws three", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .roles("Bob outlaw Cid outlaw Dan renegade Eve deputy")
    .active("Bob")
    .hand("Bob", "bang");
  t.life("Cid", 1);
  t.Bob.plays("bang").on("Cid").hasCards(3);
});

story("[BANG-TERM-10] a Jail in front of you is your card", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .active("Bob")
    .table("Bob", "jail:4H")
    .line("san-tafe frisco yooma catico deathwood", 1);
  t.cars("caboose mail-car lounge-car");
  t.Bob.takes("caboose").pays("jail").hasInPlay("caboose");
});

story("[BANG-RES-1] [BANG-RES-2] a brown card lies on the discard pile before its effect (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "cat-balou").hand("Bob", "beer");
  t.Ann.plays("cat-balou").on("Bob", "hand");
  expect(t.s.discard.map((c) => NAME[c])).toEqual(["cat-balou", "beer"]);
});

story("[BANG-RES-5] who has left play is passed over by what is still to come (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .ghost("Bob")
    .hand("Ann", "gatling indians")
    .table("Bob", "caboose")
    .hand("Cid", "beer");
  t.Ann.plays("gatling");
  t.Bob.covers("ghost-car").isOut();
  t.Cid.isAsked("shot").passes().hasLost(1);
});

story("[BANG-RES-8] the active player falls in the own Duel: no discard, the next player begins (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Cid", "zippy-roy")
    .active("Bob")
    .hand("Bob", "duel beer beer")
    .life("Bob", 1)
    .hand("Ann", "bang");
  t.Bob.plays("duel").on("Ann");
  t.Ann.uses("bang");
  t.Bob.passes().isAsked("last-life").passes().isOut();
  t.turnIs("Cid");
});

story("[BANG-SETUP-8] an ordinary flipped card is shuffled in, a looked-at one is not (ruling)", (t) => {
  t.seats("Ann* Bob Cid").hand("Ann", "bang").table("Bob", "barrel").onlyDeck("beer:6H");
  t.Ann.plays("bang").on("Bob");
  t.Bob.uses("barrel");
  expect(t.s.deck.map((c) => NAME[c])).toContain("beer");
  expect(t.s.discard.map((c) => NAME[c])).toEqual(["bang"]);
});

story(
  "[BANG-SETUP-8] [BANG-SETUP-7] Kit Carlson's cards stay out of the shuffle and go on top of the new pile (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid").is("Ann", "kit-carlson").begins("Ann").onlyDeck("beer:6H panic:JH");
    t.Ann.isAsked("kit-carlson").picks("beer:6H");
    expect(NAME[t.s.deck.at(-1)!]).toBe("beer");
    t.Ann.hasCards(2);
    expect(t.s.discard).toEqual([]);
  },
);

story(
  "[BANG-SETUP-7] the draw pile is made anew as soon as it is empty, without the card being resolved (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid").hand("Ann", "stagecoach").onlyDeck("beer panic");
    t.Ann.plays("stagecoach");
    t.Ann.holds("beer panic");
    expect(t.s.deck.length).toBe(93);
    expect(t.s.discard.map((c) => NAME[c])).toEqual(["stagecoach"]);
  },
);

story("[BANG-PANC-1] [BANG-DIST-4] Panic! reaches 1, whatever the weapon: the refusal says so", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "panic").hand("Cid", "beer").table("Ann", "winchester");
  t.Ann.cannot({ t: "play", card: piece("panic"), at: 2, take: null }, "BANG-PANC-1", { distance: 2, reach: 1 });
});
