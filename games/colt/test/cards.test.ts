import { expect } from "vitest";
import { story } from "./dsl.ts";

story("[COLT-FLIP-1] T13 she turns round, the order stays", (t) => {
  t.train("C2[] C1[Doc> Belle> Mei<] L[]");
  t.Belle.plays("flip");
  t.becomes("C2[] C1[Doc> Belle< Mei<] L[]");
  t.Belle.plays("flip");
  t.becomes("C2[] C1[Doc> Belle> Mei<] L[]");
});

story("[COLT-MOVE-1] [COLT-MOVE-3] T14 moving front she comes in rearmost", (t) => {
  t.train("C3[] C2[Belle>] C1[Doc< Mei>] L[]");
  t.Belle.plays("move");
  t.becomes("C3[] C2[] C1[Belle> Doc< Mei>] L[]");
  t.driver.expectEvent({ t: "walked", from: { car: 2, floor: "inside" }, to: { car: 1, floor: "inside" } });
});

story("[COLT-MOVE-3] T15 moving rear she comes in frontmost", (t) => {
  t.train("C3[] C2[Doc< Mei>] C1[Belle<] L[]");
  t.Belle.plays("move");
  t.becomes("C3[] C2[Doc< Mei> Belle<] C1[] L[]");
});

story("[COLT-MOVE-2] T16 on the roof she stays on the roof and keeps her facing", (t) => {
  t.train("C3[] C2[^Belle>] C1[Doc<] L[Mei<]");
  t.Belle.plays("move");
  t.becomes("C3[] C2[] C1[^Belle> | Doc<] L[Mei<]");
});

story("[COLT-MOVE-4] T17 nobody blocks her, and the others keep their order", (t) => {
  t.train("C3[] C2[Belle> Doc< Tuco<*] C1[] L[Mei<]");
  t.Belle.plays("move");
  t.becomes("C3[] C2[Doc< Tuco<*] C1[Belle>] L[Mei<]");
});

story("[COLT-MOVE-5] [COLT-OUT-1] T18 over the front of the locomotive", (t) => {
  t.train("C2[Doc>] C1[Mei<] L[^Belle>]");
  t.Belle.plays("move").is("out");
  t.becomes("C2[Doc>] C1[Mei<] L[]");
});

story("[COLT-MOVE-5] [COLT-OUT-1] T19 over the rear of the caboose", (t) => {
  t.train("C3[Belle<] C2[] C1[Mei<] L[Doc<]");
  t.Belle.plays("move").is("out");
  t.becomes("C3[] C2[] C1[Mei<] L[Doc<]");
  t.driver.expectEvent({ t: "left", over: "rear", from: { car: 3, floor: "inside" } });
});

story("[COLT-MODEL-2] [COLT-MOVE-1] T20 the locomotive is a card with two floors like any other (ruling)", (t) => {
  t.train("C2[Doc>] C1[^Belle>] L[Mei<]");
  t.Belle.plays("move");
  t.becomes("C2[Doc>] C1[] L[^Belle> | Mei<]");
  t.Belle.plays("floor");
  t.becomes("C2[Doc>] C1[] L[Belle> Mei<]");
  t.Belle.plays("flip", "move");
  t.becomes("C2[Doc>] C1[Belle<] L[Mei<]");
});

story("[COLT-FLOOR-2] T21 facing front her back is at the rear edge", (t) => {
  t.train("C2[] C1[^Doc> Mei< | Belle>] L[]");
  t.Belle.plays("floor");
  t.becomes("C2[] C1[^Belle> Doc> Mei<] L[]");
});

story("[COLT-FLOOR-2] T22 facing the rear her back is at the front edge", (t) => {
  t.train("C2[] C1[^Doc> Mei< | Belle<] L[]");
  t.Belle.plays("floor");
  t.becomes("C2[] C1[^Doc> Mei< Belle<] L[]");
});

story("[COLT-FLOOR-1] [COLT-FLOOR-3] T23 down inside, still facing the rear", (t) => {
  t.train("C2[^Belle<] C1[Doc<] L[Mei<]");
  t.Belle.plays("floor");
  t.becomes("C2[Belle<] C1[Doc<] L[Mei<]");
});

story("[COLT-FLOOR-4] T24 her old spot is not remembered (ruling)", (t) => {
  t.train("C2[] C1[Doc> Belle>] L[Mei<]");
  t.Belle.plays("floor", "floor");
  t.becomes("C2[] C1[Belle> Doc>] L[Mei<]");
});

story("[COLT-MODEL-3] [COLT-MODEL-4] a lane is an order without a limit: all seven in one car", (t) => {
  t.train("C2[Belle>] C1[Cheyenne> Django> Doc> Ghost> Mei> Tuco>] L[]");
  t.Belle.plays("move");
  t.becomes("C2[] C1[Belle> Cheyenne> Django> Doc> Ghost> Mei> Tuco>] L[]");
  t.Doc.plays("floor");
  t.becomes("C2[] C1[^Doc> | Belle> Cheyenne> Django> Ghost> Mei> Tuco>] L[]");
});

story("[COLT-MODEL-5] stunned, a bandit keeps facing, lane and place", (t) => {
  t.train("C3[Doc>] C2[Belle<] C1[Mei<] L[Tuco<]");
  t.Doc.plays("fire");
  t.becomes("C3[Doc>] C2[] C1[Belle<* Mei<] L[Tuco<]");
});

story("[COLT-MODEL-6] only who is aboard is in a lane; beside the train and out are told apart", (t) => {
  t.options({ horse: true }).train("C3[Belle<] C2[Doc>] C1[Mei<] L[Tuco<]");
  t.Belle.has("move flip fire").reveals().is("ejected");
  t.becomes("C3[] C2[Doc>] C1[Mei<] L[Tuco<]");
  expect(t.Belle.f.lane).toBe(-1);
  t.Belle.reveals().is("out");
  t.Doc.is("aboard");
});
