import { LOOT } from "../engine/index.ts";
import { sfc32, shuffle, type Rng } from "@trestle/kernel";
import { upperBound } from "./bandit.ts";
import { copyTable, scratch } from "./table.ts";
import { playRound } from "./kernel.ts";
import { safely, type Planner } from "./models.ts";
import { playOut } from "./playout.ts";
import type { Position } from "./position.ts";
import { probe } from "./probe.ts";
import { newRivals } from "./rivals.ts";
import { saneCodes } from "./safe.ts";
import { shareOf, valueOf } from "./value.ts";

/** What a first glance at the own programmes counts as in iterations, and as tries of each of them. */
const GLANCE = 60;
const TRUST = 8;
const GUESSES = 12;
/**
 * How far a position that was reached is judged at once; the rest is how the game is played out from there. Where all
 * rivals play anything at all, playing on is what they will do and needs no judge.
 */
const JUDGED = 0.5;
/** With fewer cars left only playing on tells: Loot is what counts then, and the end is near. */
const PLAYED_ON = 3;

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
  const { table: t, memo } = p;
  const codes = saneCodes(memo, t, me);
  const rng = sfc32(seed);
  const rivals = newRivals(p, me, rng);
  const tries = new Float64Array(codes.length);
  const wins = new Float64Array(codes.length);
  const careless = t.seat.map(() => 0);
  const world = scratch(t);
  const unseen = LOOT.filter((value) => !p.seen.includes(value)) as number[];
  let begun = false;
  let done = 0;

  function begin(): number {
    begun = true;
    for (const [i, r] of probe(t, me, codes, GUESSES, safely(memo, t, me, p.fixed, rng)).entries()) {
      tries[i] = TRUST;
      wins[i] = TRUST * r.value;
    }
    return GLANCE;
  }
  function iterate(): number {
    copyTable(world, t);
    const wild = rivals.guess(world, careless, rng);
    shuffle(rng, unseen);
    for (let car = 1; car <= t.cars; car++) world.value[car] = unseen[car - 1]!;
    const i = upperBound(wins, tries, done++, rng);
    world.plan[me] = codes[i]!;
    playRound(world);
    const weight = world.over || world.cars < PLAYED_ON || wild ? 0 : JUDGED;
    const worth = weight > 0 ? weight * valueOf(world, t.seat[me]!) : 0;
    if (!world.over) playOut(memo, world, rng, careless);
    tries[i]!++;
    wins[i]! += worth + (1 - weight) * shareOf(world, t.seat[me]!);
    return 1;
  }
  return {
    codes,
    tries,
    wins,
    step: () => (begun ? rivals.study() || iterate() : begin()),
    planner: (stream) => (rivals.known ? (w) => void rivals.guess(w, careless, stream) : null),
  };
}
