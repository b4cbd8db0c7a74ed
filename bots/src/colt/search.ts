import { LOOT } from "@trestle/colt";
import { sfc32, shuffle, type Rng } from "@trestle/kernel";
import { newBandits, upperBound } from "./bandit.ts";
import { carelessness, learn, noEvidence, sharesOf, spreadsOf } from "./belief.ts";
import { scratch } from "./greedy.ts";
import { ABOARD, copyTable, playRound, type Table } from "./kernel.ts";
import { draw, safely, type Planner, type Spread } from "./models.ts";
import { CARELESS, playOut, shareOf } from "./playout.ts";
import type { Position } from "./position.ts";
import { probe } from "./probe.ts";
import { codesOf, saneCodes } from "./safe.ts";
import { valueOf } from "./value.ts";

/** What it counts as in iterations to look at the own programmes once, and back at one round of one rival. */
const GLANCE = 60;
const LOOK = 20;
/** Iterations spent on finding out what rivals who search would play. */
const REHEARSAL = 600;
/** The first glance counts as so many tries of each programme. */
const TRUST = 8;
const GUESSES = 12;

export const X = { lambda: 0.5, own: 0, force: -1, c: 0.7 };
export interface Search {
  /** Own programmes that were tried; the lists below follow it. */
  codes: readonly number[];
  tries: Float64Array;
  wins: Float64Array;
  /** One piece of work; how many iterations it counts for. What has been done so far hangs on their sum alone. */
  step(): number;
  /** Guesses of what the others play, as this search makes them; null while it does not know them yet. */
  planner(rng: Rng): Planner | null;
}

/** Tries own programmes by upper bounds, to the end, against rivals who play what they are believed to play. */
export function newSearch(p: Position, me: number, seed: number): Search {
  const { table: t } = p;
  const all = codesOf(t);
  const codes = saneCodes(t, me);
  const rng = sfc32(seed);
  const rivals = t.seat.map((_, f) => f).filter((f) => f !== me && t.status[f] === ABOARD && p.fixed[f]! < 0);
  const looks = p.past.flatMap((round) =>
    t.seat
      .map((seat, f) => ({ round, f, mine: seat === t.seat[me] }))
      .filter(({ f, mine }) => !mine && round.shown[f]!.length > 0),
  );
  const evidence = t.seat.map(noEvidence);
  const bandits = newBandits(t, rng);
  const tries = new Float64Array(codes.length);
  const wins = new Float64Array(codes.length);
  const world = scratch(t);
  const careless = t.seat.map((_, f) => (f === me ? X.own : CARELESS));
  const unseen = LOOT.filter((value) => !p.seen.includes(value)) as number[];
  let spreads: readonly Spread[][] = [];
  let shares: readonly Spread[] = [];
  let begun = false;
  let rehearsed = 0;
  let done = 0;

  function guess(w: Table, stream: Rng): void {
    for (let f = 0; f < t.n; f++) if (p.fixed[f]! >= 0) w.plan[f] = p.fixed[f]!;
    for (let r = 0; r < rivals.length; r++) {
      const f = rivals[r]!;
      const model = X.force >= 0 ? X.force : draw(shares[f]!, stream);
      careless[f] = carelessness(model, CARELESS);
      w.plan[f] = all[draw(spreads[f]![model]!, stream)]!;
    }
  }
  function begin(): void {
    begun = true;
    for (const [i, r] of probe(t, me, codes, GUESSES, safely(t, me, p.fixed, rng)).entries()) {
      tries[i] = TRUST;
      wins[i] = TRUST * r.value;
    }
  }
  function settle(): void {
    shares = sharesOf(evidence);
    spreads = t.seat.map((_, f) => (rivals.includes(f) ? [...spreadsOf(t, f), bandits.spread(f)] : []));
  }
  function iterate(): void {
    copyTable(world, t);
    guess(world, rng);
    shuffle(rng, unseen);
    for (let car = 1; car <= t.cars; car++) world.value[car] = unseen[car - 1]!;
    const i = upperBound(wins, tries, done++, rng, X.c);
    world.plan[me] = codes[i]!;
    playRound(world);
    let bonus = 0;
    if (X.lambda > 0) bonus = valueOf(world, t.seat[me]!);
    if (!world.over && X.lambda < 1) playOut(world, rng, careless);
    tries[i]!++;
    wins[i]! += X.lambda * bonus + (1 - X.lambda) * (X.lambda < 1 ? shareOf(world, t.seat[me]!) : 0);
  }
  return {
    codes,
    tries,
    wins,
    step() {
      if (!begun) {
        begin();
        return GLANCE;
      }
      const look = looks.pop();
      if (look !== undefined) {
        learn(evidence[look.f]!, look.round, look.f);
        return LOOK;
      }
      if (rehearsed < REHEARSAL) {
        bandits.step();
        if (++rehearsed === REHEARSAL) settle();
      } else iterate();
      return 1;
    },
    planner: (stream) => (spreads.length === 0 ? null : (w) => guess(w, stream)),
  };
}
