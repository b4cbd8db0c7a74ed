import { layerAt, NEVER, unsafe, type Field, type Situation } from "./field.ts";
import { MOST, type Now } from "./reach.ts";

/** The first thing to do on the way, as a kind and its figure. */
const STAY = 0;
const WALK = 1;
const LEAVE = 2;
const BOARD = 3;
const RIDE = 4;
const CALL = 5;
const DROP = 6;
const LOOT = 7;

export interface Step {
  k: "walk" | "leave" | "board" | "ride" | "call" | "drop" | "loot";
  /** A space, or the section to board. */
  to: number;
  horse: number;
}
const KINDS = ["walk", "walk", "leave", "board", "ride", "call", "drop", "loot"] as const;

/** What this turn can do: with these cards to spare, and with a robbery that the hand pays for. */
export interface Means {
  /** How far horses go with the cards that can be spared, the furthest first. */
  rides: readonly number[];
  /** Heist Actions that can be bought. */
  extra: number;
  /** The car to rob this turn, what it costs beyond the action; car -1: none. */
  car: number;
  cost: number;
}

/** Of two ways that take equally long the one that goes first and waits then is taken, and nobody walks in circles. */
const LINGER = 0.001;

const budgetOf = (x: Situation, m: Means): number => Math.min(MOST, x.s.actions + m.extra);

/** Works this turn out; says what the way to a town (or first into a car) costs from where the cowboy is. */
export function run(x: Situation, m: Means): number {
  const { g, taste } = x;
  const { field: f, now } = g;
  const most = budgetOf(x, m);
  const loss = taste.arrest + taste.lost * x.tiles;
  const carrying = !x.robbing || m.car >= 0;
  const bullet = x.s.bullets > 0 ? taste.bullet : 0;
  if (carrying) start(x, f.carry, now.carry, now.carryStep, loss);
  if (x.robbing) start(x, f.rob, now.rob, now.robStep, taste.arrest);
  for (let left = 1; left <= most; left++) {
    const cost = (left <= m.extra ? taste.bought : 1) + 4.5 * LINGER;
    const idle = (left <= m.extra ? 0 : 1 - bullet) + LINGER * left;
    if (carrying) {
      spread(x, f, now, now.carry, now.carryStep, left, cost, idle);
      drops(x, now, left, cost);
      if (m.rides.length > 0) ride(x, now.carry, now.carryStep, x.robbing ? null : f.mounted, m, left, cost);
    }
    if (!x.robbing) continue;
    spread(x, f, now, now.rob, now.robStep, left, cost, idle);
    if (m.car >= 0) robs(x, now, m, left, cost);
    if (m.rides.length > 0) ride(x, now.rob, now.robStep, f.mounted, m, left, cost);
  }
  if (m.rides.length > 1 && most > 1) call(x, f, now, m, most);
  return (x.robbing ? now.rob : now.carry)[most * g.size + x.s.cowboys[x.me]!.at]!;
}

function start(x: Situation, later: Float64Array, v: Float64Array, step: Int32Array, loss: number): void {
  const { g } = x;
  const next = layerAt(g, 1, 4);
  for (let at = 0; at < g.size; at++) {
    v[at] = later[next + at]!;
    step[at] = STAY;
  }
  unsafe(x, v, 0, 0, loss);
}

function spread(
  x: Situation,
  f: Field,
  now: Now,
  v: Float64Array,
  step: Int32Array,
  left: number,
  cost: number,
  idle: number,
): void {
  const { ways, from, size } = x.g;
  const { enter, doors, into } = f;
  const here = left * size;
  const less = here - size;
  const { order, counts, most } = now;
  const end = counts[most - left]!;
  const known = counts[most - left + 1]!;
  for (let k = 0; k < known; k++) {
    const at = order[k]!;
    into[at] = v[less + at]! + enter[at]! + cost;
  }
  for (let k = 0; k < end; k++) {
    const at = order[k]!;
    let best = v[less + at]! + idle;
    let what = STAY;
    for (let i = from[at]!, last = from[at + 1]!; i < last; i++) {
      const to = ways[i]!;
      if (enter[to]! < NEVER && into[to]! < best) {
        best = into[to]!;
        what = WALK | (to << 4);
      }
    }
    v[here + at] = best;
    step[here + at] = what;
  }
  for (let i = 0; i < f.doorCount; i++) {
    const out = doors[3 * i]!;
    const door = doors[3 * i + 1]!;
    const can = doors[3 * i + 2]!;
    const on = v[less + door]! + enter[door]! + cost;
    if ((can & 1) !== 0 && on < v[here + out]!) {
      v[here + out] = on;
      step[here + out] = BOARD | (x.g.t.enterExitOf[door]! << 4);
    }
    const off = v[less + out]! + cost;
    if ((can & 2) !== 0 && off < v[here + door]!) {
      v[here + door] = off;
      step[here + door] = LEAVE | (out << 4);
    }
  }
}

function drops(x: Situation, now: Now, left: number, cost: number): void {
  for (let town = 0; town < 3; town++) {
    const at = left * x.g.size + x.spots[town]!;
    const total = cost + x.towns[town]!;
    if (total >= now.carry[at]!) continue;
    now.carry[at] = total;
    now.carryStep[at] = DROP;
  }
}

function robs(x: Situation, now: Now, m: Means, left: number, cost: number): void {
  const { size } = x.g;
  for (const space of x.g.inside[m.car]!) {
    const at = left * size + space;
    const total = cost + m.cost + now.carry[at - size]!;
    if (total >= now.rob[at]!) continue;
    now.rob[at] = total;
    now.robStep[at] = LOOT;
  }
}

/** Rides from where horses stand, with the best card: the rider may stay in the saddle. */
function ride(
  x: Situation,
  v: Float64Array,
  step: Int32Array,
  mounted: Float64Array | null,
  m: Means,
  left: number,
  cost: number,
): void {
  const { g } = x;
  const { now } = g;
  for (let h = 0; h < x.horses.length; h += 2) {
    const at = left * g.size + x.horses[h + 1]!;
    const best = furthest(x, v, mounted, m, left - 1, h >> 1, m.rides[0]!);
    const total = best + cost + x.taste.card;
    if (total >= v[at]!) continue;
    v[at] = total;
    step[at] = RIDE | ((now.target | (now.saddled ? STOP : 0)) << 4) | (x.horses[h]! << 16);
  }
}

/** The rider stays in the saddle until its next turn. */
const STOP = 0x800;

/** What it costs from the best place within reach on; that place is `now.target`. */
function furthest(
  x: Situation,
  v: Float64Array,
  mounted: Float64Array | null,
  m: Means,
  left: number,
  row: number,
  reach: number,
): number {
  const { g, table } = x;
  const { now } = g;
  const { far } = now;
  const layer = left * g.size;
  const rest = Math.max(0, left - m.extra);
  const swept = table.swept[0]!;
  const base = row * g.size;
  let best = Infinity;
  for (let to = 0; to < g.main; to++) {
    const d = far[base + to]!;
    if (d === 0 || d > reach) continue;
    let total = v[layer + to]!;
    const stays = mounted !== null && swept[to] === 0 && mounted[to]! + rest < total;
    if (stays) total = mounted[to]! + rest;
    if (total >= best) continue;
    best = total;
    now.target = to;
    now.saddled = stays;
  }
  return best;
}

/** A horse nobody rides comes for a card; a second card is needed to ride away. */
function call(x: Situation, f: Field, now: Now, m: Means, most: number): void {
  const { g, taste } = x;
  const c = x.s.cowboys[x.me]!;
  if (c.horse !== null || c.at >= g.main) return;
  const v = x.robbing ? now.rob : now.carry;
  const step = x.robbing ? now.robStep : now.carryStep;
  const away = furthest(x, v, f.mounted, m, most - 2, 2, m.rides[0]!);
  const price = (n: number): number => (n <= m.extra ? taste.bought : 1) + taste.card;
  const total = away + price(most) + price(most - 1);
  const at = most * g.size + c.at;
  if (total >= v[at]!) return;
  for (let h = 0; h < x.horses.length; h += 2) {
    const d = now.far[(h >> 1) * g.size + c.at]!;
    if (d === 0 || d > m.rides[1]!) continue;
    v[at] = total;
    step[at] = CALL | (c.at << 4) | (x.horses[h]! << 16);
    return;
  }
}

/** The way that the last run found, as far as this turn goes. */
export function trace(x: Situation, m: Means): Step[] {
  const { size, now } = x.g;
  const out: Step[] = [];
  let steps = x.robbing ? now.robStep : now.carryStep;
  let at = x.s.cowboys[x.me]!.at;
  for (let left = budgetOf(x, m); left > 0; left--) {
    const packed = steps[left * size + at]!;
    const kind = packed & 15;
    if (kind === STAY) break;
    const to = (packed >> 4) & 0x7ff;
    out.push({ k: KINDS[kind]!, to, horse: packed >> 16 });
    if (kind === DROP || kind === CALL || ((packed >> 4) & STOP) !== 0) break;
    if (kind === LOOT) steps = now.carryStep;
    else at = kind === BOARD ? x.g.t.enterExit[to]! : to;
  }
  return out;
}

/** For a horse that is about to move: the best of the places that it may go to, in the saddle or on foot. */
export function bestGallop(x: Situation, m: Means, reach: number): number {
  const { field: f, now } = x.g;
  const v = x.robbing ? now.rob : now.carry;
  furthest(x, v, f.mounted, m, budgetOf(x, m), 2, reach);
  return now.target;
}
