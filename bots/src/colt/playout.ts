import { below, type Rng } from "@trestle/kernel";
import { ABOARD, playRound, type Table } from "./kernel.ts";
import { codesOf, safeCodes } from "./safe.ts";

/** How often people do something thoughtless: per cent. */
export const CARELESS: number = 10;

/** Plays to the end: everybody does something safe, and anything at all so often as `careless` says, in per cent. */
export function playOut(t: Table, rng: Rng, careless: ArrayLike<number>): void {
  const all = codesOf(t);
  while (!t.over) {
    for (let f = 0; f < t.n; f++) {
      if (t.status[f] !== ABOARD) continue;
      const list = below(rng, 100) < careless[f]! ? all : safeCodes(t, f);
      t.plan[f] = list[below(rng, list.length)]!;
    }
    playRound(t);
  }
}

/** The seat's share of a finished game. */
export function shareOf(t: Table, seat: number): number {
  let seats = 0;
  for (let f = 0; f < t.n; f++) if ((t.winners & (1 << f)) !== 0) seats |= 1 << t.seat[f]!;
  if ((seats & (1 << seat)) === 0) return 0;
  let shares = 0;
  for (; seats !== 0; seats &= seats - 1) shares++;
  return 1 / shares;
}
