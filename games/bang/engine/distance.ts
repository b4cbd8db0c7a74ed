import type { Seat } from "@trestle/kernel";
import { abilityOf } from "./abilities.ts";
import { RANGE, TRAITS } from "./pieces.ts";
import type { State } from "./types.ts";

const NEAR: readonly number[] = TRAITS.map((traits) => traits.near);
const AWAY: readonly number[] = TRAITS.map((traits) => traits.away);

/** BANG-DIST-1: steps around the circle, players in play only. */
export function baseDistance(s: State, a: Seat, b: Seat): number {
  const { players } = s;
  const n = players.length;
  let inPlay = 0;
  let steps = 0;
  for (let i = 1; i <= n; i++) {
    const at = a + i < n ? a + i : a + i - n;
    if (!players[at]!.out) inPlay++;
    if (at === b) steps = inPlay;
  }
  const back = inPlay - steps;
  return steps < back ? steps : back;
}

/** What a seat's own things add to every distance it sees. */
export function ownOffset(s: State, a: Seat): number {
  let sum = 0 - abilityOf(s, a).near; // never -0, which is no small integer
  const { table } = s.players[a]!;
  for (let i = 0; i < table.length; i++) sum -= NEAR[table[i]!]!;
  return sum;
}

/** What a seat adds to the distance at which others see it. */
export function otherOffset(s: State, b: Seat): number {
  let sum = abilityOf(s, b).away;
  const { table } = s.players[b]!;
  for (let i = 0; i < table.length; i++) sum += AWAY[table[i]!]!;
  return sum;
}

/** BANG-DIST-2: sum everything first, then the floor of 1. */
export function distance(s: State, a: Seat, b: Seat): number {
  const sum = baseDistance(s, a, b) + ownOffset(s, a) + otherOffset(s, b);
  return sum < 1 ? 1 : sum;
}

/** BANG-WPN-1: the printed Colt .45 reaches 1. */
export function rangeOf(s: State, seat: Seat): number {
  const { table } = s.players[seat]!;
  for (let i = 0; i < table.length; i++) {
    const range = RANGE[table[i]!]!;
    if (range > 0) return range;
  }
  return 1;
}

/** Everybody else in play whom a seat sees at no more than `range`, a bit a seat. */
export function seatsWithin(s: State, a: Seat, range: number): number {
  const { players } = s;
  const n = players.length;
  let inPlay = 0;
  for (let i = 0; i < n; i++) if (!players[i]!.out) inPlay++;
  const slack = range - ownOffset(s, a);
  let steps = 0;
  let mask = 0;
  for (let i = 1; i < n; i++) {
    const at = a + i < n ? a + i : a + i - n;
    if (players[at]!.out) continue;
    steps++;
    const back = inPlay - steps;
    const base = steps < back ? steps : back;
    if (base + otherOffset(s, at) <= slack) mask |= 1 << at; // the floor of 1 is within every range
  }
  return mask;
}

/** BANG-DIST-4 */
export function reaches(s: State, a: Seat, b: Seat): boolean {
  return distance(s, a, b) <= rangeOf(s, a);
}
