import { redact } from "@trestle/kernel";
import { expect } from "vitest";
import { heist, move, story } from "./dsl.ts";

story(
  "[HEIST-TRADE-1] [HEIST-TRADE-2] [HEIST-CARD-4] two for two between full hands; two for one would be a card too many (T56) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").hand("Red", "R01 R02 R03 R04 R05").hand("Blue", "B01 B02 B03 B04 B05");
    t.Red.offers("Blue", "R01 R02");
    t.Blue.does(move.put("B01")).cannot(move.accept(), "HEIST-TRADE-2", { cowboy: 1, cards: 6, limit: 5 });
    t.Blue.does(move.put("B02")).does(move.accept());
    t.owes("Red", "confirm").Red.accepts();
    t.Red.holds("R03 R04 R05 B01 B02");
    t.Blue.holds("R01 R02 B03 B04 B05");
    t.actionsAre(3);
  },
);

story("[HEIST-TRADE-1] a gift needs no return, but at least one card (ruling)", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01 R02").hand("Blue", "B01");
  t.Red.offers("Blue", "R01");
  t.Blue.accepts();
  t.Red.holds("R02");
  t.Blue.holds("R01 B01");
  t.actionsAre(3).hand("Red", "").Red.cannot(move.trade(1, "R01"), "HEIST-TRADE-1", { hand: 0 });
});

story("[HEIST-TRADE-1] only with somebody on the same space (T58)", (t) => {
  t.cowboys("Red* Blue").put("Red", "in3").put("Blue", "rf3").hand("Red", "R01").sheriff("ee5");
  t.Red.cannot(move.trade(1, "R01"), "HEIST-TRADE-1", { at: "in3", with: "rf3" });
});

story("[HEIST-TRADE-3] [HEIST-TURN-9] the other one must agree, off its turn (ruling)", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01").hand("Blue", "B01");
  t.Red.offers("Blue", "R01");
  t.owes("Blue", "answer").Blue.cannot(move.to("drawN"), "HEIST-TURN-9");
  t.Blue.declines();
  t.Red.holds("R01");
  t.Blue.holds("B01");
  t.actionsAre(4).owes("Red", "action");
});

story("[HEIST-TRADE-3] what comes back needs the first one's consent too", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01").hand("Blue", "B01 B02");
  t.Red.offers("Blue", "R01");
  t.Blue.accepts("B01 B02");
  t.owes("Red", "confirm").Red.cannot(move.put("R01"), "HEIST-TRADE-3").declines().holds("R01");
  t.Blue.holds("B01 B02");
});

story(
  "[HEIST-IMPL-7] [HEIST-TRADE-3] a declined trade changes nothing; who declined three is not asked again this turn, others are",
  (t) => {
    t.cowboys("Red* Blue Green").hand("Red", "R01").hand("Blue", "B01");
    for (let i = 0; i < 3; i++) {
      t.Red.offers("Blue", "R01");
      t.Blue.declines();
    }
    t.actionsAre(4).Red.holds("R01").cannot(move.trade(1, "R01"), "HEIST-TRADE-3", { cowboy: 1, failed: 3 });
    t.Red.offers("Green", "R01");
    t.Green.declines();
    t.Red.offers("Green", "R01");
    t.Green.accepts().holds("R01");
    t.Red.endsTurn();
    t.Blue.endsTurn();
    t.Green.endsTurn();
    t.hand("Green", "").hand("Red", "R01").Red.does(move.trade(1, "R01"));
  },
);

story("[HEIST-TRADE-4] only Poker Cards change hands", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01").carries("Red", "L01").bullets("Red", 1).wanted("Red", "wild");
  t.Red.cannot(move.trade(1, "L01"), "HEIST-TRADE-1", { card: "L01" });
  t.Red.offers("Blue", "R01");
  t.Blue.accepts().carries("").bears(null).hasBullets(1);
  t.Red.carries("L01").bears("wild").hasBullets(1);
});

story("[HEIST-TRADE-5] those on one horse and those lying flat share the space (ruling)", (t) => {
  t.cowboys("Red* Blue Green")
    .horses("canyon canyon")
    .rides("Red", 0)
    .rides("Blue", 0)
    .flat("Green")
    .hand("Red", "R01 R02");
  t.Red.offers("Blue", "R01");
  t.Blue.accepts();
  t.Red.offers("Green", "R02");
  t.Green.accepts().holds("R02");
});

story(
  "[HEIST-TRADE-6] [HEIST-JAIL-8] from the engine's platform Keyholes and Wilds go into jail, anything comes back (ruling)",
  (t) => {
    t.cowboys("Red* Blue").put("Red", "ee1").jailed("Blue").hand("Red", "K01 B02 W").hand("Blue", "K09");
    t.Red.cannot(move.trade(1, "B02"), "HEIST-JAIL-8", { card: "B02" });
    t.Red.offers("Blue", "K01 W");
    t.Blue.accepts("K09");
    t.Red.accepts().holds("B02 K09");
    t.Blue.holds("K01 W").is("jail");
    t.actionsAre(3);
  },
);

story("[HEIST-JAIL-8] from anywhere else nobody trades with a prisoner, Crazy included", (t) => {
  t.cowboys("Red* Blue").put("Red", "ee2").jailed("Blue").hand("Red", "K01").wanted("Red", "crazy");
  t.Red.cannot(move.trade(1, "K01"), "HEIST-JAIL-8", { at: "ee2", with: "jail" });
});

story("[HEIST-JAIL-11] a prisoner must agree, and escapes only on its own turn", (t) => {
  t.cowboys("Red* Blue").put("Red", "ee1").jailed("Blue").hand("Red", "K01").hand("Blue", "K08 K09");
  t.Red.offers("Blue", "K01");
  t.Blue.declines().holds("K08 K09");
  t.Red.offers("Blue", "K01");
  t.Blue.accepts().holds("K01 K08 K09").is("jail");
  t.owes("Red", "action").Red.endsTurn();
  t.Blue.escapes("K01 K08 K09").is("ee1");
});

story("[HEIST-JAIL-9] prisoners start no trade (T140) (ruling)", (t) => {
  t.cowboys("Red* Blue").jailed("Red").jailed("Blue").hand("Red", "K01");
  t.Red.cannot(move.trade(1, "K01"), "HEIST-JAIL-9", { at: "jail" });
});

story("[HEIST-CARD-4] a hand of five takes no sixth card, unless 6-Shooter works (T142)", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01").hand("Blue", "B01 B02 B03 B04 B05");
  t.Red.offers("Blue", "R01");
  t.Blue.cannot(move.accept(), "HEIST-TRADE-2", { cards: 6, limit: 5 });
  t.wanted("Blue", "sixShooter").Blue.accepts().holdsCards(6);
  expect(heist.view(t.s, 0).cowboys[1]!.limit).toBe(6);
});

story("[HEIST-TRADE-2] the first one's own limit counts after the exchange as well", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01 R02 R03 R04 R05").hand("Blue", "B01 B02 B03");
  t.Red.offers("Blue", "R01");
  t.Blue.does(move.put("B01")).does(move.put("B02")).cannot(move.accept(), "HEIST-TRADE-2", { cowboy: 0, cards: 6 });
});

story("[HEIST-TRADE-3] an offer that is called off before it is made has asked nobody", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01").hand("Blue", "B01");
  for (let i = 0; i < 5; i++) t.Red.does(move.trade(1, "R01")).declines();
  t.Red.holds("R01").offers("Blue", "R01");
  t.Blue.accepts().holds("R01 B01");
});

story(
  "[HEIST-TRADE-3] [HEIST-TRADE-1] an offer may ask for particular cards; giving just those closes the trade",
  (t) => {
    t.cowboys("Red* Blue").hand("Red", "R01 R02").hand("Blue", "B01 B02 B03");
    t.Red.does(move.trade(1, "R01")).cannot(move.ask("K01"), "HEIST-TRADE-1", { card: "K01", hand: 3 });
    t.Red.does(move.ask("B02")).cannot(move.ask("B02"), "HEIST-TRADE-1", { card: "B02", hand: 3 });
    t.Red.does(move.propose());
    expect(heist.view(t.s, 1).trade).toMatchObject({ stage: "answer", give: ["R01"], want: ["B02"], wants: 1 });
    t.Blue.grants().holds("R01 B01 B03");
    t.Red.holds("R02 B02");
    t.actionsAre(3).owes("Red", "action");
  },
);

story("[HEIST-TRADE-3] putting exactly what was asked for is agreeing; anything else must be agreed to", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01 R02").hand("Blue", "B01 B02 B03");
  t.Red.offers("Blue", "R01", "B01 B02");
  t.Blue.accepts("B01 B02");
  t.owes("Red", "action").Red.holds("R02 B01 B02");
  t.Red.offers("Blue", "R02", "R01");
  t.Blue.does(move.put("B03")).cannot(move.grant(), "HEIST-TRADE-3").accepts();
  t.owes("Red", "confirm").Red.declines().holds("R02 B01 B02");
  // Taking the gift and giving nothing is no agreement either.
  t.Red.offers("Blue", "R02", "R01");
  t.Blue.accepts();
  t.owes("Red", "confirm");
});

story("[HEIST-TRADE-2] [HEIST-TRADE-3] what is asked for counts in the limits of both hands", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01 R02 R03 R04 R05").hand("Blue", "B01 B02 B03 B04 B05");
  t.Red.offers("Blue", "R01", "B01 B02");
  t.Blue.cannot(move.grant(), "HEIST-TRADE-2", { cowboy: 0, cards: 6, limit: 5 });
});

story(
  "[HEIST-VS-14] [HEIST-TRADE-3] in versus one may ask for any card, and only the two of them know for which",
  (t) => {
    t.versus("Red* Blue Green").hand("Red", "K01").hand("Blue", "B01");
    t.Red.does(move.trade(1, "K01")).does(move.ask("B02")).does(move.ask("B01")).does(move.propose());
    expect([0, 1, 2].map((seat) => heist.view(t.s, seat).trade!.want)).toEqual([["B01", "B02"], ["B01", "B02"], null]);
    for (const e of [...t.told("asked"), ...t.told("proposed")])
      expect(JSON.stringify(redact(e, 2))).not.toMatch(/B01|B02|K01/);
    t.Blue.cannot(move.grant(), "HEIST-TRADE-1", { card: "B02", hand: 1 });
  },
);
