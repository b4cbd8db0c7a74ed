import { expect } from "vitest";
import { NAME, piece } from "../engine/pieces.ts";
import { CABOOSE } from "../engine/train/pieces.ts";
import { bang } from "../engine/index.ts";
import { story } from "./dsl.ts";

const LINE = "boom-town frisco yooma catico deathwood";

story(
  "[GTR-SETUP-2] [GTR-SETUP-4] [GTR-SETUP-5] [GTR-TRN-2] X-088 a new game: five stations, the first car is paired after the first step (ruling)",
  (t) => {
    t.seats("Ann* Bob Cid Dan Eve").begins("Ann");
    const train = t.raw.train!;
    expect([train.stations.length, train.pos, train.cars.length]).toEqual([5, 0, 3]);
    expect(bang.view(t.raw, null).train!.paired).toEqual([null, null, null]);
    t.Ann.isAsked("play");
    expect(bang.view(t.s, null).train!.paired).toEqual([t.s.train!.stations[0], null, null]);
    expect(t.s.train!.pos).toBe(1);
  },
);

story("[GTR-TAKE-1] [GTR-GAP-1] X-089 Boom Town takes a BANG!; the cars move up; once a turn", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Bob", "zippy-roy")
    .is("Ann", "sid-ketchum")
    .hand("Ann", "bang bang")
    .line(LINE, 1);
  t.cars("caboose mail-car lounge-car").railcars("express-car");
  t.Ann.takes("caboose").pays("bang").hasInPlay("caboose");
  t.trainIs("mail-car lounge-car express-car", 1);
  t.Ann.cannot({ t: "take", car: piece("mail-car") }, "GTR-TAKE-1");
});

story("[GTR-STN-3] [GTR-PC-KNIF-2] X-091 a Knife Revolver does not pay for Boom Town", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "knife-revolver").line(LINE, 1).cars("caboose mail-car lounge-car");
  t.Ann.cannot({ t: "take", car: CABOOSE }, "GTR-STN-1", { station: "boom-town" });
  t.hand("Ann", "bang");
  t.Ann.takes("caboose");
  t.Ann.cannot({ t: "pick", card: t.player("Ann").hand[0]! }, "GTR-STN-1");
});

story("[GTR-STN-2] X-092 a Mustang of Hearts in play pays for San Tafe", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").table("Ann", "mustang:8H").line("san-tafe frisco yooma catico deathwood", 1);
  t.cars("caboose mail-car lounge-car");
  t.Ann.takes("caboose").pays("mustang").hasInPlay("caboose");
});

story("[GTR-STN-2] X-094 Virginia Town takes two different cards, from hand or play", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .table("Ann", "mustang")
    .hand("Ann", "beer")
    .line("virginia-town frisco yooma catico deathwood", 1);
  t.cars("caboose mail-car lounge-car");
  t.Ann.takes("caboose").pays("mustang");
  t.Ann.cannot({ t: "pick", card: piece("mustang") }, "GTR-STN-2");
  t.Ann.pays("beer").hasInPlay("caboose").hasCards(0);
});

story("[GTR-STN-2] X-094 one card is too little for Virginia Town", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "beer").line("virginia-town frisco yooma catico deathwood", 1);
  t.cars("caboose mail-car lounge-car");
  t.Ann.cannot({ t: "take", car: CABOOSE }, "GTR-STN-1");
});

story("[GTR-STN-1] [BANG-CH-BART-1] X-095 Tombrock costs a life point, never the last", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "bart-cassidy")
    .life("Ann", 1)
    .line("tombrock frisco yooma catico deathwood", 1);
  t.cars("caboose mail-car lounge-car").deck("beer");
  t.Ann.cannot({ t: "take", car: CABOOSE }, "GTR-STN-1", { life: 1, station: "tombrock" });
  t.life("Ann", 2);
  t.Ann.takes("caboose").hasLife(1).hasInPlay("caboose").holds("beer");
});

story("[GTR-TAKE-4] [GTR-TAKE-6] X-097 after the free advance nothing but the take", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "bang beer").line(LINE, 0).cars("caboose mail-car lounge-car");
  t.Ann.advances();
  t.Ann.cannot({ t: "pass" }, "GTR-TAKE-4").cannotPlay("beer", "GTR-TAKE-4");
  t.Ann.takes("caboose").pays("bang").hasInPlay("caboose").isAsked("play");
});

story("[GTR-CH-BENN-1] X-098 Benny Brawler takes and takes, but advances freely only once", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").is("Ann", "benny-brawler").hand("Ann", "bang bang bang:4C beer").line(LINE, 0);
  t.cars("caboose mail-car lounge-car").railcars("coal-hopper circus-wagon cattle-truck");
  t.Ann.advances().takes("caboose").pays("bang").takes("mail-car").pays("bang");
  t.Ann.cannot({ t: "advance", by: "action" }, "GTR-TAKE-4");
  t.Ann.takes("lounge-car").pays("bang:4C").hasInPlay("caboose mail-car lounge-car");
});

story("[GTR-PC-WATR-1] [GTR-TAKE-2] X-100 no Water Tower while nothing is paired (ruling)", (t) => {
  t.seats("Ann* Bob Cid Dan Eve").hand("Ann", "water-tower").line(LINE, 0);
  t.Ann.cannotPlay("water-tower", "GTR-PC-WATR-1");
});

story("[GTR-CH-ZIPP-1] [GTR-TAKE-6] X-101 Zippy Roy's own move and the free advance", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .is("Ann", "zippy-roy")
    .hand("Ann", "bang")
    .line(LINE, 0)
    .cars("caboose mail-car lounge-car");
  t.Ann.zips().advances();
  t.Ann.takes("mail-car").pays("bang");
  expect(t.s.train!.pos).toBe(2);
  t.Ann.cannot({ t: "advance", by: "zippy-roy" }, "GTR-CH-ZIPP-1");
});

story("[GTR-GAP-3] X-103 a discarded Railcar joins a short train at once", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .hand("Ann", "cat-balou")
    .table("Bob", "caboose")
    .cars("mail-car lounge-car")
    .noRailcarDeck("Cid");
  t.Ann.plays("cat-balou").on("Bob", "caboose");
  expect(t.s.train!.cars.map((c) => NAME[c])).toContain("caboose");
  expect(t.s.train!.cars.at(-1)).toBe(CABOOSE);
});

story("[GTR-GAP-2] X-104 a lone Locomotive still moves and acts", (t) => {
  t.seats("Ann* Bob Cid Dan Eve")
    .hand("Ann", "next-stop full-steam")
    .side("ironhorse")
    .line(LINE, 4)
    .cars("")
    .noRailcarDeck("Eve");
  t.Ann.plays("next-stop");
  t.Ann.passes();
  t.Eve.passes();
  t.Bob.hasLost(1);
  t.trainIs("", 0);
  t.Ann.plays("full-steam");
  t.Ann.isAsked("full-steam").steams(2);
  t.Ann.isAsked("store");
});
