import { below, pick, sfc32, type Decision, type Rng } from "@trestle/kernel";
import { describe, expect, test } from "vitest";
import { FIRE, MOVE } from "../engine/catalogue.ts";
import { colt } from "../engine/index.ts";
import { encode } from "../engine/plan.ts";
import { playNext } from "../engine/shootin.ts";
import type { Event, Move, State } from "../engine/types.ts";
import { story } from "./dsl.ts";

/** What the clock would play for a figure. */
function programme(s: State, as: number): readonly number[] {
  const d: Decision = s.pending.find((q) => q.as === as && !q.free)!;
  const move = colt.fallback(s, d);
  if (move.t !== "plan") throw new Error("a programme was asked for");
  return move.cards;
}

/** The train after the figure alone has played its programme, and what happened. */
function alone(before: State, as: number): { s: State; events: Event[] } {
  const s = colt.clone(before);
  const events: Event[] = [];
  s.figures[as]!.plan = encode(programme(before, as));
  for (let i = 0; i < 3; i++) playNext({ s, sink: (e) => events.push(e), left: false }, as);
  return { s, events };
}

describe("an expired clock", () => {
  for (const [train, after] of [
    ["C2[Belle>] C1[Doc<] L[]", "front"],
    ["C2[Belle<] C1[Doc<] L[]", "rear"],
    ["C2[Belle>*] C1[Doc<] L[]", "stunned, front"],
    ["C2[Belle<*] C1[Doc<] L[]", "stunned, rear"],
    ["C2[^Belle<] C1[Doc<] L[]", "on the roof, rear"],
  ] as const)
    for (const horse of [false, true])
      story(`[COLT-ROUND-2] [COLT-WAKE-1] leaves the caboose: ${after}${horse ? ", with Horse" : ""}`, (t) => {
        t.options({ horse }).train(train);
        const { s } = alone(t.s, t.index("Belle"));
        expect(s.figures[t.index("Belle")]).toMatchObject({ status: "aboard" });
        expect(s.figures[t.index("Belle")]!.lane >> 1).toBeLessThan(2);
      });

  story("[COLT-MOVE-5] [COLT-ROUND-1] stays where it is safe, at either end of what remains", (t) => {
    t.train("C3[Tuco>] C2[Belle<] C1[Doc>*] L[Mei>]");
    for (const name of ["Belle", "Doc", "Mei"]) expect(programme(t.s, t.index(name)), name).not.toContain(MOVE);
  });

  story("[COLT-HORSE-4] with Horse a walk that others turn into a fall ends in the saddle", (t) => {
    t.options({ horse: true }).first("Doc").train("C2[Belle<] C1[Doc<] L[Mei<]");
    // Doc's shot over the caboose would be the end anyway; what hurts is to be stunned before the turn.
    t.figure("Belle").plan = encode(programme(t.s, t.index("Belle")));
    t.figure("Belle").stunned = true;
    t.Belle.reveals().reveals().is("ejected").reveals().is("aboard");
  });

  story("[COLT-DUEL-1] does not shoot the other bandit of the same seat", (t) => {
    t.options({ duel: true }).seats("Belle Cheyenne Django Doc").train("C3[Doc>] C2[^Django>] C1[Belle>] L[Cheyenne>]");
    const { s } = alone(t.s, t.index("Belle"));
    expect(s.figures[t.index("Django")]).toMatchObject({ stunned: false, status: "aboard" });
  });

  for (const belle of ["Belle<", "Belle>"])
    story(`[COLT-DUEL-1] [COLT-FLOOR-2] nor one on the roof right above: ${belle}`, (t) => {
      t.options({ duel: true })
        .seats("Belle Cheyenne Django Doc")
        .train(`C3[Doc>] C2[^Django> | ${belle}] C1[] L[Cheyenne>]`);
      const { s } = alone(t.s, t.index("Belle"));
      expect(s.figures[t.index("Django")]).toMatchObject({ stunned: false, status: "aboard" });
    });
});

/** Positions of games between people who play anything. */
function* positions(rng: Rng, games: number): Generator<State> {
  for (let g = 0; g < games; g++) {
    const horse = pick(rng, [true, false]);
    const duel = pick(rng, [true, false, false]);
    const config = colt.parseConfig({
      duel,
      reflex: pick(rng, [true, false]),
      horse,
      stunnedShots: pick(rng, ["flyOver", "absorb"]),
      ...(horse ? { horseStunned: pick(rng, ["wakeOnly", "ride"]) } : {}),
    });
    if (!("duel" in config)) throw new Error("no such options");
    const seed = below(rng, 2 ** 32)
      .toString(16)
      .padStart(64, "0");
    const s = colt.setup({ config, seats: duel ? 2 : 3 + below(rng, 5), seed, rules: 1 }, null);
    while (s.outcome === null) {
      if (s.pending.every((d) => !d.free)) yield s;
      const d = s.pending.find((q) => !q.free)!;
      const moves: Move[] = [];
      colt.moves(s, d, moves);
      colt.apply(s, d, pick(rng, moves), null);
    }
  }
}

test("in any position it keeps its bandit on the train, and off the car that drops, if nobody else acts", () => {
  let caboose = 0;
  for (const s of positions(sfc32(17), 400)) {
    const where = JSON.stringify(s.figures);
    for (const { as, seat } of s.pending) {
      const drops = s.figures[as]!.lane >> 1 === s.cars;
      if (drops) caboose++;
      const after = alone(s, as);
      const f = after.s.figures[as]!;
      expect(f.status, where).toBe("aboard");
      expect(f.lane >> 1, where).toBeLessThan(s.cars);
      expect(
        after.events.some((e) => e.t === "left" && e.shooter === null),
        where,
      ).toBe(false);
      const hit = after.events.find((e) => e.t === "shot" || (e.t === "left" && e.shooter !== null));
      const target = hit === undefined ? null : hit.t === "shot" ? hit.target : hit.t === "left" ? hit.figure : null;
      if (target !== null) expect(s.figures[target]!.seat, where).not.toBe(seat);
      // Whatever others do: who need not walk does not, and who flees shoots at nobody.
      const cards = programme(s, as);
      if (!drops) expect(cards, where).not.toContain(MOVE);
      else if (!s.figures[as]!.stunned) expect(cards, where).not.toContain(FIRE);
    }
  }
  expect(caboose).toBeGreaterThan(200);
});
