import { expect } from "vitest";
import { colt } from "../engine/index.ts";
import { story } from "./dsl.ts";

const horse = { horse: true };

story("[COLT-HORSE-1] Horse is in the hands with the extension only", (t) => {
  t.deal("Belle Doc Mei");
  t.Belle.cannotHand("horse move fire", "COLT-SCHEME-2", { missing: "horse" });
  t.options(horse).deal("Belle Doc Mei");
  t.Belle.hands("horse move fire");
});

story("[COLT-HORSE-2] T52 inside the locomotive, frontmost, facing front", (t) => {
  t.options(horse).train("C4[^Belle<] C3[] C2[] C1[] L[Doc< Mei>]");
  t.Belle.plays("horse");
  t.becomes("C4[] C3[] C2[] C1[] L[Doc< Mei> Belle>]");
  t.driver.expectEvent({ t: "rode", rule: "COLT-HORSE-2", from: { car: 4, floor: "roof" } });
});

story("[COLT-HORSE-2] T53 also within the locomotive to its front", (t) => {
  t.options(horse).train("C2[] C1[] L[Belle< Doc> Mei>*]");
  t.Belle.plays("horse");
  t.becomes("C2[] C1[] L[Doc> Mei>* Belle>]");
});

story("[COLT-HORSE-3] [COLT-WAKE-1] [COLT-OPT-3] T54 stunned: only up (ruling); with 'ride' to the locomotive", (t) => {
  t.options(horse).train("C3[Belle<*] C2[] C1[Doc<] L[Mei<]");
  t.Belle.plays("horse");
  t.becomes("C3[Belle<] C2[] C1[Doc<] L[Mei<]");
  t.driver.expectEvent({ t: "woke", rule: "COLT-HORSE-3" });
  t.options({ horse: true, horseStunned: "ride" }).train("C3[Belle<*] C2[] C1[Doc<] L[Mei<]");
  t.Belle.plays("horse");
  t.becomes("C3[] C2[] C1[Doc<] L[Mei< Belle>]");
});

story("[COLT-HORSE-4] [COLT-HORSE-8] [COLT-OUT-3] T55 shot off, and back with the very next card (ruling)", (t) => {
  t.seats("Doc Belle Mei Tuco").options(horse).train("C3[Belle>] C2[Doc<] C1[Mei<] L[Tuco<]");
  t.Belle.owns(389);
  t.round({ Doc: "fire flip floor", Belle: "horse floor flip", Mei: "flip floor fire", Tuco: "flip floor fire" });
  expect(t.shown().slice(0, 2)).toEqual(["Doc fire", "Belle horse"]);
  t.driver.expectEvent({ t: "left", fate: "ejected" });
  t.driver.expectEvent({ t: "rode", rule: "COLT-HORSE-4", from: null });
  expect(t.shown().filter((line) => line.startsWith("Belle"))).toHaveLength(3);
  t.Belle.is("aboard");
  expect(t.Belle.f.loot).toContain(389);
  expect(t.Belle.f.stunned).toBe(false);
});

story("[COLT-HORSE-5] T56 another card comes first: out for good, the Horse underneath is never shown", (t) => {
  t.seats("Doc Belle Mei Tuco").options(horse).train("C3[Belle>] C2[Doc<] C1[Mei<] L[Tuco<]");
  t.round({ Doc: "fire flip floor", Belle: "flip horse fire", Mei: "flip floor fire", Tuco: "flip floor fire" });
  expect(t.shown().filter((line) => line.startsWith("Belle"))).toEqual(["Belle flip"]);
  t.driver.expectEvent({ t: "lost", rule: "COLT-HORSE-5" });
  t.Belle.is("out");
});

story("[COLT-HORSE-6] T57 with no card of this round left she is out at once", (t) => {
  t.seats("Belle Doc Mei Tuco").options(horse).train("C3[Belle>] C2[Doc<] C1[Mei<] L[Tuco<]");
  t.Belle.has("flip floor fire").f.shown = 3;
  t.Doc.plays("fire");
  t.Belle.is("out");
  t.driver.expectEvent({ t: "left", fate: "out" });
  t.unhooks();
  expect(t.s.pending.some((d) => d.as === t.index("Belle"))).toBe(false);
});

story("[COLT-HORSE-6] [COLT-ROUND-2] T58 Horse never saves from the unhooking", (t) => {
  t.options(horse).train("C3[^Belle>] C2[] C1[Doc<] L[Mei<]");
  t.unhooks();
  t.Belle.is("out");
});

story("[COLT-HORSE-7] T59 also who walked off is saved (ruling)", (t) => {
  t.seats("Belle Doc Mei Tuco").options(horse).train("C3[Belle<] C2[Doc>] C1[Mei<] L[Tuco<]");
  t.round({ Belle: "move horse flip", Doc: "flip floor fire", Mei: "flip floor fire", Tuco: "flip floor fire" });
  expect(t.told("rode")).toHaveLength(1);
  t.Belle.is("aboard");
  expect([t.Belle.f.lane, t.Belle.f.facing]).toEqual([0, "rear"]);
});

story(
  "[COLT-HORSE-9] [COLT-END-1] T60 two left, one shot off: the other wins, the Horse is not revealed (ruling)",
  (t) => {
    t.options(horse).train("C3[Belle>] C2[Doc<] C1[] L[]");
    t.Belle.has("horse flip fire");
    t.Doc.plays("fire");
    t.isOver("COLT-END-1", "Doc");
    expect(t.shown()).toEqual(["Doc fire"]);
  },
);

story("[COLT-OPT-2] T61 with 'last chance' she reveals Horse at once, and it was her card of this pass", (t) => {
  t.seats("Doc Belle Mei").options({ horse: true, horseRescue: "lastChance" }).train("C3[Belle>] C2[Doc<] C1[] L[]");
  t.round({ Doc: "fire floor flip", Belle: "horse floor flip" });
  expect(t.shown()).toEqual([
    "Doc fire",
    "Belle horse",
    "Doc change-floor",
    "Belle change-floor",
    "Doc flip",
    "Belle flip",
  ]);
  t.goesOn();
});

story("[COLT-OPT-2] the last chance goes clockwise after the one who acted, and any other card is the end", (t) => {
  t.seats("Belle Doc Mei").options({ horse: true, horseRescue: "lastChance" }).train("C2[Belle<] C1[Doc>] L[Mei>]");
  t.Belle.has("move flip fire").reveals().is("ejected");
  t.Doc.has("flip floor fire");
  // Mei walks off: Doc alone is aboard. Belle, next after Mei, shows Flip; then Mei shows Horse and is back.
  t.Mei.has("move horse flip").reveals();
  expect(t.shown()).toEqual(["Belle move", "Mei move", "Belle flip", "Mei horse"]);
  t.Belle.is("out");
  t.Mei.is("aboard");
  t.goesOn();
  t.seats("Belle Doc Mei").train("C2[Doc>] C1[] L[Mei>]");
  t.Doc.has("flip floor fire");
  t.Mei.has("move flip horse").reveals();
  t.isOver("COLT-END-1", "Doc");
});

story("[COLT-HORSE-2] [COLT-MOVE-5] T62 a Move after Horse leads off the train", (t) => {
  t.options(horse).train("C3[Belle>] C2[Doc>] C1[Mei<] L[]");
  t.Belle.has("horse move flip").reveals().reveals().is("ejected");
  t.Belle.reveals().is("out");
});

story("[COLT-MODEL-6] [COLT-HORSE-9] whoever is ejected when the game ends is out for everybody to see", (t) => {
  t.options(horse).train("C3[Belle>] C2[Doc<] C1[] L[]");
  t.Belle.has("horse flip fire");
  t.Doc.plays("fire");
  t.isOver("COLT-END-1", "Doc");
  for (const seat of [null, t.Belle.f.seat, t.Doc.f.seat])
    expect(colt.view(t.s, seat).figures[t.index("Belle")]!.status).toBe("out");
  // Hashes are taken of the facts: logs from before still replay.
  expect(JSON.stringify(colt.facts(t.s))).toContain("ejected");
});

story("[COLT-HORSE-9] [COLT-END-1] T63 who is beside the train does not count: the last one aboard wins", (t) => {
  t.seats("Doc Mei Belle").options(horse).train("C3[Belle>] C2[Doc<] C1[] L[Mei>]");
  t.round({ Doc: "fire flip floor", Mei: "move horse flip", Belle: "horse flip fire" });
  t.isOver("COLT-END-1", "Doc");
  expect(t.shown()).toEqual(["Doc fire", "Mei move"]);
});

story("[COLT-OUT-3] ejected whatever the next card is; without the extension out at once", (t) => {
  t.options(horse).train("C3[Belle<] C2[Doc>] C1[Mei<] L[Tuco<]");
  t.Belle.has("move flip fire").reveals().is("ejected");
  t.options({}).train("C3[Belle<] C2[Doc>] C1[Mei<] L[Tuco<]");
  t.Belle.has("move flip fire").reveals().is("out");
});
