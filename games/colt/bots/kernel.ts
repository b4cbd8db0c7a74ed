import { ABOARD, EJECTED, OUT, type Table } from "./table.ts";

/**
 * A round of Colt Super Express as a bare loop: what the engine's speed is measured against. The rules stand here a
 * second time, and never a third: a test compares this file with the engine card by card.
 */

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
