import { expect } from "vitest";
import { redact, sfc32 } from "@trestle/kernel";
import { colt, type ColtTypes } from "../engine/index.ts";
import { story } from "./dsl.ts";

story(
  "[COLT-SCHEME-2] T06 two cards, four, one twice, or a card of no extension in use: refused, nothing stored",
  (t) => {
    t.deal("Belle Doc Mei");
    t.Belle.cannotHand("flip move", "COLT-SCHEME-2", { cards: 2, needed: 3 });
    t.Belle.cannotHand("flip move fire floor", "COLT-SCHEME-2", { cards: 4, needed: 3 });
    t.Belle.cannotHand("", "COLT-SCHEME-2", { cards: 0, needed: 3 });
    t.Belle.cannotHand("flip move flip", "COLT-SCHEME-2", { twice: "flip" });
    t.Belle.cannotHand("flip move reflex", "COLT-SCHEME-2", { missing: "reflex" });
    t.Belle.cannotHand("horse move flip", "COLT-SCHEME-2", { missing: "horse" });
    expect(t.Belle.f.plan).toBeNull();
  },
);

story(
  "[COLT-SCHEME-1] [COLT-SCHEME-4] [COLT-OUT-2] T07 shootin' starts with the last programme; who is out is not asked",
  (t) => {
    t.seats("Belle Doc Tuco").train("C3[] C2[Belle>] C1[Doc<] L[]");
    expect(t.s.pending.map((d) => d.as)).toEqual([0, 1]);
    t.Belle.hands("flip floor fire");
    expect(t.shown()).toEqual([]);
    t.Doc.hands("flip floor fire");
    expect(t.shown()).toHaveLength(6);
    expect(t.driver.asks(2, "plan")).toBe(false);
  },
);

story("[COLT-SCHEME-4] until the last programme is in, one can still take it back (ruling)", (t) => {
  t.deal("Belle Doc Mei");
  t.Belle.hands("flip move fire");
  t.driver.answer(0, "unlock", { t: "unlock" });
  expect(t.Belle.f.plan).toBeNull();
  expect(t.told("unlocked")).toHaveLength(1);
  t.Belle.hands("fire flip floor");
  t.Doc.hands("flip floor fire");
  t.Mei.hands("flip floor fire");
  expect(t.shown().filter((line) => line.startsWith("Belle"))).toEqual([
    "Belle fire",
    "Belle flip",
    "Belle change-floor",
  ]);
});

story("[COLT-SCHEME-4] there is nothing to take back before one has handed in, and no second programme after", (t) => {
  t.deal("Belle Doc Mei");
  t.driver.refuses(0, "plan", { t: "unlock" }, "COLT-SCHEME-4", { owed: "plan" });
  t.Belle.hands("flip move fire");
  t.driver.refuses(0, "unlock", { t: "plan", cards: [0, 1, 2] }, "COLT-SCHEME-4", { owed: "unlock" });
  expect(t.s.pending.find((d) => d.as === 0)?.free).toBe(true);
});

story("[COLT-SCHEME-4] also a stunned bandit owes three cards", (t) => {
  t.train("C3[] C2[Belle>*] C1[Doc<] L[Mei<]");
  expect(t.driver.offers(0, "plan")).toHaveLength(24);
  t.Belle.cannotHand("flip", "COLT-SCHEME-2");
});

story(
  "[COLT-INFO-1] [COLT-INFO-2] [COLT-SCHEME-3] T08 Doc sees what Belle revealed, his own cards, and no coupled Loot",
  (t) => {
    t.deal("Belle Doc Mei");
    t.Belle.hands("floor flip fire");
    t.Doc.hands("flip floor fire");
    const before = colt.view(t.s, 1);
    expect(before.figures.map((f) => f.plan)).toEqual([null, [0, 2, 3], null]);
    expect(before.figures.map((f) => f.ready)).toEqual([true, true, false]);
    expect(colt.view(t.s, null).figures.map((f) => f.plan)).toEqual([null, null, null]);
    t.Mei.hands("flip floor fire");
    const heard = t.events.map((e) => redact(e, 1));
    const first = heard.findIndex((e) => e.t === "revealed");
    const told = JSON.stringify(heard.slice(0, first + 1).filter((e) => e.t === "planned" || e.t === "revealed"));
    expect(told).toBe(
      JSON.stringify([
        { t: "planned", rule: "COLT-SCHEME-2", figure: 0, bandit: 0 },
        { t: "planned", rule: "COLT-SCHEME-2", figure: 1, bandit: 3, secret: { to: [1], cards: [0, 2, 3] } },
        { t: "planned", rule: "COLT-SCHEME-2", figure: 2, bandit: 5 },
        heard[first],
      ]),
    );
    for (const value of t.s.loot.slice(1)) expect(JSON.stringify(colt.view(t.s, 1))).not.toContain(String(value));
  },
);

story("[COLT-INFO-3] public: places, facings, stuns, Loot, first player, who is ready, cards still to reveal", (t) => {
  t.train("C3[] C2[^Belle>*] C1[Doc<] L[Mei<]");
  t.Mei.owns(389);
  t.Doc.hands("flip floor fire");
  const v = colt.view(t.s, null);
  expect(v.lanes).toEqual([[2], [], [1], [], [], [0], [], []]);
  expect(v.figures.map((f) => [f.facing, f.stunned, f.loot, f.ready, f.hidden])).toEqual([
    ["front", true, [], false, 0],
    ["rear", false, [], true, 3],
    ["rear", false, [389], false, 0],
  ]);
  expect(v.first).toBe(0);
});

story("[COLT-INFO-4] cards set aside and cards of the eliminated are never shown", (t) => {
  t.seats("Belle Doc Mei Tuco").train("C3[Belle<] C2[Doc>] C1[Mei<] L[Tuco<]");
  t.round({ Belle: "move flip fire", Doc: "flip floor fire", Mei: "flip floor fire", Tuco: "flip floor fire" });
  expect(t.shown().filter((line) => line.startsWith("Belle"))).toEqual(["Belle move"]);
  for (const viewer of [1, 2, 3, null]) {
    const mine = t.events.map((e) => redact(e, viewer)).filter((e) => e.t === "planned" && e.figure === 0);
    expect(mine.every((e) => e.secret === undefined)).toBe(true);
    expect(colt.view(t.s, viewer).figures[0]!.plan).toBeNull();
  }
});

story("[COLT-INFO-2] nobody is told what a coupled car is worth until it is taken", (t) => {
  t.deal("Belle Doc Mei Tuco");
  t.round({ Belle: "flip floor fire", Doc: "flip floor fire", Mei: "flip floor fire", Tuco: "flip floor fire" });
  const taken = t.told("looted").map((e) => (e.t === "looted" ? e.value : 0));
  const told = JSON.stringify(t.events);
  for (const value of [...t.s.loot.slice(1), ...t.s.aside])
    if (!taken.includes(value)) expect(told).not.toContain(String(value));
});

story(
  "[COLT-INFO-2] [COLT-COMP-2] an imagined table deals the unseen Loot anew, and every value stays one of a kind",
  (t) => {
    t.deal("Belle Doc Mei Tuco");
    t.Belle.owns(t.s.loot.pop()!);
    t.s.cars--;
    const view = colt.view(t.s, t.Doc.f.seat);
    const deals = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const world = colt.imagine(view, sfc32(seed));
      expect(world.loot).toHaveLength(world.cars + 1);
      expect(world.loot[0]).toBe(0);
      const values = [...world.loot.slice(1), ...world.aside, ...world.figures.flatMap((f) => f.loot)];
      expect(values.toSorted((a, b) => a - b)).toEqual([301, 312, 323, 345, 356, 367, 378, 389]);
      deals.add(world.loot.join(" "));
    }
    expect(deals.size).toBeGreaterThan(35);
  },
);

story("[COLT-SETUP-8] [COLT-COMP-3] everybody sees which cards the hands hold", (t) => {
  const hand = (options: Record<string, boolean>): number[] =>
    colt.view(t.options(options).deal("Belle Doc Mei").s, null).hand;
  expect(hand({})).toEqual([0, 1, 2, 3]);
  expect(hand({ reflex: true })).toEqual([0, 1, 2, 3, 4]);
  expect(hand({ horse: true })).toEqual([0, 1, 2, 3, 5]);
  expect(hand({ reflex: true, horse: true })).toEqual([0, 1, 2, 3, 4, 5]);
});

story("[COLT-INFO-3] the cards still to reveal grow fewer one by one", (t) => {
  t.train("C3[] C2[^Belle>] C1[Doc<] L[Mei<]");
  const hidden = (): number => colt.view(t.s, null).figures[t.index("Belle")]!.hidden;
  t.Belle.has("flip floor fire");
  const counts = [hidden()];
  for (let i = 0; i < 3; i++) {
    t.Belle.reveals();
    counts.push(hidden());
  }
  expect(counts).toEqual([3, 2, 1, 0]);
});

story("[COLT-INFO-4] when the game ends in mid-round nobody's programme stays in sight, not even one's own", (t) => {
  t.seats("Doc Belle Mei").train("C3[] C2[Doc>] C1[] L[Belle<]");
  t.s.figures[t.index("Mei")]!.status = "out";
  t.round({ Doc: "fire flip floor", Belle: "flip fire floor" });
  t.isOver("COLT-END-1", "Doc");
  for (const seat of [0, 1, null])
    expect(colt.view(t.s, seat).figures.map((f) => [f.plan, f.ready, f.hidden])).toEqual(
      Array.from({ length: 3 }, () => [null, false, 0]),
    );
});

story("[COLT-INFO-1] in an imagined table the same people are ready, each with three cards of the hand", (t) => {
  t.deal("Belle Doc Mei");
  t.Belle.hands("floor flip fire");
  t.Doc.hands("flip floor fire");
  const view = colt.view(t.s, t.Doc.f.seat);
  const plans = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const [belle, doc, mei] = colt.imagine(view, sfc32(seed)).figures;
    expect([doc!.plan, mei!.plan]).toEqual([t.Doc.f.plan, null]);
    plans.add(belle!.plan!);
  }
  expect(plans.size).toBeGreaterThan(10);
});

story(
  "[COLT-SCHEME-4] while others think, one's own programme may be taken back, and that is the only free answer",
  (t) => {
    t.deal("Belle Doc Mei");
    t.Belle.hands("floor flip fire");
    const free = colt.pending(t.s).find((d) => d.free)!;
    const moves: ColtTypes["move"][] = [];
    colt.moves(t.s, free, moves);
    expect(moves).toEqual([{ t: "unlock" }]);
    expect(free.seat).toBe(t.Belle.f.seat);
  },
);

story("[COLT-SCHEME-2] what is no list of cards from the box is no programme", () => {
  expect(colt.parseMove({ t: "plan", cards: [0, 5, 3] })).toEqual({ t: "plan", cards: [0, 5, 3] });
  for (const cards of [[0, 1, 6], [0, 1, -1], [0, 1, 1.5], [0, 1, "2"], [0, 1, 2, 3, 4, 5, 0], "012", null])
    expect(colt.parseMove({ t: "plan", cards })).toBeNull();
  expect(colt.parseMove({ t: "plan", cards: [0, 1, 2], more: 1 })).toBeNull();
  for (const raw of [null, undefined, 7, "plan", {}, { t: "plan" }, { t: "unlock", now: true }, { t: "fire" }])
    expect(colt.parseMove(raw)).toBeNull();
});

story("[COLT-SCHEME-2] [COLT-SETUP-8] a hand of four has 24 programmes, of five 60, of six 120", (t) => {
  const lists = (options: Record<string, boolean>): number[] => {
    t.options(options).deal("Belle Doc Mei");
    const d = t.driver.decision(0, "plan");
    const [moves, tries]: [ColtTypes["move"][], ColtTypes["move"][]] = [[], []];
    colt.moves(t.s, d, moves);
    colt.tries(t.s, d, tries);
    for (const m of moves) expect(colt.check(t.s, d, m)).toBeNull();
    return [moves.length, tries.length];
  };
  expect(lists({})).toEqual([24, 216]);
  expect(lists({ reflex: true })).toEqual([60, 216]);
  expect(lists({ horse: true })).toEqual([60, 216]);
  expect(lists({ reflex: true, horse: true })).toEqual([120, 216]);
});

story("[COLT-OPT-1] [COLT-OPT-2] [COLT-OPT-3] [COLT-OPT-4] everybody sees the options that are played by", (t) => {
  const played = [
    {},
    { reflex: true, stunnedShots: "absorb" },
    { horse: true, horseRescue: "lastChance" },
    { horse: true, horseStunned: "ride", nobodyLeft: "noWinner" },
  ];
  for (const options of played) {
    t.options(options).deal("Belle Doc Mei");
    expect(colt.view(t.s, null).options).toEqual(t.s.options);
    expect(colt.view(t.s, null).options).toMatchObject(options);
  }
});
