import type { State, Tables } from "@trestle/heist";
import { TURNS, type Timetable } from "./timetable.ts";

/** Heist Actions in a turn, and the most that cards and bullets can make of them here. */
const ACTIONS = 4;
const MOST = 9;
const NEVER = 1e9;
const FAR = 255;
/** A card that a ride costs, an action bought with cards or a bullet, an arrest, all in Heist Actions. */
const CARD = 0.15;
const BOUGHT = 0.4;
const ARREST = 9;
/** How far a horse goes with a card that is still to be drawn. */
const LATER = 6;

/** The first thing to do on the way somewhere. */
export type Step =
  | { k: "stay" }
  | { k: "walk" | "leave"; to: number }
  | { k: "board"; section: number }
  | { k: "mount"; horse: number }
  | { k: "ride"; horse: number; to: number };

export interface Rider {
  t: Tables;
  s: State;
  table: Timetable;
  me: number;
  /** Numbers of the cards that can be spent on horses this turn, the highest first. */
  spare: readonly number[];
  /** Heist Actions that Pairs and bullets can buy this turn. */
  extra: number;
  /** A card is played for the horse under the cowboy: it has to go somewhere. */
  riding: boolean;
  /** Closed Range is open to this cowboy and the horse under it. */
  roams: boolean;
}

export interface Start {
  turn: number;
  acts: number;
  at: number;
  horse: number | null;
}

/** Where one can be, when and at what price. */
export interface Reach {
  /** Penalties beyond the time it takes; NEVER: not reached. Index: see `index`. */
  pen: Float64Array;
  /** The first step on the way there, packed; see `firstStep`. */
  first: Int32Array;
  width: number;
  /** Least penalties of this turn so far, so that nothing is gone through twice. */
  seen: Float64Array;
}

export const isReached = (pen: number): boolean => pen < NEVER;

/** Turn, actions used in it, space, and whether one sits on a horse. */
export function index(r: { width: number }, turn: number, acts: number, space: number, mounted: 0 | 1): number {
  return ((turn * (MOST + 1) + acts) * r.width + space) * 2 + mounted;
}

export function budget(r: Rider, turn: number): number {
  return turn === 0 ? Math.min(MOST, r.s.actions + r.extra) : ACTIONS;
}

/** Heist Actions gone by, those bought in between counting less. */
export function elapsed(r: Rider, turn: number, acts: number): number {
  if (turn > 0) return r.s.actions + ACTIONS * (turn - 1) + acts;
  const bought = Math.max(0, acts - r.s.actions);
  return acts - bought + BOUGHT * bought;
}

/** The least number of actions after which something else can be done. */
export function earliest(r: Rider, turn: number): number {
  return r.riding && turn === 0 ? 1 : 0;
}

let buffer: Reach = { pen: new Float64Array(0), first: new Int32Array(0), width: 0, seen: new Float64Array(0) };

/**
 * Cheapest ways on map and train together, turn by turn: walking, boarding, leaving, riding, and staying while the
 * train goes on. Layers are (turn, actions used), so that time is exact and only danger and cards are weighed. What it
 * returns lives until the next call.
 */
export function reachFrom(r: Rider, from: Start): Reach {
  const width = r.t.spaceCount;
  const size = TURNS * (MOST + 1) * width * 2;
  if (buffer.width !== width)
    buffer = { pen: new Float64Array(size), first: new Int32Array(size), width, seen: new Float64Array(width * 2) };
  const reach = buffer;
  const start = index(reach, from.turn, from.acts, from.at, from.horse === null ? 0 : 1);
  reach.pen.fill(NEVER);
  reach.pen[start] = 0;
  reach.first[start] = 0;
  for (let turn = from.turn; turn < Math.min(TURNS, r.table.turns); turn++) {
    const most = budget(r, turn);
    reach.seen.fill(NEVER);
    for (let acts = turn === from.turn ? from.acts : 0; acts <= most; acts++)
      spread(r, reach, from, turn, acts, acts < most);
    if (turn + 1 < TURNS) sleep(r, reach, turn, most);
  }
  return reach;
}

/** All that can be done next from the places of one layer. */
function spread(r: Rider, reach: Reach, from: Start, turn: number, acts: number, may: boolean): void {
  const { t, s } = r;
  if (r.riding && turn === 0 && acts === 0) return rideOn(r, reach, turn, acts, from.at);
  mountUp(r, reach, from, turn, acts);
  if (!may) return;
  const cars = r.table.cars[turn]!;
  const front = r.table.front[turn]!;
  const next = index(reach, turn, acts + 1, 0, 0);
  for (let at = 0; at < t.spaceCount; at++) {
    const foot = index(reach, turn, acts, at, 0);
    if (isNew(reach, foot + 1, at * 2 + 1) && at < t.mainCount) rideOn(r, reach, turn, acts, at);
    const here = reach.pen[foot]! <= reach.pen[foot + 1]! ? foot : foot + 1;
    if (!isNew(reach, here, at * 2)) continue;
    const ways = t.adjacent[at]!;
    for (let i = 0; i < ways.length; i++)
      if (open(r, turn, ways[i]!)) relax(reach, here, next + ways[i]! * 2, fear(r, turn, ways[i]!), WALK, ways[i]!, 0);
    if (at < t.mainCount) {
      for (let section = 1; section <= 5; section++) {
        if (t.touches[at * t.spaceCount + cars[section - 1]!] === 0 || (section === 1 && at === front)) continue;
        const door = t.enterExit[section]!;
        if (open(r, turn, door)) relax(reach, here, next + door * 2, fear(r, turn, door), BOARD, section, 0);
      }
    } else if (t.enterExitOf[at] !== 0)
      for (const to of t.adjacent[cars[t.enterExitOf[at]! - 1]!]!)
        if (to !== front && open(r, turn, to)) relax(reach, here, next + to * 2, 0, LEAVE, to, 0);
  }
  if (turn === 0 && acts === 0 && s.cowboys[r.me]!.at === from.at) callHorse(r, reach, from);
}

/** Reached, and more cheaply than with fewer actions. */
function isNew(reach: Reach, label: number, place: number): boolean {
  const pen = reach.pen[label]!;
  if (pen >= reach.seen[place]!) return false;
  reach.seen[place] = pen;
  return true;
}

const WALK = 1;
const LEAVE = 2;
const BOARD = 3;
const MOUNT = 4;
const RIDE = 5;

function relax(reach: Reach, from: number, to: number, more: number, kind: number, value: number, horse: number): void {
  const pen = reach.pen[from]! + more;
  if (pen >= reach.pen[to]!) return;
  reach.pen[to] = pen;
  reach.first[to] = reach.first[from]! || kind | (value << 3) | (horse << 16);
}

/** The first step on the way to a place that was reached. */
export function firstStep(reach: Reach, label: number): Step {
  const packed = reach.first[label]!;
  const value = (packed >> 3) & 0x1fff;
  const horse = packed >> 16;
  switch (packed & 7) {
    case WALK:
      return { k: "walk", to: value };
    case LEAVE:
      return { k: "leave", to: value };
    case BOARD:
      return { k: "board", section: value };
    case MOUNT:
      return { k: "mount", horse };
    case RIDE:
      return { k: "ride", horse, to: value };
    default:
      return { k: "stay" };
  }
}

/** Mounting is free, where a horse stands that nobody else would have to come along on. */
function mountUp(r: Rider, reach: Reach, from: Start, turn: number, acts: number): void {
  if (from.horse !== null) return;
  for (let h = 0; h < r.s.horses.length; h++) {
    const at = r.s.horses[h]!;
    if (at === null || riders(r.s, h) > 0) continue;
    const foot = index(reach, turn, acts, at, 0);
    if (isReached(reach.pen[foot]!)) relax(reach, foot, foot + 1, 0, MOUNT, 0, h);
  }
}

function riders(s: State, horse: number): number {
  let n = 0;
  for (const c of s.cowboys) if (c.horse === horse) n++;
  return n;
}

/** One ride with the best card that can be spared; what later hands hold is guessed. */
function rideOn(r: Rider, reach: Reach, turn: number, acts: number, at: number): void {
  const far = turn === 0 ? r.spare[0] : LATER;
  const horse = r.s.cowboys[r.me]!.horse ?? r.s.horses.indexOf(at);
  if (far === undefined || riders(r.s, horse) > 1) return;
  const from = index(reach, turn, acts, at, 1);
  const way = distances(r, turn, at);
  const next = index(reach, turn, acts + 1, 0, 0);
  for (let to = 0; to < way.length; to++)
    if (way[to]! <= far && to !== at) relax(reach, from, next + to * 2, CARD, RIDE, to, horse);
}

/** A horse nobody rides comes for a card; a second card is needed to ride away. */
function callHorse(r: Rider, reach: Reach, from: Start): void {
  if (from.horse !== null || from.at >= r.t.mainCount || r.spare.length < 2) return;
  for (let h = 0; h < r.s.horses.length; h++) {
    const at = r.s.horses[h]!;
    if (at === null || at === from.at || riders(r.s, h) > 0) continue;
    if (distances({ ...r, roams: false }, 0, at)[from.at]! > r.spare[1]!) continue;
    const start = index(reach, 0, 0, from.at, 0);
    const called = index(reach, 0, 1, from.at, 1);
    relax(reach, start, called, CARD, RIDE, from.at, h);
    if (budget(r, 0) < 2) continue;
    const way = distances(r, 0, from.at);
    for (let to = 0; to < way.length; to++)
      if (way[to]! <= r.spare[0]! && to !== from.at) relax(reach, called, index(reach, 0, 2, to, 0), CARD, RIDE, to, h);
  }
}

/** How far a horse has to go from a space to every other; FAR: it cannot get there. */
export function distances(r: Rider, turn: number, from: number): Uint8Array {
  const key = (turn * r.t.mainCount + from) * 2 + (r.roams ? 1 : 0);
  const known = r.table.rides.get(key);
  if (known !== undefined) return known;
  const out = new Uint8Array(r.t.mainCount).fill(FAR);
  out[from] = 0;
  const line = [from];
  for (let i = 0; i < line.length; i++) {
    const ways = r.t.adjacent[line[i]!]!;
    for (let k = 0; k < ways.length; k++) {
      const to = ways[k]!;
      if (out[to] !== FAR || !open(r, turn, to)) continue;
      out[to] = out[line[i]!]! + 1;
      line.push(to);
    }
  }
  r.table.rides.set(key, out);
  return out;
}

/** Whether a space can be entered at all, as far as one knows. */
function open(r: Rider, turn: number, to: number): boolean {
  const { t, s } = r;
  const cars = r.table.cars[turn]!;
  if (to < t.mainCount) {
    for (let i = 0; i < 5; i++) if (cars[i] === to) return false;
    const cactus = t.closedBy[to]!;
    return cactus < 0 || !s.closed[cactus]! || r.roams;
  }
  const tunnel = t.isTunnel[cars[t.section[to]! - 1]!] === 1;
  if (t.isRoof[to] === 1) return !tunnel;
  return turn > 0 || tunnel || to !== t.sheriffLine[s.sheriff];
}

/** On later turns he may have moved on, or not. */
function fear(r: Rider, turn: number, to: number): number {
  return turn > 0 && to === r.t.sheriffLine[r.s.sheriff] ? 4 : 0;
}

/** Whoever stays where it is until its next turn: some places are deadly, some are risky. */
function sleep(r: Rider, reach: Reach, turn: number, most: number): void {
  const { t } = r;
  for (let at = 0; at < t.spaceCount; at++) {
    if (at < t.mainCount && r.table.swept[turn]![at] === 1) continue;
    if (t.isRoof[at] === 1 && (r.table.ducking[turn]! & (1 << t.section[at]!)) !== 0) continue;
    const risk = danger(r, turn, at);
    for (const mounted of [0, 1] as const) {
      const to = index(reach, turn + 1, 0, at, mounted);
      for (let acts = earliest(r, turn); acts <= most; acts++) {
        const from = index(reach, turn, acts, at, mounted);
        const pen = reach.pen[from]! + risk;
        if (pen >= reach.pen[to]!) continue;
        reach.pen[to] = pen;
        reach.first[to] = reach.first[from]!;
      }
    }
  }
}

/** What an arrest would cost, times its chance before the next turn. */
export function danger(r: Rider, turn: number, at: number): number {
  const place = r.t.sheriffAt[at]!;
  const events = r.table.events[turn]!;
  if (place < 0) return 0;
  const loss = ARREST + 4 * r.s.cowboys[r.me]!.loot.length;
  if (turn > 0) return loss * Math.min(0.6, 0.1 * events);
  const far = Math.abs(place - r.s.sheriff);
  if (far === 0) return loss;
  return loss * Math.min(0.8, (far === 1 ? 0.3 : far === 2 ? 0.17 : 0.04) * events);
}
