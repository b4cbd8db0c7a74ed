import { below, type Rng } from "@trestle/kernel";
import { ABOARD, playRound, type Table } from "./kernel.ts";
import { codesOf, safeCodes } from "./safe.ts";

/** How often a playout does something thoughtless: per cent. */
const CARELESS = 10;

/**
 * Everybody plays something safe, now and then anything, until the game is over. `careless` says for each figure how
 * often, in per cent; null: as people usually do.
 */
export function playOut(t: Table, rng: Rng, careless: readonly number[] | null = null): void {
  const all = codesOf(t);
  while (!t.over) {
    for (let f = 0; f < t.n; f++) {
      if (t.status[f] !== ABOARD) continue;
      const list = below(rng, 100) < (careless === null ? CARELESS : careless[f]!) ? all : safeCodes(t, f);
      t.plan[f] = list[below(rng, list.length)]!;
    }
    playRound(t);
  }
}

/** The seat's share of a finished game. */
export function shareOf(t: Table, seat: number): number {
  if (t.winners === 0) return 0;
  let mine = false;
  const seats = new Set<number>();
  for (let f = 0; f < t.n; f++) {
    if ((t.winners & (1 << f)) === 0) continue;
    seats.add(t.seat[f]!);
    if (t.seat[f] === seat) mine = true;
  }
  return mine ? 1 / seats.size : 0;
}
