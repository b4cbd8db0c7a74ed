import type { State } from "../engine/index.ts";
import type { Ground } from "./ground.ts";
import type { Workspace } from "./workspace.ts";
import type { Watch } from "./sheriff.ts";
import type { Taste } from "./taste.ts";
import { TURNS, type Timetable } from "./timetable.ts";

export const NEVER = 1e6;
/** Beyond the turns that are looked ahead. */
const HORIZON = 10;
const ACTIONS = 4;
const LAYERS = ACTIONS + 1;

/** A position as one cowboy plans in it. */
export interface Situation {
  g: Workspace;
  s: State;
  table: Timetable;
  watch: Watch;
  me: number;
  taste: Taste;
  /** Closed Range is open to this cowboy. */
  roams: boolean;
  /** A robbery comes first; false: there is loot to carry. */
  robbing: boolean;
  /** Tiles that are, or soon will be, carried. */
  tiles: number;
  /** The towns, or where else one wants to be. */
  spots: readonly number[];
  /** What a town costs beyond the time, by turn and town: `3 * turn + town`. */
  towns: Float64Array;
  /** What a robbery costs beyond the time, by turn and car. */
  cars: Float64Array;
  /** Horses that this cowboy could ride, as (horse, space). */
  horses: number[];
}

/**
 * What it still costs to bring loot to a town (`carry`), or to rob a car first (`rob`), from everywhere, in Heist
 * Actions: worked out backwards from the last turn that is looked ahead.
 */
export interface Field {
  /** Index: `(turn * LAYERS + actions left) * size + space`. */
  carry: Float64Array;
  rob: Float64Array;
  /** Sitting on a horse at the start of the next turn. */
  mounted: Float64Array;
  ridden: Uint8Array;
  /** What it costs to enter a space in the turn at hand; NEVER: it cannot be entered. */
  enter: Float64Array;
  /** What it costs to go on from a space after entering it: of the layer that is being spread from. */
  into: Float64Array;
  /** Getting on and off: Main Map space, Enter/Exit, whether on (1) and off (2) are possible. */
  doors: Uint8Array;
  doorCount: number;
  /** Spaces that such a door leads from or to. */
  atDoor: Uint8Array;
}

export function makeField(g: Ground): Field {
  const all = TURNS * LAYERS * g.size;
  return {
    carry: new Float64Array(all),
    rob: new Float64Array(all),
    mounted: new Float64Array(g.size),
    ridden: new Uint8Array(g.size),
    enter: new Float64Array(g.size),
    into: new Float64Array(g.size),
    doors: new Uint8Array(3 * 64),
    doorCount: 0,
    atDoor: new Uint8Array(g.size),
  };
}

export const layerAt = (g: Ground, turn: number, left: number): number => (turn * LAYERS + left) * g.size;

/** Who can enter what in a turn, and where the doors of the train are. */
export function openGround(x: Situation, f: Field, turn: number): void {
  const { g, s, table } = x;
  const { t } = g;
  const { enter } = f;
  enter.fill(0);
  const base = 5 * turn;
  for (let cactus = 0; cactus < 3; cactus++)
    if (s.closed[cactus] && !x.roams) {
      enter[t.cactusSpace[cactus]!] = NEVER;
      enter[t.cactusTrack[cactus]!] = NEVER;
    }
  for (let i = 0; i < 5; i++) {
    const car = table.cars[base + i]!;
    enter[car] = NEVER;
    if (t.isTunnel[car] === 1) for (const roof of t.roofs[i + 1]!) enter[roof] = NEVER;
  }
  const at = x.watch.at[turn]!;
  for (let place = 0; place < t.sheriffLine.length; place++) {
    const space = t.sheriffLine[place]!;
    if (at[place] === 0 || t.isTunnel[table.cars[base + t.section[space]! - 1]!] === 1) continue;
    enter[space] = turn === 0 ? NEVER : x.taste.arrest * 0.6 * at[place]!;
  }
  openDoors(x, f, turn);
}

function openDoors(x: Situation, f: Field, turn: number): void {
  const { g, table } = x;
  const { ways, from } = g;
  const front = table.front[turn]!;
  let n = 0;
  f.atDoor.fill(0);
  for (let section = 1; section <= 5; section++) {
    const car = table.cars[5 * turn + section - 1]!;
    const door = g.t.enterExit[section]!;
    for (let i = from[car]!; i < from[car + 1]! && n < 64; i++) {
      const to = ways[i]!;
      const on = f.enter[door]! < NEVER && !(section === 1 && to === front) ? 1 : 0;
      const off = to !== front && f.enter[to]! < NEVER ? 2 : 0;
      if (on + off === 0) continue;
      f.doors[3 * n] = to;
      f.doors[3 * n + 1] = door;
      f.doors[3 * n + 2] = on + off;
      f.atDoor[to] = f.atDoor[door] = 1;
      n++;
    }
  }
  f.doorCount = n;
}

/** Fills in the turns after this one, the last first. */
export function lookAhead(x: Situation): void {
  const { g, table } = x;
  const f = g.field;
  const last = Math.min(TURNS, table.turns) - 1;
  for (let turn = last; turn >= 1; turn--) {
    openGround(x, f, turn);
    sleep(x, f.carry, turn, last, x.taste.arrest + x.taste.lost * x.tiles);
    if (x.robbing) sleep(x, f.rob, turn, last, x.taste.arrest);
    for (let left = 1; left <= ACTIONS; left++) {
      const here = layerAt(g, turn, left);
      spread(x, f, f.carry, here);
      for (let town = 0; town < 3; town++) {
        const at = here + x.spots[town]!;
        const cost = 1 + x.towns[3 * turn + town]!;
        if (cost < f.carry[at]!) f.carry[at] = cost;
      }
      if (!x.robbing) continue;
      spread(x, f, f.rob, here);
      robAt(x, f, turn, here);
    }
  }
  if (last < 1) {
    f.carry.fill(NEVER, 0, 2 * LAYERS * g.size);
    f.rob.fill(NEVER, 0, 2 * LAYERS * g.size);
  }
}

function robAt(x: Situation, f: Field, turn: number, here: number): void {
  const { g } = x;
  for (let car = 0; car < 3; car++) {
    const cost = 1 + x.cars[3 * turn + car]!;
    for (const at of g.inside[car]!) {
      const total = cost + f.carry[here - g.size + at]!;
      if (total < f.rob[here + at]!) f.rob[here + at] = total;
    }
  }
}

/** Whoever stays where it is until its next turn: some places are deadly, some are risky. */
function sleep(x: Situation, v: Float64Array, turn: number, last: number, loss: number): void {
  const { g } = x;
  const here = layerAt(g, turn, 0);
  const next = layerAt(g, turn + 1, ACTIONS);
  const beyond = x.table.turns < TURNS ? NEVER : HORIZON;
  for (let at = 0; at < g.size; at++) v[here + at] = turn < last ? v[next + at]! : beyond;
  unsafe(x, v, here, turn, loss);
}

/** Adds what staying costs between this turn and the next. */
export function unsafe(x: Situation, v: Float64Array, here: number, turn: number, loss: number): void {
  const { g, table } = x;
  const { t } = g;
  const swept = table.swept[turn]!;
  for (let at = 0; at < g.main; at++) if (swept[at] !== 0) v[here + at] = NEVER;
  for (let section = 2; section <= 5; section++)
    if ((table.ducking[turn]! & (1 << section)) !== 0) for (const roof of t.roofs[section]!) v[here + roof] = NEVER;
  const caught = x.watch.caught[turn]!;
  for (let place = 0; place < t.sheriffLine.length; place++)
    v[here + t.sheriffLine[place]!]! += loss * Math.min(1, caught[place]!);
}

/** One action of a later turn: walking, getting on and off, riding with a middling card, or nothing. */
function spread(x: Situation, f: Field, v: Float64Array, here: number): void {
  const { g, taste } = x;
  const { ways, from, size } = g;
  const { enter, doors, into } = f;
  const less = here - size;
  for (let at = 0; at < size; at++) into[at] = v[less + at]! + enter[at]!;
  for (let at = 0, i = 0; at < size; at++) {
    let best = v[less + at]!;
    for (const end = from[at + 1]!; i < end; i++) {
      const cost = into[ways[i]!]!;
      if (cost < best) best = cost;
    }
    v[here + at] = best + 1;
  }
  for (let i = 0; i < f.doorCount; i++) {
    const out = doors[3 * i]!;
    const door = doors[3 * i + 1]!;
    const can = doors[3 * i + 2]!;
    const on = into[door]! + 1;
    if ((can & 1) !== 0 && on < v[here + out]!) v[here + out] = on;
    const off = v[less + out]! + 1;
    if ((can & 2) !== 0 && off < v[here + door]!) v[here + door] = off;
  }
  for (let h = 1; h < x.horses.length; h += 2) {
    const at = x.horses[h]!;
    const ride = nearest(g, into, at) + 1 + taste.card;
    if (ride < v[here + at]!) v[here + at] = ride;
  }
}

/** The cheapest place that a horse reaches from a space, by what was worked out in `into`. */
function nearest(g: Ground, into: Float64Array, at: number): number {
  const near = g.near[at]!;
  let best = NEVER;
  for (let i = 0; i < near.length; i++) {
    const cost = into[near[i]!]!;
    if (cost < best) best = cost;
  }
  return best;
}

/**
 * The next turn's start in the saddle, for all spaces: needed where one can ride now. Needs turn 1 as opened last. Goes
 * from the cheapest place on: whatever lies near it and not near a cheaper one rides there.
 */
export function inTheSaddle(x: Situation, f: Field): void {
  const { main, near, size } = x.g;
  const { enter, into, mounted, ridden } = f;
  const start = layerAt(x.g, 1, ACTIONS);
  const v = x.robbing ? f.rob : f.carry;
  const price = 1 + x.taste.card;
  for (let at = 0; at < main; at++) {
    mounted[at] = v[start + at]!;
    into[at] = v[start - size + at]! + enter[at]!;
  }
  ridden.fill(0);
  for (let open = main; open > 0;) {
    let from = -1;
    let best = NEVER;
    for (let at = 0; at < main; at++)
      if (into[at]! < best) {
        best = into[at]!;
        from = at;
      }
    if (from < 0) break;
    into[from] = NEVER;
    for (const to of near[from]!) {
      if (ridden[to] === 1) continue;
      ridden[to] = 1;
      open--;
      if (best + price < mounted[to]!) mounted[to] = best + price;
    }
  }
  for (let at = 0; at < main; at++) if (ridden[at] === 0 && NEVER + price < mounted[at]!) mounted[at] = NEVER + price;
}
