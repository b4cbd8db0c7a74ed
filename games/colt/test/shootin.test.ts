import { expect } from "vitest";
import { drawPicture } from "./picture.ts";
import { story } from "./dsl.ts";

story("[COLT-SHOOT-1] [COLT-SHOOT-2] T09 one card a pass, clockwise from the First Player card", (t) => {
  t.seats("Belle Doc Mei").first("Doc").train("C4[] C3[Doc>] C2[Mei>] C1[Belle<] L[]");
  t.round({ Belle: "flip floor fire", Doc: "flip floor fire", Mei: "flip floor fire" });
  expect(t.shown()).toEqual([
    "Doc flip",
    "Mei flip",
    "Belle flip",
    "Doc change-floor",
    "Mei change-floor",
    "Belle change-floor",
    "Doc fire",
    "Mei fire",
    "Belle fire",
  ]);
});

story("[COLT-SHOOT-2] a card acts on the position of its moment, not on that of the planning", (t) => {
  t.seats("Doc Belle Mei").train("C4[] C3[Belle>] C2[^Doc<] C1[] L[Mei<]");
  // When they planned, Belle's line of fire led to Mei. Doc climbs down into it first.
  t.round({ Doc: "floor flip fire", Belle: "fire flip floor", Mei: "flip floor fire" });
  expect(t.events.filter((e) => e.t === "climbed" || e.t === "shot").slice(0, 2)).toMatchObject([
    { t: "climbed", figure: t.index("Doc") },
    { t: "shot", figure: t.index("Belle"), target: t.index("Doc") },
  ]);
});

story("[COLT-SHOOT-4] [COLT-OUT-2] T10 who walked off reveals no further card", (t) => {
  t.seats("Belle Doc Mei Tuco").train("C3[Belle<] C2[Doc>] C1[Mei<] L[Tuco<]");
  t.round({ Belle: "move fire flip", Doc: "flip floor fire", Mei: "flip floor fire", Tuco: "flip floor fire" });
  expect(t.shown().filter((line) => line.startsWith("Belle"))).toEqual(["Belle move"]);
  t.Belle.is("out");
});

story(
  "[COLT-SHOOT-5] [COLT-SHOOT-6] T11 the first player is shot off: the next living one opens the next pass",
  (t) => {
    t.seats("Belle Doc Mei Tuco").train("C3[Belle>] C2[Doc<] C1[Mei<] L[^Tuco<]");
    t.round({ Belle: "flip floor fire", Doc: "fire flip floor", Mei: "flip floor fire", Tuco: "flip floor fire" });
    t.Belle.is("out");
    expect(t.shown().slice(0, 7)).toEqual([
      "Belle flip",
      "Doc fire",
      "Mei flip",
      "Tuco flip",
      "Doc flip",
      "Mei change-floor",
      "Tuco change-floor",
    ]);
  },
);

story("[COLT-SHOOT-3] T12 a card must be carried out, also off the train", (t) => {
  t.seats("Belle Doc Mei Tuco").train("C3[] C2[Doc>] C1[Mei<] L[Belle> Tuco<]");
  t.Belle.has("move flip fire").reveals();
  t.Belle.is("out");
  t.driver.expectEvent({ t: "left", rule: "COLT-MOVE-5", over: "front", shooter: null, fate: "out" });
});

story("[COLT-SHOOT-5] after every card: the game ends in mid-pass, and nothing more is revealed", (t) => {
  t.seats("Belle Doc Mei").train("C3[Doc>] C2[Belle<] L[]".replace("L[]", "C1[] L[]"));
  t.round({ Belle: "fire flip floor", Doc: "flip floor fire" });
  t.isOver("COLT-END-1", "Belle");
  expect(t.shown()).toEqual(["Belle fire"]);
});

story("[COLT-SHOOT-7] out, ejected, stunned and standing are told apart when the card comes up", (t) => {
  t.options({ horse: true }).train("C3[Belle<] C2[Doc>*] C1[Mei<] L[Tuco<]");
  t.Belle.has("move fire flip").reveals().is("ejected");
  t.Belle.reveals().is("out");
  t.Doc.plays("fire");
  t.becomes("C3[] C2[Doc>] C1[Mei<] L[Tuco<]");
  t.Doc.plays("fire");
  t.becomes("C3[] C2[Doc>] C1[] L[Mei<* Tuco<]");
});

story("[COLT-EX-1] T83 the worked example, line by line", (t) => {
  t.seats("Belle Doc Mei Tuco").train("C5[] C4[Belle>] C3[Doc>] C2[Mei<] C1[Tuco<] L[]");
  t.s.loot = [0, 345, 356, 301, 389, 312];
  t.s.aside = [323, 367, 378];
  const lines: string[] = [];
  const before = t.events.push.bind(t.events);
  // The position before each card is the line after the card before it.
  t.events.push = (...events) => {
    for (const e of events) if (e.t === "revealed" || e.t === "unhooked") lines.push(drawPicture(t.s));
    return before(...events);
  };
  t.round({ Belle: "move fire floor", Doc: "flip fire move", Mei: "fire move floor", Tuco: "fire flip move" });
  expect(lines).toEqual([
    "C5[] C4[Belle>] C3[Doc>] C2[Mei<] C1[Tuco<] L[]",
    "C5[] C4[] C3[Belle> Doc>] C2[Mei<] C1[Tuco<] L[]",
    "C5[] C4[] C3[Belle> Doc<] C2[Mei<] C1[Tuco<] L[]",
    "C5[] C4[Doc<*] C3[Belle>] C2[Mei<] C1[Tuco<] L[]",
    "C5[] C4[Doc<*] C3[Belle> Mei<*] C2[] C1[Tuco<] L[]",
    "C5[] C4[Doc<*] C3[Belle> Mei<*] C2[] C1[] L[Tuco<*]",
    "C5[] C4[Doc<] C3[Belle> Mei<*] C2[] C1[] L[Tuco<*]",
    "C5[] C4[Doc<] C3[Belle> Mei<] C2[] C1[] L[Tuco<*]",
    "C5[] C4[Doc<] C3[Belle> Mei<] C2[] C1[] L[Tuco<]",
    "C5[] C4[Doc<] C3[^Belle> | Mei<] C2[] C1[] L[Tuco<]",
    "C5[Doc<] C4[] C3[^Belle> | Mei<] C2[] C1[] L[Tuco<]",
    "C5[Doc<] C4[] C3[^Belle> Mei<] C2[] C1[] L[Tuco<]",
    "C5[Doc<] C4[] C3[^Belle> Mei<] C2[] C1[Tuco<] L[]",
  ]);
  t.becomes("C4[] C3[^Belle> Mei<] C2[] C1[Tuco<] L[]");
  t.Belle.tookLoot(312);
  t.Doc.is("out");
  expect(t.s.first).toBe(2);
});
