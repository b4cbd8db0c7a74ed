import { below, type Rng } from "@trestle/kernel";
import { playRound } from "./kernel.ts";
import type { Memo } from "./memo.ts";
import { codesOf, safeCodes } from "./safe.ts";
import { ABOARD, type Table } from "./table.ts";

/** How often people do something thoughtless: parts of 128. */
export const CARELESS: number = 12;

/** Plays to the end: everybody does something safe, or so often as `careless` says, in parts of 128, anything at all. */
export function playOut(memo: Memo, t: Table, rng: Rng, careless: readonly number[]): void {
  const all = codesOf(t);
  while (!t.over) {
    for (let f = 0; f < t.n; f++) {
      if (t.status[f] !== ABOARD) continue;
      const list = below(rng, 128) < careless[f]! ? all : safeCodes(memo, t, f);
      t.plan[f] = list[below(rng, list.length)]!;
    }
    playRound(t);
  }
}
