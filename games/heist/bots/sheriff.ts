import type { State, Tables } from "../engine/index.ts";
import { TURNS, type Timetable } from "./timetable.ts";

/** He walks one or two spaces to either end, or stays: how likely each is for the next Event Card. */
const odds = new Float64Array(5);
const places = new Float64Array(64);
const moved = new Float64Array(64);

/** Where the Sheriff may be on turn k, and whom he catches until the next: place by place of his line. */
export interface Watch {
  at: Float64Array[];
  caught: Float64Array[];
}

const watch: Watch = {
  at: Array.from({ length: TURNS }, () => new Float64Array(64)),
  caught: Array.from({ length: TURNS }, () => new Float64Array(64)),
};

/** From what lies on the played pile one knows what may still come. What it returns lives until the next call. */
export function watchOf(t: Tables, s: State, table: Timetable): Watch {
  const n = t.sheriffLine.length;
  countOdds(t, s);
  places.fill(0);
  places[s.sheriff] = 1;
  for (let k = 0; k < TURNS; k++) {
    watch.at[k]!.set(places);
    const caught = watch.caught[k]!.fill(0);
    for (let e = table.events[k]!; e > 0; e--) {
      for (let at = 0; at < n; at++) if (places[at]! > 0) walk(n, at, caught);
      places.set(moved);
      moved.fill(0);
    }
  }
  return watch;
}

function countOdds(t: Tables, s: State): void {
  odds.fill(0);
  let rest = t.eventCards.length;
  for (let i = 0; i < t.eventCards.length; i++) add(t, i, 1);
  for (let i = 0; i < s.played.length; i++) {
    add(t, s.played[i]!, -1);
    rest--;
  }
  let moves = 0;
  for (let i = 0; i < 5; i++) moves += odds[i]!;
  if (rest > 0) for (let i = 0; i < 5; i++) odds[i]! /= rest;
  odds[2] = rest > 0 ? 1 - moves / rest : 1;
}

function add(t: Tables, card: number, by: number): void {
  const event = t.eventCards[card]!;
  if (event.kind !== "sheriff" || event.spaces > 2) return;
  odds[2 + (event.direction === "front" ? -event.spaces : event.spaces)]! += by;
}

/** One Event Card: he turns round at the ends of his line and catches on every space that he enters. */
function walk(n: number, from: number, caught: Float64Array): void {
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
