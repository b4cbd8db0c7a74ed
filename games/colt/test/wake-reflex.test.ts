import { expect } from "vitest";
import { story } from "./dsl.ts";

story("[COLT-WAKE-1] [COLT-WAKE-2] T43 her Move only gets her up, she does not leave the train", (t) => {
  t.train("C2[Doc>] C1[Mei<] L[Belle>*]");
  t.Belle.plays("move");
  t.becomes("C2[Doc>] C1[Mei<] L[Belle>]");
  t.driver.expectEvent({ t: "woke", rule: "COLT-WAKE-1" });
});

story("[COLT-WAKE-1] [COLT-WAKE-2] T44 the first Flip raises, the second turns", (t) => {
  t.train("C2[] C1[Doc> Belle<* Mei<] L[]");
  t.Belle.plays("flip");
  t.becomes("C2[] C1[Doc> Belle< Mei<] L[]");
  t.Belle.plays("flip");
  t.becomes("C2[] C1[Doc> Belle> Mei<] L[]");
});

story(
  "[COLT-WAKE-3] [COLT-ROUND-5] T45 stunned by the last card of a round, she is still stunned in the next (ruling)",
  (t) => {
    t.seats("Belle Doc Mei").train("C4[] C3[Doc>] C2[Belle<] C1[] L[^Mei<]");
    t.round({ Belle: "floor flip move", Doc: "flip move fire", Mei: "flip floor fire" }).goesOn();
    t.train("C4[] C3[Doc>] C2[Belle<] C1[] L[^Mei<]");
    t.Doc.plays("fire");
    t.unhooks();
    t.becomes("C3[Doc>] C2[] C1[Belle<*] L[^Mei<]");
    expect(t.s.round).toBe(2);
    t.Belle.plays("move");
    t.becomes("C3[Doc>] C2[] C1[Belle<] L[^Mei<]");
  },
);

story("[COLT-WAKE-4] T46 no protection after getting up", (t) => {
  t.train("C4[] C3[Belle>*] C2[] C1[Mei<] L[Doc<]");
  t.Belle.plays("flip");
  t.Mei.plays("fire");
  t.becomes("C4[Belle>*] C3[] C2[] C1[Mei<] L[Doc<]");
});

story("[COLT-WAKE-4] a stunned bandit cannot be pushed, but falls with its car", (t) => {
  t.train("C3[Belle>*] C2[Doc<] C1[Mei<] L[Tuco<]");
  t.Doc.plays("fire");
  t.becomes("C3[Belle>*] C2[Doc<] C1[Mei<] L[Tuco<]");
  t.unhooks();
  t.Belle.is("out");
});

story("[COLT-REFLEX-1] Reflex is in the hands with the extension only, with or without Horse", (t) => {
  t.deal("Belle Doc Mei");
  t.Belle.cannotHand("reflex move fire", "COLT-SCHEME-2");
  t.options({ reflex: true }).deal("Belle Doc Mei");
  t.Belle.hands("reflex move fire");
  t.options({ reflex: true, horse: true }).deal("Belle Doc Mei");
  t.Belle.hands("reflex horse fire");
});

story("[COLT-REFLEX-2] T47 stunned: she gets up and shoots", (t) => {
  t.options({ reflex: true }).train("C4[] C3[Belle>*] C2[Doc<] C1[] L[Mei<]");
  t.Belle.plays("reflex");
  t.becomes("C4[] C3[Belle>] C2[] C1[Doc<*] L[Mei<]");
  t.driver.expectEvent({ t: "woke", rule: "COLT-REFLEX-2" });
});

story("[COLT-REFLEX-2] [COLT-FIRE-5] T48 she gets up, and the shot misses", (t) => {
  t.options({ reflex: true }).train("C3[^Doc>] C2[Belle<*] C1[Mei<] L[]");
  t.Belle.plays("reflex");
  t.becomes("C3[^Doc>] C2[Belle<] C1[Mei<] L[]");
  expect(t.told("missed")).toHaveLength(1);
});

story("[COLT-REFLEX-3] T49 standing: she drops where she is, no shot", (t) => {
  t.options({ reflex: true }).train("C3[Belle>] C2[Doc<] C1[] L[Mei<]");
  t.Belle.plays("reflex");
  t.becomes("C3[Belle>*] C2[Doc<] C1[] L[Mei<]");
  expect(t.told("shot")).toEqual([]);
});

story("[COLT-REFLEX-4] [COLT-FIRE-4] T50 lying down is a dodge, and the next card only raises", (t) => {
  t.options({ reflex: true }).train("C3[Doc>] C2[Belle<] C1[Mei<] L[Tuco<]");
  t.Belle.plays("reflex");
  t.Doc.plays("fire");
  t.becomes("C3[Doc>] C2[Belle<*] C1[] L[Mei<* Tuco<]");
  t.Belle.plays("move");
  t.becomes("C3[Doc>] C2[Belle<] C1[] L[Mei<* Tuco<]");
});

story("[COLT-REFLEX-2] [COLT-END-1] T51 a Reflex shot off the rear wins at once", (t) => {
  t.options({ reflex: true }).train("C3[Doc>] C2[Belle<*] C1[] L[]");
  t.Belle.plays("reflex");
  t.isOver("COLT-END-1", "Belle");
});
