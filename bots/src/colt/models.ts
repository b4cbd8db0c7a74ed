import { below, sfc32, type Rng } from "@trestle/kernel";
import { ABOARD, copyTable, playRound, type Table } from "./kernel.ts";
import { playOut, shareOf } from "./playout.ts";
import { codesOf, safeCodes } from "./safe.ts";
import { valueOf } from "./value.ts";

/** How somebody may choose a programme: a weight for each code of the hand, all weights together one. */
export type Spread = Float64Array;

export const MODELS = ["uniform", "safe", "greedy", "logit", "reply", "bandit"] as const;
/** What is believed of somebody who has shown nothing yet. */
export const PRIOR: readonly number[] = [0.1, 0.15, 0.2, 0.2, 0.05, 0.3];

const LOGIT = 0.03;
const TIE = 1e-9;

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

/** The worth of each programme of a figure one round on, against rivals who choose by these spreads. */
export function roundValues(t: Table, f: number, rivals: readonly Spread[], samples: number, rng: Rng): Float64Array {
  const codes = codesOf(t);
  const values = new Float64Array(codes.length);
  const world = scratch(t);
  const plans = new Array<number>(t.n).fill(0);
  for (let s = 0; s < samples; s++) {
    for (let g = 0; g < t.n; g++) if (t.status[g] === ABOARD && g !== f) plans[g] = codes[draw(rivals[g]!, rng)]!;
    for (let i = 0; i < codes.length; i++) {
      copyTable(world, t);
      for (let g = 0; g < t.n; g++) world.plan[g] = plans[g]!;
      world.plan[f] = codes[i]!;
      playRound(world);
      values[i]! += valueOf(world, t.seat[f]!) / samples;
    }
  }
  return values;
}

/** A table of the same kind, to be written over. */
export function scratch(t: Table): Table {
  return {
    ...t,
    lanes: t.lanes.map(() => []),
    lane: t.lane.slice(),
    heading: t.heading.slice(),
    down: t.down.slice(),
    status: t.status.slice(),
    shown: t.shown.slice(),
    plan: t.plan.slice(),
    lootCount: t.lootCount.slice(),
    lootBest: t.lootBest.slice(),
    value: t.value.slice(),
  };
}

/** Best against rivals who do something harmless; several may be equally good. */
export function greedyCodes(t: Table, f: number): number[] {
  const codes = codesOf(t);
  const world = scratch(t);
  const values = codes.map((code) => {
    copyTable(world, t);
    for (let g = 0; g < t.n; g++) world.plan[g] = IDLE;
    world.plan[f] = code;
    playRound(world);
    return valueOf(world, t.seat[f]!);
  });
  const best = Math.max(...values);
  return codes.filter((_, i) => values[i]! > best - TIE);
}
/** Flip, Change Floor, Flip would be no programme; Flip, Fire, Flip neither: this stands for "does nothing much". */
const IDLE = 0 * 36 + 0 * 6 + 0;

export function softmax(values: Float64Array, heat: number): Spread {
  let top = -Infinity;
  for (const v of values) if (v > top) top = v;
  const spread = values.map((v) => Math.exp((v - top) / heat));
  let sum = 0;
  for (const w of spread) sum += w;
  return spread.map((w) => w / sum);
}

/** Every model's spread for every figure aboard; `[figure][model]`. */
export function spreadsOf(t: Table, samples: number, iterations: number, seed: number): Spread[][] {
  const rng = sfc32(seed);
  const codes = codesOf(t);
  const uniform = spreadOver(codes, codes);
  const aboard = (f: number): boolean => t.status[f] === ABOARD;
  const safe = t.seat.map((_, f) => (aboard(f) ? spreadOver(codes, safeCodes(t, f)) : uniform));
  const greedy = t.seat.map((_, f) => (aboard(f) ? spreadOver(codes, greedyCodes(t, f)) : uniform));
  const bandits = decoupled(t, iterations, rng);
  return t.seat.map((_, f) => {
    if (!aboard(f)) return [];
    const logit = softmax(roundValues(t, f, safe, samples, rng), LOGIT);
    const reply = softmax(roundValues(t, f, greedy, Math.max(1, samples >> 1), rng), LOGIT);
    return [uniform, safe[f]!, greedy[f]!, logit, reply, bandits[f]!];
  });
}

/** Everybody learns at once what pays, each by the same rule; how often each programme was tried is the spread. */
export function decoupled(t: Table, iterations: number, rng: Rng): Spread[] {
  const codes = codesOf(t);
  const wins = t.seat.map(() => new Float64Array(codes.length));
  const tries = t.seat.map(() => new Float64Array(codes.length));
  const world = scratch(t);
  const chosen = new Array<number>(t.n).fill(0);
  for (let i = 0; i < iterations; i++) {
    copyTable(world, t);
    for (let f = 0; f < t.n; f++) {
      if (t.status[f] !== ABOARD) continue;
      chosen[f] = upperBound(wins[f]!, tries[f]!, i, rng);
      world.plan[f] = codes[chosen[f]!]!;
    }
    playRound(world);
    if (!world.over) playOut(world, rng);
    for (let f = 0; f < t.n; f++) {
      if (t.status[f] !== ABOARD) continue;
      tries[f]![chosen[f]!]!++;
      wins[f]![chosen[f]!]! += shareOf(world, t.seat[f]!);
    }
  }
  return tries.map((list) => list.map((count) => (count + 0.5) / (iterations + 0.5 * codes.length)));
}

const CURIOSITY = 0.7;

/** UCB1, the untried first, in an order that differs from call to call. */
export function upperBound(wins: Float64Array, tries: Float64Array, total: number, rng: Rng): number {
  const start = below(rng, tries.length);
  const log = Math.log(total + 1);
  let best = -1;
  let at = start;
  for (let k = 0; k < tries.length; k++) {
    const i = start + k < tries.length ? start + k : start + k - tries.length;
    const n = tries[i]!;
    if (n === 0) return i;
    const bound = wins[i]! / n + CURIOSITY * Math.sqrt(log / n);
    if (bound > best) {
      best = bound;
      at = i;
    }
  }
  return at;
}
