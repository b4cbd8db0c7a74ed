import { expect } from "vitest";
import { move, story } from "./dsl.ts";

story("[HEIST-FREE-1] [HEIST-FREE-3] a Pair gives an action even when none is left (T70)", (t) => {
  t.cowboys("Red* Blue").actions(0).hand("Red", "R06 B06");
  t.Red.playsSet("R06 B06").holds("");
  t.actionsAre(1);
});

story("[HEIST-FREE-3] 3 of a Kind gives two more actions", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R06 B06 K06").Red.playsSet("R06 B06 K06");
  t.actionsAre(6);
});

story(
  "[HEIST-FREE-3] [HEIST-FREE-4] 4 of a Kind needs a Wild, gives three and leaves the Sheriff alone (T71) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").hand("Red", "R06 B06 K06 W").sheriff("in4");
    t.Red.playsSet("R06 B06 K06 W");
    t.actionsAre(7).sheriffIs("in4");
  },
);

story("[HEIST-FREE-3] different numbers are no set", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R06 B07 K08");
  t.Red.cannot(move.set("R06 B07"), "HEIST-FREE-3").cannot(move.set("R06"), "HEIST-FREE-3", { cards: 1 });
});

story("[HEIST-FREE-5] a set is used whole: each card is discarded once, for one effect (ruling)", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R06 B06 K06");
  t.Red.playsSet("R06 B06").holds("K06").cannot(move.set("K06 B06"), "HEIST-FREE-3", { cards: 2 });
  t.actionsAre(5);
});

story(
  "[HEIST-FREE-6] [HEIST-FREE-8] [HEIST-SHER-3] the Wild ability moves him one space; at the end of his line only inwards (T73) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").sheriff("ee5").put("Blue", "in5").hand("Red", "W W");
    t.Red.cannot(move.nudge("rear"), "HEIST-FREE-6", { at: "ee5", direction: "rear" });
    t.Red.nudges("front").holds("W");
    t.sheriffIs("in5").Blue.is("jail");
    t.actionsAre(4);
  },
);

story("[HEIST-FREE-3] without a Wild nobody moves him", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R06").Red.cannot(move.nudge("front"), "HEIST-FREE-3", { wilds: 0 });
});

story("[HEIST-FREE-7] [HEIST-BULLET-2] using a bullet is a Free Action", (t) => {
  t.cowboys("Red* Blue").actions(0).Red.usesBullet();
  t.actionsAre(1).Red.cannot(move.shoot(), "HEIST-BULLET-2", { bullets: 0 });
});

story("[HEIST-FREE-8] [HEIST-TURN-1] extra actions last until the end of this Action step", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R06 B06").Red.playsSet("R06 B06").endsTurn();
  t.turnOf("Blue").actionsAre(4);
});

story("[HEIST-TURN-1] [HEIST-TURN-2] a turn is actions, train, discards, draws, in this order (T131) (ruling)", (t) => {
  t.cowboys("Red* Blue").speed(1).hand("Red", "R01 B02").deck("K01 K02 K03 K04");
  t.Red.moves("drawN").ends();
  t.carsAre("r06 r05 r04 r03 r02").owes("Red", "discard").Red.cannot(move.to("rimN"), "HEIST-TURN-1", { step: 3 });
  t.Red.discards("R01").holds("B02").ends().holds("B02 K01 K02 K03 K04");
  t.turnOf("Blue");
  expect(t.told("drew")[0]!.count).toBe(4);
});

story("[HEIST-TURN-1] in the Discard step only what is in the hand, any number, or none", (t) => {
  t.cowboys("Red* Blue").hand("Red", "R01 B02 K03 R04 R05").Red.ends();
  t.Red.cannot(move.discard("K09"), "HEIST-TURN-1", { card: "K09" });
  for (const card of ["R01", "B02", "K03", "R04"]) t.Red.discards(card);
  t.Red.discards("R05").holdsCards(5);
  t.turnOf("Blue");
});

story("[HEIST-TURN-3] the same action may be repeated; unused ones lapse", (t) => {
  t.cowboys("Red* Blue").Red.moves("drawN", "canyon", "drawN").endsTurn();
  expect(t.told("ended-actions")[0]!.unused).toBe(1);
  t.Blue.endsTurn();
  t.turnOf("Red").actionsAre(4);
});

story("[HEIST-SHER-8] a Wild that is merely discarded does not stir him (T148)", (t) => {
  t.cowboys("Red* Blue").speed(1).hand("Red", "W").sheriff("in4").Red.ends().discards("W");
  t.sheriffIs("in4");
});

story(
  "[HEIST-CARD-5] with the last card the pile becomes the new deck at once, without the card just drawn (ruling)",
  (t) => {
    t.cowboys("Red* Blue").speed(1).onlyDeck("K01 K02").Red.endsTurn().holdsCards(5);
    expect(t.told("reshuffled")[0]!.cards).toBe(33);
    expect([t.s.deck.length, t.s.discard.length]).toEqual([30, 0]);
  },
);

story("[HEIST-CARD-5] a card that jail throws back opens the new pile", (t) => {
  t.cowboys("Red* Blue").jailed("Red").onlyDeck("B01").Red.drawsInJail();
  expect([t.s.deck.length, t.s.discard.length]).toEqual([34, 1]);
});

story("[HEIST-CARD-5] with deck and pile empty nothing is drawn", (t) => {
  t.cowboys("Red* Blue").jailed("Red");
  t.s.deck = [];
  t.Red.cannot(move.draw(), "HEIST-CARD-5", { deck: 0, discard: 0 });
  t.put("Red", "canyon").Red.endsTurn().holds("");
  t.turnOf("Blue");
});

story("[HEIST-CARD-5] a deck that stayed empty is made anew from the pile when a card is called for", (t) => {
  t.cowboys("Red* Blue").speed(1).hand("Red", "R01 R02 R03 R04 R05");
  t.s.deck = [];
  t.Red.ends().discards("R01").discards("R02").ends();
  t.Red.holds("R01 R02 R03 R04 R05");
  expect(t.told("reshuffled").map((e) => e.cards)).toEqual([2]);
});
