import { describe, expect, it } from "vitest";
import { colt, type ColtTypes } from "@trestle/colt";
import { below, isRefusal, owed, sfc32, sha256Text, word } from "@trestle/kernel";
import { random, sensibleColt, type Bot } from "../src/index.ts";

function ask(s: ColtTypes["state"], seed: number, iterations = 12) {
  const decision = owed(colt.pending(s))!;
  const legal: ColtTypes["move"][] = [];
  colt.moves(s, decision, legal);
  const view = colt.view(s, decision.seat);
  return {
    game: colt,
    view,
    history: [],
    legal,
    decision,
    seed,
    iterations,
    level: "sensible",
    temper: "even",
  } as const;
}

function deal(seed: string, seats: number, options: unknown = {}): ColtTypes["state"] {
  const config = colt.parseConfig(options);
  if (isRefusal(config)) throw new Error(config.rule);
  return colt.setup({ config, seats, seed: sha256Text(seed), rules: 1 }, null);
}

/** Plays one game; the hero sits at `hero`, random players elsewhere. Returns whether the hero won. */
function match(seed: number, hero: number, bot: Bot<ColtTypes>, options: unknown): boolean {
  const s = deal(`match ${seed}`, 5, options);
  const rng = sfc32(seed);
  for (let d = owed(colt.pending(s)); d !== null; d = owed(colt.pending(s))) {
    const a = ask(s, word(rng));
    const { move } = d.seat === hero ? bot(a) : random(a);
    expect(colt.check(s, d, move)).toBeNull();
    colt.apply(s, d, move, null);
  }
  return colt.outcome(s)!.winners.includes(hero);
}

describe("the sensible Colt player", () => {
  it("beats four random players far more often than its fair share", () => {
    let wins = 0;
    for (let i = 0; i < 100; i++) if (match(i, i % 5, sensibleColt, {})) wins++;
    expect(wins).toBeGreaterThan(50);
  });

  it("plays legal moves with both extensions and in the duel", () => {
    for (let i = 0; i < 6; i++) match(i, i % 5, sensibleColt, { reflex: true, horse: true });
    const s = deal("duel", 2, { duel: true });
    for (let d = owed(colt.pending(s)); d !== null; d = owed(colt.pending(s)))
      colt.apply(s, d, sensibleColt(ask(s, 1)).move, null);
    expect(colt.outcome(s)).not.toBeNull();
  });

  it("decides the same in every world its view allows, and the same twice", () => {
    for (let i = 0; i < 40; i++) {
      const s = deal(`honest ${i}`, 4, { horse: true });
      const rng = sfc32(i);
      for (let n = below(rng, 6); n > 0 && colt.outcome(s) === null; n--) {
        const a = ask(s, word(rng));
        colt.apply(s, a.decision, random(a).move, null);
      }
      if (colt.outcome(s) !== null) continue;
      const a = ask(s, i);
      const answer = sensibleColt(a);
      const world = colt.imagine(a.view, sfc32(99 + i));
      expect(sensibleColt({ ...ask(world, i), decision: a.decision })).toEqual(answer);
      expect(sensibleColt(a)).toEqual(answer);
    }
  });
});
