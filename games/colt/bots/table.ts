/**
 * A table of Colt Super Express in plain arrays, for bots that play millions of rounds. Lane 2 × car is the inside and
 * 2 × car + 1 the roof of a card, car 0 the locomotive; a lane lists its figures from rear to front. Programmes are
 * `a × 36 + b × 6 + c`, as in the engine.
 */
export const ABOARD = 0;
export const EJECTED = 1;
export const OUT = 2;

export interface Table {
  n: number;
  cars: number;
  first: number;
  round: number;
  reflex: boolean;
  horse: boolean;
  absorb: boolean;
  lastChance: boolean;
  rides: boolean;
  /** COLT-OPT: nobody wins where nobody is left. */
  noWinner: boolean;
  /** Whose figure it is: each player has one, but for the duel. */
  seat: number[];
  lanes: number[][];
  /** The lane each figure is in; −1 off the train. */
  lane: number[];
  /** −1 to the front (towards car 0), +1 to the rear: the way lanes are counted. */
  heading: number[];
  down: boolean[];
  status: number[];
  shown: number[];
  plan: number[];
  lootCount: number[];
  lootBest: number[];
  /** Value of each car, by its number. */
  value: number[];
  /** Players who have won, as bits; 0 while the game goes on. */
  winners: number;
  over: boolean;
}

function zeros(n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(0);
  return list;
}

export function newTable(n: number): Table {
  const lanes: number[][] = [];
  for (let lane = 0; lane < 2 * (n + 2); lane++) lanes.push([]);
  const down: boolean[] = [];
  for (let f = 0; f < n; f++) down.push(false);
  return {
    n,
    cars: n + 1,
    first: 0,
    round: 1,
    reflex: false,
    horse: false,
    absorb: false,
    lastChance: false,
    rides: false,
    noWinner: false,
    seat: zeros(n).map((_, f) => f),
    lanes,
    lane: zeros(n),
    heading: zeros(n),
    down,
    status: zeros(n),
    shown: zeros(n),
    plan: zeros(n),
    lootCount: zeros(n),
    lootBest: zeros(n),
    value: zeros(n + 2),
    winners: 0,
    over: false,
  };
}

/** `values` are those of cars 1 to n + 1. */
export function deal(t: Table, first: number, values: readonly number[]): void {
  const { n } = t;
  t.cars = n + 1;
  t.first = first;
  t.round = 1;
  t.winners = 0;
  t.over = false;
  for (let car = 1; car <= n + 1; car++) t.value[car] = values[car - 1]!;
  for (let l = 0; l < t.lanes.length; l++) while (t.lanes[l]!.length > 0) t.lanes[l]!.pop();
  for (let k = 0; k < n; k++) {
    const f = first + k < n ? first + k : first + k - n;
    t.lane[f] = 2 * (n - k);
    t.lanes[2 * (n - k)]!.push(f);
    t.heading[f] = 2 * k < n ? -1 : 1;
    t.down[f] = false;
    t.status[f] = ABOARD;
    t.lootCount[f] = 0;
    t.lootBest[f] = 0;
  }
}

/** Makes `to` the same table as `from`; both have the same number of figures. */
export function copyTable(to: Table, from: Table): void {
  to.cars = from.cars;
  to.first = from.first;
  to.round = from.round;
  to.winners = from.winners;
  to.over = from.over;
  for (let l = 0; l < from.lanes.length; l++) {
    const source = from.lanes[l]!;
    const target = to.lanes[l]!;
    while (target.length > source.length) target.pop();
    for (let i = 0; i < source.length; i++) target[i] = source[i]!;
  }
  for (let f = 0; f < from.n; f++) {
    to.lane[f] = from.lane[f]!;
    to.heading[f] = from.heading[f]!;
    to.down[f] = from.down[f]!;
    to.status[f] = from.status[f]!;
    to.shown[f] = from.shown[f]!;
    to.plan[f] = from.plan[f]!;
    to.lootCount[f] = from.lootCount[f]!;
    to.lootBest[f] = from.lootBest[f]!;
  }
  for (let car = 0; car < from.value.length; car++) to.value[car] = from.value[car]!;
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
