import { expect } from "vitest";
import { board as b, heist, move, story } from "./dsl.ts";

const AWAY = "r20 r19 r18 r17 r16";

story(
  "[HEIST-WANT-1] [HEIST-WANT-5] [HEIST-WANT-8] two Wilds earn Wild; it quiets them only from the next turn on (T110) (ruling)",
  (t) => {
    t.cowboys("Red* Blue")
      .speed(1)
      .put("Red", "in3")
      .square("A1", "L11 L10")
      .hand("Red", "K04 W W")
      .row("wild")
      .sheriff("ee5");
    t.Red.loots("A1", "K04 W W");
    t.owes("Red", "claim").sheriffIs("ee5").Red.claims("wild").bears("wild");
    t.sheriffIs("ee4");
    t.s.sack.push(...t.s.cowboys[0]!.loot.splice(0));
    t.hand("Red", "B04 R05 W").Red.loots("A1", "B04 R05 W");
    t.sheriffIs("in4").s.sack.push(...t.s.cowboys[0]!.loot.splice(0));
    t.Red.endsTurn();
    t.Blue.endsTurn();
    t.square("A1", "L12").hand("Red", "K07 B08 W").Red.loots("A1", "K07 B08 W");
    t.sheriffIs("in4");
  },
);

story("[HEIST-WANT-5] even a looter who is then caught gets the card", (t) => {
  t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L10").hand("Red", "K04 W W").row("wild").sheriff("ee3");
  t.Red.loots("A1", "K04 W W").claims("wild").is("jail").bears("wild");
});

story("[HEIST-WANT-2] one card per player and game, and none is replaced (ruling)", (t) => {
  t.cowboys("Red* Blue")
    .wanted("Red", "boxcar")
    .put("Red", "in3")
    .square("A1", "L10")
    .hand("Red", "K04 W W")
    .row("wild")
    .sheriff("ee5");
  t.Red.loots("A1", "K04 W W");
  t.owes("Red", "action");
  expect(t.s.row.length).toBe(1);
});

story(
  "[HEIST-WANT-3] [HEIST-WANT-9] a deed that meets two missions lets its player take one, or none (T112) (ruling)",
  (t) => {
    const deal = (): void => {
      t.cowboys("Red* Blue")
        .put("Red", "in3")
        .square("A1", "L10")
        .square("A2", "L11")
        .hand("Red", "K04 W W")
        .sheriff("ee5");
      t.row("twoTiming wild boxcar").Red.loots("A1 A2", "K04 W W");
    };
    deal();
    expect(t.Red.legal()).toHaveLength(3);
    for (const card of ["twoTiming", "wild", null]) expect(t.Red.legal()).toContainEqual(move.claim(card));
    t.Red.cannot(move.claim("boxcar"), "HEIST-WANT-1", { card: "boxcar" }).claims("twoTiming").bears("twoTiming");
    t.owes("Red", "action");
    expect(t.s.row.map((w) => b.wantedIds[w])).toEqual(["wild", "boxcar"]);
    deal();
    t.Red.passesUp().bears(null);
    expect(t.s.row.length).toBe(3);
  },
);

story(
  "[HEIST-WANT-4] [HEIST-WANT-9] over the edge: the active player is asked first, then clockwise, before the Event Card (T113) (ruling)",
  (t) => {
    t.cowboys("Green Red* Blue")
      .train("rN r00 r01 r02 r03")
      .speed(1)
      .row("boxcar")
      .put("Red", "ee3")
      .put("Blue", "rf4")
      .put("Green", "rimE");
    t.sheriff("ee5").Red.ends();
    t.owes("Red", "claim");
    expect(t.s.played).toEqual([]);
    t.Red.passesUp();
    t.owes("Blue", "claim").Blue.claims("boxcar").bears("boxcar");
    expect(t.s.played.length).toBe(1);
  },
);

story(
  "[HEIST-WANT-9] Boxcar is earned even by one swept off in the same movement, but not from jail or the ground",
  (t) => {
    t.cowboys("Red* Blue Green")
      .train("rN r00 r01 r02 r03")
      .speed(1)
      .row("boxcar")
      .put("Red", "rimE")
      .put("Blue", "ee1")
      .jailed("Green");
    t.Red.ends();
    t.owes("Blue", "claim").Blue.passesUp();
    t.owes("Blue", "action");
  },
);

story("[HEIST-WANT-6] the holder bears the title in every event", (t) => {
  t.cowboys("Red* Blue").wanted("Red", "theKid").Red.moves("drawN");
  expect(t.told("moved")[0]!.who).toMatchObject({ colour: "red", title: "theKid" });
  expect(heist.view(t.s, 1).cowboys[0]!.wanted).toBe("theKid");
});

story(
  "[HEIST-WANT-8] [HEIST-FAQ-1] 6-Shooter: three natural Revolvers earn it, and the hand refills to six only from the next turn",
  (t) => {
    t.cowboys("Red* Blue")
      .speed(1)
      .put("Red", "in3")
      .square("A1", "L02")
      .hand("Red", "R01 R02 R03")
      .row("sixShooter")
      .sheriff("ee5");
    t.Red.loots("A1", "R01 R02 R03").claims("sixShooter").endsTurn().holdsCards(5);
    t.Blue.endsTurn();
    t.Red.endsTurn().holdsCards(6);
  },
);

story("[HEIST-WANT-7] a Wild is no natural Revolver", (t) => {
  t.cowboys("Red* Blue")
    .put("Red", "in3")
    .square("A1", "L02")
    .hand("Red", "R01 R02 W")
    .row("sixShooter theKid")
    .sheriff("ee5");
  t.Red.loots("A1", "R01 R02 W");
  t.owes("Red", "action");
});

story("[HEIST-WANT-9] Trailblazer: seven spaces or more on the horse one rides, asked when it has stopped", (t) => {
  t.cowboys("Red* Blue").train(AWAY).horses("canyon").rides("Red", 0).hand("Red", "K10").row("trailblazer mustang");
  t.Red.sends(0, "K10", "outSW");
  t.owes("Red", "way").Red.does(move.longWay());
  t.owes("Red", "claim").Red.is("outSW").claims("trailblazer");
});

story("[HEIST-WANT-9] Mustang: a riderless horse five spaces or more", (t) => {
  t.cowboys("Red* Blue")
    .train(AWAY)
    .horses("canyon")
    .put("Red", "drawN")
    .hand("Red", "K05 K04")
    .row("mustang trailblazer");
  t.Red.sends(0, "K05", "townA").claims("mustang");
});

story("[HEIST-WANT-10] Mustang's horses go two spaces further, with a Wild twelve (ruling)", (t) => {
  t.cowboys("Red* Blue").wanted("Red", "mustang").horses("canyon").rides("Red", 0).hand("Red", "K03 W");
  t.Red.sends(0, "K03", "townA").is("townA");
  t.Red.does(move.ride(0, "W"));
  expect(t.told("called-horse").map((e) => e.reach)).toEqual([5, 12]);
});

story("[HEIST-WANT-9] Crazy: a jump from a roof onto a horse, asked once landed", (t) => {
  t.cowboys("Red* Blue").horses("rimNW1").put("Red", "rf4").row("crazy").Red.jumps(0);
  t.owes("Red", "claim").Red.is("rimNW1").claims("crazy");
});

story("[HEIST-WANT-1] Crazy trades with anybody anywhere, except into jail", (t) => {
  t.cowboys("Red* Blue Green").wanted("Red", "crazy").put("Blue", "rf5").jailed("Green").hand("Red", "K01");
  t.Red.cannot(move.trade(2, "K01"), "HEIST-JAIL-8", { with: "jail" }).offers("Blue", "K01");
  t.Blue.accepts().holds("K01");
});

story(
  "[HEIST-WANT-9] [HEIST-WANT-10] Tombstone: two tiles at once at a town without loot; then each new tile to any town (ruling)",
  (t) => {
    t.cowboys("Red* Blue").put("Red", "townA").carries("Red", "L01 L02").row("tombstone");
    t.Red.drops();
    t.owes("Red", "claim").Red.claims("tombstone");
    t.cowboys("Red* Blue").put("Red", "townA").carries("Red", "L01 L02").row("tombstone").town("A", "L09").Red.drops();
    t.owes("Red", "action");
    t.cowboys("Red* Blue").put("Red", "townA").carries("Red", "L01 L02").wanted("Red", "tombstone").sack("L05");
    t.Red.drops();
    t.owes("Red", "lay").Red.cannot(move.lay("L01", "A"), "HEIST-DROP-3").lays("L05", "B");
    t.owes("Red", "lay").Red.lays("L02", "C");
    t.townHas("A", "").townHas("B", "L05").townHas("C", "L02").sackHas(1);
  },
);

story("[HEIST-WANT-9] the Kid: looting with natural cards up to 4 only", (t) => {
  t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L10").hand("Red", "K04 B01 R02").row("theKid").sheriff("ee5");
  t.Red.loots("A1", "K04 B01 R02").claims("theKid");
  t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L10").hand("Red", "K05 B01 R02").row("theKid").sheriff("ee5");
  t.Red.loots("A1", "K05 B01 R02");
  t.owes("Red", "action");
});

story(
  "[HEIST-WANT-10] the Kid's double step: once a turn, each step checked, lost if the first means jail (ruling)",
  (t) => {
    t.cowboys("Red* Blue").wanted("Red", "theKid").Red.dashes("drawN", "rimN").is("rimN");
    t.actionsAre(3).Red.cannot(move.dash("rimNW1", "rimNW2"), "HEIST-WANT-10", { used: 1 });
    t.cowboys("Red* Blue").wanted("Red", "theKid").put("Red", "rimN");
    t.Red.cannot(move.dash("rimNW1", "r03"), "HEIST-MOVE-2", { section: 3 }).cannot(
      move.dash("r01", "r00"),
      "HEIST-MOVE-2",
    );
    t.cowboys("Red* Blue").wanted("Red", "theKid").put("Red", "ee3").sheriff("in4").Red.dashes("in4", "ee4").is("jail");
    t.actionsAre(3);
    t.cowboys("Red* Blue").Red.cannot(move.dash("drawN", "rimN"), "HEIST-MOVE-1");
  },
);

story("[HEIST-WANT-10] Two-Timing loots with one tile carried, not with two (ruling)", (t) => {
  t.cowboys("Red* Blue")
    .wanted("Red", "twoTiming")
    .put("Red", "in3")
    .square("A1", "L10")
    .square("A2", "L11")
    .carries("Red", "L01");
  t.hand("Red", "K04 B05 R06").sheriff("ee5").Red.loots("A1 A2", "K04 B05 R06").carries("L01 L10 L11");
  t.cowboys("Red* Blue")
    .wanted("Red", "twoTiming")
    .put("Red", "in3")
    .square("A1", "L10")
    .carries("Red", "L01 L02")
    .sheriff("ee5");
  t.hand("Red", "K04 B05 R06").Red.cannot(move.loot("A1", "K04 B05 R06"), "HEIST-WANT-10", { carried: 2 });
});

story(
  "[HEIST-WANT-1] [HEIST-WANT-9] Slippery: earned by escaping, after the hand is refilled; then one Keyhole fewer (T116)",
  (t) => {
    t.cowboys("Red* Blue")
      .jailed("Red")
      .hand("Red", "K01 K02 K03")
      .row("slippery")
      .Red.escapes("K01 K02 K03")
      .holdsCards(5);
    t.owes("Red", "claim").Red.claims("slippery");
    t.cowboys("Red* Blue")
      .jailed("Red")
      .wanted("Red", "slippery")
      .hand("Red", "K01 K02")
      .Red.escapes("K01 K02")
      .is("ee1");
    t.versus("Red* Blue").jailed("Red").wanted("Red", "slippery").hand("Red", "K01").Red.escapes("K01").is("ee1");
  },
);

story(
  "[HEIST-WANT-10] Boxcar drops to the Enter/Exit instead of being swept off, safe from the Sheriff there (ruling)",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r07 r06 r05 r04 r03")
      .put("Red", "rf2")
      .wanted("Red", "boxcar")
      .sheriff("ee2")
      .speed(1)
      .hand("Red", "R01");
    t.Red.ends().is("ee2").isFlat(false);
    expect(t.told("ducked").map((e) => [e.from, e.to])).toEqual([["rf2", "ee2"]]);
  },
);

story(
  "[HEIST-WANT-7] [HEIST-FLIP-2] [HEIST-WANT-10] Switchback flips from beside the junction, unless a car is on it (T115) (ruling)",
  (t) => {
    t.cowboys("Red* Blue")
      .train(AWAY)
      .wanted("Red", "switchback")
      .put("Red", "rimN")
      .hand("Red", "R03 B04 K05")
      .Red.flips("top");
    t.switchesAre("green", "green").Red.cannot(move.flip("low"), "HEIST-FLIP-1");
    t.Red.playsStraight("R03 B04 K05", "top");
    t.switchesAre("red", "green");
    t.cowboys("Red* Blue").wanted("Red", "switchback").train("r03 r02 r01 r00 r31").put("Red", "rimN");
    t.Red.cannot(move.flip("top"), "HEIST-FLIP-2", { section: 4 });
  },
);

story("[HEIST-WANT-9] Switchback is earned by the action on the junction itself, not by a straight", (t) => {
  t.cowboys("Red* Blue").train(AWAY).put("Red", "r00").row("switchback").hand("Red", "R03 B04 K05 R06");
  t.Red.playsStraight("R03 B04 K05 R06", "top");
  t.owes("Red", "action").Red.flips("top").claims("switchback");
});

story(
  "[HEIST-WANT-9] [HEIST-WANT-10] Quick-Draw: the sixth Heist Action of a turn; jail draws count, Free Actions do not (ruling)",
  (t) => {
    t.cowboys("Red* Blue")
      .row("quickDraw")
      .hand("Red", "R06 B06 K06")
      .Red.playsSet("R06 B06 K06")
      .moves("drawN", "canyon", "drawN", "canyon", "drawN");
    t.owes("Red", "action").Red.moves("canyon");
    t.owes("Red", "claim").Red.claims("quickDraw");
    t.cowboys("Red* Blue")
      .row("quickDraw")
      .hand("Red", "R06 B06 K06")
      .put("Red", "ee3")
      .sheriff("in4")
      .deck("B01 B02 B03 B04");
    t.Red.playsSet("R06 B06 K06").moves("rf3", "ee3", "in4").drawsInJail().drawsInJail().drawsInJail();
    t.owes("Red", "claim");
  },
);

story("[HEIST-WANT-10] Quick-Draw takes a bullet as a Free Action, once a turn", (t) => {
  t.cowboys("Red* Blue Green").wanted("Red", "quickDraw").actions(0).Red.quickDraws().hasBullets(1);
  t.actionsAre(0)
    .Red.cannot(move.quick(), "HEIST-WANT-10", { used: 1, times: 1 })
    .cannot(move.shoot(), "HEIST-BULLET-2", { fresh: 1 });
  t.cowboys("Red* Blue Green").Red.cannot(move.quick(), "HEIST-WANT-10", { times: 0 });
});

story("[HEIST-WANT-8] an ability works from the start of the holder's next own turn, then on everybody's", (t) => {
  t.cowboys("Red* Blue")
    .speed(1)
    .wanted("Blue", "sixShooter")
    .hand("Blue", "B01 B02 B03 B04 B05")
    .hand("Red", "R01 R02");
  t.s.cowboys[1]!.active = false;
  t.Red.offers("Blue", "R01");
  t.Blue.cannot(move.accept(), "HEIST-TRADE-2", { limit: 5 }).declines();
  t.Red.endsTurn();
  t.Blue.endsTurn();
  t.hand("Blue", "B01 B02 B03 B04 B05").hand("Red", "R01").Red.offers("Blue", "R01");
  t.Blue.accepts().holdsCards(6);
});

story("[HEIST-WANT-10] what works once a turn works again on the next one", (t) => {
  t.cowboys("Red* Blue Green").wanted("Red", "theKid").wanted("Blue", "quickDraw").speed(1);
  t.Red.dashes("drawN", "rimN").endsTurn();
  t.Blue.quickDraws().endsTurn();
  t.Green.endsTurn();
  t.Red.dashes("drawN", "canyon").endsTurn();
  t.Blue.quickDraws().hasBullets(2);
});
