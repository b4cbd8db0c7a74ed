import {
  abilityOf,
  BAGGAGE_CAR,
  BLUE,
  CABOOSE,
  distance,
  NAME,
  playersInPlay,
  numberOf,
  SLEEPER_CAR,
  SUIT,
  type Move,
  type Piece,
  type ShotFrame,
  type State,
} from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import type { Mind } from "./mind.ts";
import { handWorth, leastOf, shotsIn, tableWorth } from "./worth.ts";

const EVAN = numberOf("evan-babbit");

export const PASS: Move = { t: "pass" };
const AS_MISSED: Move = { t: "use", card: BAGGAGE_CAR, as: "missed", at: null, take: null };
const BUILT_IN: Move = { t: "barrel", card: null };

/** Against a shot: a Barrel costs nothing, then whatever is missed least, if it is enough. */
export function answerShot(s: State, f: ShotFrame, w: Mind): Move {
  const p = s.players[f.at]!;
  if (p.ghost) return PASS;
  const diverted = divert(s, f, w);
  if (diverted !== null) return diverted;
  if (abilityOf(s, f.at).barrel && !f.tried.includes(-1)) return BUILT_IN;
  for (let i = 0; i < p.table.length; i++) {
    const card = p.table[i]!;
    if (NAME[card] === "barrel" && !f.tried.includes(card)) return { t: "barrel", card };
  }
  const card = bestDodge(s, f);
  const others = coverCount(s, f.at);
  if (dodgesIn(s, f.at) + others < f.needed) return PASS;
  if (card >= 0) return { t: "answer", card };
  const blue = cover(s, f.at, CABOOSE);
  if (p.table.includes(CABOOSE) && blue >= 0 && cheap(s, f.at, blue)) return { t: "cover", card: blue };
  return p.table.includes(BAGGAGE_CAR) ? AS_MISSED : PASS;
}

/** Evan Babbit turns a BANG! card on somebody he likes less than his hand. */
function divert(s: State, f: ShotFrame, w: Mind): Move | null {
  if (!f.bang || !f.fresh || s.players[f.at]!.character !== EVAN || playersInPlay(s) <= 2) return null;
  const { hand } = s.players[f.at]!;
  let card = -1;
  for (let i = 0; i < hand.length; i++)
    if (SUIT[hand[i]!] === f.suit && (card < 0 || handWorth(s, f.at, hand[i]!) < handWorth(s, f.at, card)))
      card = hand[i]!;
  if (card < 0) return null;
  let at = -1;
  for (let i = 0; i < s.players.length; i++) {
    if (i === f.at || i === f.by || s.players[i]!.out || w.hurt[i]! < 0.05 || distance(s, f.at, i) > 1) continue;
    if (at < 0 || w.hurt[i]! > w.hurt[at]!) at = i;
  }
  return at < 0 ? null : { t: "divert", card, at };
}

function isDodge(s: State, seat: Seat, card: Piece): boolean {
  switch (NAME[card]) {
    case "missed":
    case "evaded":
    case "cactus":
      return true;
    case "bang":
      return abilityOf(s, seat).swaps;
    default:
      return false;
  }
}

function dodgesIn(s: State, seat: Seat): number {
  const { hand } = s.players[seat]!;
  let n = 0;
  for (let i = 0; i < hand.length; i++) if (isDodge(s, seat, hand[i]!)) n++;
  return n;
}

/** Evaded! against a card worth having, Cactus when hurt, else a plain Missed! first. */
function bestDodge(s: State, f: ShotFrame): Piece {
  const { hand, life, max } = s.players[f.at]!;
  let best = -1;
  let cost = Infinity;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (!isDodge(s, f.at, card)) continue;
    const name = NAME[card];
    let c = name === "bang" ? 4 : name === "missed" ? 3 : 3.5;
    if (name === "evaded" && f.bang) c = 1;
    if (name === "cactus" && life < max) c = 2;
    if (c >= cost) continue;
    cost = c;
    best = card;
  }
  return best;
}

/** Missed! effects that lie in front of a seat. */
function coverCount(s: State, seat: Seat): number {
  const { table } = s.players[seat]!;
  let n = table.includes(BAGGAGE_CAR) ? 1 : 0;
  if (table.includes(CABOOSE)) {
    const blue = cover(s, seat, CABOOSE);
    if (blue >= 0 && blue !== BAGGAGE_CAR && cheap(s, seat, blue)) n++;
  }
  return n;
}

function cheap(s: State, seat: Seat, blue: Piece): boolean {
  const { hand, life } = s.players[seat]!;
  return (hand.includes(blue) ? handWorth(s, seat, blue) : tableWorth(s, seat, blue)) < (life <= 2 ? 9 : 5);
}

/** The blue card, other than `used`, that is missed least: from hand or from play; -1: none. */
export function cover(s: State, seat: Seat, used: Piece): Piece {
  const { hand, table } = s.players[seat]!;
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < hand.length; i++) {
    if (!BLUE[hand[i]!]!) continue;
    const worth = handWorth(s, seat, hand[i]!);
    if (worth >= least) continue;
    least = worth;
    best = hand[i]!;
  }
  for (let i = 0; i < table.length; i++) {
    if (table[i] === used) continue;
    const worth = tableWorth(s, seat, table[i]!);
    if (worth >= least) continue;
    least = worth;
    best = table[i]!;
  }
  return best;
}

/** A BANG! laid down against Indians! or in a Duel; `other`: against whom, -1 nobody. */
export function answerCounter(s: State, seat: Seat, other: Seat, w: Mind): Move {
  const p = s.players[seat]!;
  if (p.ghost) return PASS;
  if (other >= 0 && w.hurt[other]! < -0.5 && p.life > 1 && s.players[other]!.life <= p.life) return PASS;
  const { hand } = p;
  for (let i = 0; i < hand.length; i++) if (NAME[hand[i]!] === "bang") return { t: "answer", card: hand[i]! };
  if (shotsIn(s, seat) > 0)
    for (let i = 0; i < hand.length; i++) if (NAME[hand[i]!] === "missed") return { t: "answer", card: hand[i]! };
  if (!p.table.includes(SLEEPER_CAR) || (s.turn.slept & (1 << seat)) !== 0) return PASS;
  const blue = cover(s, seat, SLEEPER_CAR);
  return blue >= 0 && cheap(s, seat, blue) ? { t: "sleeper", card: blue } : PASS;
}

/** Beers if there are enough of them, and Sid Ketchum's way for what they leave open. */
export function answerLastLife(s: State, seat: Seat): Move {
  const { hand, life } = s.players[seat]!;
  const needed = 1 - life;
  let beers = 0;
  let beer = -1;
  for (let i = 0; i < hand.length; i++)
    if (NAME[hand[i]!] === "beer") {
      beers++;
      beer = hand[i]!;
    }
  if (playersInPlay(s) <= 2) beers = 0;
  const pairs = abilityOf(s, seat).heals ? (hand.length - beers) >> 1 : 0;
  if (beers + pairs < needed) return PASS;
  return beers > 0 ? { t: "answer", card: beer } : { t: "sid", card: leastOf(s, seat, hand) };
}

/** Sid Ketchum heals with what he would discard anyway, or in need. null: not now. */
export function sidHeals(s: State, seat: Seat, spare: number): Move | null {
  if (!abilityOf(s, seat).heals) return null;
  const p = s.players[seat]!;
  if (p.ghost || p.life >= p.max || p.hand.length < 2) return null;
  return spare >= 2 || (p.life <= 1 && p.hand.length >= 3) ? { t: "sid", card: leastOf(s, seat, p.hand) } : null;
}
