import {
  BAGGAGE_CAR,
  isRailcar,
  mayTake,
  NAME,
  numberOf,
  SLEEPER_CAR,
  type Piece,
  type State,
} from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import { cover } from "./answers.ts";
import type { Offers } from "./offers.ts";
import { findBargain, weigh } from "./railway.ts";
import { considerRobbery } from "./robbery.ts";
import { targetWorth } from "./target.ts";
import type { Mind } from "./mind.ts";
import { handWorth, tableWorth } from "./worth.ts";

const ZIPPY = numberOf("zippy-roy");

/** Railcars in front of the seat that are used in Phase 2. */
export function considerCars(s: State, seat: Seat, reach: number, near: number, w: Mind, offers: Offers): void {
  const { hand, table } = s.players[seat]!;
  for (let i = 0; i < table.length; i++) {
    const car = table[i]!;
    if (!isRailcar(car)) continue;
    switch (NAME[car]) {
      case "mail-car":
        offers.offer(70, "use", car, null, null);
        break;
      case "lounge-car":
        if (s.train!.deck.length > 0) offers.offer(65, "use", car, null, null);
        break;
      case "cattle-truck":
        if (s.discard.length > 0) offers.offer(30, "use", car, null, null);
        break;
      case "circus-wagon":
        offers.offer(10 * exposed(s, seat, w), "use", car, null, null);
        break;
      case "coal-hopper":
        offers.offer(14 + coalWorth(s, w), "use", car, null, null);
        break;
      case "express-car":
        if (!s.turn.extra && hand.length <= 1) offers.offer(3, "use", car, null, null);
        break;
      case "passenger-car":
        considerRobbery(s, seat, car, "use", "keep", -1, w, offers);
        break;
      case "baggage-car":
        baggage(s, seat, reach, near, w, offers);
        break;
      case "sleeper-car":
        sleeper(s, seat, reach, w, offers);
        break;
      default:
    }
  }
}

/** It is a Missed! as well: worth spending on somebody about to fall, or on a good theft. */
function baggage(s: State, seat: Seat, reach: number, near: number, w: Mind, offers: Offers): void {
  for (let at = 0; at < s.players.length; at++)
    if ((reach & (1 << at)) !== 0 && w.hurt[at]! > w.mood.shy && s.players[at]!.life === 1)
      offers.offerAs(24 * targetWorth(s, at, w), BAGGAGE_CAR, "bang", at, null);
  considerRobbery(s, seat, BAGGAGE_CAR, "panic", "keep", near, w, offers);
}

/** GTR-RC-SLEE-1: one shot a turn for a blue card that is missed little. */
function sleeper(s: State, seat: Seat, reach: number, w: Mind, offers: Offers): void {
  if ((s.turn.slept & (1 << seat)) !== 0) return;
  const blue = cover(s, seat, SLEEPER_CAR);
  if (blue < 0) return;
  const price = worthOf(s, seat, blue);
  for (let at = 0; at < s.players.length; at++)
    if ((reach & (1 << at)) !== 0 && w.hurt[at]! > w.mood.shy)
      offers.offer(26 * targetWorth(s, at, w) - 3 * price, "use", SLEEPER_CAR, at, null);
}

function worthOf(s: State, seat: Seat, card: Piece): number {
  return s.players[seat]!.hand.includes(card) ? handWorth(s, seat, card) : tableWorth(s, seat, card);
}

function exposed(s: State, seat: Seat, w: Mind): number {
  let sum = 0;
  for (let i = 0; i < s.players.length; i++)
    if (i !== seat && !s.players[i]!.out && s.players[i]!.table.length > 0) sum += w.hurt[i]!;
  return sum;
}

/** What Coal Hopper does to the Railcar that would go. */
function coalWorth(s: State, w: Mind): number {
  const car = coalTarget(s, w);
  return car < 0 ? 0 : 2 * coalHarm(s, car, w);
}

function coalHarm(s: State, car: Piece, w: Mind): number {
  for (let at = 0; at < s.players.length; at++)
    if (s.players[at]!.table.includes(car)) return w.hurt[at]! * tableWorth(s, at, car);
  return 0;
}

/** The Railcar in play whose loss pleases most; Coal Hopper itself is gone by then. -1: none. */
export function coalTarget(s: State, w: Mind): Piece {
  let best = -1;
  let most = -Infinity;
  for (let at = 0; at < s.players.length; at++) {
    const { table } = s.players[at]!;
    for (let i = 0; i < table.length; i++) {
      const car = table[i]!;
      if (!isRailcar(car) || NAME[car] === "coal-hopper") continue;
      const harm = w.hurt[at]! * tableWorth(s, at, car);
      if (harm <= most) continue;
      most = harm;
      best = car;
    }
  }
  return best;
}

/** No Railcar is worth more than what scores higher than this. */
const DEAREST = 60;

/** The Railcar action, with the free advance or Zippy Roy's before it where the next station is the better one. */
export function considerTrain(s: State, seat: Seat, w: Mind, offers: Offers): void {
  const train = s.train!;
  if (offers.score > DEAREST || !mayTake(s, seat)) return;
  const worths = weigh(s, seat);
  const { car, gain } = findBargain(s, seat, train.pos, worths, w);
  if (gain > w.mood.thrift) offers.offer(6 * w.mood.train * (gain - w.mood.thrift + 0.5), "take", car, null, null);
  const zips = s.players[seat]!.character === ZIPPY && !s.turn.zipped;
  if (train.pos >= train.stations.length || (s.turn.advanced && !zips)) return;
  const next = findBargain(s, seat, train.pos + 1, worths, w);
  if (next.car < 0 || next.gain < 1 || next.gain < gain + 1) return;
  // At the End of the Line the Ironhorse shoots at the one who brought it there too.
  const risk = train.pos + 1 === train.stations.length && train.side === "ironhorse" ? 4 : 0;
  if (next.gain - risk < 1) return;
  if (zips) offers.offer(5 * (next.gain - risk) + 1, "zip", 0, null, null);
  else offers.offer(5 * (next.gain - risk), "advance", 0, null, null);
}
