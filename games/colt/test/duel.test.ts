import { expect } from "vitest";
import { colt } from "../engine/index.ts";
import { story } from "./dsl.ts";

const duel = { duel: true };
const seats = "Belle Cheyenne Django Doc";

story("[COLT-DUEL-1] two players, four bandits, seated in turn, set up as a game of four", (t) => {
  t.options(duel).deal(seats);
  expect(t.s.figures.map((f) => f.seat)).toEqual([0, 1, 0, 1]);
  expect(t.s.cars).toBe(5);
  const config = colt.parseConfig(duel);
  expect("duel" in config && colt.seats(config)).toEqual({ min: 2, max: 2 });
});

story("[COLT-DUEL-2] each bandit has its own hand and programme, and its player sees both", (t) => {
  t.options(duel).deal(seats);
  expect(t.s.pending.map((d) => [d.seat, d.as])).toEqual([
    [0, 0],
    [1, 1],
    [0, 2],
    [1, 3],
  ]);
  t.Belle.hands("flip move fire");
  t.bandit("Django").hands("fire move flip");
  expect(colt.view(t.s, 0).figures.map((f) => f.plan)).toEqual([[0, 1, 3], null, [3, 1, 0], null]);
  expect(colt.view(t.s, 1).figures.map((f) => f.plan)).toEqual([null, null, null, null]);
});

story("[COLT-DUEL-1] [COLT-DUEL-3] T82 the last bandit of one player leaves: the other wins with two aboard", (t) => {
  t.options(duel).seats(seats).train("C3[Belle<] C2[Cheyenne>] C1[Doc<] L[]");
  t.Belle.plays("move");
  t.isOver("COLT-END-1", "Cheyenne", "Doc");
  expect(t.s.outcome?.winners).toEqual([1]);
});

story("[COLT-DUEL-3] two of one player are no end while the other has one aboard; the unhooking asks the same", (t) => {
  t.options(duel).seats(seats).train("C3[Belle<] C2[Cheyenne>] C1[Doc<] L[Django<]");
  t.Belle.plays("move");
  t.goesOn();
  t.train("C3[Belle<] C2[Cheyenne>] C1[Doc<] L[]").unhooks();
  t.isOver("COLT-END-2", "Cheyenne");
});

story("[COLT-DUEL-4] Loot of both bandits counts together, also of one who is out", (t) => {
  t.options(duel).seats(seats).train("C1[] L[^Cheyenne> | Belle>]");
  t.bandit("Django").owns(301, 312);
  t.Belle.owns(323);
  t.bandit("Cheyenne").owns(389);
  t.s.loot = [0, 345];
  t.unhooks();
  t.isOver("COLT-END-3", "Belle");
  expect(t.s.outcome?.scores).toEqual([3, 2]);
});

story("[COLT-DUEL-5] one shoots one's own bandit where it is the first on the line", (t) => {
  t.options(duel).seats(seats).train("C4[] C3[Belle>] C2[Django>] C1[Cheyenne<] L[Doc<]");
  t.Belle.plays("fire");
  t.becomes("C4[] C3[Belle>] C2[] C1[Django>* Cheyenne<] L[Doc<]");
});
