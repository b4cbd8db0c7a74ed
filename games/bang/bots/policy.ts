import {
  CHARACTER_IDS,
  GHOST_CAR,
  NAME,
  takesFree,
  priceOf,
  succeeds,
  type CheckKind,
  type DecisionKind,
  type Frame,
  type Move,
  type Piece,
  type State,
} from "../engine/index.ts";
import type { Decision, Seat } from "@trestle/kernel";
import { answerCounter, answerLastLife, answerShot, cover, PASS, sidHeals } from "./answers.ts";
import { coalTarget } from "./cars.ts";
import { playPhase } from "./play.ts";
import { bestFriend, cheapestCard, ghostHolder, lastChance, mostHated, shareOut } from "./railway.ts";
import { bestSwitch, switchFor } from "./switching.ts";
import { FAVOURITES } from "./weights.ts";
import { mindOf, newMind, type Mind } from "./mind.ts";
import { handWorth, leastInPlay, leastOf, mostOf, tableWorth } from "./worth.ts";

/** Simulated players that know the roles of their world. */
export function newPolicy(): (s: State, d: Decision) => Move {
  const mind = newMind();
  return (s, d) => {
    mindOf(s, d.seat, mind);
    return choose(s, d, mind);
  };
}

/**
 * The move of a player who thinks of the others as `w` says. Reads nothing of a state but what its seat can see:
 * others' hands are counts to it, piles have a top at most, and all it thinks of others is in `w`.
 */
export function choose(s: State, d: Decision, w: Mind): Move {
  const { seat } = d;
  const f = s.stack[s.stack.length - 1]!;
  switch (d.kind as DecisionKind) {
    case "play":
      return playPhase(s, seat, w);
    case "shot":
      return f.k === "shot" ? answerShot(s, f, w) : PASS;
    case "indians":
      return answerCounter(s, seat, -1, w);
    case "duel":
      return answerCounter(s, seat, f.k === "duel" ? f.other : -1, w);
    case "last-life":
      return answerLastLife(s, seat);
    case "discard":
      return discard(s, seat);
    case "sid-ketchum":
      return pick(leastOf(s, seat, s.players[seat]!.hand));
    case "store":
      return pick(mostOf(s, seat, f.k === "store" ? f.row : []));
    case "flip":
    case "kit-carlson":
    case "map":
    case "mail-car":
    case "cattle-truck":
    case "lounge-car":
      return chooseSeen(s, seat, f, w);
    case "draw":
      return chooseDraw(s, seat, w);
    case "exempt":
      return exempt(s, seat, w);
    case "sleeper-car":
      return pick(cover(s, seat, SLEEPER));
    case "switch-give":
      return pick(bestSwitch(s, seat, w).give);
    case "switch-take":
      return pick(f.k === "switch" ? switchFor(s, seat, f.give!, w).take : -1);
    case "pay":
      return pay(s, f);
    case "place":
      return { t: "place", at: f.k === "place" ? holder(s, seat, f.car, w) : seat };
    case "last-chance":
      return lastChance(s, seat, PASS, w);
    case "full-steam":
      return s.train!.side === "leland" || wantsShots(s, seat, w) ? TWICE : IGNORE;
    case "shade-oconnor":
      return swapsCard(s, seat);
    case "circus-wagon":
      return pick(leastInPlay(s, seat, -1));
    case "coal-hopper":
      return pick(coalTarget(s, w));
    case "train-robbery":
      return f.k === "train-robbery" ? robbed(s, seat, f.left) : PASS;
    case "character":
      return chooseCharacter(s, seat);
  }
}

const SLEEPER = NAME.indexOf("sleeper-car");
const IGNORE: Move = { t: "steam", times: 0 };
const TWICE: Move = { t: "steam", times: 2 };

function pick(card: Piece): Move {
  return { t: "pick", card };
}

function discard(s: State, seat: Seat): Move {
  const { hand, life } = s.players[seat]!;
  return sidHeals(s, seat, hand.length - life) ?? pick(leastOf(s, seat, hand));
}

/** Cards that only this seat, or everybody, looks at. */
function chooseSeen(s: State, seat: Seat, f: Frame, w: Mind): Move {
  switch (f.k) {
    case "flip":
      return pick(luckyCard(f.why, f.cards));
    case "kit-carlson":
      return pick(leastOf(s, seat, f.cards));
    case "cattle-truck":
      return pick(mostOf(s, seat, f.cards));
    case "map": {
      const card = leastOf(s, seat, f.cards);
      return handWorth(s, seat, card) < 4.6 ? pick(card) : PASS;
    }
    case "mail-car":
      return { t: "give", card: leastOf(s, seat, f.cards), at: bestFriend(s, seat, w) };
    case "lounge-car":
      return shareOut(s, seat, f.cards, w);
    default:
      return PASS;
  }
}

/** For Dynamite and Most Wanted the named result is the bad one. */
function luckyCard(why: CheckKind, cards: readonly Piece[]): Piece {
  const wanted = why !== "dynamite" && why !== "most-wanted";
  return succeeds(why, cards[0]!) === wanted ? cards[0]! : cards[1]!;
}

/** Jesse Jones robs an enemy, Pedro Ramirez takes a good card. */
function chooseDraw(s: State, seat: Seat, w: Mind): Move {
  if (CHARACTER_IDS[s.players[seat]!.character!] === "pedro-ramirez") {
    const top = s.discard[s.discard.length - 1];
    return top !== undefined && handWorth(s, seat, top) >= 5.4 ? FROM_DISCARD : FROM_DECK;
  }
  let at = -1;
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    if (i !== seat && !p.out && p.hand.length > 0 && w.hurt[i]! > 0.05 && (at < 0 || w.hurt[i]! > w.hurt[at]!)) at = i;
  }
  return at < 0 ? FROM_DECK : { t: "draw", from: "hand", at };
}

const FROM_DECK: Move = { t: "draw", from: "deck", at: null };
const FROM_DISCARD: Move = { t: "draw", from: "discard", at: null };

/** Sgt. Blaze spares a friend what hurts and keeps an enemy from what helps; himself where nobody is dearer. */
function exempt(s: State, seat: Seat, w: Mind): Move {
  const below = s.stack[s.stack.length - 2]!;
  if (below.k !== "each" && below.k !== "store" && below.k !== "saloon" && below.k !== "wanted") return PASS;
  const sign = below.k === "each" || below.k === "wanted" ? -1 : 1;
  let at = -1;
  let most = 0.1;
  for (let i = 0; i < below.left.length; i++) {
    const q = below.left[i]!;
    const p = s.players[q]!;
    const felt = sign * w.hurt[q]! * (p.life === 1 ? 2 : 1) * (q === seat && p.life > 2 ? 0.5 : 1);
    if (felt <= most || p.ghost) continue;
    most = felt;
    at = q;
  }
  return at < 0 ? PASS : { t: "exempt", at };
}

function pay(s: State, f: Frame): Move {
  if (f.k !== "pay") return PASS;
  const price = priceOf(s, f.station);
  if (takesFree(s, f.seat) && f.left === price.count) return PASS; // GTR-CH-SANC-1
  return pick(cheapestCard(s, f.seat, price));
}

function holder(s: State, seat: Seat, car: Piece, w: Mind): Seat {
  return car === GHOST_CAR ? ghostHolder(s, seat, w, "self") : mostHated(s, w);
}

/** Whether a shot at everybody, oneself too, does more good than harm. */
function wantsShots(s: State, seat: Seat, w: Mind): boolean {
  if (s.players[seat]!.life <= 2) return false;
  let sum = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat && !s.players[i]!.out) sum += w.hurt[i]!;
  return sum > 1.2;
}

function swapsCard(s: State, seat: Seat): Move {
  const card = leastOf(s, seat, s.players[seat]!.hand);
  return handWorth(s, seat, card) < 4.6 ? pick(card) : PASS;
}

/** A burden goes at once; for something good one stands while there is life or cover enough. */
function robbed(s: State, seat: Seat, left: readonly Piece[]): Move {
  const { life, hand, ghost } = s.players[seat]!;
  let card = left[0]!;
  for (let i = 1; i < left.length; i++) if (tableWorth(s, seat, left[i]!) < tableWorth(s, seat, card)) card = left[i]!;
  const worth = tableWorth(s, seat, card);
  const safe = ghost || life > 3 || (life > 1 && hand.length > 2);
  return worth > 5.9 && safe ? { t: "stand", card } : pick(card);
}

function chooseCharacter(s: State, seat: Seat): Move {
  const { offer } = s.players[seat]!;
  let character = offer[0]!;
  for (let i = 1; i < offer.length; i++) if (rank(offer[i]!) < rank(character)) character = offer[i]!;
  return { t: "choose", character };
}

function rank(character: number): number {
  const id = CHARACTER_IDS[character]!;
  return FAVOURITES.indexOf(id);
}
