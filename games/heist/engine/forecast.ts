import type { Board } from "./board.ts";
import { LETTERS } from "./edition/types.ts";
import { nextRail, NO_STAR } from "./edition/tables.ts";
import { crosses } from "./train.ts";
import type { State } from "./types.ts";
import type { Forecast } from "./view-types.ts";

const MOVEMENTS = 3;

/** Where the train will be after each of its next movements if nobody touches a switch and the speed stays. */
export function forecastOf(b: Board, s: State): Forecast[] {
  const out: Forecast[] = [];
  let cars = s.cars;
  let ended = false;
  for (let i = 0; i < MOVEMENTS && !ended; i++) {
    const next = movement(b, s, cars);
    out.push(next.forecast);
    cars = next.cars;
    ended = next.forecast.endOfLine;
  }
  return out;
}

function movement(b: Board, s: State, before: readonly number[]): { cars: number[]; forecast: Forecast } {
  const cars = before.slice();
  const meets: Forecast["meets"] = [];
  const hits: Forecast["hits"] = { cowboys: [], horses: [] };
  let endOfLine = false;
  for (let step = 0; step < s.speed; step++) {
    const from = cars[0]!;
    const to = nextRail(b, s.switches[0]!, s.switches[1]!, cars[1]!, from);
    endOfLine = !s.tokens && b.junctionAt[to]! >= 0;
    if (endOfLine) break;
    for (let i = 4; i > 0; i--) cars[i] = cars[i - 1]!;
    cars[0] = to;
    note(b, from, to, meets);
    for (let i = 0; i < s.cowboys.length; i++) if (s.cowboys[i]!.at === to) hits.cowboys.push(i);
    for (let h = 0; h < s.horses.length; h++) if (s.horses[h] === to) hits.horses.push(h);
  }
  return { cars, forecast: { cars: cars.map((c) => b.spaceIds[c]!), meets, hits, endOfLine } };
}

function note(b: Board, from: number, to: number, meets: Forecast["meets"]): void {
  const at = b.spaceIds[to]!;
  if (crosses(b, from, to)) meets.push({ at, what: "edge", town: null });
  if (b.junctionAt[to]! >= 0) meets.push({ at, what: "junction", town: null });
  if (b.isTunnel[to] === 1 && b.isTunnel[from] === 0) meets.push({ at, what: "tunnel", town: null });
  const town = b.townOfStar[to]!;
  if (town >= 0) meets.push({ at, what: "town", town: LETTERS[town]! });
  else if (b.star[to] !== NO_STAR) meets.push({ at, what: "star", town: null });
}
