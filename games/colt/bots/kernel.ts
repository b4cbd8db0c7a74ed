/**
 * Colt Super Express as a bare loop over plain arrays: the baseline that the engine's speed is measured against, and
 * the kernel for bots that play millions of rounds. The rules stand here a second time, and never a third: a test
 * holds this file and the engine together card by card.
 *
 * Lane 2 × car is the inside and 2 × car + 1 the roof of a card, car 0 the locomotive; a lane lists its figures from
 * rear to front. Programmes are `a × 36 + b × 6 + c`, as in the engine.
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

/** All programmes are in: three passes and the unhooking. */
export function playRound(t: Table): void {
  const { n, status, shown } = t;
  for (let f = 0; f < n; f++) shown[f] = 0;
  for (let pass = 0; pass < 3; pass++) {
    for (let k = 0; k < n; k++) {
      const f = t.first + k < n ? t.first + k : t.first + k - n;
      if (status[f] === OUT || shown[f]! > pass) continue;
      if (reveal(t, f) && lonely(t, f)) return;
    }
  }
  unhook(t);
}

/** The cards of each programme, three a code: looked up, since dividing takes longer. */
const CARDS = Uint8Array.from({ length: 3 * 216 }, (_, i) => Math.floor(i / 3 / [36, 6, 1][i % 3]!) % 6);

/** True if somebody left the train. */
function reveal(t: Table, f: number): boolean {
  const card = CARDS[3 * t.plan[f]! + t.shown[f]!++]!;
  if (t.status[f] === EJECTED) {
    if (card === 5) ride(t, f);
    else t.status[f] = OUT;
    return false;
  }
  if (t.down[f]!) {
    t.down[f] = false;
    if (card === 4) return shoot(t, f);
    if (card === 5 && t.rides) ride(t, f);
    return false;
  }
  switch (card) {
    case 0:
      t.heading[f] = -t.heading[f]!;
      return false;
    case 1:
      return step(t, f, t.heading[f]!);
    case 2:
      enter(t, f, t.lane[f]! ^ 1, t.heading[f]!);
      return false;
    case 3:
      return shoot(t, f);
    case 4:
      t.down[f] = true;
      return false;
    default:
      ride(t, f);
      return false;
  }
}

function remove(t: Table, f: number): void {
  const from = t.lanes[t.lane[f]!]!;
  let i = 0;
  while (from[i] !== f) i++;
  for (; i < from.length - 1; i++) from[i] = from[i + 1]!;
  from.pop();
  t.lane[f] = -1;
}

function enter(t: Table, f: number, lane: number, heading: number): void {
  if (t.lane[f]! >= 0) remove(t, f);
  const to = t.lanes[lane]!;
  to.push(f);
  if (heading < 0) {
    for (let i = to.length - 1; i > 0; i--) to[i] = to[i - 1]!;
    to[0] = f;
  }
  t.lane[f] = lane;
}

function step(t: Table, f: number, heading: number): boolean {
  const lane = t.lane[f]! + 2 * heading;
  if (lane >= 0 && lane < 2 * t.cars + 2) {
    enter(t, f, lane, heading);
    return false;
  }
  remove(t, f);
  t.down[f] = false;
  t.status[f] = t.horse && t.shown[f]! < 3 ? EJECTED : OUT;
  return true;
}

function shoot(t: Table, f: number): boolean {
  const target = firstAhead(t, f);
  if (target < 0 || t.down[target]!) return false;
  if (step(t, target, t.heading[f]!)) return true;
  t.down[target] = true;
  return false;
}

function firstAhead(t: Table, f: number): number {
  const { lanes, down, absorb } = t;
  const from = t.lane[f]!;
  let i = 0;
  while (lanes[from]![i] !== f) i++;
  if (t.heading[f]! < 0) {
    i++;
    for (let l = from; l >= 0; l -= 2, i = 0)
      for (const lane = lanes[l]!; i < lane.length; i++) if (absorb || !down[lane[i]!]!) return lane[i]!;
    return -1;
  }
  i--;
  for (let l = from; ; i = lanes[l]!.length - 1) {
    for (const lane = lanes[l]!; i >= 0; i--) if (absorb || !down[lane[i]!]!) return lane[i]!;
    l += 2;
    if (l > 2 * t.cars + 1) return -1;
  }
}

function ride(t: Table, f: number): void {
  enter(t, f, 0, 1);
  t.heading[f] = -1;
  t.down[f] = false;
  t.status[f] = ABOARD;
}

/** After somebody left: is one alone aboard? Then the game is over. */
function lonely(t: Table, actor: number): boolean {
  let alone = aboard(t);
  if (alone < 0) return false;
  if (t.lastChance) {
    for (let k = 1; k <= t.n; k++) {
      const f = (actor + k) % t.n;
      if (t.status[f] === EJECTED) reveal(t, f);
    }
    alone = aboard(t);
    if (alone < 0) return false;
  }
  t.winners = 1 << alone;
  t.over = true;
  return true;
}

/** A figure of the only player who has any aboard; −1: several have, −2: nobody has. */
function aboard(t: Table): number {
  let alone = -2;
  for (let f = 0; f < t.n; f++) {
    if (t.status[f] !== ABOARD || (alone >= 0 && t.seat[f] === t.seat[alone])) continue;
    if (alone >= 0) return -1;
    alone = f;
  }
  return alone;
}

function unhook(t: Table): void {
  const { n, lane, status } = t;
  const caboose = 2 * t.cars;
  let fallen = 0;
  for (let f = 0; f < n; f++) {
    if (lane[f]! < caboose) continue;
    remove(t, f);
    t.down[f] = false;
    status[f] = OUT;
    fallen |= 1 << f;
  }
  const value = t.value[t.cars--]!;
  const alone = aboard(t);
  if (alone === -2) {
    t.over = true;
    return t.noWinner ? undefined : decide(t, fallen);
  }
  if (alone >= 0) {
    t.winners = 1 << alone;
    t.over = true;
    return;
  }
  let rear = 2 * t.cars + 1;
  while (t.lanes[rear]!.length === 0) rear--;
  const taker = t.lanes[rear]![0]!;
  t.lootCount[taker]!++;
  if (value > t.lootBest[taker]!) t.lootBest[taker] = value;
  if (t.cars === 0) {
    let left = 0;
    for (let f = 0; f < n; f++) if (status[f] === ABOARD) left |= 1 << f;
    return decide(t, left);
  }
  do t.first = t.first + 1 < n ? t.first + 1 : 0;
  while (status[t.first] !== ABOARD);
  t.round++;
}

/** Most Loot cards, then the highest one; nobody has any: shared. In the duel both figures' cards count together. */
function decide(t: Table, among: number): void {
  let best = -1;
  for (let f = 0; f < t.n; f++) {
    if ((among & (1 << f)) === 0) continue;
    const score = scoreOf(t, t.seat[f]!);
    if (score > best) {
      best = score;
      t.winners = 0;
    }
    if (score === best) t.winners |= 1 << f;
  }
  t.over = true;
}

function scoreOf(t: Table, seat: number): number {
  let count = 0;
  let best = 0;
  for (let f = 0; f < t.n; f++) {
    if (t.seat[f] !== seat) continue;
    count += t.lootCount[f]!;
    if (t.lootBest[f]! > best) best = t.lootBest[f]!;
  }
  return count * 1000 + best;
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
