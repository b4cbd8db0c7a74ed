import {
  abilityOf,
  allowance,
  BLUE,
  hasInPlay,
  LIMITED,
  MONEY_BAG,
  NAME,
  playersInPlay,
  PRIVATE_CAR,
  PRISONER_CAR,
  RANGE,
  rangeOf,
  seatsWithin,
  stationAt,
  type Move,
  type Piece,
  type PieceName,
  type State,
} from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import { PASS, sidHeals } from "./answers.ts";
import { Offers, type Weighed } from "./offers.ts";
import { considerCars, considerTrain } from "./cars.ts";
import { carWorth, lastChance } from "./railway.ts";
import { considerRobbery } from "./robbery.ts";
import { bestSwitch } from "./switching.ts";
import { targetWorth } from "./target.ts";
import { HAND_WORTH } from "./weights.ts";
import type { Mind } from "./mind.ts";
import { handWorth, ownWeapon, shotsIn, weaponWorth } from "./worth.ts";

/** One Phase 2: what all cards share, and the offers. */
interface Phase {
  seat: Seat;
  mind: Mind;
  offers: Offers;
  /** No limited card can be played any more. */
  spent: boolean;
  /** Seats within reach of the weapon, and at distance 1: a bit a seat. */
  reach: number;
  near: number;
  /** What an effect on all others is worth. */
  all: number;
}

/** Phase 2: the best card, Railcar or bargain; draws first, then equipment, thefts and shots. */
export function playPhase(s: State, seat: Seat, mind: Mind): Move {
  if (s.turn.owes) return lastChance(s, seat, PASS, mind);
  const p = s.players[seat]!;
  const healing = sidHeals(s, seat, p.hand.length - Math.max(1, p.life) - 1);
  if (healing !== null) return healing;
  const offers = new Offers(null);
  for (let i = 0; i < p.hand.length; i++) considerAtOnce(s, seat, p.hand[i]!, offers);
  if (offers.score <= 0) considerAll(s, seat, mind, offers);
  return offers.best(PASS);
}

/** Everything that Phase 2 offers, with its worth. */
export function weighPhase(s: State, seat: Seat, mind: Mind): Weighed[] {
  const all: Weighed[] = [];
  const offers = new Offers(all);
  const { hand } = s.players[seat]!;
  for (let i = 0; i < hand.length; i++) considerAtOnce(s, seat, hand[i]!, offers);
  considerAll(s, seat, mind, offers);
  return all;
}

function considerAll(s: State, seat: Seat, mind: Mind, offers: Offers): void {
  const { hand } = s.players[seat]!;
  const phase: Phase = {
    seat,
    mind,
    offers,
    spent: s.turn.bangs >= allowance(s, seat),
    reach: seatsWithin(s, seat, rangeOf(s, seat)),
    near: seatsWithin(s, seat, 1),
    all: onAll(s, seat, mind),
  };
  for (let i = 0; i < hand.length; i++) consider(s, hand[i]!, phase);
  if (s.train !== null) {
    considerCars(s, seat, phase.reach, phase.near, mind, offers);
    considerTrain(s, seat, mind, offers);
  }
}

function onAll(s: State, seat: Seat, w: Mind): number {
  let sum = 0;
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    if (i === seat || p.out || p.ghost) continue;
    sum += w.hurt[i]! * (p.life === 1 ? 1.6 : 1);
  }
  return sum;
}

function consider(s: State, card: Piece, phase: Phase): void {
  let face = card;
  if (card === MONEY_BAG) {
    // GTR-PC-MONY-1: the brown card below it; an answer cannot be copied
    if (s.discard.length === 0) return;
    face = s.discard[s.discard.length - 1]!;
    if (BLUE[face]! || face === MONEY_BAG) return;
  } else if (BLUE[card]!) {
    considerBlue(s, card, phase);
    return;
  }
  if (phase.spent && (LIMITED[card]! || NAME[card] === "missed")) return;
  const name = NAME[face]!;
  if (name === "missed" && (card === MONEY_BAG || !abilityOf(s, phase.seat).swaps)) return;
  considerBrown(s, card, name, phase);
}

function considerBrown(s: State, card: Piece, name: PieceName, phase: Phase): void {
  const { seat, all, mind, offers } = phase;
  const p = s.players[seat]!;
  switch (name) {
    case "bang":
    case "missed":
      shots(s, card, name === "missed" ? 26 : 30, phase);
      return;
    case "knife-revolver":
      shots(s, card, 34, phase);
      return;
    case "train-robbery":
      trainRobbery(s, card, phase);
      return;
    case "beer":
      if (playersInPlay(s) > 2 && p.life < p.max && !p.ghost) offers.offer(50, "play", card, null, null);
      return;
    case "cat-balou":
      considerRobbery(s, seat, card, "play", "discard", -1, mind, offers);
      return;
    case "panic":
      considerRobbery(s, seat, card, "play", "keep", phase.near, mind, offers);
      return;
    case "duel":
      duels(s, card, phase);
      return;
    case "gatling":
      offers.offer(24 * all, "play", card, null, null);
      return;
    case "indians":
      offers.offer(22 * all, "play", card, null, null);
      return;
    case "general-store":
      offers.offer(18 + 2 * Math.min(0, -all), "play", card, null, null);
      return;
    case "saloon":
      offers.offer(14 * healed(s, mind), "play", card, null, null);
      return;
    case "stagecoach":
    case "wells-fargo":
      if (canGain(s)) offers.offer(80, "play", card, null, null);
      return;
    case "next-stop":
      offers.offer(80, "play", card, null, null);
      return;
    case "most-wanted":
      if (p.life > 1 || p.ghost) offers.offer(8 + 5 * all, "play", card, null, null);
      return;
    case "full-steam":
      offers.offer(s.train!.side === "leland" ? 20 : all > 1.2 && p.life > 2 ? 25 : 4, "play", card, null, null);
      return;
    case "switch":
      considerSwitch(s, card, phase);
      return;
    case "water-tower":
      waterTower(s, card, phase);
      return;
    default:
  }
}

/**
 * A card that draws brings more than itself. Where the piles have run out it does not: then two of them would draw each
 * other, again and again (BANG-SETUP-7).
 */
function canGain(s: State): boolean {
  return s.deck.length + s.discard.length > 1;
}

/** What is right whoever the others are: cards for cards, and good things in front of oneself. */
function considerAtOnce(s: State, seat: Seat, card: Piece, offers: Offers): void {
  const p = s.players[seat]!;
  const name = NAME[card]!;
  switch (name) {
    case "wells-fargo":
    case "stagecoach":
      if (canGain(s)) offers.offer(80 + handWorth(s, seat, card), "play", card, null, null);
      return;
    case "next-stop":
      offers.offer(80 + handWorth(s, seat, card), "play", card, null, null);
      return;
    case "beer":
      if (playersInPlay(s) > 2 && p.life < p.max && !p.ghost)
        offers.offer(p.life <= 2 ? 75 : 50, "play", card, null, null);
      return;
    case "barrel":
    case "mustang":
    case "scope":
    case "map":
    case "refund":
    case "strongbox":
      if (!hasInPlay(p, name)) offers.offer(60 + HAND_WORTH[card]!, "play", card, null, null);
      return;
    default:
      if (RANGE[card] === 0 || hasInPlay(p, name)) return;
      if (weaponWorth(s, seat, card) > ownWeapon(s, seat) + 0.4)
        offers.offer(50 + weaponWorth(s, seat, card), "play", card, null, null);
  }
}

/** Jail for the worst enemy; Dynamite, of which there is one, where there are more enemies than friends. */
function considerBlue(s: State, card: Piece, phase: Phase): void {
  const p = s.players[phase.seat]!;
  if (NAME[card] === "jail") jails(s, card, phase);
  else if (NAME[card] === "dynamite" && p.role !== "sheriff" && p.life > 3 && phase.all > 0.5)
    phase.offers.offer(6, "play", card, null, null);
}

function shots(s: State, card: Piece, base: number, { reach, mind: w, offers }: Phase): void {
  for (let at = 0; at < s.players.length; at++) {
    if ((reach & (1 << at)) === 0 || w.hurt[at]! <= w.mood.shy) continue;
    const p = s.players[at]!;
    if (p.hand.length === 0 && p.table.includes(PRIVATE_CAR)) continue; // GTR-RC-PRIV-1
    offers.offer(base * w.mood.shoot * targetWorth(s, at, w), "play", card, at, null);
  }
}

function duels(s: State, card: Piece, { seat, mind: w, offers }: Phase): void {
  const mine = shotsIn(s, seat);
  const { life } = s.players[seat]!;
  for (let at = 0; at < s.players.length; at++) {
    const p = s.players[at]!;
    if (at === seat || p.out || p.ghost || w.hurt[at]! <= 0.2 || p.table.includes(PRISONER_CAR)) continue;
    const odds = (mine + 0.6) / (mine + 0.6 + 0.4 * p.hand.length);
    if (life === 1 && odds < 0.75) continue;
    offers.offer(28 * w.mood.duel * w.hurt[at]! * odds * (p.life === 1 ? 1.6 : 1), "play", card, at, null);
  }
}

/** Only who has something in front of them can be robbed. */
function trainRobbery(s: State, card: Piece, { seat, mind: w, offers }: Phase): void {
  for (let at = 0; at < s.players.length; at++) {
    const p = s.players[at]!;
    if (at === seat || p.out || p.ghost || w.hurt[at]! <= w.mood.shy || p.table.length === 0) continue;
    offers.offer(w.hurt[at]! * (12 + 6 * p.table.length), "play", card, at, null);
  }
}

function jails(s: State, card: Piece, { seat, mind: w, offers }: Phase): void {
  for (let at = 0; at < s.players.length; at++) {
    const p = s.players[at]!;
    if (at === seat || p.out || p.role === "sheriff" || w.hurt[at]! <= 0.2 || hasInPlay(p, "jail")) continue;
    offers.offer(w.hurt[at]! * (24 + p.hand.length + p.life), "play", card, at, null);
  }
}

function healed(s: State, w: Mind): number {
  let sum = 0;
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    if (!p.out && !p.ghost && p.life < p.max) sum -= w.hurt[i]!;
  }
  return sum;
}

function considerSwitch(s: State, card: Piece, { seat, mind, offers }: Phase): void {
  const { gain } = bestSwitch(s, seat, mind);
  if (gain > 1.5) offers.offer(6 * gain, "play", card, null, null);
}

function waterTower(s: State, card: Piece, { seat, mind, offers }: Phase): void {
  const train = s.train!;
  for (let k = 0; k < train.cars.length; k++)
    if (stationAt(train, train.pos, k) >= 0)
      offers.offer(7 * carWorth(s, seat, train.cars[k]!, mind), "play", card, null, train.cars[k]!);
}
