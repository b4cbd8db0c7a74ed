import { ABOARD, type Table } from "./table.ts";

/** What a Loot card more than the others have is worth, and what it costs to stand over the drop or to lie. */
const LOOT = 0.12;
const DROP = 0.1;
const LYING = 0.06;

/** The share of the win that a seat may hope for after a round: who is left, how the Loot stands, who is in danger. */
export function valueOf(t: Table, seat: number): number {
  if (t.over) return shareOf(t, seat);
  let alive = 0;
  let loot = 0;
  for (let f = 0; f < t.n; f++) {
    if (t.status[f] !== ABOARD) continue;
    alive++;
    loot += t.lootCount[f]!;
  }
  let best = 0;
  for (let f = 0; f < t.n; f++) {
    if (t.seat[f] !== seat || t.status[f] !== ABOARD) continue;
    const danger = (t.lane[f]! >> 1 === t.cars ? DROP : 0) + (t.down[f]! ? LYING : 0);
    const value = 1 / alive + LOOT * (t.lootCount[f]! - loot / alive) - danger;
    if (value > best) best = value;
  }
  return best;
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
