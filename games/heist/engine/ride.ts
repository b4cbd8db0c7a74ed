import type { Refusal } from "@trestle/kernel";
import type { Board } from "./board.ts";
import { no, shows, who } from "./context.ts";
import type { Ctx } from "./context.ts";
import type { MissionKind } from "./edition/types.ts";
import { discardCard } from "./hands.ts";
import { carOn, hasAbility, isClosed, openFor, reachOf, riders } from "./queries.ts";
import { FAR } from "./ride-map.ts";
import type { Cowboy, State } from "./types.ts";
import { claimable } from "./wanted.ts";

/** HEIST-RANGE-6: Trailblazer counts only on the horse that its holder rides and moves. */
function roams(b: Board, c: Cowboy, horse: number): boolean {
  return c.horse === horse && hasAbility(b, c, "ignoreClosedRange");
}

function open(b: Board, s: State, free: boolean, space: number): boolean {
  return carOn(s, space) === 0 && (free || !isClosed(b, s, space));
}

/** HEIST-HORSE-3 */
export function judgeRide(b: Board, s: State, c: Cowboy, horse: number, name: string): Refusal | null {
  const at = s.horses[horse];
  const card = b.cardOf.get(name);
  if (card === undefined || !c.hand.includes(card)) return no("HEIST-HORSE-1", { card: name, hand: c.hand.length });
  if (at === undefined || at === null) return no("HEIST-TRACK-2", { horse });
  if (!mayMove(s, c, horse)) return no("HEIST-HORSE-3", { horse, riders: riders(s, horse) });
  return canStir(b, s, c, horse) ? null : no("HEIST-HORSE-5", { horse, at: b.spaceIds[at]! });
}

export function mayMove(s: State, c: Cowboy, horse: number): boolean {
  return c.horse === horse || riders(s, horse) === 0;
}

/** The horse has somewhere to go. HEIST-HORSE-1: at least one space */
export function canStir(b: Board, s: State, c: Cowboy, horse: number): boolean {
  const free = roams(b, c, horse);
  const ways = b.adjacent[s.horses[horse]!]!;
  for (let i = 0; i < ways.length; i++) if (open(b, s, free, ways[i]!)) return true;
  return false;
}

/** Marks what a horse cannot enter, or takes the marks away. HEIST-HORSE-5 */
function mark(b: Board, s: State, free: boolean, value: number): void {
  const { blocked } = b.rideMap;
  for (let i = 0; i < 5; i++) blocked[s.cars[i]!] = value;
  for (let i = 0; i < 3; i++) {
    if (free || !s.closed[i]) continue;
    blocked[b.cactusSpace[i]!] = value;
    blocked[b.cactusTrack[i]!] = value;
  }
}

/** Spaces that the horse can stop on, nearest first, from the second on. They live until the next call. */
export function reachable(
  b: Board,
  s: State,
  c: Cowboy,
  horse: number,
  limit: number,
): { spaces: Uint8Array; count: number } {
  const free = roams(b, c, horse);
  const { ways, wayFrom } = b;
  const { dist, queue, blocked } = b.rideMap;
  mark(b, s, free, 1);
  dist.fill(FAR, 0, b.mainCount);
  let head = 0;
  let tail = 1;
  queue[0] = s.horses[horse]!;
  dist[queue[0]] = 0;
  while (head < tail) {
    const at = queue[head++]!;
    const next = dist[at]! + 1;
    if (next > limit) break;
    const end = wayFrom[at + 1]!;
    for (let i = wayFrom[at]!; i < end; i++) {
      const to = ways[i]!;
      if (dist[to] !== FAR || blocked[to] === 1) continue;
      dist[to] = next;
      queue[tail++] = to;
    }
  }
  mark(b, s, free, 0);
  return { spaces: queue, count: tail };
}

export function judgeGallop(b: Board, s: State, c: Cowboy, name: string): Refusal | null {
  const { horse, card } = s.ride!;
  const from = s.horses[horse]!;
  const limit = reachOf(b, c, card);
  const figures = { from: b.spaceIds[from]!, to: name, reach: limit };
  if (b.mesas.has(name)) return no("HEIST-MAP-3", figures);
  const to = b.spaceOf.get(name);
  if (to === undefined || to >= b.mainCount || to === from) return no("HEIST-HORSE-1", figures);
  if (carOn(s, to) > 0) return no("HEIST-HORSE-5", { ...figures, section: carOn(s, to) });
  if (!open(b, s, roams(b, c, horse), to)) return no("HEIST-RANGE-2", figures);
  reachable(b, s, c, horse, FAR - 1);
  const distance = b.rideMap.dist[to]!;
  if (distance === FAR) return no("HEIST-HORSE-5", figures);
  return distance <= limit ? null : no("HEIST-HORSE-1", { ...figures, distance });
}

export function playForRide(x: Ctx, me: number, horse: number, card: number): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  discardCard(x, c, card);
  s.ride = { horse, card, to: null };
  if (x.sink)
    x.sink({
      t: "called-horse",
      rule: "HEIST-HORSE-1",
      ...shows(s),
      who: who(x, me),
      horse,
      card: b.cardIds[card]!,
      reach: reachOf(b, c, card),
      left: s.actions,
    });
}

/** The mission that counts the spaces of this ride, if it is open; how many it wants, else 0. */
function missionOf(b: Board, s: State, me: number): { deed: MissionKind; least: number } {
  const deed = s.cowboys[me]!.horse === s.ride!.horse ? "longRide" : "farCall";
  const mission = openFor(b, s, me, deed);
  return { deed, least: mission < 0 ? 0 : b.wantedMissionN[mission]! };
}

/**
 * The destination is chosen. True: a longer way there would meet a mission that the shortest does not, and the player
 * is asked (HEIST-WANT-7). In games of rules version 1 such a way was taken unasked.
 */
export function headFor(x: Ctx, me: number, to: number): boolean {
  const { b, s } = x;
  const ride = s.ride!;
  ride.to = to;
  const { least } = missionOf(b, s, me);
  const c = s.cowboys[me]!;
  const reach = reachOf(b, c, ride.card);
  if (s.rules < 2 || least === 0 || reach < least) {
    gallop(x, me, s.rules < 2);
    return false;
  }
  const long = pathTo(b, s, c, ride.horse, to, least, reach);
  if (long.length < least || b.rideMap.home[s.horses[ride.horse]!]! >= least) {
    gallop(x, me, false);
    return false;
  }
  if (x.sink) {
    const { horse } = ride;
    x.sink({ t: "headed", rule: "HEIST-WANT-7", who: who(x, me), horse, to: b.spaceIds[to]!, spaces: long.length });
  }
  return true;
}

/** The horse and whoever sits on it. HEIST-HORSE-4 */
export function gallop(x: Ctx, me: number, long: boolean): void {
  const { b, s } = x;
  const c = s.cowboys[me]!;
  const { horse, card } = s.ride!;
  const to = s.ride!.to!;
  const { deed, least } = missionOf(b, s, me);
  s.ride = null;
  const from = s.horses[horse]!;
  const reach = reachOf(b, c, card);
  const counts = least > 0 && reach >= least;
  const path = counts || x.sink !== null ? pathTo(b, s, c, horse, to, long ? least : 0, reach) : null;
  s.horses[horse] = to;
  for (const r of s.cowboys) if (r.horse === horse) r.at = to;
  if (x.sink) {
    const names = path!.map((p) => b.spaceIds[p]!);
    const on = s.cowboys.flatMap((r, i) => (r.horse === horse ? [who(x, i)] : []));
    const [start, end] = [b.spaceIds[from]!, b.spaceIds[to]!];
    x.sink({ t: "rode", rule: "HEIST-HORSE-1", who: who(x, me), horse, from: start, to: end, path: names, riders: on });
  }
  if (counts && path!.length >= least) claimable(x, me, [deed]);
}

/**
 * The way to a destination: one of at least `least` spaces if the card allows it, without entering a space twice,
 * else the shortest. Nothing but a mission depends on the way, and taking its card is free. HEIST-WANT-7
 */
function pathTo(b: Board, s: State, c: Cowboy, horse: number, to: number, least: number, limit: number): number[] {
  const from = s.horses[horse]!;
  const free = roams(b, c, horse);
  measure(b, s, free, from, to);
  const { home, used } = b.rideMap;
  if (home[from]! >= least || least > limit) return descend(b, from, to);
  const path: number[] = [];
  used.fill(0, 0, b.mainCount);
  used[from] = 1;
  let fuel = 20_000;
  const search = (at: number): boolean => {
    if (at === to) return path.length >= least;
    if (fuel-- <= 0) return false;
    for (const next of b.adjacent[at]!) {
      if (used[next] === 1 || path.length + 1 + home[next]! > limit || (next === to && path.length + 1 < least))
        continue;
      used[next] = 1;
      path.push(next);
      if (search(next)) return true;
      path.pop();
      used[next] = 0;
    }
    return false;
  };
  return search(from) ? path : descend(b, from, to);
}

/** How far every space is from the destination, in `home`. */
function measure(b: Board, s: State, free: boolean, from: number, to: number): void {
  const { home, queue, blocked } = b.rideMap;
  mark(b, s, free, 1);
  blocked[from] = 0;
  home.fill(FAR, 0, b.mainCount);
  let tail = 1;
  queue[0] = to;
  home[to] = 0;
  for (let head = 0; head < tail; head++) {
    const at = queue[head]!;
    for (const next of b.adjacent[at]!) {
      if (home[next] !== FAR || blocked[next] === 1) continue;
      home[next] = home[at]! + 1;
      queue[tail++] = next;
    }
  }
  mark(b, s, free, 0);
}

function descend(b: Board, from: number, to: number): number[] {
  const { home } = b.rideMap;
  const path: number[] = [];
  let at = from;
  while (at !== to) {
    const next = home[at]! - 1;
    at = b.adjacent[at]!.find((n) => home[n] === next)!;
    path.push(at);
  }
  return path;
}
