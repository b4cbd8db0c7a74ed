import { ABOARD, type Table } from "./kernel.ts";
import { shareOf } from "./playout.ts";
import { VALUES } from "./value-table.ts";

export const ALIVE = 8;
export const LEADS = 5;
export const REARS = 4;

/** What a figure's chances hang on most: who is left, how the Loot stands, how near the drop it is, and on which feet. */
export function featureOf(t: Table, f: number): number {
  let alive = 0;
  let best = 0;
  for (let g = 0; g < t.n; g++) {
    if (t.status[g] !== ABOARD) continue;
    alive++;
    if (t.seat[g] !== t.seat[f] && t.lootCount[g]! > best) best = t.lootCount[g]!;
  }
  const lead = Math.max(-2, Math.min(2, t.lootCount[f]! - best)) + 2;
  const rear = Math.min(REARS - 1, t.cars - (t.lane[f]! >> 1));
  return ((alive * LEADS + lead) * REARS + rear) * 2 + (t.down[f]! ? 1 : 0);
}

/** The share of the win that a seat may hope for after a round. */
export function valueOf(t: Table, seat: number): number {
  if (t.over) return shareOf(t, seat);
  let best = 0;
  for (let f = 0; f < t.n; f++)
    if (t.seat[f] === seat && t.status[f] === ABOARD) best = Math.max(best, VALUES[featureOf(t, f)] ?? 0);
  return best;
}
