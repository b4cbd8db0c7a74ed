import { below, type Rng } from "@trestle/kernel";
import { greedyCodes } from "./greedy.ts";
import { playRound } from "./kernel.ts";
import type { Memo } from "./memo.ts";
import { codesOf, safeCodes } from "./safe.ts";
import { valueOf } from "./value.ts";
import { ABOARD, copyTable, scratch, type Table } from "./table.ts";

/** How somebody may choose a programme: a weight for each code of the hand, all weights together one. */
export type Spread = Float64Array;

export function spreadOver(codes: readonly number[], chosen: readonly number[]): Spread {
  const spread = new Float64Array(codes.length);
  for (const code of chosen) spread[codes.indexOf(code)]! += 1 / chosen.length;
  return spread;
}

/** A place in the list, as likely as its weight. */
export function draw(spread: Spread, rng: Rng): number {
  let left = below(rng, 1 << 24) / (1 << 24);
  for (let i = 0; i < spread.length; i++) {
    left -= spread[i]!;
    if (left < 0) return i;
  }
  return spread.length - 1;
}

export function topOf(values: ArrayLike<number>): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i;
  return best;
}

/** Puts a programme of its choice before everybody aboard but one figure. */
export type Planner = (world: Table) => void;

/**
 * One round with each of these codes of a figure against the same guess of what the others play, and again with other
 * guesses; `visit` sees how each ended.
 */
export function tryRounds(
  t: Table,
  f: number,
  codes: readonly number[],
  samples: number,
  plan: Planner,
  visit: (sample: number, nth: number, world: Table) => void,
): void {
  const guess = scratch(t);
  const world = scratch(t);
  copyTable(guess, t);
  for (let s = 0; s < samples; s++) {
    plan(guess);
    for (let i = 0; i < codes.length; i++) {
      copyTable(world, guess);
      world.plan[f] = codes[i]!;
      playRound(world);
      visit(s, i, world);
    }
  }
}

/** Everybody but `me` plays something safe. */
export function safely(memo: Memo, t: Table, me: number, fixed: readonly number[], rng: Rng): Planner {
  const lists = t.seat.map((_, f) => (t.status[f] !== ABOARD || f === me ? [] : safeCodes(memo, t, f)));
  return (world) => {
    for (let f = 0; f < t.n; f++) {
      const list = lists[f]!;
      if (list.length > 0) world.plan[f] = fixed[f]! >= 0 ? fixed[f]! : list[below(rng, list.length)]!;
    }
  };
}

/** The worth of each code one round on, sample by sample: `[sample × codes + code]`. */
export function worths(memo: Memo, t: Table, f: number, samples: number, rng: Rng): Float64Array {
  const codes = codesOf(t);
  const values = new Float64Array(samples * codes.length);
  const none = t.seat.map(() => -1);
  tryRounds(t, f, codes, samples, safely(memo, t, f, none, rng), (s, i, world) => {
    values[s * codes.length + i] = valueOf(world, t.seat[f]!);
  });
  return values;
}

/** What somebody chooses who looks at a handful of samples: how often each code is the best of those drawn. */
export function samplerSpread(values: Float64Array, codes: number, handful: number, rng: Rng): Spread {
  const samples = values.length / codes;
  const spread = new Float64Array(codes);
  const sums = new Float64Array(codes);
  for (let d = 0; d < DRAWS; d++) {
    sums.fill(0);
    for (let h = 0; h < handful; h++) {
      const s = below(rng, samples) * codes;
      for (let i = 0; i < codes; i++) sums[i]! += values[s + i]!;
    }
    spread[topOf(sums)]! += 1 / DRAWS;
  }
  return spread;
}
const DRAWS = 100;

export function greedySpread(memo: Memo, t: Table, f: number): Spread {
  return spreadOver(codesOf(t), greedyCodes(memo, t, f));
}
export function safeSpread(memo: Memo, t: Table, f: number): Spread {
  return spreadOver(codesOf(t), safeCodes(memo, t, f));
}
