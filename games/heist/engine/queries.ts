import type { Board } from "./board.ts";
import type { AbilityKind, MissionKind } from "./edition/types.ts";
import { nextRail } from "./edition/tables.ts";
import type { Cowboy, State } from "./types.ts";

export const HAND = 5;
export const ACTIONS = 4;
export const TOP_SPEED = 5;
export const RIDERS = 2;
export const SKULL = 3;

/** The section 1..5 whose car stands on this track space, else 0. */
export function carOn(s: State, space: number): number {
  const { cars } = s;
  for (let i = 0; i < 5; i++) if (cars[i] === space) return i + 1;
  return 0;
}

/** The track space that the engine would enter next with the switches as they are. HEIST-BOARD-2 */
export function frontOf(b: Board, s: State): number {
  return nextRail(b, s.switches[0]!, s.switches[1]!, s.cars[1]!, s.cars[0]!);
}

/** HEIST-TUN-1 */
export function inTunnel(b: Board, s: State, section: number): boolean {
  return b.isTunnel[s.cars[section - 1]!] === 1;
}

export function isClosed(b: Board, s: State, space: number): boolean {
  const cactus = b.closedBy[space]!;
  return cactus >= 0 && s.closed[cactus]!;
}

export function riders(s: State, horse: number): number {
  let n = 0;
  for (const c of s.cowboys) if (c.horse === horse) n++;
  return n;
}

export function hasAbility(b: Board, c: Cowboy, kind: AbilityKind): boolean {
  return c.active && c.wanted !== null && b.wantedAbility[c.wanted] === kind;
}

/** The figure of an ability that works for this cowboy, else 0. */
export function abilityN(b: Board, c: Cowboy, kind: AbilityKind): number {
  return hasAbility(b, c, kind) ? b.wantedAbilityN[c.wanted!]! : 0;
}

/** HEIST-CARD-4 */
export function handLimit(b: Board, c: Cowboy): number {
  return hasAbility(b, c, "handLimit") ? b.wantedAbilityN[c.wanted!]! : HAND;
}

export function sheriffSpace(b: Board, s: State): number {
  return b.sheriffLine[s.sheriff]!;
}

/** The Wanted Card with this mission if this cowboy could take it now, else -1. HEIST-WANT-2 */
export function openFor(b: Board, s: State, who: number, kind: MissionKind): number {
  if (s.cowboys[who]!.wanted !== null) return -1;
  const card = b.wantedFor[kind];
  return card >= 0 && s.row.includes(card) ? card : -1;
}

/** Keyholes or Wilds needed to escape. HEIST-JAIL-6, HEIST-VS-7 */
export function keysNeeded(b: Board, s: State, c: Cowboy): number {
  return (s.mode === "versus" ? 2 : 3) - abilityN(b, c, "easyEscape");
}

/** Cards of an ability straight. HEIST-FREE-3 */
export function straightLength(b: Board, c: Cowboy): number {
  return abilityN(b, c, "longReach") || 4;
}

/** How far a card takes a horse. HEIST-HORSE-1, HEIST-HORSE-2 */
export function reachOf(b: Board, c: Cowboy, card: number): number {
  return (b.cardNumber[card] || 10) + abilityN(b, c, "fasterHorse");
}

export function onTrain(b: Board, c: Cowboy): boolean {
  return c.at >= b.mainCount;
}
