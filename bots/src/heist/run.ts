import { inTheSaddle, layerAt, NEVER, openGround, unsafe, type Field, type Situation } from "./field.ts";
import type { Ground } from "./ground.ts";

/** Heist Actions in one turn, with all that cards and bullets can buy. */
const MOST = 10;

/** The first thing to do on the way, as a kind and its figure. */
export const STAY = 0;
export const WALK = 1;
export const LEAVE = 2;
export const BOARD = 3;
export const RIDE = 4;
export const CALL = 5;
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

/** Values of this turn: index `actions left * size + space`. */
interface Now {
  carry: Float64Array;
  rob: Float64Array;
  carryStep: Int32Array;
  robStep: Int32Array;
  far: Uint8Array;
  line: Uint8Array;
  /** Spaces in the order in which this turn's actions reach them, and how many after so many actions. */
  order: Uint8Array;
  depth: Uint8Array;
  counts: Uint16Array;
  most: number;
}

const nows = new WeakMap<Ground, Now>();

function nowOf(g: Ground): Now {
  let now = nows.get(g);
  const all = (MOST + 1) * g.size;
  if (now === undefined)
    nows.set(
      g,
      (now = {
        carry: new Float64Array(all),
        rob: new Float64Array(all),
        carryStep: new Int32Array(all),
        robStep: new Int32Array(all),
        far: new Uint8Array(3 * g.size),
        line: new Uint8Array(g.size),
        order: new Uint8Array(g.size),
        depth: new Uint8Array(g.size),
        counts: new Uint16Array(MOST + 2),
        most: 0,
      }),
    );
  return now;
}

const budgetOf = (x: Situation, m: Means): number => Math.min(MOST, x.s.actions + m.extra);

/** Before the runs of a turn: the ground as it is now, how far the horses can go, and what can be reached at all. */
export function openTurn(x: Situation, f: Field, robbing: boolean, most: number, reach: number): void {
  const now = nowOf(x.g);
  const later = x.table.turns > 1;
  if (reach > 0 && later) inTheSaddle(x, f, robbing);
  if (reach > 0 && !later) f.mounted.fill(NEVER);
  openGround(x, f, 0);
  const { at } = x.s.cowboys[x.me]!;
  if (reach > 0) {
    for (let h = 0; h < x.horses.length; h += 2) measure(x, f, now, h >> 1, x.horses[h + 1]!);
    if (at < x.g.main) measure(x, f, now, 2, at);
  }
  now.most = Math.min(MOST, most) + (x.s.ride === null ? 0 : 1);
  explore(x, f, now, at, reach);
}

/** Walking, the doors of the train and horses, each for one action: which spaces come after how many. */
function explore(x: Situation, f: Field, now: Now, start: number, reach: number): void {
  const { g } = x;
  const { depth, order, counts } = now;
  depth.fill(255);
  let tail = 0;
  const put = (to: number, d: number): void => {
    if (depth[to] !== 255) return;
    depth[to] = d;
    order[tail++] = to;
  };
  const called = x.s.ride === null ? 1 : 0;
  put(start, 0);
  counts[0] = 1;
  for (let head = 0, d = 0; d < now.most; d++) {
    const end = tail;
    // On a horse that is called one is away with the second action; on one that is about to move at once.
    if (d === called && reach > 0 && start < g.main) rideOut(g, now, 2, reach, (to) => put(to, d + 1));
    for (; head < end; head++) {
      const at = order[head]!;
      for (let i = g.from[at]!; i < g.from[at + 1]!; i++) if (f.enter[g.ways[i]!]! < NEVER) put(g.ways[i]!, d + 1);
      for (let i = 0; i < f.doorCount; i++) {
        const [out, door, can] = [f.doors[3 * i]!, f.doors[3 * i + 1]!, f.doors[3 * i + 2]!];
        if (out === at && (can & 1) !== 0) put(door, d + 1);
        if (door === at && (can & 2) !== 0) put(out, d + 1);
      }
      if (reach === 0) continue;
      for (let h = 0; h < x.horses.length; h += 2)
        if (x.horses[h + 1] === at) rideOut(g, now, h >> 1, reach, (to) => put(to, d + 1));
    }
    counts[d + 1] = tail;
  }
}

function rideOut(g: Ground, now: Now, row: number, reach: number, put: (to: number) => void): void {
  for (let to = 0; to < g.main; to++) if (now.far[row * g.size + to]! <= reach) put(to);
}

/** How far a horse has to go from a space to every other; 255: it cannot get there. */
function measure(x: Situation, f: Field, now: Now, row: number, start: number): void {
  const { g } = x;
  const far = now.far.subarray(row * g.size, (row + 1) * g.size).fill(255);
  const { line } = now;
  line[0] = start;
  far[start] = 0;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const at = line[head]!;
    for (let i = g.from[at]!; i < g.from[at + 1]!; i++) {
      const to = g.ways[i]!;
      if (far[to] !== 255 || f.enter[to]! >= NEVER) continue;
      far[to] = far[at]! + 1;
      line[tail++] = to;
    }
  }
}

/** Works this turn out; says what the way to a town (or first into a car) costs from where the cowboy is. */
export function run(x: Situation, f: Field, m: Means, robbing: boolean): number {
  const now = nowOf(x.g);
  const { g, taste } = x;
  const most = budgetOf(x, m);
  const loss = taste.arrest + taste.lost * x.tiles;
  const carrying = !robbing || m.car >= 0;
  const bullet = x.s.bullets > 0 ? taste.bullet : 0;
  if (carrying) start(x, f.carry, now.carry, now.carryStep, loss);
  if (robbing) start(x, f.rob, now.rob, now.robStep, taste.arrest);
  for (let left = 1; left <= most; left++) {
    const cost = (left <= m.extra ? taste.bought : 1) + 4.5 * LINGER;
    const idle = (left <= m.extra ? 0 : 1 - bullet) + LINGER * left;
    if (carrying) {
      spread(x, f, now.carry, now.carryStep, left, cost, idle);
      drops(x, now, left, cost);
      if (m.rides.length > 0) ride(x, now.carry, now.carryStep, robbing ? null : f.mounted, m, left, cost);
    }
    if (!robbing) continue;
    spread(x, f, now.rob, now.robStep, left, cost, idle);
    if (m.car >= 0) robs(x, now, m, left, cost);
    if (m.rides.length > 0) ride(x, now.rob, now.robStep, f.mounted, m, left, cost);
  }
  if (m.rides.length > 1 && most > 1) call(x, f, now, m, robbing, most);
  return (robbing ? now.rob : now.carry)[most * g.size + x.s.cowboys[x.me]!.at]!;
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
  v: Float64Array,
  step: Int32Array,
  left: number,
  cost: number,
  idle: number,
): void {
  const { ways, from, size } = x.g;
  const { enter, doors } = f;
  const here = left * size;
  const less = here - size;
  const { order, counts, most } = nowOf(x.g);
  const end = counts[most - left]!;
  for (let k = 0; k < end; k++) {
    const at = order[k]!;
    let best = v[less + at]! + idle;
    let what = STAY;
    for (let i = from[at]!; i < from[at + 1]!; i++) {
      const to = ways[i]!;
      const total = v[less + to]! + enter[to]! + cost;
      if (total < best && enter[to]! < NEVER) {
        best = total;
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
  for (let h = 0; h < x.horses.length; h += 2) {
    const at = left * g.size + x.horses[h + 1]!;
    const best = furthest(x, v, mounted, m, left - 1, h >> 1, m.rides[0]!);
    const total = best + cost + x.taste.card;
    if (total >= v[at]!) continue;
    v[at] = total;
    step[at] = RIDE | ((target | (saddled ? STOP : 0)) << 4) | (x.horses[h]! << 16);
  }
}

let target = 0;
let saddled = false;
/** The rider stays in the saddle until its next turn. */
const STOP = 0x800;

/** The best place within reach, in `target`, and what it costs from there on. */
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
  const { far } = nowOf(g);
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
    target = to;
    saddled = stays;
  }
  return best;
}

/** A horse nobody rides comes for a card; a second card is needed to ride away. */
function call(x: Situation, f: Field, now: Now, m: Means, robbing: boolean, most: number): void {
  const { g, taste } = x;
  const c = x.s.cowboys[x.me]!;
  if (c.horse !== null || c.at >= g.main) return;
  const v = robbing ? now.rob : now.carry;
  const step = robbing ? now.robStep : now.carryStep;
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
export function trace(x: Situation, m: Means, robbing: boolean): Step[] {
  const now = nowOf(x.g);
  const { size } = x.g;
  const out: Step[] = [];
  let steps = robbing ? now.robStep : now.carryStep;
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
export function bestGallop(x: Situation, f: Field, m: Means, robbing: boolean, reach: number): number {
  const now = nowOf(x.g);
  const v = robbing ? now.rob : now.carry;
  furthest(x, v, f.mounted, m, budgetOf(x, m), 2, reach);
  return target;
}
