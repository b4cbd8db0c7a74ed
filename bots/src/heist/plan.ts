import type { AbilityKind, Cowboy, Move, State, Tables } from "@trestle/heist";
import { chance, gather, lackOf, spareSet, tally, without } from "./cards.ts";
import { lookAhead, makeField, NEVER, type Field, type Situation } from "./field.ts";
import type { Ground } from "./ground.ts";
import { bestGallop, openTurn, run, trace, type Means, type Step } from "./run.ts";
import { watchOf } from "./sheriff.ts";
import type { Taste } from "./taste.ts";
import { FAR, timetableOf, TURNS } from "./timetable.ts";

/** What a cowboy is after, what it costs in Heist Actions, and what it does for it this turn. */
export interface Plan {
  goal: "rob" | "carry" | "wait";
  score: number;
  steps: Step[];
  /** The robbery in it. */
  robbery: Robbery | null;
  /** Cards that are not needed for it. */
  spare: number[];
  /** What else than dropping off is done at the end of the way. */
  errand: Move | null;
}

/** Cards that pay for tiles of a car now. */
export interface Robbery {
  car: number;
  /** 1, 2 or 3: the first, the second or both squares of the car. */
  squares: number;
  cards: number[];
  wilds: number;
}

export function hasAbility(t: Tables, c: Cowboy, kind: AbilityKind): boolean {
  return c.active && c.wanted !== null && t.wantedAbility[c.wanted] === kind;
}

/** The figure of an ability that works for this cowboy, else 0. */
export function abilityN(t: Tables, c: Cowboy, kind: AbilityKind): number {
  return hasAbility(t, c, kind) ? t.wantedAbilityN[c.wanted!]! : 0;
}

const fields = new WeakMap<Ground, Field>();

function fieldOf(g: Ground): Field {
  let f = fields.get(g);
  if (f === undefined) fields.set(g, (f = makeField(g)));
  return f;
}

const towns = new Float64Array(3 * TURNS);
const cars = new Float64Array(3 * TURNS);

export function situationOf(g: Ground, s: State, me: number, taste: Taste): Situation {
  const round = s.cowboys.length;
  // Before the Train step of the own turn the train still moves once more until the next.
  const rolled = !s.todo.some((todo) => todo.k === "train" || todo.k === "act");
  const away = (me - s.active + round) % round;
  const soon = (away === 0 ? round : away) - (rolled ? 1 : 0);
  const table = timetableOf(g.t, s, soon, round);
  const c = s.cowboys[me]!;
  const roams = hasAbility(g.t, c, "ignoreClosedRange");
  const x: Situation = {
    g,
    s,
    table,
    watch: watchOf(g.t, s, table),
    me,
    taste,
    roams,
    tiles: Math.max(1, c.loot.length),
    spots: g.t.townSpace,
    towns,
    cars,
    horses: horsesFor(s, me),
  };
  for (let turn = 0; turn < TURNS; turn++)
    for (let town = 0; town < 3; town++) towns[3 * turn + town] = townCost(x, town, turn);
  return x;
}

function horsesFor(s: State, me: number): number[] {
  const out: number[] = [];
  for (let h = 0; h < s.horses.length; h++) {
    const at = s.horses[h]!;
    if (at === null) continue;
    let others = 0;
    for (let i = 0; i < s.cowboys.length; i++) if (i !== me && s.cowboys[i]!.horse === h) others++;
    if (others === 0) out.push(h, at);
  }
  return out;
}

/** Penalties for a town that is paid already, one that the train reaches first, and one that it reaches late. */
function townCost(x: Situation, town: number, turn: number): number {
  const { s, table, taste } = x;
  if (s.mode === "coop" && s.meter + x.tiles >= s.goal) return 0;
  const comes = table.arrives[town]!;
  const inTime = comes > table.before[turn]!;
  const wait = taste.late * Math.min(40, inTime ? comes - table.before[turn]! : 40);
  if (s.mode === "versus") return 2 * wait;
  if (s.towns[town]!.length > 0) return taste.paid + wait;
  if (!inTime) return taste.missed + wait;
  let next = true;
  for (let i = 0; i < 3; i++) if (table.arrives[i]! < comes && s.towns[i]!.length === 0) next = false;
  const rope = comes === FAR ? 0 : (taste.rope[s.hangman] ?? 0);
  return wait - (next ? rope : rope / 3);
}

/** What the hand can pay for, cheapest first for each choice of squares; and what later robberies cost, by car. */
function robberies(x: Situation): Robbery[] {
  const { g, s, me, taste } = x;
  const { hand } = s.cowboys[me]!;
  const out: Robbery[] = [];
  cars.fill(NEVER);
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
      tally(g.t, hand);
      const lack = lackOf(one, two);
      if (lack > worst) worst = lack;
      const bonus = squares === 3 ? -taste.tile : 0;
      if (lack === 0) {
        const cards = gather(g, hand, one, two);
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
    if (cost < cars[3 * turn + car]!) cars[3 * turn + car] = cost;
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
function stirredTo(x: Situation, r: Robbery): number {
  const { t, inside } = x.g;
  if (hasAbility(t, x.s.cowboys[x.me]!, "quietWilds")) return -1;
  const place = t.sheriffAt[inside[r.car]![0]!]!;
  const way = place > x.s.sheriff ? 1 : -1;
  const steps = Math.min(r.wilds, Math.abs(place - x.s.sheriff));
  return t.sheriffLine[x.s.sheriff + way * steps]!;
}

export function meansOf(x: Situation, spare: readonly number[], r: Robbery | null): Means {
  const { t } = x.g;
  const c = x.s.cowboys[x.me]!;
  const more = abilityN(t, c, "fasterHorse");
  const rides: number[] = [];
  if (x.horses.length > 0) for (let i = 0; i < spare.length; i++) rides.push((t.cardNumber[spare[i]!]! || 10) + more);
  rides.sort((p, q) => q - p);
  const set = spareSet(t, spare).length;
  return {
    rides,
    extra: c.bullets - c.fresh + (set > 1 ? set - 1 : 0),
    car: r === null ? -1 : r.car,
    cost: r === null ? 0 : x.taste.wild * r.wilds - (r.squares === 3 ? x.taste.tile : 0),
  };
}

/** The most Heist Actions that this turn can have, and how far the best card takes a horse. */
function scope(x: Situation, played = 0): [number, number] {
  const { t } = x.g;
  const c = x.s.cowboys[x.me]!;
  const set = spareSet(t, c.hand).length;
  const most = x.s.actions + c.bullets - c.fresh + (set > 1 ? set - 1 : 0);
  let reach = played;
  const more = abilityN(t, c, "fasterHorse");
  if (x.horses.length > 0)
    for (let i = 0; i < c.hand.length; i++) reach = Math.max(reach, (t.cardNumber[c.hand[i]!]! || 10) + more);
  return [most, reach];
}

export function hasRoom(t: Tables, c: Cowboy): boolean {
  return c.loot.length === 0 || c.loot.length === abilityN(t, c, "lootAgain");
}

/** Every plan worth a thought, the cheapest first. */
export function plansOf(x: Situation): Plan[] {
  const f = fieldOf(x.g);
  const c = x.s.cowboys[x.me]!;
  const robbing = hasRoom(x.g.t, c);
  const plays = robbing ? robberies(x) : [];
  lookAhead(x, f, robbing);
  openTurn(x, f, robbing, ...scope(x));
  const out: Plan[] = [];
  for (const r of plays) out.push(planOf(x, f, r, without(c.hand, r.cards), true));
  if (robbing && plays.length === 0)
    out.push(planOf(x, f, null, without(c.hand, keepers(x.g, x.s, x.me, x.taste)), true));
  if (c.loot.length > 0) out.push(planOf(x, f, null, c.hand.slice(), false));
  return out.sort((p, q) => p.score - q.score);
}

function planOf(x: Situation, f: Field, r: Robbery | null, spare: number[], robbing: boolean): Plan {
  const m = meansOf(x, spare, r);
  const stirred = r === null || r.wilds === 0 ? -1 : stirredTo(x, r);
  const before = stirred < 0 ? 0 : f.enter[stirred]!;
  if (stirred >= 0) f.enter[stirred] = NEVER;
  const total = run(x, f, m, robbing);
  const steps = trace(x, m, robbing);
  if (stirred >= 0) f.enter[stirred] = before;
  const goal = !robbing ? "carry" : steps.some((step) => step.k === "loot") ? "rob" : "wait";
  // Of two that cost the same the one that acts now is taken.
  const score = goal === "wait" ? total + 0.01 : total;
  return { goal, score, steps, robbery: r, spare, errand: null };
}

const errand = new Float64Array(3 * TURNS);

/** The way to a space that is wanted this turn, if being there is worth so many Heist Actions; null: it is not. */
export function errandTo(x: Situation, at: number, worth: number, spare: number[], move: Move): Plan | null {
  const f = fieldOf(x.g);
  errand.fill(NEVER);
  errand.fill(-worth, 0, 3);
  const y: Situation = { ...x, spots: [at, at, at], towns: errand };
  lookAhead(y, f, false);
  openTurn(y, f, false, ...scope(x));
  const plan = planOf(y, f, null, spare, false);
  return plan.score < 0 && plan.steps.at(-1)?.k === "drop" ? { ...plan, errand: move } : null;
}

/** With loot: the way to each town. Without: each robbery that would be waited for, and each that is done at once. */
export function townPlans(x: Situation): Plan[] {
  const c = x.s.cowboys[x.me]!;
  if (c.loot.length === 0) return waits(x);
  const f = fieldOf(x.g);
  const out: Plan[] = [];
  const all = x.towns.slice();
  for (let town = 0; town < 3; town++) {
    for (let i = 0; i < all.length; i++) x.towns[i] = i % 3 === town ? all[i]! : NEVER;
    lookAhead(x, f, false);
    openTurn(x, f, false, ...scope(x));
    out.push(planOf(x, f, null, c.hand.slice(), false));
  }
  x.towns.set(all);
  return out;
}

/** Being in each car next turn. */
function waits(x: Situation): Plan[] {
  const f = fieldOf(x.g);
  const { hand } = x.s.cowboys[x.me]!;
  const out: Plan[] = [];
  robberies(x);
  const all = x.cars.slice();
  const spare = without(hand, keepers(x.g, x.s, x.me, x.taste));
  for (let car = 0; car < 3; car++) {
    for (let i = 0; i < all.length; i++) x.cars[i] = i % 3 === car ? Math.min(all[i]!, 8) : NEVER;
    lookAhead(x, f, true);
    openTurn(x, f, true, ...scope(x));
    out.push(planOf(x, f, null, spare, true));
  }
  return out;
}

/** Where a horse under its rider goes best: the card is played, the action is paid. */
export function gallopTo(x: Situation, reach: number): number {
  const f = fieldOf(x.g);
  const c = x.s.cowboys[x.me]!;
  const robbing = hasRoom(x.g.t, c);
  const plays = robbing ? robberies(x) : [];
  lookAhead(x, f, robbing);
  openTurn(x, f, robbing, ...scope(x, reach));
  const best = plays[0] ?? null;
  const m = meansOf(x, best === null ? c.hand : without(c.hand, best.cards), best);
  run(x, f, m, robbing);
  return bestGallop(x, f, m, robbing, reach);
}

/** A robbery to come, the cards that serve it, and what it is worth to have them. */
interface Aim {
  cards: number[];
  worth: number;
}

/** The robberies that the hand is nearest to, the best first. */
export function aimsOf(g: Ground, s: State, me: number, taste: Taste): Aim[] {
  const { hand } = s.cowboys[me]!;
  const out: Aim[] = [];
  for (let car = 0; car < 3; car++) {
    let worst = 0;
    for (let squares = 1; squares <= 3; squares++) {
      const first = s.squares[2 * car + (squares === 2 ? 1 : 0)]!.at(-1);
      const second = squares === 3 ? s.squares[2 * car + 1]!.at(-1) : undefined;
      if (first === undefined || (squares === 3 && (second === undefined || worst > 1))) continue;
      const a = g.needs[first]!;
      const b = second === undefined ? null : g.needs[second]!;
      tally(g.t, hand);
      const lack = lackOf(a, b);
      if (lack > worst) worst = lack;
      if (lack > 3) continue;
      const cards = gather(g, hand, a, b);
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
