import { expect } from "vitest";
import { isRefusal, sha256Text } from "@trestle/kernel";
import { colt } from "../engine/index.ts";
import { story } from "./dsl.ts";

story("[COLT-END-1] [COLT-SHOOT-5] T72 the last one aboard wins at once, whatever the Loot", (t) => {
  t.train("C3[Doc>] C2[Belle<] C1[] L[]");
  t.Doc.owns(301, 312, 323, 345);
  t.Belle.plays("fire");
  t.isOver("COLT-END-1", "Belle");
  expect(t.told("unhooked")).toEqual([]);
  expect(t.s.pending).toEqual([]);
});

story("[COLT-END-1] T73 she walks off: he wins, even stunned on the caboose", (t) => {
  t.train("C2[Doc>*] C1[] L[Belle>]");
  t.Belle.plays("move");
  t.isOver("COLT-END-1", "Doc");
});

story("[COLT-END-2] T74 one left after the unhooking: nobody takes the car (ruling)", (t) => {
  t.train("C2[Belle>] C1[Doc<] L[]");
  t.unhooks();
  t.isOver("COLT-END-2", "Doc");
  t.Doc.tookLoot();
  expect(t.told("looted")).toEqual([]);
});

story("[COLT-END-3] T75 three cards beat two, although these are worth more", (t) => {
  t.train("C1[] L[Mei> Belle> Doc>]");
  t.Belle.owns(301, 312, 323);
  t.Doc.owns(389, 378);
  t.s.loot = [0, 345];
  t.unhooks();
  t.isOver("COLT-END-3", "Belle");
});

story("[COLT-END-4] T76 a tie in number goes to the highest single card, not to the sum", (t) => {
  t.train("C1[] L[^Mei> | Belle> Doc>]");
  t.Belle.owns(389, 301);
  t.Doc.owns(378, 367);
  t.s.loot = [0, 312];
  t.unhooks();
  t.Mei.tookLoot(312);
  t.isOver("COLT-END-4", "Belle");
});

story("[COLT-LOOT-7] [COLT-END-3] T77 the last car is given away before the count (ruling)", (t) => {
  t.train("C1[] L[^Belle> | Doc>]");
  t.Belle.owns(301);
  t.Doc.owns(389);
  t.s.loot = [0, 312];
  t.unhooks();
  t.Belle.tookLoot(301, 312);
  t.isOver("COLT-END-3", "Belle");
});

story("[COLT-END-5] [COLT-OPT-4] T78 all fall together: Loot, else shared (ruling); or nobody by option", (t) => {
  t.train("C3[^Belle> | Doc<] C2[] C1[] L[]");
  t.Belle.owns(301);
  t.unhooks();
  t.isOver("COLT-END-5", "Belle");
  t.train("C3[^Belle> | Doc<] C2[] C1[] L[]").unhooks();
  t.isOver("COLT-END-5", "Belle", "Doc");
  t.options({ nobodyLeft: "noWinner" }).train("C3[^Belle> | Doc<] C2[] C1[] L[]").unhooks();
  t.isOver("COLT-OPT-4");
});

story(
  "[COLT-END-5] the highest card decides among those who fell with the same number; earlier victims do not count",
  (t) => {
    t.seats("Belle Doc Mei Tuco").train("C3[^Belle> | Doc<] C2[] C1[] L[]");
    t.Belle.owns(301);
    t.Doc.owns(312);
    t.Mei.owns(389, 378);
    t.unhooks();
    t.isOver("COLT-END-5", "Doc");
  },
);

story("[COLT-OUT-4] [COLT-END-3] T79 cards of the eliminated do not count", (t) => {
  t.seats("Belle Doc Tuco").train("C1[] L[^Belle> | Doc>]");
  t.Tuco.owns(389, 378, 367, 356);
  t.Belle.owns(301);
  t.s.loot = [0, 312];
  t.unhooks();
  t.isOver("COLT-END-3", "Belle");
});

story(
  "[COLT-ROUND-4] [COLT-END-3] T80 Flip, Change Floor, Fire for ever: a result within five rounds, from 200 deals",
  () => {
    const config = colt.parseConfig({});
    if (isRefusal(config)) throw new Error(config.rule);
    for (let i = 0; i < 200; i++) {
      const s = colt.setup({ config, seats: 4, seed: sha256Text(`T80 ${i}`), rules: 1 }, null);
      while (s.outcome === null) {
        const d = s.pending.find((q) => !q.free)!;
        colt.apply(s, d, { t: "plan", cards: [0, 2, 3] }, null);
      }
      expect(s.round).toBeLessThanOrEqual(5);
      expect(s.outcome.winners.length).toBeGreaterThan(0);
    }
  },
);

story(
  "[COLT-END-3] [COLT-LOOT-4] [COLT-END-6] T81 the last car always goes to a survivor, so there is no draw",
  (t) => {
    t.train("C1[] L[Doc> Belle>]");
    t.unhooks();
    t.Doc.tookLoot(301);
    t.isOver("COLT-END-3", "Doc");
  },
);

story("[COLT-END-6] over many games: never nobody aboard in mid-round, a shared win only by a common fall", () => {
  const config = colt.parseConfig({ reflex: true, horse: true });
  if (isRefusal(config)) throw new Error(config.rule);
  for (let i = 0; i < 300; i++) {
    const s = colt.setup({ config, seats: 3, seed: sha256Text(`END-6 ${i}`), rules: 1 }, null);
    let n = i;
    while (s.outcome === null) {
      const d = s.pending.find((q) => !q.free)!;
      const out: Parameters<typeof colt.apply>[2][] = [];
      colt.moves(s, d, out);
      n = (n * 1103515245 + 12345) % 2147483648;
      colt.apply(s, d, out[n % out.length]!, (e) => {
        if (e.t === "revealed") expect(s.figures.some((f) => f.status === "aboard")).toBe(true);
      });
    }
    expect(s.outcome.winners.length === 1 || s.outcome.because === "COLT-END-5").toBe(true);
  }
});

story("[COLT-END-2] [COLT-END-5] a car that goes to nobody is put away, and its value with it", (t) => {
  for (const train of ["C2[Belle>] C1[Doc<] L[]", "C2[Belle> Doc<] C1[] L[]"]) {
    t.train(train);
    const value = t.s.loot.at(-1)!;
    const aside = t.s.aside.length;
    t.unhooks();
    expect(t.s.aside).toHaveLength(aside + 1);
    expect(t.s.aside.at(-1)).toBe(value);
    expect(t.s.figures.flatMap((f) => f.loot)).toEqual([]);
  }
});
