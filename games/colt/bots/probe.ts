import { ABOARD, type Table } from "./table.ts";
import { tryRounds, type Planner } from "./models.ts";
import { valueOf } from "./value.ts";

/** What one round with a programme brings, over the same guesses of what the others play: shares from 0 to 1. */
export interface Report {
  code: number;
  /** Worth after the round, on the mean. */
  value: number;
  survive: number;
  lying: number;
  loot: number;
  /** By figure: off the train, or lying, by this programme: it would not be so if one did nothing. */
  off: Float64Array;
  hit: Float64Array;
}

/** Three times Flip: no legal programme, but one that does nothing to anybody. */
const IDLE = 0;

export function probe(t: Table, me: number, codes: readonly number[], samples: number, plan: Planner): Report[] {
  const reports = codes.map((code) => newReport(code, t.n));
  const gone = t.seat.map(() => false);
  const down = t.seat.map(() => false);
  // The idle round is played first in every sample, for the others to be held against.
  tryRounds(t, me, [IDLE, ...codes], samples, plan, (_, nth, world) => {
    if (nth > 0) return note(reports[nth - 1]!, t, world, me, samples, gone, down);
    for (let f = 0; f < t.n; f++) {
      gone[f] = world.status[f] !== ABOARD;
      down[f] = world.down[f]!;
    }
  });
  return reports;
}

function newReport(code: number, n: number): Report {
  return { code, value: 0, survive: 0, lying: 0, loot: 0, off: new Float64Array(n), hit: new Float64Array(n) };
}

function note(
  r: Report,
  before: Table,
  after: Table,
  me: number,
  samples: number,
  gone: readonly boolean[],
  down: readonly boolean[],
): void {
  r.value += valueOf(after, before.seat[me]!) / samples;
  if (after.status[me] === ABOARD) r.survive += 1 / samples;
  if (after.down[me]!) r.lying += 1 / samples;
  if (after.lootCount[me]! > before.lootCount[me]!) r.loot += 1 / samples;
  for (let f = 0; f < before.n; f++) {
    if (before.status[f] !== ABOARD || before.seat[f] === before.seat[me]) continue;
    if (after.status[f] !== ABOARD && !gone[f]!) r.off[f]! += 1 / samples;
    else if (after.down[f]! && !down[f]!) r.hit[f]! += 1 / samples;
  }
}
