import { expect } from "vitest";
import { story, type Stage } from "./dsl.ts";

const LINE = "boom-town frisco yooma catico deathwood";
const END = 4;

/** The train one step before the End of the Line. */
function lastStop(t: Stage, side: "ironhorse" | "leland"): Stage {
  t.seats("Ann* Bob Cid Dan Eve").line(LINE, END).cars("caboose mail-car lounge-car").side(side);
  return t;
}

story("[GTR-EOL-1] [GTR-PC-NEXT-1] [GTR-CH-MANU-1] X-106 the End of the Line in its order", (t) => {
  lastStop(t, "leland").is("Cid", "manuelita").active("Bob").hand("Bob", "next-stop").deck("bang beer beer");
  t.Bob.plays("next-stop");
  t.Bob.holds("bang").isAsked("last-chance");
  t.Cid.holds("beer beer");
  t.Bob.passes().isAsked("store");
  t.Bob.does(t.Bob.offers()[0]!);
  for (const name of ["Cid", "Dan", "Eve"]) t.person(name).isAsked("store").does(t.person(name).offers()[0]!);
  t.Ann.hasCards(1);
  expect([t.s.train!.pos, t.s.train!.side]).toEqual([0, "ironhorse"]);
  t.Bob.isAsked("play");
});

story(
  "[GTR-EOL-1] [GTR-TAKE-1] X-107 the Sheriff's last chance comes before the effect and counts as the take",
  (t) => {
    lastStop(t, "leland").begins("Ann").hand("Ann", "bang:4C bang:4D");
    t.Ann.isAsked("last-chance").takes("lounge-car").pays("bang:4C");
    t.Ann.hasInPlay("lounge-car").isAsked("store");
    for (const name of ["Ann", "Bob", "Cid", "Dan"]) t.person(name).does(t.person(name).offers()[0]!);
    t.Ann.isAsked("play");
    expect(t.s.turn.taken).toBe(true);
  },
);

story("[GTR-EOL-1] [GTR-RC-CABO-1] X-109 a Caboose taken at the last chance helps against Ironhorse", (t) => {
  lastStop(t, "ironhorse").begins("Ann").table("Ann", "scope").hand("Ann", "mustang");
  t.Ann.takes("caboose").pays("mustang").isAsked("shot").covers("scope").hasLost(0);
});

story("[GTR-LOC-3] X-110 Leland begins with the active player", (t) => {
  lastStop(t, "leland").cars("").active("Dan").hand("Dan", "next-stop");
  t.Dan.plays("next-stop");
  t.Dan.isAsked("store");
  t.Ann.isNotAsked();
});

story("[GTR-LOC-2] X-112 Ironhorse: no reward, nothing for El Gringo, cards for Bart Cassidy", (t) => {
  lastStop(t, "ironhorse")
    .cars("")
    .hand("Ann", "next-stop beer")
    .roles("Bob outlaw Cid deputy Dan renegade Eve outlaw");
  t.is("Cid", "el-gringo").is("Dan", "bart-cassidy").life("Bob", 1);
  t.Ann.plays("next-stop");
  t.Ann.passes().hasLost(1).hasCards(2);
  t.Bob.isOut();
  t.Cid.hasLost(1).hasCards(0);
  t.Dan.hasLost(1).hasCards(1);
});

story("[GTR-PC-FULL-1] [GTR-TRN-4] [GTR-LOC-1] X-113 Full Steam ignored: a new line all the same", (t) => {
  lastStop(t, "ironhorse").cars("").pos(1).hand("Ann", "full-steam").is("Cid", "manuelita").is("Dan", "shade-oconnor");
  t.hand("Dan", "beer beer").deck("bang bang panic");
  t.Ann.plays("full-steam");
  t.Cid.holds("bang bang");
  t.Dan.isAsked("shade-oconnor").picks("beer").holds("beer panic");
  t.Ann.isAsked("full-steam").steams(0).isAsked("play").hasLost(0);
  expect([t.s.train!.pos, t.s.train!.side]).toEqual([0, "leland"]);
  expect(t.told("locomotive-acted")).toEqual([]);
});

story("[GTR-CH-SHAD-1] X-115 Shade O'Connor is silent in her own turn", (t) => {
  lastStop(t, "leland").pos(0).is("Ann", "shade-oconnor").begins("Ann").hand("Ann", "beer bang");
  t.Ann.isAsked("play");
  expect(t.s.train!.pos).toBe(1);
});

story("[GTR-CH-SHAD-1] X-115 another's Next Stop lets Shade O'Connor swap a card", (t) => {
  lastStop(t, "leland")
    .pos(0)
    .is("Ann", "shade-oconnor")
    .active("Bob")
    .hand("Bob", "next-stop")
    .hand("Ann", "beer bang");
  t.deck("missed panic");
  t.Bob.plays("next-stop");
  t.Ann.isAsked("shade-oconnor").picks("beer").holds("bang panic");
  t.Bob.isAsked("play").holds("missed");
});

story(
  "[BANG-RES-3] [GTR-EOL-3] X-116 the active player falls to Ironhorse: all answer, new line, next turn (ruling)",
  (t) => {
    lastStop(t, "ironhorse").cars("").active("Bob").hand("Bob", "next-stop").life("Bob", 1).is("Cid", "zippy-roy");
    t.roles("Bob outlaw Cid outlaw Dan renegade Eve deputy").hand("Ann", "missed").deck("panic");
    t.Bob.plays("next-stop");
    t.Bob.passes().isIn();
    t.Cid.hasLost(1);
    t.Ann.isAsked("shot").uses("missed");
    t.Bob.isAsked("last-life").passes().isOut();
    expect(t.s.train!.pos).toBe(0);
    t.turnIs("Cid");
  },
);

story("[BANG-RES-4] [GTR-PC-FULL-1] X-161 no second pass when the Sheriff falls in the first (ruling)", (t) => {
  lastStop(t, "ironhorse").cars("").active("Bob").hand("Bob", "full-steam").life("Ann", 1);
  t.Bob.plays("full-steam");
  t.Bob.steams(2);
  t.Cid.hasLost(1);
  t.wins("BANG-WIN-1", "Bob", "Dan");
});

story("[GTR-TAKE-4] [GTR-EOL-1] X-163 a free advance to the End of the Line: the take is compulsory", (t) => {
  lastStop(t, "ironhorse").active("Bob").hand("Bob", "bang:9D");
  t.Bob.advances().isAsked("last-chance");
  t.Bob.cannot({ t: "pass" }, "GTR-TAKE-4");
  t.Bob.takes("lounge-car").pays("bang");
  t.Bob.hasInPlay("lounge-car").hasLost(1);
});

story("[GTR-EOL-1] [GTR-CH-BENN-1] [GTR-GAP-1] X-166 Benny Brawler's last chance has no end", (t) => {
  lastStop(t, "leland").is("Ann", "benny-brawler").begins("Ann").railcars("coal-hopper circus-wagon");
  t.hand("Ann", "panic panic mustang");
  t.Ann.takes("mail-car").pays("panic").isAsked("last-chance");
  t.trainIs("caboose lounge-car coal-hopper", 5);
  t.Ann.takes("lounge-car").pays("panic").isAsked("last-chance").takes("caboose").pays("mustang");
  t.Ann.hasInPlay("mail-car lounge-car caboose").isAsked("last-chance").passes().isAsked("store");
});

story("[GTR-STN-7] [GTR-EOL-3] X-167 a ghost that pays with Ghost Car is out and gets nothing (ruling)", (t) => {
  lastStop(t, "leland")
    .pos(1)
    .line("deathwood frisco yooma catico boom-town", 1)
    .ghost("Bob")
    .active("Bob")
    .is("Cid", "zippy-roy");
  t.cars("caboose mail-car lounge-car");
  t.Bob.takes("caboose").pays("ghost-car").isOut().hasInPlay("");
  t.trainIs("caboose mail-car lounge-car", 1);
  t.turnIs("Cid");
});
