import type { State } from "../engine/index.ts";
import { hasAbility } from "./abilities.ts";
import { chance, countHand, gather, lackOf, without } from "./cards.ts";
import { NEVER, type Situation } from "./field.ts";
import type { Ground } from "./ground.ts";
import type { Taste } from "./taste.ts";
import { TURNS } from "./timetable.ts";

/** Cards that pay for tiles of a car now. */
export interface Robbery {
  car: number;
  /** 1, 2 or 3: the first, the second or both squares of the car. */
  squares: number;
  cards: number[];
  wilds: number;
}

/** What the hand can pay for, cheapest first for each choice of squares; and what later robberies cost, by car. */
export function robberies(x: Situation): Robbery[] {
  const { g, s, me, taste } = x;
  const { hand } = s.cowboys[me]!;
  const count = countHand(g.t, hand);
  const out: Robbery[] = [];
  x.cars.fill(NEVER);
  for (let car = 0; car < 3; car++) {
    const first = s.squares[2 * car]!.at(-1);
    const second = s.squares[2 * car + 1]!.at(-1);
    const a = first === undefined ? null : g.needs[first]!;
    const b = second === undefined ? null : g.needs[second]!;
    let best: Robbery | null = null;
    let worst = 0;
    for (let squares = 1; squares <= 3; squares++) {
      const one = squares === 2 ? b : a;
      const two = squares === 3 ? b : null;
      if (one === null || (squares === 3 && (two === null || worst > 1))) continue;
      const lack = lackOf(count, one, two);
      if (lack > worst) worst = lack;
      const bonus = squares === 3 ? -taste.tile : 0;
      if (lack === 0) {
        const cards = gather(g.t, hand, one, two);
        const wilds = cards.filter((card) => g.t.cardSuit[card] === -1).length;
        const r = { car, squares, cards, wilds };
        if (!bringsHim(x, r) && (best === null || worthOf(x, r) > worthOf(x, best))) best = r;
        later(x, car, 1, bonus + taste.wild * wilds);
      } else if (lack <= 3) {
        const size = one.size + (two === null ? 0 : 1);
        const hard = one.suits || two === null ? one : two.suits ? two : one;
        later(x, car, chance(hard, lack, Math.max(lack, 5 - (size - lack))), bonus);
      }
    }
    if (best !== null) out.push(best);
  }
  return out;
}

function worthOf(x: Situation, r: Robbery): number {
  return (r.squares === 3 ? x.taste.tile : 0) - x.taste.wild * r.wilds - 0.1 * r.cards.length;
}

function later(x: Situation, car: number, p: number, bonus: number): void {
  let miss = 1;
  for (let turn = 1; turn < TURNS; turn++) {
    miss *= 1 - p;
    const cost = bonus + (x.taste.patience * miss) / p;
    if (cost < x.cars[3 * turn + car]!) x.cars[3 * turn + car] = cost;
  }
}

/** The Wilds of this play would bring the Sheriff to the looter. */
function bringsHim(x: Situation, r: Robbery): boolean {
  const { t } = x.g;
  const { s, me } = x;
  if (r.wilds === 0 || t.isTunnel[s.cars[r.car + 2]!] === 1) return false;
  if (hasAbility(t, s.cowboys[me]!, "quietWilds")) return false;
  return x.g.inside[r.car]!.some((at) => Math.abs(t.sheriffAt[at]! - s.sheriff) <= r.wilds);
}

/** Where the Sheriff will be after the robbery. */
export function stirredTo(x: Situation, r: Robbery): number {
  const { t, inside } = x.g;
  if (hasAbility(t, x.s.cowboys[x.me]!, "quietWilds")) return -1;
  const place = t.sheriffAt[inside[r.car]![0]!]!;
  const way = place > x.s.sheriff ? 1 : -1;
  const steps = Math.min(r.wilds, Math.abs(place - x.s.sheriff));
  return t.sheriffLine[x.s.sheriff + way * steps]!;
}

/** A robbery to come, the cards that serve it, and what it is worth to have them. */
interface Aim {
  cards: number[];
  worth: number;
}

/** The robberies that the hand is nearest to, the best first. */
export function aimsOf(g: Ground, s: State, me: number, taste: Taste): Aim[] {
  const { hand } = s.cowboys[me]!;
  const count = countHand(g.t, hand);
  const out: Aim[] = [];
  for (let car = 0; car < 3; car++) {
    let worst = 0;
    for (let squares = 1; squares <= 3; squares++) {
      const first = s.squares[2 * car + (squares === 2 ? 1 : 0)]!.at(-1);
      const second = squares === 3 ? s.squares[2 * car + 1]!.at(-1) : undefined;
      if (first === undefined || (squares === 3 && (second === undefined || worst > 1))) continue;
      const a = g.needs[first]!;
      const b = second === undefined ? null : g.needs[second]!;
      const lack = lackOf(count, a, b);
      if (lack > worst) worst = lack;
      if (lack > 3) continue;
      const cards = gather(g.t, hand, a, b);
      const p = chance(b === null || a.suits ? a : b, lack, Math.max(lack, 5 - cards.length));
      out.push({ cards, worth: p * (squares === 3 ? 1 + taste.both : 1) + 0.01 * cards.length });
    }
  }
  return out.sort((p, q) => q.worth - p.worth);
}

/** Wilds, what serves the robbery that the hand is nearest to, and with loot to carry a good card for a horse. */
export function keepers(g: Ground, s: State, me: number, taste: Taste): number[] {
  const { hand, loot } = s.cowboys[me]!;
  const keep = aimsOf(g, s, me, taste)[0]?.cards ?? [];
  const rest = without(hand, keep);
  for (let i = 0; i < rest.length; i++) if (g.t.cardSuit[rest[i]!] === -1) keep.push(rest[i]!);
  if (loot.length === 0) return keep;
  let swift = -1;
  for (let i = 0; i < rest.length; i++) {
    const n = g.t.cardNumber[rest[i]!]!;
    if (n >= 6 && (swift < 0 || n > g.t.cardNumber[swift]!)) swift = rest[i]!;
  }
  if (swift >= 0) keep.push(swift);
  return keep;
}
