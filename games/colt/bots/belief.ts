import { sfc32 } from "@trestle/kernel";
import type { Table } from "./table.ts";
import { keyOf } from "./key.ts";
import type { Memo } from "./memo.ts";
import { greedySpread, safeSpread, samplerSpread, spreadOver, worths, type Spread } from "./models.ts";
import type { Past } from "./position.ts";
import { cardsOf, codesOf } from "./safe.ts";

/**
 * How a rival may choose: blindly, something safe, what looks best at first sight, what looks best after some guesses,
 * or by a search of its own. The last one is seen through in the present only; of the past it explains what either the
 * safe one or the sampler explains.
 */
const MODELS = ["uniform", "safe", "greedy", "sampler", "bandit"] as const;
export const UNIFORM = 0;
const BANDIT = 4;

/** What is believed of somebody who has shown nothing yet. */
const PRIOR: readonly number[] = [0.2, 0.15, 0.2, 0.25, 0.2];
/** What a model says is believed so far; the rest is anything at all. */
const BELIEVE = 0.93;
const LEAST = 0.02;
/** How likely all rivals are of one kind. */
const ALIKE = 0.5;
const HANDFUL = 20;
const ROUNDS = 1200;
const KEPT = 600;

/** The spreads of a figure by all models but the last. They hang on the position alone and are worked out once. */
export function spreadsOf(memo: Memo, t: Table, f: number): readonly Spread[] {
  const key = keyOf(t) * 8 + f;
  const found = memo.spreads.get(key);
  if (found !== undefined) return found;
  const rng = sfc32(key % 0x7fffffff);
  const codes = codesOf(t);
  const values = worths(memo, t, f, Math.floor(ROUNDS / codes.length), rng);
  const sampler = samplerSpread(values, codes.length, HANDFUL, rng);
  const list = [spreadOver(codes, codes), safeSpread(memo, t, f), greedySpread(memo, t, f), sampler];
  if (memo.spreads.size >= KEPT) memo.spreads.clear();
  memo.spreads.set(key, list);
  return list;
}

/** How well each model explains what a figure showed, as logarithms. */
export type Evidence = Float64Array;

export const noEvidence = (): Evidence => new Float64Array(MODELS.length);

/** Adds what one round tells of a figure. Whoever was thrown off in mid-round has shown a beginning only. */
export function learn(memo: Memo, evidence: Evidence, round: Past, f: number): void {
  const shown = round.shown[f]!;
  const codes = codesOf(round.at);
  const spreads = spreadsOf(memo, round.at, f);
  const sums = new Float64Array(MODELS.length);
  let fits = 0;
  codes.forEach((code, i) => {
    const cards = cardsOf(code);
    if (!shown.every((card, nth) => cards[nth] === card)) return;
    fits++;
    for (let m = 0; m < BANDIT; m++) sums[m]! += spreads[m]![i]!;
  });
  sums[BANDIT] = (sums[1]! + sums[3]!) / 2;
  for (let m = 0; m < sums.length; m++)
    evidence[m]! += Math.log(BELIEVE * sums[m]! + ((1 - BELIEVE) * fits) / codes.length);
}

/**
 * Shares of the models for each figure. Companies tend to be of a kind: either everybody chooses by one model, or each
 * by its own; so whoever is out tells something of those who are left, which mends that only the careful are left.
 */
export function sharesOf(evidence: readonly Evidence[]): Spread[] {
  const alone = evidence.map((list) => normalised(list.map((e, m) => PRIOR[m]! * Math.exp(e))));
  let mixed = 1 - ALIKE;
  const alike = Float64Array.from(PRIOR, (p) => p * ALIKE);
  for (const list of evidence) {
    let sum = 0;
    for (let m = 0; m < list.length; m++) {
      sum += PRIOR[m]! * Math.exp(list[m]!);
      alike[m]! *= Math.exp(list[m]!);
    }
    mixed *= sum;
  }
  const weights = normalised(Float64Array.from([mixed, ...alike]));
  return alone.map((list) =>
    normalised(list.map((share, m) => Math.max(LEAST, weights[0]! * share + weights[m + 1]!))),
  );
}

function normalised(list: Float64Array): Float64Array {
  let sum = 0;
  for (const x of list) sum += x;
  return list.map((x) => x / sum);
}
