import { BULLET, DONE, type Move, type State } from "../engine/index.ts";
import type { Decision } from "@trestle/kernel";
import { countHand, lackOf, without } from "./cards.ts";
import { errandTo, plansOf, situationOf, townPlans, type Plan } from "./plan.ts";
import { choose, follow, onward, pilotOf, rescueOf, type Pilot } from "./policy.ts";
import { aimsOf } from "./robbery.ts";
import { isMad } from "./veto.ts";

/** Something that could be done now, and how the rest of the turn would go on. */
export interface Option {
  move: Move;
  pilot: Pilot;
}

/** What is worth trying in a position, the policy's own choice first; each a legal move. */
export function optionsOf(p: Pilot, s: State, d: Decision, legal: readonly Move[], most: number): Option[] {
  const own = { ...p };
  const out: Option[] = [{ move: choose(own, s, d), pilot: own }];
  if (p.game.check(s, d, out[0]!.move) !== null) out[0] = { move: p.game.fallback(s, d), pilot: fresh(p) };
  const add = (move: Move, pilot: Pilot): void => {
    if (out.length >= most || isMad(p.g.t, s, d, move) || p.game.check(s, d, move) !== null) return;
    const key = JSON.stringify(move);
    const twin = out.some((o) => JSON.stringify(o.move) === key && samePlan(o.pilot, pilot));
    if (!twin) out.push({ move, pilot });
  };
  if (d.kind === "action") actions(p, s, d.as, add);
  else if (d.kind === "discard") discards(p, s, d.as, add);
  if (d.kind !== "action" && d.kind !== "discard") for (const move of legal) add(move, fresh(p));
  return out;
}

type Add = (move: Move, pilot: Pilot) => void;

const fresh = (p: Pilot): Pilot => pilotOf(p.game, p.g, p.taste, p.known);

function samePlan(p: Pilot, q: Pilot): boolean {
  if (p.keep !== null && q.keep !== null) return without(p.keep, q.keep).length + without(q.keep, p.keep).length === 0;
  const [a, b] = [p.plan, q.plan];
  if (a === null || b === null) return true;
  if (a.errand !== b.errand || a.robbery?.car !== b.robbery?.car || a.robbery?.squares !== b.robbery?.squares)
    return false;
  const [x, y] = [a.steps.at(-1), b.steps.at(-1)];
  return a.steps.length === b.steps.length && x?.k === y?.k && x?.to === y?.to;
}

function actions(p: Pilot, s: State, me: number, add: Add): void {
  const { t } = p.g;
  const c = s.cowboys[me]!;
  if (c.at === t.jail) return;
  const plans: Plan[] = [];
  const rescue = rescueOf(situationOf(p.g, s, me, p.taste));
  if (rescue !== null) plans.push(rescue);
  plans.push(...plansOf(situationOf(p.g, s, me, p.taste)));
  plans.push(...townPlans(situationOf(p.g, s, me, p.taste)));
  plans.push(...flips(p, s, me));
  for (const plan of plans) {
    const pilot = fresh(p);
    follow(pilot, s, plan, c.at);
    const move = onward(pilot, s, me);
    if (move.t !== "done") add(move, pilot);
  }
  if (s.actions > 0) add(BULLET, fresh(p));
  for (const move of gifts(p, s, me)) add(move, fresh(p));
  for (const move of p.g.ready.nudge) add(move, fresh(p));
  for (const move of straights(p, s, me)) add(move, fresh(p));
  add(DONE, fresh(p));
}

/** Going to a junction to turn its switch. */
function flips(p: Pilot, s: State, me: number): Plan[] {
  if (!s.tokens) return [];
  const out: Plan[] = [];
  for (let j = 0; j < 2; j++) {
    const x = situationOf(p.g, s, me, p.taste);
    const plan = errandTo(x, p.g.t.junctionSpace[j]!, 50, s.cowboys[me]!.hand.slice(), p.g.ready.flip[j]!);
    if (plan !== null) out.push(plan);
  }
  return out;
}

function straights(p: Pilot, s: State, me: number): Move[] {
  const legal: Move[] = [];
  p.game.moves(s, s.pending[0]!, legal);
  return s.pending[0]?.as === me ? legal.filter((m) => m.t === "straight").slice(0, 2) : [];
}

/** Cards that let somebody who stands here rob, and that are of no use to the giver. */
function gifts(p: Pilot, s: State, me: number): Move[] {
  const { g } = p;
  const { hand, at } = s.cowboys[me]!;
  if (s.mode === "versus") return [];
  const out: Move[] = [];
  for (const [other, o] of s.cowboys.entries()) {
    if (other === me || o.at !== at || o.loot.length > 0) continue;
    const before = pays(p, s, o.hand);
    for (const card of hand)
      if (out.length < 2 && pays(p, s, [...o.hand, card]) > before) out.push(g.ready.trade[other]![card]!);
  }
  return out;
}

/** How many robberies a hand pays for. */
function pays(p: Pilot, s: State, hand: readonly number[]): number {
  const { g } = p;
  const count = countHand(g.t, hand);
  let n = 0;
  for (let car = 0; car < 3; car++) {
    const a = s.squares[2 * car]!.at(-1);
    const b = s.squares[2 * car + 1]!.at(-1);
    if (a !== undefined && lackOf(count, g.needs[a]!, null) === 0) n++;
    if (b !== undefined && lackOf(count, g.needs[b]!, null) === 0) n++;
    if (a !== undefined && b !== undefined && lackOf(count, g.needs[a]!, g.needs[b]!) === 0) n += 2;
  }
  return n;
}

/** Other robberies to keep cards for; everything, or nothing but Wilds. */
function discards(p: Pilot, s: State, me: number, add: Add): void {
  const { g } = p;
  const { hand } = s.cowboys[me]!;
  const wilds = hand.filter((card) => g.t.cardSuit[card] === -1);
  const keeps = [...aimsOf(g, s, me, p.taste).map((aim) => [...aim.cards, ...without(wilds, aim.cards)]), hand, wilds];
  for (const keep of keeps) {
    const pilot = { ...fresh(p), turn: s.turn, keep };
    const useless = without(hand, keep);
    add(useless.length === 0 ? DONE : g.ready.discard[useless[0]!]!, pilot);
  }
}
