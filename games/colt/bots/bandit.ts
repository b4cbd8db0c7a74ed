import { below, type Rng } from "@trestle/kernel";
import { ABOARD, copyTable, scratch, type Table } from "./table.ts";
import { playRound } from "./kernel.ts";
import type { Memo } from "./memo.ts";
import type { Spread } from "./models.ts";
import { CARELESS, playOut } from "./playout.ts";
import { codesOf } from "./safe.ts";
import { shareOf } from "./value.ts";

/** How much a programme is tried for being little known (the factor of UCB1). */
const CURIOSITY = 0.6;

/** UCB1, the untried first, in an order that differs from call to call. */
export function upperBound(wins: Float64Array, tries: Float64Array, total: number, rng: Rng): number {
  const start = below(rng, tries.length);
  const scale = CURIOSITY * Math.sqrt(Math.log(total + 1));
  let best = -1;
  let at = start;
  for (let k = 0; k < tries.length; k++) {
    const i = start + k < tries.length ? start + k : start + k - tries.length;
    const n = tries[i]!;
    if (n === 0) return i;
    const bound = wins[i]! / n + scale / Math.sqrt(n);
    if (bound > best) {
      best = bound;
      at = i;
    }
  }
  return at;
}

/** Decoupled UCT: everybody learns at once what pays, each by the same rule, whatever the others do meanwhile. */
export interface Bandits {
  step(): void;
  /** How often a figure tried each code. */
  spread(f: number): Spread;
}

export function newBandits(memo: Memo, t: Table, rng: Rng): Bandits {
  const codes = codesOf(t);
  const wins = t.seat.map(() => new Float64Array(codes.length));
  const tries = t.seat.map(() => new Float64Array(codes.length));
  const careless = t.seat.map(() => CARELESS);
  const world = scratch(t);
  const chosen = t.seat.map(() => 0);
  let done = 0;
  return {
    step() {
      copyTable(world, t);
      for (let f = 0; f < t.n; f++) {
        if (t.status[f] !== ABOARD) continue;
        chosen[f] = upperBound(wins[f]!, tries[f]!, done, rng);
        world.plan[f] = codes[chosen[f]!]!;
      }
      playRound(world);
      if (!world.over) playOut(memo, world, rng, careless);
      for (let f = 0; f < t.n; f++) {
        if (t.status[f] !== ABOARD) continue;
        tries[f]![chosen[f]!]!++;
        wins[f]![chosen[f]!]! += shareOf(world, t.seat[f]!);
      }
      done++;
    },
    spread: (f) => tries[f]!.map((count) => (count + 0.5) / (done + 0.5 * codes.length)),
  };
}
