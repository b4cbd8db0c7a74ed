import { expect } from "vitest";
import { board as b, heist, move, story } from "./dsl.ts";

story("[HEIST-LOOT-2] [HEIST-LOOT-3] three cards pay for both tiles of a car (T35)", (t) => {
  t.cowboys("Red* Blue")
    .put("Red", "in3")
    .square("A1", "L10")
    .square("A2", "L17")
    .hand("Red", "K04 B05 R06")
    .sheriff("ee5");
  t.Red.loots("A1 A2", "K04 B05 R06").carries("L10 L17").holds("");
  t.sheriffIs("ee5").actionsAre(3);
  expect(t.s.discard.length).toBe(3);
});

story(
  "[HEIST-CARD-3] [HEIST-LOOT-7] a Wild keeps one meaning for both tiles and stirs the Sheriff once (T37) (ruling)",
  (t) => {
    t.cowboys("Red* Blue")
      .put("Red", "in3")
      .square("A1", "L09")
      .square("A2", "L03")
      .hand("Red", "K01 K02 R09 W")
      .sheriff("ee5");
    t.Red.loots("A1 A2", "K01 K02 R09 W").carries("L03 L09");
    expect(t.told("looted")[0]!.as).toEqual(["keyhole"]);
    t.sheriffIs("in5");
  },
);

story("[HEIST-CARD-3] a Wild is a number or a suit, never both (T38)", (t) => {
  t.cowboys("Red* Blue")
    .put("Red", "in3")
    .square("A1", "L10")
    .square("A2", "L17")
    .hand("Red", "K04 R06 W")
    .sheriff("ee5");
  t.Red.cannot(move.loot("A1 A2", "K04 R06 W"), "HEIST-CARD-3", { tiles: "L10 L17", cards: 3 });
  t.Red.loots("A2", "K04 R06 W").carries("L17");
  expect(t.told("looted")[0]!.as).toEqual([5]);
});

story("[HEIST-LOOT-4] [HEIST-CARD-2] [HEIST-FAQ-7] a straight does not go round: the Ace is 1 (T40) (ruling)", (t) => {
  const deal = (hand: string): void =>
    void t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L17").hand("Red", hand).sheriff("ee5");
  deal("R08 B09 K10");
  t.Red.loots("A1", "R08 B09 K10").carries("L17");
  deal("R01 B02 K03");
  t.Red.loots("A1", "R01 B02 K03").carries("L17");
  deal("R09 B10 K01");
  t.Red.cannot(move.loot("A1", "R09 B10 K01"), "HEIST-LOOT-4", { tiles: "L17", asks: 3 });
  deal("R09 B10 W");
  t.Red.loots("A1", "R09 B10 W");
  expect(t.told("looted").at(-1)!.as).toEqual([8]);
});

story("[HEIST-LOOT-4] listed numbers want one card each (T41)", (t) => {
  t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L19").hand("Red", "R02 B08 K06 W").sheriff("ee5");
  t.Red.cannot(move.loot("A1", "R02 B08 K06"), "HEIST-LOOT-4", { tiles: "L19" });
  t.Red.loots("A1", "R02 B08 W").carries("L19");
  expect(t.told("looted")[0]!.as).toEqual([5]);
});

story("[HEIST-LOOT-4] suits, 3 of a Kind and 2 Pairs; four equal numbers are not two pairs (ruling)", (t) => {
  const deal = (tile: string, hand: string): void =>
    void t.cowboys("Red* Blue").put("Red", "in3").square("A1", tile).hand("Red", hand).sheriff("ee5");
  deal("L04", "B01 B09 K10");
  t.Red.loots("A1", "B01 B09 K10");
  deal("L04", "B01 K09 K10");
  t.Red.cannot(move.loot("A1", "B01 K09 K10"), "HEIST-LOOT-4");
  deal("L13", "R07 B07 K07");
  t.Red.loots("A1", "R07 B07 K07");
  deal("L15", "R07 B07 K02 R02");
  t.Red.loots("A1", "R07 B07 K02 R02");
  deal("L15", "R07 B07 K07 W");
  t.Red.cannot(move.loot("A1", "R07 B07 K07 W"), "HEIST-LOOT-4", { cards: 4, asks: 4 });
});

story("[HEIST-LOOT-1] [HEIST-LOOT-9] who carries loot does not loot again until it is dropped off (T43)", (t) => {
  t.cowboys("Red* Blue")
    .put("Red", "in3")
    .square("A1", "L10 L11")
    .hand("Red", "K04 B05 R06")
    .carries("Red", "L01")
    .sheriff("ee5");
  t.Red.cannot(move.loot("A1", "K04 B05 R06"), "HEIST-LOOT-9", { carried: 1 });
  t.put("Red", "townA").Red.drops();
  t.put("Red", "in3").Red.loots("A1", "K04 B05 R06").carries("L11");
});

story("[HEIST-LOOT-9] after losing the loot in jail one may loot again (T43) (ruling)", (t) => {
  t.cowboys("Red* Blue").carries("Red", "L01").put("Red", "ee3").sheriff("in4").hand("Red", "B09");
  t.Red.moves("in4").is("jail").carries("");
  t.put("Red", "in3").square("A1", "L10").hand("Red", "K04 B05 R06").sheriff("ee5");
  t.Red.loots("A1", "K04 B05 R06").carries("L10");
});

story("[HEIST-LOOT-1] only from inside a car, and only if a tile lies there (T44)", (t) => {
  for (const at of ["ee3", "rf3", "rimNW1"]) {
    t.cowboys("Red* Blue").put("Red", at).square("A1", "L10").hand("Red", "K04 B05 R06").sheriff("ee5");
    t.Red.cannot(move.loot("A1", "K04 B05 R06"), "HEIST-LOOT-1", { at });
  }
  t.cowboys("Red* Blue")
    .put("Red", "in3")
    .square("A1", "L10")
    .square("B1", "L11")
    .hand("Red", "K04 B05 R06")
    .sheriff("ee5");
  t.Red.cannot(move.loot("A2", "K04 B05 R06"), "HEIST-LOOT-1", { square: "lootA2", tiles: 0 });
  t.Red.cannot(move.loot("B1", "K04 B05 R06"), "HEIST-LOOT-2", { square: "lootB1", car: "A" });
});

story("[HEIST-LOOT-5] every card must be needed (ruling)", (t) => {
  t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L10").hand("Red", "K04 B05 R06 R09").sheriff("ee5");
  t.Red.cannot(move.loot("A1", "K04 B05 R06 R09"), "HEIST-LOOT-5", { cards: 4 });
});

story(
  "[HEIST-LOOT-5] [HEIST-IMPL-5] two tiles may be paid with cards of their own, as long as each card serves one",
  (t) => {
    t.cowboys("Red* Blue").wanted("Red", "sixShooter").put("Red", "in3").square("A1", "L02").square("A2", "L03");
    t.hand("Red", "R01 R02 R03 K07 K08 K09").sheriff("ee5");
    t.Red.loots("A1 A2", "R01 R02 R03 K07 K08 K09").carries("L02 L03").holds("");
  },
);

story("[HEIST-LOOT-6] a tile laid bare waits for another action (ruling)", (t) => {
  t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L11 L10").hand("Red", "K04 B05 R06").sheriff("ee5");
  t.Red.cannot(move.loot("A1 A1", "K04 B05 R06"), "HEIST-LOOT-2", { tiles: 2 });
  t.Red.loots("A1", "K04 B05 R06").carries("L10");
  t.squareHas("A1", "L11");
});

story(
  "[HEIST-LOOT-7] [HEIST-JAIL-1] the tiles are taken first: a looter who is then caught loses them to the sack (T46) (ruling)",
  (t) => {
    t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L10").hand("Red", "K04 B05 W").sheriff("ee3");
    t.Red.loots("A1", "K04 B05 W").is("jail").carries("");
    t.sheriffIs("in3").squareHas("A1", "").sackHas(21).speedIs(3);
  },
);

story("[HEIST-LOOT-7] [HEIST-SHER-3] two Wilds bring him two spaces nearer, and he takes whom he meets (T47)", (t) => {
  t.cowboys("Red* Blue").put("Red", "in3").put("Blue", "ee4").square("A1", "L10").hand("Red", "K04 W W").sheriff("in5");
  t.Red.loots("A1", "K04 W W").is("in3").carries("L10");
  t.sheriffIs("in4").Blue.is("jail");
});

story("[HEIST-LOOT-7] he stops on the looter's space", (t) => {
  t.cowboys("Red* Blue").put("Red", "in3").square("A1", "L10").hand("Red", "W W W").sheriff("ee3");
  t.Red.loots("A1", "W W W").is("jail");
  t.sheriffIs("in3");
});

story(
  "[HEIST-LOOT-8] [HEIST-LOOT-10] in the tunnel one may loot beside him, and Wilds do not move him (ruling)",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r10 r09 r08 r07 r06")
      .put("Red", "in3")
      .sheriff("in3")
      .square("A1", "L10")
      .hand("Red", "K04 B05 W");
    t.Red.loots("A1", "K04 B05 W").is("in3").carries("L10");
    t.sheriffIs("in3");
  },
);

story("[HEIST-CARD-1] thirty numbered cards, one of each suit and number, and five Wilds without either", (t) => {
  t.cowboys("Red* Blue");
  const naturals = b.edition.poker.filter((c) => c.suit !== null);
  expect(new Set(naturals.map((c) => `${c.suit} ${c.number}`)).size).toBe(30);
  expect(t.s.deck.filter((c) => c === b.wild).length).toBe(5);
  expect(t.s.deck.length).toBe(35);
});

story("[HEIST-IMPL-5] the view says what each car asks for, who has the cards and who could rob it now", (t) => {
  t.cowboys("Red* Blue")
    .put("Red", "in3")
    .square("A1", "L10")
    .square("A2", "L17")
    .hand("Red", "K04 B05 R06")
    .sheriff("ee5");
  t.hand("Blue", "R01 B02 K09");
  const [car] = heist.view(t.s, 1).train;
  expect(car!.wants.map((w) => [w.tiles, w.cards, w.now])).toEqual([
    [["L10"], [0, 1], [0]],
    [["L17"], [0], [0]],
    [["L10", "L17"], [0], [0]],
  ]);
});
