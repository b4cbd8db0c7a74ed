import type { Move, State } from "../engine/index.ts";
import { abilityN, hasAbility, hasRoom } from "./abilities.ts";
import { spareSet, without } from "./cards.ts";
import { lookAhead, NEVER, type Situation } from "./field.ts";
import { openTurn } from "./reach.ts";
import { keepers, robberies, stirredTo, type Robbery } from "./robbery.ts";
import { bestGallop, run, trace, type Means, type Step } from "./run.ts";
import { watchOf } from "./sheriff.ts";
import type { Taste } from "./taste.ts";
import { FAR, timetableOf, TURNS } from "./timetable.ts";
import type { Workspace } from "./workspace.ts";

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

export function situationOf(g: Workspace, s: State, me: number, taste: Taste): Situation {
  const round = s.cowboys.length;
  // Before the Train step of the own turn the train still moves once more until the next.
  const rolled = !s.todo.some((todo) => todo.k === "train" || todo.k === "act");
  const away = (me - s.active + round) % round;
  const soon = (away === 0 ? round : away) - (rolled ? 1 : 0);
  const table = timetableOf(g, s, soon, round);
  const c = s.cowboys[me]!;
  const roams = hasAbility(g.t, c, "ignoreClosedRange");
  const x: Situation = {
    g,
    s,
    table,
    watch: watchOf(g, s),
    me,
    taste,
    roams,
    robbing: hasRoom(g.t, c),
    tiles: Math.max(1, c.loot.length),
    spots: g.t.townSpace,
    towns: new Float64Array(3 * TURNS),
    cars: new Float64Array(3 * TURNS),
    horses: horsesFor(s, me),
  };
  for (let turn = 0; turn < TURNS; turn++)
    for (let town = 0; town < 3; town++) x.towns[3 * turn + town] = townCost(x, town, turn);
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

function meansOf(x: Situation, spare: readonly number[], r: Robbery | null): Means {
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

/** Every plan worth a thought, the cheapest first. */
export function plansOf(x: Situation): Plan[] {
  const c = x.s.cowboys[x.me]!;
  const plays = x.robbing ? robberies(x) : [];
  lookAhead(x);
  openTurn(x, ...scope(x));
  const out: Plan[] = [];
  for (const r of plays) out.push(planOf(x, r, without(c.hand, r.cards)));
  if (x.robbing && plays.length === 0) out.push(planOf(x, null, without(c.hand, keepers(x.g, x.s, x.me, x.taste))));
  x.robbing = false;
  if (c.loot.length > 0) out.push(planOf(x, null, c.hand.slice()));
  return out.sort((p, q) => p.score - q.score);
}

function planOf(x: Situation, r: Robbery | null, spare: number[]): Plan {
  const m = meansOf(x, spare, r);
  const stirred = r === null || r.wilds === 0 ? -1 : stirredTo(x, r);
  const { enter } = x.g.field;
  const before = stirred < 0 ? 0 : enter[stirred]!;
  if (stirred >= 0) enter[stirred] = NEVER;
  const total = run(x, m);
  const steps = trace(x, m);
  if (stirred >= 0) enter[stirred] = before;
  const goal = !x.robbing ? "carry" : steps.some((step) => step.k === "loot") ? "rob" : "wait";
  // Of two that cost the same the one that acts now is taken.
  const score = goal === "wait" ? total + 0.01 : total;
  return { goal, score, steps, robbery: r, spare, errand: null };
}

/** The way to a space that is wanted this turn, if being there is worth so many Heist Actions; null: it is not. */
export function errandTo(x: Situation, at: number, worth: number, spare: number[], move: Move): Plan | null {
  const errand = new Float64Array(3 * TURNS).fill(NEVER).fill(-worth, 0, 3);
  const y: Situation = { ...x, robbing: false, spots: [at, at, at], towns: errand };
  lookAhead(y);
  openTurn(y, ...scope(x));
  const plan = planOf(y, null, spare);
  return plan.score < 0 && plan.steps.at(-1)?.k === "drop" ? { ...plan, errand: move } : null;
}

/** With loot: the way to each town. Without: each robbery that would be waited for, and each that is done at once. */
export function townPlans(x: Situation): Plan[] {
  const c = x.s.cowboys[x.me]!;
  if (c.loot.length === 0) return waits(x);
  const out: Plan[] = [];
  const all = x.towns.slice();
  x.robbing = false;
  for (let town = 0; town < 3; town++) {
    for (let i = 0; i < all.length; i++) x.towns[i] = i % 3 === town ? all[i]! : NEVER;
    lookAhead(x);
    openTurn(x, ...scope(x));
    out.push(planOf(x, null, c.hand.slice()));
  }
  x.towns.set(all);
  return out;
}

/** Being in each car next turn. */
function waits(x: Situation): Plan[] {
  const { hand } = x.s.cowboys[x.me]!;
  const out: Plan[] = [];
  robberies(x);
  const all = x.cars.slice();
  const spare = without(hand, keepers(x.g, x.s, x.me, x.taste));
  for (let car = 0; car < 3; car++) {
    for (let i = 0; i < all.length; i++) x.cars[i] = i % 3 === car ? Math.min(all[i]!, 8) : NEVER;
    lookAhead(x);
    openTurn(x, ...scope(x));
    out.push(planOf(x, null, spare));
  }
  return out;
}

/** Where a horse under its rider goes best: the card is played, the action is paid. */
export function gallopTo(x: Situation, reach: number): number {
  const c = x.s.cowboys[x.me]!;
  const plays = x.robbing ? robberies(x) : [];
  lookAhead(x);
  openTurn(x, ...scope(x, reach));
  const best = plays[0] ?? null;
  const m = meansOf(x, best === null ? c.hand : without(c.hand, best.cards), best);
  run(x, m);
  return bestGallop(x, m, reach);
}
