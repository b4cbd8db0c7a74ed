import { sfc32 } from "@trestle/kernel";
import { ABOARD, copyTable, playRound, type Table } from "./kernel.ts";
import { draw, MODELS, PRIOR, scratch, spreadsOf, upperBound, type Spread } from "./models.ts";
import { playOut, shareOf } from "./playout.ts";
import type { Past } from "./position.ts";
import { codesOf } from "./safe.ts";

/** What the search counted for one programme. */
export interface Tried {
  code: number;
  tries: number;
  wins: number;
  /** Still aboard after the round. */
  survived: number;
  /** Lying when the round was over. */
  stunned: number;
  looted: number;
  /** For each figure: left the train in this round. */
  gone: Float64Array;
}

const BELIEVE = 0.93;
const LEAST = 0.02;
const PAST_SAMPLES = 8;
const PAST_ITERATIONS = 300;

/** Shares of the models for each figure, after what it has shown in the rounds before. */
export function posterior(t: Table, past: readonly Past[], me: number, seed: number): number[][] {
  const codes = codesOf(t);
  const shares = t.seat.map(() => PRIOR.slice());
  past.forEach((round, r) => {
    const spreads = spreadsOf(round.at, PAST_SAMPLES, PAST_ITERATIONS, seed + r + 1);
    for (let f = 0; f < t.n; f++) {
      const shown = round.shown[f] ?? [];
      if (f === me || shown.length === 0 || spreads[f]!.length === 0) continue;
      const fits = codes.map((code) => startsWith(code, shown));
      shares[f] = learn(shares[f]!, spreads[f]!, fits);
    }
  });
  return shares;
}

/** Whoever was thrown off in mid-round has shown the beginning only: all programmes that begin so count together. */
function startsWith(code: number, shown: readonly number[]): boolean {
  const cards = [Math.floor(code / 36), Math.floor(code / 6) % 6, code % 6];
  return shown.every((card, i) => cards[i] === card);
}

function learn(shares: readonly number[], spreads: readonly Spread[], fits: readonly boolean[]): number[] {
  const count = fits.filter(Boolean).length;
  const next = shares.map((share, m) => {
    let p = 0;
    fits.forEach((fit, i) => fit && (p += spreads[m]![i]!));
    return Math.max(LEAST, share * (BELIEVE * p + ((1 - BELIEVE) * count) / fits.length));
  });
  // Normalised before the floor is laid, or a long game would floor everybody.
  const sum = next.reduce((a, b) => a + b, 0);
  return next.map((share) => Math.max(LEAST, share / sum));
}

/** One distribution a rival: the models' spreads, mixed by what is believed of it. */
function mixed(t: Table, spreads: readonly Spread[][], shares: readonly number[][]): Spread[] {
  const length = codesOf(t).length;
  return spreads.map((list, f) => {
    const out = new Float64Array(length);
    if (list.length === 0) return out;
    const sum = shares[f]!.reduce((a, b) => a + b, 0);
    MODELS.forEach((_, m) => list[m]!.forEach((p, i) => (out[i]! += (shares[f]![m]! / sum) * p)));
    return out;
  });
}

/** Tries own programmes by upper bounds against rivals who play what they are believed to play, to the end. */
export function search(t: Table, me: number, past: readonly Past[], iterations: number, seed: number): Tried[] {
  const codes = codesOf(t);
  const spreads = spreadsOf(t, 20, Math.max(200, iterations >> 1), seed);
  const shares = posterior(t, past, me, seed);
  const rivals = mixed(t, spreads, shares);
  const careless = shares.map((list, f) => (f === me ? 2 : carelessness(list)));
  const rng = sfc32(seed ^ 0x5eed);
  const tried: Tried[] = codes.map((code) => newTried(code, t.n));
  const wins = new Float64Array(codes.length);
  const tries = new Float64Array(codes.length);
  const world = scratch(t);
  for (let k = 0; k < iterations; k++) {
    copyTable(world, t);
    for (let f = 0; f < t.n; f++)
      if (t.status[f] === ABOARD && f !== me) world.plan[f] = codes[draw(rivals[f]!, rng)]!;
    const i = upperBound(wins, tries, k, rng);
    world.plan[me] = codes[i]!;
    playRound(world);
    count(tried[i]!, t, world, me);
    if (!world.over) playOut(world, rng, careless);
    tries[i]!++;
    wins[i]! += shareOf(world, t.seat[me]!);
  }
  tried.forEach((one, i) => Object.assign(one, { tries: tries[i]!, wins: wins[i]! }));
  return tried;
}

/** How often somebody plays anything at all in what follows, in per cent: whoever seems to choose blindly goes on so. */
function carelessness(shares: readonly number[]): number {
  const sum = shares.reduce((a, b) => a + b, 0);
  return Math.round(5 + 95 * Math.max(0, shares[0]! / sum - 0.1));
}

function newTried(code: number, n: number): Tried {
  return { code, tries: 0, wins: 0, survived: 0, stunned: 0, looted: 0, gone: new Float64Array(n) };
}

function count(one: Tried, before: Table, after: Table, me: number): void {
  if (after.status[me] === ABOARD) one.survived++;
  if (after.down[me]!) one.stunned++;
  if (after.lootCount[me]! > before.lootCount[me]!) one.looted++;
  for (let f = 0; f < before.n; f++)
    if (f !== me && before.status[f] === ABOARD && after.status[f] !== ABOARD) one.gone[f]!++;
}
