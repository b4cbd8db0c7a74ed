import { expect } from "vitest";
import { colt } from "../engine/index.ts";
import { story } from "./dsl.ts";

story("[COLT-ROUND-1] [COLT-ROUND-2] T64 roof and inside, standing and stunned: all on it are out", (t) => {
  t.train("C4[^Belle> | Doc<*] C3[] C2[Mei>] C1[Tuco<] L[]");
  t.unhooks();
  t.Belle.is("out");
  t.Doc.is("out");
  t.becomes("C3[] C2[Mei>] C1[Tuco<] L[]");
  t.driver.expectEvent({ t: "unhooked", car: 4 });
});

story("[COLT-ROUND-3] the order: unhook, out, Loot, First Player card, next round", (t) => {
  t.train("C4[Belle>] C3[] C2[Mei>] C1[Tuco<] L[Doc<]");
  t.unhooks();
  expect(t.events.map((e) => e.t)).toEqual(["unhooked", "fell", "looted", "first-passed", "round-began"]);
});

story("[COLT-ROUND-4] one car a round, so at most players + 1 rounds", (t) => {
  t.deal("Belle Doc Mei");
  while (t.s.outcome === null) {
    const before = t.s.cars;
    for (const d of t.s.pending.slice()) t.driver.answer(d.seat, "plan", { t: "plan", cards: [0, 2, 3] });
    expect(t.s.outcome !== null || t.s.cars === before - 1).toBe(true);
    expect(t.s.round).toBeLessThanOrEqual(4);
  }
});

story("[COLT-ROUND-5] positions, facings and stuns stay; all cards are back in hand", (t) => {
  t.train("C3[] C2[^Belle>*] C1[Doc<] L[Mei<]");
  t.Belle.has("flip move fire").f.shown = 3;
  t.unhooks();
  t.becomes("C2[^Belle>*] C1[Doc<] L[Mei<]");
  expect([t.Belle.f.plan, t.Belle.f.shown]).toEqual([null, 0]);
  expect(t.driver.offers(0, "plan")).toHaveLength(24);
});

story("[COLT-LOOT-2] T65 the farther car counts first", (t) => {
  t.train("C4[] C3[Mei>] C2[^Doc>] C1[] L[Belle<]");
  t.unhooks();
  t.Mei.tookLoot(345);
  t.driver.expectEvent({ t: "looted", rule: "COLT-LOOT-2", reveals: true, value: 345 });
});

story("[COLT-LOOT-3] T66 on the same card the roof", (t) => {
  t.train("C3[] C2[^Doc< | Mei>] C1[] L[Belle<]");
  t.unhooks();
  t.Doc.tookLoot(323);
  t.driver.expectEvent({ t: "looted", rule: "COLT-LOOT-3" });
});

story("[COLT-LOOT-4] T67 on the same lane the rearmost (ruling)", (t) => {
  t.train("C3[] C2[^Mei< Doc>] C1[] L[Belle<]");
  t.unhooks();
  t.Mei.tookLoot(323);
  t.driver.expectEvent({ t: "looted", rule: "COLT-LOOT-4" });
});

story("[COLT-LOOT-5] T68 although she lies stunned (ruling)", (t) => {
  t.train("C3[] C2[Mei<*] C1[Doc<] L[Belle<]");
  t.unhooks();
  t.Mei.tookLoot(323);
});

story("[COLT-LOOT-1] [COLT-LOOT-2] [COLT-ROUND-3] T69 who falls with the car does not take it", (t) => {
  t.train("C3[Belle>] C2[] C1[Doc<] L[Mei<]");
  t.unhooks();
  t.Doc.tookLoot(323);
  t.Belle.tookLoot();
});

story("[COLT-LOOT-6] Loot lies face up for all to see", (t) => {
  t.train("C3[] C2[Mei<] C1[Doc<] L[Belle<]");
  t.unhooks();
  expect(t.driver.game.view(t.s, null).figures.map((f) => f.loot)).toEqual([[323], [], []]);
});

story("[COLT-FIRST-1] [COLT-FIRST-2] T70 to the left, past the eliminated (ruling)", (t) => {
  t.seats("Belle Doc Mei Tuco").train("C4[] C3[Mei>] C2[Tuco>] C1[Belle<] L[]");
  const first: number[] = [];
  for (let i = 0; i < 3; i++) {
    // Everybody stays ahead of the caboose, so that only the card moves on.
    t.s.cars = 4;
    t.unhooks();
    first.push(t.s.first);
  }
  expect(first.map((f) => t.s.figures[f]!.bandit)).toEqual([5, 6, 0]);
  t.driver.expectEvent({ t: "first-passed", rule: "COLT-FIRST-2", from: 0, to: 2 });
  t.driver.expectEvent({ t: "first-passed", rule: "COLT-FIRST-1", from: 2, to: 3 });
});

story("[COLT-FIRST-2] T71 the holder falls with the caboose", (t) => {
  t.seats("Belle Doc Mei Tuco").train("C4[Belle>] C3[Mei>] C2[Tuco>] C1[Doc<] L[]");
  t.unhooks();
  expect(t.s.first).toBe(1);
});

story("[COLT-LOOT-2] [COLT-LOOT-3] [COLT-LOOT-4] [COLT-ROUND-3] the view names who would take the next car", (t) => {
  const next = (train: string): string | null => {
    t.train(train);
    const { nextLoot } = colt.view(t.s, null);
    return nextLoot === null ? null : ["Belle", "Doc", "Mei", "Tuco"].find((name) => t.index(name) === nextLoot)!;
  };
  // Those on the car that drops fall first; the farther car counts before the roof.
  expect(next("C4[^Belle> | Tuco<] C3[Mei>] C2[^Doc<] C1[] L[]")).toBe("Mei");
  expect(next("C4[Belle>] C3[] C2[^Doc< | Mei>] C1[Tuco<] L[]")).toBe("Doc");
  // On the same lane the rearmost, standing or not.
  expect(next("C4[Belle>] C3[Tuco<* Doc> Mei>] C2[] C1[] L[]")).toBe("Tuco");
  expect(next("C3[Belle> Tuco<] C2[] C1[] L[^Mei> | Doc>]")).toBe("Mei");
  // And that is who takes it.
  t.train("C4[Belle>] C3[] C2[^Doc< | Mei>] C1[Tuco<] L[]").unhooks();
  t.driver.expectEvent({ t: "looted", figure: t.index("Doc") });
});

story("[COLT-LOOT-2] [COLT-END-1] nobody is announced when all would fall, or when the game is over", (t) => {
  t.train("C2[Belle> Doc<] C1[] L[]");
  expect(colt.view(t.s, null).nextLoot).toBeNull();
  t.Belle.plays("fire");
  expect(colt.view(t.s, null).nextLoot).toBe(t.index("Doc"));
  t.train("C2[Belle<] C1[Doc<] L[]").Belle.plays("move");
  t.isOver("COLT-END-1", "Doc");
  expect(colt.view(t.s, null).nextLoot).toBeNull();
});
