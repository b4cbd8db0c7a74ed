import type { RuleId, Seat } from "@trestle/kernel";
import { numberOf } from "../abilities.ts";
import type { Action } from "../actions.ts";
import { push, pushEffect, type Ctx } from "../stack.ts";
import type { Move, Piece, State, View } from "../types.ts";
import { equip, removeFrom } from "../zones.ts";
import { RAILCARS, type RailcarId } from "../catalogue.ts";
import { NAME } from "../pieces.ts";
import type { RailcarKind } from "./catalogue.ts";
import { canPay, priceOf } from "./stations.ts";
import { couple, stationAt } from "./track.ts";

const BENNY = numberOf("benny-brawler");
const SANCHO = numberOf("sancho");

/** GTR-TAKE-1: once in each of one's own turns, Benny Brawler as often as he wants. */
export function mayTake(s: State, seat: Seat): boolean {
  return !s.turn.taken || s.players[seat]!.character === BENNY;
}

/** GTR-CH-SANC-1 */
export function takesFree(s: State | View, seat: Seat): boolean {
  return s.players[seat]!.character === SANCHO;
}

/** Whether a seat can take car `k` with the Locomotive at `pos`. */
function affordable(s: State, seat: Seat, pos: number, k: number): RuleId | null {
  const station = stationAt(s.train!, pos, k);
  if (station < 0) return "GTR-TAKE-2";
  if (takesFree(s, seat)) return null;
  const price = priceOf(s, station);
  if (canPay(s, seat, price)) return null;
  return price.cost.t === "life" && s.players[seat]!.ghost ? "GTR-STN-6" : "GTR-STN-1";
}

/** GTR-TAKE-5: after a free advance something could be taken. */
export function couldTakeAfterAdvance(s: State, seat: Seat): boolean {
  const train = s.train!;
  for (let k = 0; k < train.cars.length; k++) if (affordable(s, seat, train.pos + 1, k) === null) return true;
  return false;
}

export const takeAction: Action = {
  t: "take",
  owed: "GTR-TAKE-4",
  moves(s, seat, out) {
    const { train } = s;
    if (train === null || !mayTake(s, seat)) return;
    for (let k = 0; k < train.cars.length; k++)
      if (affordable(s, seat, train.pos, k) === null) out.push({ t: "take", car: train.cars[k]! });
  },
  tries(s, _seat, out) {
    if (s.train !== null) for (const car of s.train.cars) out.push({ t: "take", car });
  },
  check(s, seat, m) {
    if (m.t !== "take" || s.train === null) return "GTR-TAKE-1";
    const k = s.train.cars.indexOf(m.car);
    if (k < 0) return "GTR-TAKE-2";
    return mayTake(s, seat) ? affordable(s, seat, s.train.pos, k) : "GTR-TAKE-1";
  },
  answer(x, seat, m) {
    if (m.t !== "take") return;
    const { s } = x;
    const train = s.train!;
    s.turn.taken = true;
    s.turn.owes = false;
    const station = stationAt(train, train.pos, train.cars.indexOf(m.car));
    if (x.sink) x.sink({ t: "claimed", rule: "GTR-TAKE-1", seat, car: m.car, station });
    pushEffect(x, null, null); // GTR-STN-6: what Tombrock costs has no source
    push(x, { k: "pay", seat, car: m.car, station, left: priceOf(s, station).count });
  },
};

/** GTR-GAP-4: the Railcar leaves the train, the cars behind move up, the train is refilled, then it acts. */
export function takeCar(x: Ctx, seat: Seat, car: Piece, how: "paid" | "free", rule: RuleId): void {
  const train = x.s.train!;
  const station = stationAt(train, train.pos, train.cars.indexOf(car));
  removeFrom(train.cars, car);
  if (x.sink) x.sink({ t: "took-car", rule, seat, car, station, free: how === "free" });
  couple(x);
  if (goesTo(car) === "taker") equip(x, seat, car);
  else push(x, { k: "place", seat, car });
}

/** GTR-TAKE-3 */
function goesTo(car: Piece): RailcarKind["goesTo"] {
  return RAILCARS[NAME[car] as RailcarId].goesTo;
}

/** GTR-RC-GHOS-1, GTR-RC-LUMB-1: who may get it from the train. */
export function checkHolder(s: State, car: Piece, at: Seat): RuleId | null {
  const p = s.players[at];
  if (p === undefined) return "GTR-TAKE-3";
  if (goesTo(car) === "any-but-sheriff") return p.role === "sheriff" ? "GTR-RC-GHOS-1" : null;
  return p.out ? "GTR-RC-LUMB-1" : null;
}

export function holderMoves(s: State, car: Piece, out: Move[]): void {
  for (let at = 0; at < s.players.length; at++) if (checkHolder(s, car, at) === null) out.push({ t: "place", at });
}
