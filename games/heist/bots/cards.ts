import type { Tables } from "../engine/index.ts";
import type { Need } from "./ground.ts";

/** A hand, counted. */
export interface HandCount {
  suits: number[];
  numbers: number[];
  wilds: number;
}

export function countHand(t: Tables, hand: readonly number[]): HandCount {
  const suits = [0, 0, 0];
  const numbers = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let wilds = 0;
  for (let i = 0; i < hand.length; i++) {
    const suit = t.cardSuit[hand[i]!]!;
    if (suit < 0) wilds++;
    else {
      suits[suit]!++;
      numbers[t.cardNumber[hand[i]!]!]!++;
    }
  }
  return { suits, numbers, wilds };
}

/** Wilds that a hand would need, and which target of each tile it is nearest to. */
interface Lack {
  wilds: number;
  one: number;
  two: number;
}

function lacksOne(count: HandCount, a: Need): Lack {
  const have = a.suits ? count.suits : count.numbers;
  let best = 99;
  let one = 0;
  for (let i = 0; i < a.targets.length; i++) {
    const { what, count: wanted } = a.targets[i]!;
    let lack = 0;
    for (let k = 0; k < what.length; k++) {
      const d = wanted[k]! - have[what[k]!]!;
      if (d > 0) lack += d;
    }
    if (lack >= best) continue;
    best = lack;
    one = i;
    if (lack === 0) break;
  }
  return { wilds: best, one, two: -1 };
}

/** More pairs of targets than this are not gone through: the best of each will do. */
const MANY = 16;

/** The same for two tiles at once: one card may serve both, a Wild only as one thing. */
function lacksBoth(count: HandCount, a: Need, b: Need): Lack {
  if (a.suits !== b.suits) {
    const [first, second] = [lacksOne(count, a), lacksOne(count, b)];
    return { wilds: first.wilds + second.wilds, one: first.one, two: second.one };
  }
  const have = a.suits ? count.suits : count.numbers;
  if (a.targets.length * b.targets.length > MANY) {
    const [one, two] = [lacksOne(count, a).one, lacksOne(count, b).one];
    return { wilds: lackOfPair(a, b, one, two, have), one, two };
  }
  const best: Lack = { wilds: 99, one: 0, two: 0 };
  for (let i = 0; i < a.targets.length; i++)
    for (let j = 0; j < b.targets.length; j++) {
      const lack = lackOfPair(a, b, i, j, have);
      if (lack >= best.wilds) continue;
      best.wilds = lack;
      best.one = i;
      best.two = j;
    }
  return best;
}

function lackOfPair(a: Need, b: Need, i: number, j: number, have: readonly number[]): number {
  const x = a.targets[i]!;
  const y = b.targets[j]!;
  let lack = 0;
  for (let k = 0; k < x.what.length; k++) {
    const at = y.what.indexOf(x.what[k]!);
    const wanted = at < 0 || y.count[at]! < x.count[k]! ? x.count[k]! : y.count[at]!;
    const d = wanted - have[x.what[k]!]!;
    if (d > 0) lack += d;
  }
  for (let k = 0; k < y.what.length; k++) {
    const d = y.count[k]! - have[y.what[k]!]!;
    if (d > 0 && !x.what.includes(y.what[k]!)) lack += d;
  }
  return lack;
}

/** Cards that a hand still lacks for one or two tiles, its Wilds used up. */
export function lackOf(count: HandCount, a: Need, b: Need | null): number {
  const { wilds } = b === null ? lacksOne(count, a) : lacksBoth(count, a, b);
  return wilds > count.wilds ? wilds - count.wilds : 0;
}

/**
 * The cards of a hand that go towards one or two tiles, the Wilds that are needed included: with nothing lacking a play
 * that pays for them.
 */
export function gather(t: Tables, hand: readonly number[], a: Need, b: Need | null): number[] {
  const count = countHand(t, hand);
  const { wilds, one, two } = b === null ? lacksOne(count, a) : lacksBoth(count, a, b);
  const out: number[] = [];
  if (b !== null && a.suits !== b.suits) {
    if (a.suits) gatherMixed(t, hand, a, b, two, out);
    else gatherMixed(t, hand, b, a, one, out);
  } else {
    const left = wantedBy(a, one);
    if (b !== null) wantedBy(b, two, left);
    for (let i = 0; i < hand.length; i++) {
      const what = a.suits ? t.cardSuit[hand[i]!]! : t.cardNumber[hand[i]!]!;
      if (t.cardSuit[hand[i]!] === -1 || left[what]! <= 0) continue;
      left[what]!--;
      out.push(hand[i]!);
    }
  }
  let extra = Math.min(wilds, count.wilds);
  for (let i = 0; i < hand.length && extra > 0; i++)
    if (t.cardSuit[hand[i]!] === -1) {
      out.push(hand[i]!);
      extra--;
    }
  return out;
}

/** How many of each suit or number a target takes; with `left` the most of both. */
function wantedBy(need: Need, target: number, left = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]): number[] {
  const { what, count } = need.targets[target]!;
  for (let k = 0; k < what.length; k++) left[what[k]!] = Math.max(left[what[k]!]!, count[k]!);
  return left;
}

/** Numbers first, from suits that are asked for where there is a choice; then what suits still lack. */
function gatherMixed(
  t: Tables,
  hand: readonly number[],
  bySuit: Need,
  byNumber: Need,
  target: number,
  out: number[],
): void {
  const open = wantedBy(bySuit, 0);
  const left = wantedBy(byNumber, target);
  let used = 0;
  for (let pass = 0; pass < 3; pass++)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      const suit = t.cardSuit[card]!;
      if (suit < 0 || (used & (1 << i)) !== 0) continue;
      const number = t.cardNumber[card]!;
      if (pass < 2 && left[number]! <= 0) continue;
      if (pass !== 1 && open[suit]! <= 0) continue;
      left[number]!--;
      open[suit]!--;
      used |= 1 << i;
      out.push(card);
    }
}

/** How likely so many cards bring what is lacking: at least `lack` good ones. */
export function chance(need: Need, lack: number, draws: number): number {
  if (lack === 0) return 1;
  if (lack > draws) return 0.01;
  const q = need.suits ? 0.42 : need.targets.length > 1 ? 0.27 : 0.22;
  let p = 1;
  let term = (1 - q) ** draws;
  for (let k = 0; k < lack; k++) {
    p -= term;
    term *= ((draws - k) / (k + 1)) * (q / (1 - q));
  }
  return Math.max(0.01, p);
}

/** Cards without those of a list, each taken out once. */
export function without(hand: readonly number[], cards: readonly number[]): number[] {
  const out = hand.slice();
  for (let k = 0; k < cards.length; k++) {
    const i = out.indexOf(cards[k]!);
    if (i >= 0) out.splice(i, 1);
  }
  return out;
}

/** The largest set of equal numbers among cards that are not needed; Wilds are too good for it. */
export function spareSet(t: Tables, spare: readonly number[]): number[] {
  let best: number[] = [];
  for (let i = 0; i < spare.length; i++) {
    const n = t.cardNumber[spare[i]!]!;
    if (n === 0) continue;
    let same = 1;
    for (let k = i + 1; k < spare.length; k++) if (t.cardNumber[spare[k]!] === n) same++;
    if (same < 2 || same <= best.length) continue;
    best = spare.filter((card) => t.cardNumber[card] === n).slice(0, 4);
  }
  return best;
}

/** Keyholes and Wilds. */
export function opensJail(t: Tables, card: number): boolean {
  const suit = t.cardSuit[card]!;
  return suit === -1 || t.edition.poker[card]!.suit === "keyhole";
}
