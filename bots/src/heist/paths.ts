import type { State, Tables } from "@trestle/heist";
import { TURNS, type Timetable } from "./timetable.ts";

/** Heist Actions in a turn, and the most that cards and bullets can make of them here. */
const ACTIONS = 4;
const MOST = 9;
const NEVER = 1e9;
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
  first: Int32Array;
  steps: Step[];
  width: number;
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

/**
 * Cheapest ways on map and train together, turn by turn: walking, boarding, leaving, riding, and staying while the
 * train goes on. Layers are (turn, actions used), so that time is exact and only danger and cards are weighed.
 */
export function reachFrom(r: Rider, from: Start): Reach {
  const width = r.t.spaceCount;
  const size = TURNS * (MOST + 1) * width * 2;
  const reach: Reach = {
    pen: new Float64Array(size).fill(NEVER),
    first: new Int32Array(size),
    steps: [{ k: "stay" }],
    width,
  };
  reach.pen[index(reach, from.turn, from.acts, from.at, from.horse === null ? 0 : 1)] = 0;
  for (let turn = from.turn; turn < Math.min(TURNS, r.table.turns); turn++) {
    const most = budget(r, turn);
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
  for (let at = 0; at < t.spaceCount; at++) {
    const foot = index(reach, turn, acts, at, 0);
    const saddle = foot + 1;
    const here = reach.pen[foot]! <= reach.pen[saddle]! ? foot : saddle;
    if (!isReached(reach.pen[here]!)) continue;
    const go = (to: number, step: Step): void =>
      relax(reach, here, index(reach, turn, acts + 1, to, 0), fear(r, turn, to), step);
    for (const to of t.adjacent[at]!) if (open(r, turn, to)) go(to, { k: "walk", to });
    if (at < t.mainCount) {
      for (let section = 1; section <= 5; section++) {
        if (t.touches[at * t.spaceCount + cars[section - 1]!] === 0) continue;
        if (section === 1 && at === r.table.front[turn]) continue;
        const door = t.enterExit[section]!;
        if (open(r, turn, door)) go(door, { k: "board", section });
      }
      if (isReached(reach.pen[saddle]!)) rideOn(r, reach, turn, acts, at);
    } else if (t.enterExitOf[at] !== 0) {
      const car = cars[t.enterExitOf[at]! - 1]!;
      for (const to of t.adjacent[car]!)
        if (to !== r.table.front[turn] && open(r, turn, to)) go(to, { k: "leave", to });
    }
  }
  if (turn === 0 && acts === 0 && s.cowboys[r.me]!.at === from.at && from.turn === 0) callHorse(r, reach, from);
}

function relax(reach: Reach, from: number, to: number, more: number, step: Step): void {
  const pen = reach.pen[from]! + more;
  if (pen >= reach.pen[to]!) return;
  reach.pen[to] = pen;
  reach.first[to] = reach.first[from] === 0 ? reach.steps.push(step) - 1 : reach.first[from]!;
}

/** Mounting is free, where a horse stands that nobody else would have to come along on. */
function mountUp(r: Rider, reach: Reach, from: Start, turn: number, acts: number): void {
  if (from.horse !== null) return;
  for (let h = 0; h < r.s.horses.length; h++) {
    const at = r.s.horses[h]!;
    if (at === null || riders(r.s, h) > 0) continue;
    const foot = index(reach, turn, acts, at, 0);
    if (isReached(reach.pen[foot]!)) relax(reach, foot, foot + 1, 0, { k: "mount", horse: h });
  }
}

export function riders(s: State, horse: number): number {
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
  for (const [to, distance] of distances(r, turn, at, far))
    if (distance > 0) relax(reach, from, index(reach, turn, acts + 1, to, 0), CARD, { k: "ride", horse, to });
}

/** A horse nobody rides comes for a card; a second card is needed to ride away. */
function callHorse(r: Rider, reach: Reach, from: Start): void {
  if (from.horse !== null || from.at >= r.t.mainCount || r.spare.length < 2) return;
  for (let h = 0; h < r.s.horses.length; h++) {
    const at = r.s.horses[h]!;
    if (at === null || at === from.at || riders(r.s, h) > 0) continue;
    if (!distances({ ...r, roams: false }, 0, at, r.spare[1]!).has(from.at)) continue;
    const start = index(reach, 0, 0, from.at, 0);
    const called = index(reach, 0, 1, from.at, 1);
    relax(reach, start, called, CARD, { k: "ride", horse: h, to: from.at });
    if (budget(r, 0) < 2) continue;
    for (const [to, distance] of distances(r, 0, from.at, r.spare[0]!))
      if (distance > 0) relax(reach, called, index(reach, 0, 2, to, 0), CARD, { k: "ride", horse: h, to });
  }
}

/** How far a horse has to go, within a limit. */
export function distances(r: Rider, turn: number, from: number, limit: number): Map<number, number> {
  const out = new Map([[from, 0]]);
  for (const [at, far] of out) {
    if (far === limit) continue;
    for (const to of r.t.adjacent[at]!) if (!out.has(to) && open(r, turn, to)) out.set(to, far + 1);
  }
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
