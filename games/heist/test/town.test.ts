import { expect } from "vitest";
import { board as b, heist, move, story } from "./dsl.ts";

story("[HEIST-TOWN-1] [HEIST-METER-3] an unpaid town: card, one knot further, refill (T94)", (t) => {
  t.cowboys("Red* Blue").train("r26 r25 r24 r23 r22").speed(1).knot(1).fillSquares();
  t.s.sack.push(...t.s.squares[0]!.splice(0));
  t.Red.ends();
  t.knotIs(2).goesOn();
  expect(t.s.squares[0]!.length).toBe(1);
  const order = t.log.map((e) => e.t).filter((x) => ["event-drawn", "rope-tightened", "refilled"].includes(x));
  expect(order).toEqual(["event-drawn", "rope-tightened", "refilled"]);
});

story("[HEIST-END-3] [HEIST-METER-3] the third unpaid town loses the game, after its card (T95)", (t) => {
  t.cowboys("Red* Blue").train("r04 r03 r02 r01 r00").speed(1).knot(3).Red.ends();
  t.over("HEIST-END-3", "").knotIs(4);
  expect(t.s.played.length).toBe(1);
});

story("[HEIST-TOWN-1] [HEIST-TOWN-3] a paid town loads its car and empty squares anywhere are refilled (T97)", (t) => {
  t.cowboys("Red* Blue").train("r04 r03 r02 r01 r00").speed(1).town("A", "L01");
  t.square("A1", "L02 L03").square("A2", "L04").square("B1", "L05").square("C2", "L06").Red.ends();
  t.squareHas("A2", "L04 L01").knotIs(1).townHas("A", "").owes("Red", "refill");
  const tile = t.told("tile-drawn")[0]!.tile;
  t.Red.cannot(move.place(tile, "A1"), "HEIST-TOWN-3", { tiles: 2 });
  t.Red.places(tile, "C1");
  t.squareHas("C1", tile);
  expect(t.s.squares.map((q) => q.length)).toEqual([2, 2, 1, 1, 1, 1]);
});

story(
  "[HEIST-TOWN-2] each tile goes to the smaller stack; with equal ones and in their order the active player chooses (ruling)",
  (t) => {
    t.cowboys("Red* Blue").train("r04 r03 r02 r01 r00").speed(1).fillSquares();
    t.s.sack.push(...t.s.squares[1]!.splice(0));
    t.town("A", "L20 L21").Red.ends();
    t.owes("Red", "load").Red.cannot(move.place("L20", "A1"), "HEIST-TOWN-2", { tiles: 1, other: 0 });
    t.Red.cannot(move.place("L20", "B1"), "HEIST-TOWN-1", { town: "A" }).cannot(
      move.place("L01", "A2"),
      "HEIST-TOWN-2",
    );
    t.Red.places("L21", "A2");
    t.owes("Red", "load").Red.places("L20", "A2");
    t.squareHas("A2", `${b.tileIds[t.s.squares[1]![0]!]} L20`);
    expect(t.s.squares[1]!.map((i) => b.tileIds[i])).toEqual(["L21", "L20"]);
  },
);

story(
  "[HEIST-TOWN-3] tiles are drawn one at a time, shown, then placed by the active player, who may sit in jail",
  (t) => {
    t.cowboys("Red* Blue")
      .train("r26 r25 r24 r23 r22")
      .speed(1)
      .jailed("Red")
      .square("A1", "L01")
      .square("B1", "L02")
      .square("C1", "L03");
    t.Red.ends();
    t.owes("Red", "refill");
    expect(t.told("tile-drawn").length).toBe(1);
    const [first] = t.told("tile-drawn");
    t.Red.places(first!.tile, "B2");
    expect(t.told("tile-drawn").length).toBe(2);
  },
);

story("[HEIST-TURN-8] decisions of a turn belong to the active player, also when it lies flat (ruling)", (t) => {
  t.cowboys("Red* Blue")
    .train("r26 r25 r24 r23 r22")
    .speed(1)
    .put("Red", "r27")
    .town("B", "L01 L02")
    .hand("Red", "R01");
  t.Red.ends().isFlat();
  t.owes("Red", "load");
});

story("[HEIST-TOWN-4] [HEIST-FAQ-12] with an empty sack squares stay empty and the game goes on (T98)", (t) => {
  t.cowboys("Red* Blue").train("r26 r25 r24 r23 r22").speed(1).sack("").Red.ends();
  expect(t.s.squares.every((q) => q.length === 0)).toBe(true);
  t.goesOn().turnOf("Blue");
});

story("[HEIST-TOWN-5] [HEIST-FAQ-14] every stack lies open, on the train and at the towns (ruling)", (t) => {
  t.cowboys("Red* Blue").square("B1", "L01 L02 L03").town("C", "L04 L05");
  const v = heist.view(t.s, null);
  expect(v.train[1]!.stacks[0]).toEqual({ square: "lootB1", tiles: ["L01", "L02", "L03"] });
  expect(v.towns[2]!.tiles).toEqual(["L04", "L05"]);
});

story("[HEIST-TOWN-6] no two towns can fire in one movement on this map", (t) => {
  t.cowboys("Red* Blue");
  const gold = b.townStar;
  for (const [i, a] of gold.entries()) for (const z of gold.slice(i + 1)) expect(apart(a, z)).toBeGreaterThanOrEqual(9);
});

/** Steps along the track, whatever the switches show. */
function apart(from: number, to: number): number {
  const links = b.edition.track.links.map((l) => l.map((id) => b.spaceOf.get(id)!));
  const seen = new Map([[from, 0]]);
  for (const [at, d] of seen)
    for (const link of links) {
      const next = link[0] === at ? link[1]! : link[1] === at ? link[0]! : null;
      if (next !== null && !seen.has(next)) seen.set(next, d + 1);
    }
  return seen.get(to)!;
}
