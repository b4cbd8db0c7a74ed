import { expect } from "vitest";
import { board as b, heist, move, story } from "./dsl.ts";

story(
  "[HEIST-JAIL-1] [HEIST-JAIL-3] loot to the sack, cards to the pile, bullets to the board, speed up by one (T61)",
  (t) => {
    t.cowboys("Red* Blue Green").speed(2).put("Red", "ee3").sheriff("in4");
    t.hand("Red", "R01 B02 K03 W").carries("Red", "L01").bullets("Red", 1).board(2);
    t.Red.moves("in4").is("jail").holds("").carries("").hasBullets(0);
    t.speedIs(3).boardHas(3).sackHas(21);
    expect(t.s.discard.length).toBe(4);
  },
);

story("[HEIST-JAIL-2] [HEIST-WANT-6] a prisoner keeps card, ability and title (T139) (ruling)", (t) => {
  t.cowboys("Red* Blue").wanted("Red", "wild").put("Red", "ee3").sheriff("in4");
  t.Red.moves("in4").is("jail").bears("wild");
  expect(t.s.cowboys[0]!.active).toBe(true);
  expect(t.told("arrested")[0]!.who.title).toBe("wild");
});

story("[HEIST-JAIL-3] [HEIST-JAIL-6] an arrest at speed 5 raises nothing, so its escape lowers nothing (T62)", (t) => {
  t.cowboys("Red* Blue").speed(5).put("Red", "ee3").sheriff("in4");
  t.Red.moves("in4");
  t.speedIs(5).hand("Red", "K01 K02 K03").Red.escapes("K01 K02 K03");
  t.speedIs(5);
  t.cowboys("Red* Blue").speed(4).put("Red", "ee3").sheriff("in4");
  t.Red.moves("in4");
  t.speedIs(5).hand("Red", "K01 K02 K03").Red.escapes("K01 K02 K03");
  t.speedIs(4);
});

story(
  "[HEIST-SHER-4] [HEIST-JAIL-3] who is caught first raises the meter, and only its escape lowers it (T136) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").speed(4).put("Red", "in5").put("Blue", "in5").sheriff("ee5").hand("Red", "W");
    t.Red.nudges("front").is("jail");
    t.Blue.is("jail");
    expect(t.told("arrested").map((e) => [e.who.cowboy, e.raised])).toEqual([
      [0, true],
      [1, false],
    ]);
    t.speedIs(5).speed(1).Red.endsTurn();
    t.speed(5).hand("Blue", "K01 K02 K03").Blue.escapes("K01 K02 K03");
    t.speedIs(5).speed(1).Blue.endsTurn();
    t.speed(5).hand("Red", "K04 K05 K06").Red.escapes("K04 K05 K06");
    t.speedIs(4);
  },
);

story("[HEIST-SHER-4] with several on one space the active player is caught first, then clockwise (ruling)", (t) => {
  t.cowboys("Red Blue* Green").speed(4).sheriff("ee5").hand("Blue", "W");
  t.put("Red", "in5").put("Blue", "in5").put("Green", "in5").Blue.nudges("front");
  expect(t.told("arrested").map((e) => [e.who.cowboy, e.raised])).toEqual([
    [1, true],
    [2, false],
    [0, false],
  ]);
});

story("[HEIST-JAIL-4] a fourth prisoner shares a keyhole (ruling)", (t) => {
  t.cowboys("Red* Blue Green Yellow").jailed("Blue").jailed("Green").jailed("Yellow").put("Red", "ee3").sheriff("in4");
  t.Red.moves("in4").is("jail");
  expect(heist.view(t.s, 0).cowboys.every((c) => c.jailed)).toBe(true);
});

story(
  "[HEIST-JAIL-5] [HEIST-JAILDRAW-1] one action draws one card; Keyholes and Wilds are kept, the rest is discarded",
  (t) => {
    t.cowboys("Red* Blue").jailed("Red").deck("B05 K07 W R01");
    t.Red.drawsInJail().holds("").drawsInJail().holds("K07").drawsInJail().holds("K07 W").drawsInJail().holds("K07 W");
    t.actionsAre(0).Red.cannot(move.draw(), "HEIST-TURN-3", { actions: 0 });
    expect(t.s.discard.map((c) => b.cardIds[c])).toEqual(["B05", "R01"]);
  },
);

story("[HEIST-JAIL-5] [HEIST-FREE-1] no Heist Action and no Free Action in jail (T68)", (t) => {
  t.cowboys("Red* Blue").jailed("Red").hand("Red", "K05 W").horses("canyon");
  t.Red.cannot(move.set("K05 W"), "HEIST-FREE-1").cannot(move.nudge("front"), "HEIST-FREE-1");
  t.Red.cannot(move.mount(0), "HEIST-FREE-1").cannot(move.shoot(), "HEIST-FREE-1");
  for (const m of [
    move.to("ee2"),
    move.leave("rimN"),
    move.bullet(),
    move.drop(),
    move.flip("top"),
    move.loot("A1", "K05"),
  ])
    t.Red.cannot(m, "HEIST-JAIL-5");
  expect(t.Red.legal()).toEqual([move.draw(), move.done()]);
});

story("[HEIST-JAIL-5] [HEIST-CARD-4] a full hand draws no further card in jail", (t) => {
  t.cowboys("Red* Blue").jailed("Red").hand("Red", "K01 K02 K03 K04 W");
  t.Red.cannot(move.draw(), "HEIST-CARD-4", { hand: 5, limit: 5 });
});

story("[HEIST-JAIL-5] outside of jail nobody draws for an action", (t) => {
  t.cowboys("Red* Blue").Red.cannot(move.draw(), "HEIST-JAIL-5", { at: "canyon" });
});

story(
  "[HEIST-JAIL-6] [HEIST-SHER-8] three Keyholes or Wilds open the door at once, and the turn goes on (T64)",
  (t) => {
    t.cowboys("Red* Blue").speed(3).jailed("Red").hand("Red", "K07 W").deck("K01").sheriff("in4");
    t.Red.drawsInJail().escapes("K01 K07 W").is("ee1").holdsCards(5);
    t.actionsAre(3).speedIs(2).sheriffIs("in4").Red.moves("rf2");
  },
);

story("[HEIST-JAIL-6] fewer cards, or other cards, do not open it", (t) => {
  t.cowboys("Red* Blue").jailed("Red").hand("Red", "K07 K08");
  t.Red.cannot(move.escape("K07 K08"), "HEIST-JAIL-6", { given: 2, needed: 3 });
  t.cowboys("Red* Blue").hand("Red", "K07 K08 K09");
  t.Red.cannot(move.escape("K07 K08 K09"), "HEIST-JAIL-6", { at: "canyon" });
});

story("[HEIST-JAIL-6] [HEIST-TURN-9] off turn nobody escapes (T67) (ruling)", (t) => {
  t.cowboys("Red* Blue").jailed("Blue").hand("Blue", "K01 K02 K03");
  expect(heist.pending(t.s).map((d) => d.as)).toEqual([0]);
  t.Red.endsTurn();
  t.owes("Blue", "action").Blue.escapes("K01 K02 K03");
  t.actionsAre(4);
});

story("[HEIST-JAIL-7] whoever is jailed on its own turn may draw with what is left of it (T65) (ruling)", (t) => {
  t.cowboys("Red* Blue").actions(3).put("Red", "ee3").sheriff("in4").deck("B01 B02");
  t.Red.moves("in4").drawsInJail().drawsInJail();
  t.actionsAre(0).Red.ends();
  t.carsAre("r08 r07 r06 r05 r04").owes("Blue", "action");
});

story("[HEIST-JAIL-10] Wilds used to escape do not stir the Sheriff (T140) (ruling)", (t) => {
  t.cowboys("Red* Blue").jailed("Red").hand("Red", "W W W").sheriff("ee5");
  t.Red.escapes("W W W").is("ee1");
  t.sheriffIs("ee5");
});

story("[HEIST-JAIL-12] with everybody in jail the game goes on: drawing, then the train", (t) => {
  t.cowboys("Red* Blue").jailed("Red").jailed("Blue").speed(4).deck("B01 B02 B03 B04");
  t.Red.drawsInJail().ends();
  t.carsAre("r09 r08 r07 r06 r05").Blue.drawsInJail().ends();
  t.owes("Red", "action").hand("Red", "K01 K02 K03").Red.escapes("K01 K02 K03");
  t.speedIs(3);
});

story("[HEIST-TURN-7] a prisoner neither discards nor draws at the end of its turn; who escaped does (ruling)", (t) => {
  t.cowboys("Red* Blue").jailed("Red").hand("Red", "K01");
  t.Red.ends().holds("K01");
  t.turnOf("Blue");
  t.cowboys("Red* Blue").jailed("Red").hand("Red", "K01 K02 K03");
  t.Red.escapes("K01 K02 K03").ends();
  t.owes("Red", "discard");
});

story("[HEIST-JAIL-6] no more cards than the door asks for", (t) => {
  t.cowboys("Red* Blue").jailed("Red").hand("Red", "K01 K02 K03 W");
  t.Red.cannot(move.escape("K01 K02 K03 W"), "HEIST-JAIL-6", { given: 4, needed: 3 });
  t.Red.escapes("K01 K02 W").is("ee1");
});
