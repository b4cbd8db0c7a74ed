import type { AbilityKind, Cowboy, Move, Requirement, State, Tables } from "@trestle/heist";
import { SUITS } from "@trestle/heist";
import {
  budget,
  earliest,
  elapsed,
  firstStep,
  index,
  isReached,
  reachFrom,
  type Rider,
  type Start,
  type Step,
} from "./paths.ts";
import { TURNS, type Timetable } from "./timetable.ts";

export type Loot = Extract<Move, { t: "loot" }>;

/** The next thing to do for a goal, and what the goal costs in Heist Actions: the lowest is followed. */
export interface Plan {
  goal: "loot" | "wait" | "deliver";
  step: Step | { k: "loot"; move: Loot } | { k: "drop" };
  score: number;
  /** Cards that the goal needs. */
  keep: readonly number[];
}

export interface Situation {
  t: Tables;
  s: State;
  table: Timetable;
  me: number;
  /** Train movements until the cowboy's next own turn, and from one of its turns to the next. */
  soon: number;
  round: number;
  /** What the hand could loot in each car, were the cowboy there. */
  plays: readonly (readonly Loot[])[];
  /** The card that a horse is about to be moved with; null: none. */
  played: number | null;
}

const TILE = 2.2;
const WILD = 0.7;
/** What it is worth to pay the next town, by knots gone down. */
const ROPE = [3.5, 6, 12];

/** Cards without those of a list, each taken out once. */
export function without(hand: readonly number[], cards: readonly number[]): number[] {
  const out = hand.slice();
  for (const card of cards) {
    const i = out.indexOf(card);
    if (i >= 0) out.splice(i, 1);
  }
  return out;
}

function cardsOf(t: Tables, names: readonly string[]): number[] {
  return names.map((id) => t.cardFace[t.edition.poker.findIndex((c) => c.id === id)]!);
}

function has(t: Tables, c: Cowboy, kind: AbilityKind): boolean {
  return c.active && c.wanted !== null && t.wantedAbility[c.wanted] === kind;
}

/** The figure of an ability that works for this cowboy, else 0. */
export function abilityN(t: Tables, c: Cowboy, kind: AbilityKind): number {
  return has(t, c, kind) ? t.wantedAbilityN[c.wanted!]! : 0;
}

export function riderOf(x: Situation, spare: readonly number[]): Rider {
  const { t, s, table, me } = x;
  const c = s.cowboys[me]!;
  const more = abilityN(t, c, "fasterHorse");
  const cards = x.played === null ? spare : [x.played];
  const numbers = cards.map((card) => (t.cardNumber[card] || 10) + more).sort((a, b) => b - a);
  const extra = bought(t, c.bullets - c.fresh, spare);
  return { t, s, table, me, spare: numbers, extra, riding: x.played !== null, roams: has(t, c, "ignoreClosedRange") };
}

/** Heist Actions to be had for bullets and for sets of equal numbers. */
function bought(t: Tables, bullets: number, spare: readonly number[]): number {
  return bullets + spareSet(t, spare).length - (spareSet(t, spare).length > 0 ? 1 : 0);
}

/** The largest set of equal numbers among cards that are not needed; Wilds are too good for it. */
export function spareSet(t: Tables, spare: readonly number[]): number[] {
  let best: number[] = [];
  for (let n = 1; n <= 10; n++) {
    const same = spare.filter((card) => t.cardNumber[card] === n);
    if (same.length >= 2 && same.length > best.length) best = same;
  }
  return best;
}

/** The cheapest way to a town with the loot that one carries or will carry. */
export function deliver(x: Situation, r: Rider, from: Start, tiles: number): Plan | null {
  const reach = reachFrom(r, from);
  let best: Plan | null = null;
  for (let town = 0; town < 3; town++) {
    const at = x.t.townSpace[town]!;
    for (let turn = from.turn; turn < Math.min(TURNS, r.table.turns); turn++)
      for (let acts = turn === from.turn ? Math.max(from.acts, earliest(r, turn)) : 0; acts < budget(r, turn); acts++)
        for (const mounted of [0, 1] as const) {
          const i = index(reach, turn, acts, at, mounted);
          if (!isReached(reach.pen[i]!)) continue;
          const score = elapsed(r, turn, acts + 1) + reach.pen[i]! + townCost(x, town, turn, tiles);
          if (best !== null && score >= best.score) continue;
          const step = firstStep(reach, i);
          const here = step.k === "stay" && turn === from.turn;
          best = { goal: "deliver", step: here ? { k: "drop" } : step, score, keep: [] };
        }
  }
  return best;
}

/** Penalties for a town that is paid already, one that the train reaches first, and one that it reaches late. */
function townCost(x: Situation, town: number, turn: number, tiles: number): number {
  const { s, table } = x;
  if (s.mode === "coop" && s.meter + tiles >= s.goal) return 0;
  const before = turn === 0 ? 0 : x.soon + (turn - 1) * x.round;
  const comes = table.arrives[town]!;
  const inTime = comes > before;
  const wait = 0.12 * Math.min(40, inTime ? comes - before : 40);
  if (s.mode === "versus") return 2 * wait;
  if (s.towns[town]!.length > 0) return 1.5 + wait;
  if (!inTime) return 1 + wait;
  const next = table.arrives.every((other, i) => other >= comes || s.towns[i]!.length > 0);
  const rope = ROPE[s.hangman] ?? 0;
  return wait - (next ? rope : rope / 3);
}

/** Each car with each choice of tiles: what can be paid for now, else what the hand is nearest to. */
export function lootPlans(x: Situation): Plan[] {
  const out: Plan[] = [];
  for (let car = 0; car < 3; car++) {
    const chosen = new Map<string, Loot>();
    for (const play of x.plays[car]!) {
      if (bringsHim(x, car, play)) continue;
      const key = play.squares.join();
      const known = chosen.get(key);
      if (known === undefined || price(x.t, play) < price(x.t, known)) chosen.set(key, play);
    }
    for (const play of chosen.values()) {
      const plan = lootNow(x, car, play);
      if (plan !== null) out.push(plan);
    }
    if (chosen.size > 0) continue;
    for (const square of [2 * car, 2 * car + 1]) {
      const plan = lootLater(x, car, square);
      if (plan !== null) out.push(plan);
    }
  }
  return out;
}

const wildsOf = (t: Tables, cards: readonly string[]): number =>
  cardsOf(t, cards).filter((c) => t.cardSuit[c] === -1).length;

function price(t: Tables, play: Loot): number {
  return wildsOf(t, play.cards) * 2 + play.cards.length;
}

/** The Wilds of this play would bring the Sheriff to the looter. */
function bringsHim(x: Situation, car: number, play: Loot): boolean {
  const { t, s, me } = x;
  const wilds = wildsOf(t, play.cards);
  if (wilds === 0 || t.isTunnel[s.cars[car + 2]!] === 1) return false;
  if (has(t, s.cowboys[me]!, "quietWilds")) return false;
  return insides(t, car).some((at) => Math.abs(t.sheriffAt[at]! - s.sheriff) <= wilds);
}

export function insides(t: Tables, car: number): number[] {
  const out: number[] = [];
  for (let at = t.mainCount; at < t.spaceCount; at++) if (t.carInside[at] === car) out.push(at);
  return out;
}

function lootNow(x: Situation, car: number, move: Loot): Plan | null {
  const cards = cardsOf(x.t, move.cards);
  const hand = x.s.cowboys[x.me]!.hand;
  const r = riderOf(x, without(hand, cards));
  const place = nearest(x, r, car, 0, () => 0);
  if (place === null) return null;
  const tiles = move.squares.length;
  const carried = x.s.cowboys[x.me]!.loot.length;
  const onward = deliver(x, r, { turn: place.turn, acts: place.acts + 1, at: place.at, horse: null }, tiles + carried);
  if (onward === null) return null;
  const score = onward.score + place.pen - TILE * (tiles - 1) + WILD * wildsOf(x.t, move.cards);
  const step = place.step.k === "stay" && place.turn === 0 ? ({ k: "loot", move } as const) : place.step;
  return { goal: place.turn === 0 ? "loot" : "wait", step, score, keep: cards };
}

/** A tile that the hand cannot pay for yet: be there when it can. */
function lootLater(x: Situation, car: number, square: number): Plan | null {
  const tile = x.s.squares[square]!.at(-1);
  if (tile === undefined) return null;
  const hand = x.s.cowboys[x.me]!.hand;
  const { lack, keep } = missing(x.t, x.t.tileNeeds[tile]!, hand);
  const r = riderOf(x, without(hand, keep));
  const chance = chanceOf(x.t.tileNeeds[tile]!, lack);
  const place = nearest(x, r, car, 1, (turn) => (4 * (1 - chance) ** turn) / chance);
  if (place === null) return null;
  const onward = deliver(x, r, { turn: place.turn, acts: place.acts + 1, at: place.at, horse: null }, 1);
  if (onward === null) return null;
  return { goal: "wait", step: place.step, score: onward.score + place.pen, keep };
}

interface Place {
  turn: number;
  acts: number;
  at: number;
  pen: number;
  step: Step;
}

/** The first good moment inside a car with an action left for looting. */
function nearest(x: Situation, r: Rider, car: number, from: number, extra: (turn: number) => number): Place | null {
  const c = x.s.cowboys[x.me]!;
  const reach = reachFrom(r, { turn: 0, acts: 0, at: c.at, horse: c.horse });
  let best: Place | null = null;
  let least = Infinity;
  for (const at of insides(x.t, car))
    for (let turn = from; turn < Math.min(TURNS, r.table.turns); turn++)
      for (let acts = earliest(r, turn); acts < budget(r, turn); acts++) {
        const i = index(reach, turn, acts, at, 0);
        if (!isReached(reach.pen[i]!)) continue;
        const pen = reach.pen[i]! + extra(turn);
        const total = elapsed(r, turn, acts + 1) + pen;
        if (total >= least) continue;
        least = total;
        best = { turn, acts, at, pen, step: firstStep(reach, i) };
      }
  return best;
}

/** How many cards a hand lacks for a tile, and which of its cards serve; Wilds serve for anything. */
export function missing(t: Tables, needs: Requirement, hand: readonly number[]): { lack: number; keep: number[] } {
  const wilds = hand.filter((card) => t.cardSuit[card] === -1);
  let best: { lack: number; keep: number[] } | null = null;
  for (const want of targets(needs)) {
    const left = want.slice();
    const keep: number[] = [];
    for (const card of hand) {
      if (t.cardSuit[card] === -1) continue;
      const i = left.indexOf(needs.kind === "suits" ? t.cardSuit[card]! : t.cardNumber[card]!);
      if (i < 0) continue;
      left.splice(i, 1);
      keep.push(card);
    }
    const lack = Math.max(0, left.length - wilds.length);
    if (best === null || lack < best.lack) best = { lack, keep: [...keep, ...wilds.slice(0, left.length)] };
  }
  return best ?? { lack: 9, keep: [] };
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function targets(needs: Requirement): number[][] {
  switch (needs.kind) {
    case "suits":
      return [needs.suits.map((suit) => SUITS.indexOf(suit))];
    case "numbers":
      return [[...needs.numbers]];
    case "threeOfAKind":
      return NUMBERS.map((n) => [n, n, n]);
    case "straight3":
      return NUMBERS.slice(0, 8).map((n) => [n, n + 1, n + 2]);
    case "twoPairs":
      return NUMBERS.flatMap((n) => NUMBERS.filter((m) => m > n).map((m) => [n, n, m, m]));
  }
}

/** That one drawing up to five brings what is lacking. */
export function chanceOf(needs: Requirement, lack: number): number {
  const odds = needs.kind === "suits" ? [1, 0.8, 0.55, 0.3] : [1, 0.5, 0.2, 0.08];
  return odds[lack] ?? 0.04;
}
