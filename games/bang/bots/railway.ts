import {
  GHOST_CAR,
  LUMBER_FLATCAR,
  mayTake,
  NAME,
  takesFree,
  priceOf,
  stationAt,
  type Move,
  type Piece,
  type Price,
  type State,
} from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import { TABLE_WORTH } from "./weights.ts";
import type { Mind } from "./mind.ts";
import { handWorth, tableWorth } from "./worth.ts";

/** What a Railcar of the train would be worth to who takes it. */
export function carWorth(s: State, seat: Seat, car: Piece, w: Mind): number {
  if (car === LUMBER_FLATCAR) return 3 * Math.max(0, w.hurt[mostHated(s, w)] ?? 0);
  if (car === GHOST_CAR) return s.players[seat]!.role === "sheriff" ? 2 : 10 - s.players[seat]!.life;
  if (NAME[car] === "circus-wagon") return 2;
  return TABLE_WORTH[car]!;
}

/** What each card of a seat is worth to it: the hand, then what lies in front of it. */
export function weigh(s: State, seat: Seat): number[] {
  const { hand, table } = s.players[seat]!;
  const worths: number[] = [];
  for (let i = 0; i < hand.length; i++) worths.push(handWorth(s, seat, hand[i]!));
  for (let i = 0; i < table.length; i++) worths.push(tableWorth(s, seat, table[i]!));
  return worths;
}

/** What is given up for a price: the cards missed least, or a life point; Infinity where it cannot be paid. */
function sacrifice(s: State, seat: Seat, price: Price, worths: readonly number[]): number {
  const { life, ghost } = s.players[seat]!;
  if (price.cost.t === "life") return life > 2 ? 7 : life > 1 && !ghost ? 20 : Infinity;
  if (worths.length < price.count) return Infinity;
  const at = cheapest(s, seat, price, worths);
  return at < 0 ? Infinity : price.count * worths[at]!;
}

/** Where among the worths the card is that pays and is missed least; -1: none does. */
function cheapest(s: State, seat: Seat, { paidBy }: Price, worths: readonly number[]): number {
  const { hand, table } = s.players[seat]!;
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < worths.length; i++) {
    const card = i < hand.length ? hand[i]! : table[i - hand.length]!;
    if (!paidBy[card]! || worths[i]! >= least) continue;
    least = worths[i]!;
    best = i;
  }
  return best;
}

/** The card that pays and is missed least; -1: none. A ghost does not pay with its car while it has anything else. */
export function cheapestCard(s: State, seat: Seat, price: Price): Piece {
  const { hand, table } = s.players[seat]!;
  const at = cheapest(s, seat, price, weigh(s, seat));
  return at < 0 ? -1 : at < hand.length ? hand[at]! : table[at - hand.length]!;
}

/** A Railcar, and what taking it gains; car -1: none can be taken. */
interface Bargain {
  car: Piece;
  gain: number;
}

/** The best bargain with the Locomotive at `pos`, for a seat whose cards are worth so much. */
export function findBargain(s: State, seat: Seat, pos: number, worths: readonly number[], w: Mind): Bargain {
  const best: Bargain = { car: -1, gain: -Infinity };
  const train = s.train!;
  const free = takesFree(s, seat);
  for (let k = 0; k < train.cars.length; k++) {
    const station = stationAt(train, pos, k);
    if (station < 0) continue;
    const price = free ? 0 : sacrifice(s, seat, priceOf(s, station), worths);
    const gain = carWorth(s, seat, train.cars[k]!, w) - price;
    if (gain <= best.gain) continue;
    best.gain = gain;
    best.car = train.cars[k]!;
  }
  return best;
}

/** Of those that can be had now; used where something must be taken, or may be before the Locomotive acts. */
export function lastChance(s: State, seat: Seat, pass: Move, w: Mind): Move {
  if (!mayTake(s, seat)) return pass;
  const { car, gain } = findBargain(s, seat, s.train!.pos, weigh(s, seat), w);
  return car >= 0 && (gain > 0 || s.turn.owes) ? { t: "take", car } : pass;
}

export function mostHated(s: State, w: Mind): Seat {
  let best = -1;
  for (let i = 0; i < s.players.length; i++)
    if (!s.players[i]!.out && (best < 0 || w.hurt[i]! > w.hurt[best]!)) best = i;
  return best;
}

/** The one in play, other than the seat itself, to whom a gift hurts least. */
export function bestFriend(s: State, seat: Seat, w: Mind): Seat {
  let best = -1;
  for (let i = 0; i < s.players.length; i++)
    if (i !== seat && !s.players[i]!.out && (best < 0 || w.hurt[i]! < w.hurt[best]!)) best = i;
  return best;
}

/** Ghost Car: oneself, else the best friend who may hold it, even an eliminated one. */
export function ghostHolder(s: State, seat: Seat, w: Mind, self: "self" | "others"): Seat {
  if (self === "self" && s.players[seat]!.role !== "sheriff") return seat;
  let best = -1;
  for (let i = 0; i < s.players.length; i++)
    if (i !== seat && s.players[i]!.role !== "sheriff" && (best < 0 || w.hurt[i]! < w.hurt[best]!)) best = i;
  return best;
}

/** Two Railcars from Lounge Car: the better one stays, the other goes where it does least for an enemy. */
export function shareOut(s: State, seat: Seat, cards: readonly Piece[], w: Mind): Move {
  const sheriff = s.players[seat]!.role === "sheriff";
  if (cards.length === 1) {
    if (cards[0] !== GHOST_CAR || !sheriff) return { t: "place", at: seat };
    return { t: "give", card: GHOST_CAR, at: ghostHolder(s, seat, w, "others") };
  }
  const [a, b] = [cards[0]!, cards[1]!];
  const ghost = a === GHOST_CAR || b === GHOST_CAR;
  let card = carWorth(s, seat, a, w) < carWorth(s, seat, b, w) ? a : b;
  if (a === LUMBER_FLATCAR || b === LUMBER_FLATCAR) card = LUMBER_FLATCAR;
  if (ghost && sheriff) card = GHOST_CAR;
  if (card === GHOST_CAR) return { t: "give", card, at: ghostHolder(s, seat, w, "others") };
  if (card === LUMBER_FLATCAR) return { t: "give", card, at: mostHatedOther(s, seat, w) };
  return { t: "give", card, at: bestFriend(s, seat, w) };
}

function mostHatedOther(s: State, seat: Seat, w: Mind): Seat {
  const at = mostHated(s, w);
  return at === seat ? bestFriend(s, seat, w) : at;
}
