import { expect } from "vitest";
import { story } from "./dsl.ts";

story("[COLT-FIRE-2] [COLT-FIRE-3] [COLT-FIRE-6] [COLT-FIRE-7] T25 ahead in the same car", (t) => {
  t.train("C3[] C2[Belle> Doc>] C1[] L[Mei<]");
  t.Belle.plays("fire");
  t.becomes("C3[] C2[Belle>] C1[Doc>*] L[Mei<]");
  t.driver.expectEvent({ t: "shot", rule: "COLT-FIRE-6", figure: 0, target: 1, to: { car: 1, floor: "inside" } });
});

story("[COLT-FIRE-2] [COLT-FIRE-5] T26 behind her back: a miss", (t) => {
  t.train("C3[] C2[Doc> Belle>] C1[] L[^Mei<]");
  t.Belle.plays("fire");
  t.becomes("C3[] C2[Doc> Belle>] C1[] L[^Mei<]");
  t.driver.expectEvent({ t: "missed", rule: "COLT-FIRE-5" });
});

story("[COLT-FIRE-1] one shot, one bandit, and only a programme to choose", (t) => {
  t.train("C3[Belle>] C2[Doc<] C1[Mei<] L[Tuco<]");
  t.Belle.plays("fire");
  expect(t.told("shot")).toHaveLength(1);
  t.becomes("C3[Belle>] C2[] C1[Doc<* Mei<] L[Tuco<]");
  expect(t.s.pending.every((d) => d.kind === "plan")).toBe(true);
});

story("[COLT-FIRE-2] T27 at any distance, also inside; he goes over the front", (t) => {
  t.seats("Belle Doc Mei Tuco").train("C6[Belle>] C5[] C4[] C3[^Mei>] C2[] C1[^Tuco<] L[Doc<]");
  t.Belle.plays("fire");
  t.Doc.is("out");
});

story("[COLT-FIRE-2] T28 the other floor neither blocks nor is hit", (t) => {
  t.train("C3[^Doc> | Belle>] C2[^Mei<] C1[Tuco<] L[]");
  t.Belle.plays("fire");
  t.becomes("C3[^Doc> | Belle>] C2[^Mei<] C1[] L[Tuco<*]");
});

story("[COLT-FIRE-3] T29 the first one shields the second", (t) => {
  t.train("C3[Belle>] C2[Doc<] C1[Mei<] L[]");
  t.Belle.plays("fire");
  t.becomes("C3[Belle>] C2[] C1[Doc<* Mei<] L[]");
});

story("[COLT-FIRE-4] T30 the bullet passes over a stunned bandit (ruling)", (t) => {
  t.train("C3[Belle>] C2[Doc<*] C1[Mei<] L[]");
  t.Belle.plays("fire");
  t.becomes("C3[Belle>] C2[Doc<*] C1[] L[Mei<*]");
});

story("[COLT-OPT-1] T31 with 'absorb' a stunned bandit stops it", (t) => {
  t.options({ stunnedShots: "absorb" }).train("C3[Belle>] C2[Doc<*] C1[Mei<] L[]");
  t.Belle.plays("fire");
  t.becomes("C3[Belle>] C2[Doc<*] C1[Mei<] L[]");
  t.driver.expectEvent({ t: "absorbed", rule: "COLT-OPT-1", by: 1 });
});

story("[COLT-OPT-1] with 'absorb' a standing bandit before the stunned one is hit as usual", (t) => {
  t.options({ stunnedShots: "absorb" }).train("C4[] C3[Belle>] C2[Mei>] C1[Doc<*] L[]");
  t.Belle.plays("fire");
  t.becomes("C4[] C3[Belle>] C2[] C1[Mei>* Doc<*] L[]");
});

story("[COLT-FIRE-4] [COLT-FIRE-5] T32 only stunned ones ahead: a miss, nobody is pushed", (t) => {
  t.train("C3[Tuco<*] C2[Doc>*] C1[Belle<] L[Mei<]");
  t.Belle.plays("fire");
  t.becomes("C3[Tuco<*] C2[Doc>*] C1[Belle<] L[Mei<]");
});

story("[COLT-FIRE-6] [COLT-FIRE-7] T33 pushed away from the shooter, against his own facing", (t) => {
  t.train("C3[] C2[Doc>] C1[Belle<] L[Mei<]");
  t.Belle.plays("fire");
  t.becomes("C3[Doc>*] C2[] C1[Belle<] L[Mei<]");
});

story("[COLT-FIRE-6] T34 he comes in on the side he comes from (ruling)", (t) => {
  t.train("C3[Mei< Tuco>] C2[Doc>] C1[Belle<] L[]");
  t.Belle.plays("fire");
  t.becomes("C3[Mei< Tuco> Doc>*] C2[] C1[Belle<] L[]");
});

story("[COLT-FIRE-3] [COLT-MODEL-3] T35 of three in a car the nearest to her is hit", (t) => {
  t.train("C2[] C1[Doc> Mei> Tuco>] L[Belle<]");
  t.Belle.plays("fire");
  t.becomes("C2[Tuco>*] C1[Doc> Mei>] L[Belle<]");
});

story("[COLT-FIRE-8] [COLT-OUT-1] T36 pushed off the rear", (t) => {
  t.train("C3[Doc>] C2[Belle<] C1[] L[Mei<]");
  t.Belle.plays("fire");
  t.Doc.is("out");
  expect(t.Doc.f.stunned).toBe(false);
  t.driver.expectEvent({ t: "left", rule: "COLT-FIRE-8", over: "rear", shooter: t.index("Belle"), fate: "out" });
});

story("[COLT-FIRE-8] [COLT-OUT-1] T37 pushed over the front", (t) => {
  t.train("C2[Mei>] C1[Tuco>] L[Belle> Doc<]");
  t.Belle.plays("fire");
  t.Doc.is("out");
});

story("[COLT-FIRE-6] T38 on the roof he stays on the roof", (t) => {
  t.train("C2[^Belle>] C1[^Doc<] L[Mei<]");
  t.Belle.plays("fire");
  t.becomes("C2[^Belle>] C1[] L[^Doc<* | Mei<]");
});

story("[COLT-FIRE-2] [COLT-WAKE-1] T39 who is hit first only gets up with his own Fire", (t) => {
  t.train("C3[] C2[Belle> Doc<] C1[] L[Mei<]");
  t.Belle.plays("fire");
  t.Doc.plays("fire");
  t.becomes("C3[] C2[Belle>] C1[Doc<] L[Mei<]");
});

story("[COLT-FIRE-3] [COLT-FIRE-4] T40 also within one car the bullet passes over a stunned bandit", (t) => {
  t.train("C2[Tuco>] C1[Belle> Doc>* Mei<] L[]");
  t.Belle.plays("fire");
  t.becomes("C2[Tuco>] C1[Belle> Doc>*] L[Mei<*]");
});

story("[COLT-MOVE-3] [COLT-FIRE-2] T41 having come in rearmost she has him ahead", (t) => {
  t.train("C3[Belle>] C2[Doc>] C1[] L[Mei<]");
  t.Belle.plays("move", "fire");
  t.becomes("C3[] C2[Belle>] C1[Doc>*] L[Mei<]");
});

story("[COLT-FLOOR-2] [COLT-FIRE-2] T42 having come down she has him ahead", (t) => {
  t.train("C3[] C2[^Belle> | Doc>] C1[] L[Mei<]");
  t.Belle.plays("floor", "fire");
  t.becomes("C3[] C2[Belle>] C1[Doc>*] L[Mei<]");
});

story("[COLT-FIRE-7] nothing about the shooter changes", (t) => {
  t.train("C3[^Belle>] C2[^Doc<] C1[] L[Mei<]");
  const before = JSON.stringify(t.Belle.f);
  t.Belle.has("fire flip move");
  t.Belle.reveals();
  expect({ ...t.Belle.f, plan: null, shown: 0 }).toEqual(JSON.parse(before));
});

story("[COLT-FIRE-3] [COLT-MODEL-4] in a full lane the nearest one ahead is hit, whichever way she faces", (t) => {
  const crowd = "Doc> Ghost< Mei> Tuco< Django>";
  t.train(`C3[] C2[Belle> ${crowd}] C1[Cheyenne<] L[]`);
  t.Belle.plays("fire");
  t.becomes("C3[] C2[Belle> Ghost< Mei> Tuco< Django>] C1[Doc>* Cheyenne<] L[]");
  t.train(`C3[Cheyenne>] C2[${crowd} Belle<] C1[] L[]`);
  t.Belle.plays("fire");
  t.becomes("C3[Cheyenne> Django>*] C2[Doc> Ghost< Mei> Tuco< Belle<] C1[] L[]");
});

story("[COLT-FIRE-2] [COLT-FIRE-4] six lying and standing in the next car: the nearest who stands is hit", (t) => {
  t.train("C3[] C2[Belle>] C1[Doc>* Ghost<* Mei>* Tuco<* Django> Cheyenne<] L[]");
  t.Belle.plays("fire");
  t.becomes("C3[] C2[Belle>] C1[Doc>* Ghost<* Mei>* Tuco<* Cheyenne<] L[Django>*]");
  t.train("C3[] C2[Doc> Ghost< Mei> Tuco< Django>* Cheyenne<*] C1[Belle<] L[]");
  t.Belle.plays("fire");
  t.becomes("C3[Tuco<*] C2[Doc> Ghost< Mei> Django>* Cheyenne<*] C1[Belle<] L[]");
});

story("[COLT-FIRE-2] [COLT-FIRE-5] with six behind her she hits nobody", (t) => {
  t.train("C3[] C2[Doc> Ghost< Mei> Tuco< Django> Cheyenne< Belle>] C1[] L[]");
  t.Belle.plays("fire");
  t.becomes("C3[] C2[Doc> Ghost< Mei> Tuco< Django> Cheyenne< Belle>] C1[] L[]");
  expect(t.told("missed")).toHaveLength(1);
});
