import type { State, Tables } from "../engine/index.ts";
import { TURNS } from "./timetable.ts";
import type { Workspace } from "./workspace.ts";

/** Where the Sheriff may be on turn k, and whom he catches until the next: place by place of his line. */
export interface Watch {
  at: Float64Array[];
  caught: Float64Array[];
  /** For the next Event Card: he walks one or two spaces to either end, or stays. */
  odds: Float64Array;
  /** Before and after an Event Card, while this is worked out. */
  places: Float64Array;
  moved: Float64Array;
}

const PLACES = 64;

export function makeWatch(): Watch {
  const line = (): Float64Array => new Float64Array(PLACES);
  return {
    at: Array.from({ length: TURNS }, line),
    caught: Array.from({ length: TURNS }, line),
    odds: new Float64Array(5),
    places: line(),
    moved: line(),
  };
}

/** From what lies on the played pile one knows what may still come. Follows the timetable worked out last. */
export function watchOf({ t, timetable, watch }: Workspace, s: State): Watch {
  const { places, moved } = watch;
  const n = t.sheriffLine.length;
  countOdds(t, s, watch.odds);
  places.fill(0);
  places[s.sheriff] = 1;
  for (let k = 0; k < TURNS; k++) {
    watch.at[k]!.set(places);
    const caught = watch.caught[k]!.fill(0);
    for (let e = timetable.events[k]!; e > 0; e--) {
      for (let at = 0; at < n; at++) if (places[at]! > 0) walk(n, at, watch, caught);
      places.set(moved);
      moved.fill(0);
    }
  }
  return watch;
}

function countOdds(t: Tables, s: State, odds: Float64Array): void {
  odds.fill(0);
  let rest = t.eventCards.length;
  for (let i = 0; i < t.eventCards.length; i++) add(t, i, 1, odds);
  for (let i = 0; i < s.played.length; i++) {
    add(t, s.played[i]!, -1, odds);
    rest--;
  }
  let moves = 0;
  for (let i = 0; i < 5; i++) moves += odds[i]!;
  if (rest > 0) for (let i = 0; i < 5; i++) odds[i]! /= rest;
  odds[2] = rest > 0 ? 1 - moves / rest : 1;
}

function add(t: Tables, card: number, by: number, odds: Float64Array): void {
  const event = t.eventCards[card]!;
  if (event.kind !== "sheriff" || event.spaces > 2) return;
  odds[2 + (event.direction === "front" ? -event.spaces : event.spaces)]! += by;
}

/** One Event Card: he turns round at the ends of his line and catches on every space that he enters. */
function walk(n: number, from: number, { places, moved, odds }: Watch, caught: Float64Array): void {
  const p = places[from]!;
  for (let move = -2; move <= 2; move++) {
    const q = p * odds[move + 2]!;
    if (q === 0) continue;
    let at = from;
    let way = move < 0 ? -1 : 1;
    for (let i = Math.abs(move); i > 0; i--) {
      if (at + way < 0 || at + way >= n) way = -way;
      at += way;
      caught[at]! += q;
    }
    moved[at]! += q;
  }
}
