import type { Tables } from "../engine/index.ts";
import type { Ground, Need } from "./ground.ts";

// Of the hand last tallied. One thread, no call in between: nothing is kept from one question to the next.
const suits = new Int32Array(3);
const numbers = new Int32Array(11);
let wilds = 0;
let one = 0;
let two = 0;

export function tally(t: Tables, hand: readonly number[]): void {
  suits.fill(0);
  numbers.fill(0);
  wilds = 0;
  for (let i = 0; i < hand.length; i++) {
    const suit = t.cardSuit[hand[i]!]!;
    if (suit < 0) wilds++;
    else {
      suits[suit]!++;
      numbers[t.cardNumber[hand[i]!]!]!++;
    }
  }
}

/** Wilds that the tallied hand would need for one tile; remembers the target in `one`. */
function lacksOne(a: Need): number {
  const have = a.suits ? suits : numbers;
  let best = 99;
  for (let i = 0; i < a.targets.length; i++) {
    const { what, count } = a.targets[i]!;
    let lack = 0;
    for (let k = 0; k < what.length; k++) {
      const d = count[k]! - have[what[k]!]!;
      if (d > 0) lack += d;
    }
    if (lack >= best) continue;
    best = lack;
    one = i;
    if (lack === 0) break;
  }
  return best;
}

const joint = new Int32Array(11);
/** More pairs of targets than this are not gone through: the best of each will do. */
const MANY = 16;

/** The same for two tiles at once: one card may serve both, a Wild only as one thing. */
function lacksBoth(a: Need, b: Need): number {
  if (a.suits !== b.suits) {
    const second = lacksOne(b);
    two = one;
    return second + lacksOne(a);
  }
  const have = a.suits ? suits : numbers;
  if (a.targets.length * b.targets.length > MANY) {
    lacksOne(b);
    two = one;
    lacksOne(a);
    return lackOfJoint(a, b, one, two, have);
  }
  let best = 99;
  for (let i = 0; i < a.targets.length; i++)
    for (let j = 0; j < b.targets.length; j++) {
      const lack = lackOfJoint(a, b, i, j, have);
      if (lack >= best) continue;
      best = lack;
      one = i;
      two = j;
    }
  return best;
}

function lackOfJoint(a: Need, b: Need, i: number, j: number, have: Int32Array): number {
  const x = a.targets[i]!;
  const y = b.targets[j]!;
  for (let k = 0; k < x.what.length; k++) joint[x.what[k]!] = x.count[k]!;
  for (let k = 0; k < y.what.length; k++) joint[y.what[k]!] = Math.max(joint[y.what[k]!]!, y.count[k]!);
  let lack = 0;
  for (let k = 0; k < x.what.length; k++) lack += take(x.what[k]!, have);
  for (let k = 0; k < y.what.length; k++) lack += take(y.what[k]!, have);
  return lack;
}

function take(what: number, have: Int32Array): number {
  const d = joint[what]! - have[what]!;
  joint[what] = 0;
  return d > 0 ? d : 0;
}

/** Cards that a tallied hand still lacks for one or two tiles, its Wilds used up. */
export function lackOf(a: Need, b: Need | null): number {
  const lack = b === null ? lacksOne(a) : lacksBoth(a, b);
  return lack > wilds ? lack - wilds : 0;
}

const left = new Int32Array(11);
const open = new Int32Array(3);

/**
 * The cards of a hand that go towards one or two tiles, the Wilds that are needed included: with nothing lacking a play
 * that pays for them.
 */
export function gather(g: Ground, hand: readonly number[], a: Need, b: Need | null): number[] {
  const { t } = g;
  tally(t, hand);
  const lack = b === null ? lacksOne(a) : lacksBoth(a, b);
  const out: number[] = [];
  if (b !== null && a.suits !== b.suits) {
    const [bySuit, byNumber] = a.suits ? [a, b] : [b, a];
    mixed(t, hand, bySuit, byNumber, a.suits ? two : one, out);
  } else {
    want(a, one);
    if (b !== null) want(b, two);
    for (let i = 0; i < hand.length; i++) {
      const what = a.suits ? t.cardSuit[hand[i]!]! : t.cardNumber[hand[i]!]!;
      if (t.cardSuit[hand[i]!] === -1 || left[what]! <= 0) continue;
      left[what]!--;
      out.push(hand[i]!);
    }
    left.fill(0);
  }
  let extra = Math.min(lack, wilds);
  for (let i = 0; i < hand.length && extra > 0; i++)
    if (t.cardSuit[hand[i]!] === -1) {
      out.push(hand[i]!);
      extra--;
    }
  return out;
}

function want(need: Need, target: number): void {
  const { what, count } = need.targets[target]!;
  for (let k = 0; k < what.length; k++) left[what[k]!] = Math.max(left[what[k]!]!, count[k]!);
}

/** Numbers first, from suits that are asked for where there is a choice; then what suits still lack. */
function mixed(t: Tables, hand: readonly number[], bySuit: Need, byNumber: Need, target: number, out: number[]): void {
  open.fill(0);
  const { what, count } = bySuit.targets[0]!;
  for (let k = 0; k < what.length; k++) open[what[k]!] = count[k]!;
  want(byNumber, target);
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
  left.fill(0);
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
