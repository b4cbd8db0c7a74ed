import type { HeistTypes, Move, State, Tables } from "@trestle/heist";
import type { Decision, Game } from "@trestle/kernel";
import {
  abilityN,
  deliver,
  insides,
  lootPlans,
  riderOf,
  spareSet,
  without,
  type Loot,
  type Plan,
  type Situation,
} from "./goals.ts";
import { danger, distances, elapsed, firstStep, index, isReached, reachFrom, type Step } from "./paths.ts";
import { timetableOf } from "./timetable.ts";

/** A position as the seat imagines it, and what it may answer. */
export interface Asked {
  game: Game<HeistTypes>;
  t: Tables;
  s: State;
  decision: Decision;
  legal: readonly Move[];
}

export interface Chosen {
  move: Move | undefined;
  /** Heist Actions that the plan behind it still takes; 0 where there is none. */
  effort: number;
}

type Of<K extends Move["t"]> = Extract<Move, { t: K }>;

/** The legal moves of one kind. */
export function movesOf<K extends Move["t"]>(a: Asked, t: K): Of<K>[] {
  return a.legal.filter((m): m is Of<K> => m.t === t);
}

function situationOf(a: Asked): Situation {
  const { t, s } = a;
  const me = a.decision.as;
  const round = s.cowboys.length;
  // Before the Train step of the own turn the train still moves once more until the next.
  const rolled = !s.todo.some((todo) => todo.k === "train" || todo.k === "act");
  const away = (me - s.active + round) % round;
  const soon = (away === 0 ? round : away) - (rolled ? 1 : 0);
  const plays = [0, 1, 2].map((car) => playsIn(a, car));
  return { t, s, table: timetableOf(t, s, soon, round), me, soon, round, plays, played: null };
}

/** What the hand could loot if the cowboy stood in this car: the engine itself says so. */
function playsIn(a: Asked, car: number): Loot[] {
  const world = a.game.clone(a.s);
  const c = world.cowboys[a.decision.as]!;
  const at = insides(a.t, car)[0];
  if (at === undefined) return [];
  c.at = at;
  c.horse = null;
  c.loot = [];
  world.actions = 1;
  const out: Move[] = [];
  a.game.moves(world, { ...a.decision, kind: "action" }, out);
  return out.filter((m): m is Loot => m.t === "loot");
}

/** The cheapest goal. */
function bestPlan(x: Situation): Plan | null {
  const c = x.s.cowboys[x.me]!;
  const room = c.loot.length === 0 || c.loot.length === abilityN(x.t, c, "lootAgain");
  const plans = room ? lootPlans(x) : [];
  if (c.loot.length > 0) {
    const home = deliver(x, riderOf(x, c.hand), { turn: 0, acts: 0, at: c.at, horse: c.horse }, c.loot.length);
    if (home !== null) plans.push(home);
  }
  let best: Plan | null = null;
  for (const plan of plans) if (best === null || plan.score < best.score) best = plan;
  return best;
}

/** One decision of the Action step. */
export function act(a: Asked): Chosen {
  const { t, s } = a;
  const c = s.cowboys[a.decision.as]!;
  if (c.at === t.jail) return { move: inJail(a), effort: 0 };
  const quick = movesOf(a, "quick")[0];
  if (quick !== undefined) return { move: quick, effort: 0 };
  const x = situationOf(a);
  const rescue = s.mode === "versus" ? undefined : rescueOf(a, x);
  if (rescue !== undefined) return { move: rescue, effort: 0 };
  const plan = bestPlan(x);
  if (plan === null) return { move: leftover(a, x, []), effort: 0 };
  const spare = without(c.hand, plan.keep);
  const move = stepMove(a, x, plan.step, spare);
  return { move: move ?? leftover(a, x, spare), effort: plan.score };
}

function inJail(a: Asked): Move | undefined {
  const escapes = movesOf(a, "escape").toSorted((p, q) => wilds(a.t, p.cards) - wilds(a.t, q.cards));
  return escapes[0] ?? movesOf(a, "draw")[0];
}

export function wilds(t: Tables, names: readonly string[]): number {
  return names.filter((id) => t.edition.poker.find((card) => card.id === id)?.suit === null).length;
}

/** The move that a step is; an action is bought first where none is left. Undefined: nothing to do this turn. */
function stepMove(a: Asked, x: Situation, step: Plan["step"] | Step, spare: readonly number[]): Move | undefined {
  const { t, s } = a;
  if (step.k === "stay") return undefined;
  if (step.k === "mount") return movesOf(a, "mount").find((m) => m.horse === step.horse);
  if (s.actions === 0) return buy(a, spare);
  switch (step.k) {
    case "walk":
      return dash(a, x, step.to) ?? movesOf(a, "move").find((m) => m.to === t.spaceIds[step.to]);
    case "leave":
      return movesOf(a, "leave").find((m) => m.to === t.spaceIds[step.to]);
    case "board":
      return movesOf(a, "board").find((m) => m.section === step.section);
    case "ride":
      return rideWith(a, x, step.horse, step.to, spare);
    case "drop":
      return movesOf(a, "drop")[0];
    case "loot":
      return sameLoot(a, step.move);
  }
}

function sameLoot(a: Asked, move: Loot): Loot | undefined {
  const key = JSON.stringify(move);
  return movesOf(a, "loot").find((m) => JSON.stringify(m) === key);
}

/** The Kid takes the step after next at once, if the plan would walk on from there. */
function dash(a: Asked, x: Situation, via: number): Move | undefined {
  const dashes = movesOf(a, "dash").filter((m) => m.via === a.t.spaceIds[via]);
  if (dashes.length === 0) return undefined;
  const s = a.game.clone(a.s);
  s.cowboys[x.me]!.at = via;
  s.cowboys[x.me]!.horse = null;
  const next = bestPlan({ ...x, s })?.step;
  return next?.k === "walk" ? dashes.find((m) => m.to === a.t.spaceIds[next.to]) : undefined;
}

/** The lowest card that gets the horse there. */
function rideWith(a: Asked, x: Situation, horse: number, to: number, spare: readonly number[]): Move | undefined {
  const { t, s } = a;
  const r = riderOf(x, spare);
  const own = s.cowboys[x.me]!.horse === horse;
  const far = distances({ ...r, roams: r.roams && own }, 0, s.horses[horse]!)[to]!;
  const cards = spare.toSorted((p, q) => (t.cardNumber[p] || 11) - (t.cardNumber[q] || 11));
  for (const card of cards) {
    if ((riderOf(x, [card]).spare[0] ?? 0) < far) continue;
    const move = movesOf(a, "ride").find((m) => m.horse === horse && m.card === t.edition.poker[card]!.id);
    if (move !== undefined) return move;
  }
  return undefined;
}

/** One more Heist Action, for equal numbers that are not needed, or for a bullet. */
function buy(a: Asked, spare: readonly number[]): Move | undefined {
  const set = spareSet(a.t, spare).map((card) => a.t.edition.poker[card]!.id);
  const key = JSON.stringify(set);
  return movesOf(a, "set").find((m) => JSON.stringify(m.cards) === key) ?? movesOf(a, "shoot")[0];
}

/** Nothing more to do on the way: a bullet for later, the Sheriff sent away, done. */
function leftover(a: Asked, x: Situation, spare: readonly number[]): Move | undefined {
  const { t, s } = a;
  const bullet = movesOf(a, "bullet")[0];
  if (bullet !== undefined) return bullet;
  const c = s.cowboys[x.me]!;
  const risk = danger(riderOf(x, spare), 0, c.at);
  if (risk > 1 && spare.some((card) => t.cardSuit[card] === -1)) {
    const away = t.sheriffAt[c.at]! > s.sheriff ? "front" : "rear";
    const nudge = movesOf(a, "nudge").find((m) => m.direction === away);
    if (nudge !== undefined) return nudge;
  }
  return movesOf(a, "done")[0];
}

/** Keyholes for a prisoner, if that costs less than they would cost the prisoner. */
function rescueOf(a: Asked, x: Situation): Move | undefined {
  const { t, s } = a;
  const c = s.cowboys[x.me]!;
  const keys = c.hand.filter((card) => opens(t, card));
  if (keys.length === 0) return undefined;
  const spare = c.hand.filter((card) => !opens(t, card));
  for (const [other, o] of s.cowboys.entries()) {
    if (o.at !== t.jail || other === x.me) continue;
    const lacks = 3 - o.hand.length;
    const gives = Math.min(keys.length, lacks);
    if (gives <= 0) continue;
    const worth = 2.2 * gives + (gives === lacks ? 2 : 0) - (c.loot.length > 0 ? 3 : 0);
    if (c.at === t.jailExit && s.actions > 0) {
      const offers = movesOf(a, "trade").filter((m) => m.with === other);
      const natural = offers.find((m) => wilds(t, [m.card]) === 0) ?? offers[0];
      if (natural !== undefined) return natural;
      continue;
    }
    const r = riderOf(x, spare);
    const reach = reachFrom(r, { turn: 0, acts: 0, at: c.at, horse: c.horse });
    for (let acts = 0; acts + 1 < Math.min(s.actions + 1, worth); acts++) {
      const i = index(reach, 0, acts, t.jailExit, 0);
      if (!isReached(reach.pen[i]!) || elapsed(r, 0, acts + 1) + reach.pen[i]! > worth) continue;
      return stepMove(a, x, firstStep(reach, i), spare);
    }
  }
  return undefined;
}

/** Keyholes and Wilds. */
function opens(t: Tables, card: number): boolean {
  const suit = t.edition.poker[card]!.suit;
  return suit === null || suit === "keyhole";
}

/** Where a horse goes: to the cowboy who called it, or to where the plan of its rider leads. */
export function gallop(a: Asked): Chosen {
  const { t, s } = a;
  const c = s.cowboys[a.decision.as]!;
  const to = (space: number): Move | undefined => movesOf(a, "gallop").find((m) => m.to === t.spaceIds[space]);
  const ride = s.ride!;
  if (c.horse !== ride.horse) return { move: to(c.at), effort: 0 };
  // The action is paid: the plan is made as if it were not, with just the card that was played.
  const world = a.game.clone(s);
  world.actions++;
  world.ride = null;
  const x = situationOf({ ...a, s: world });
  const plan = bestPlan({ ...x, played: ride.card });
  const step = plan?.step;
  const safe = movesOf(a, "gallop").find((m) => t.isRail[t.spaceOf.get(m.to)!] === 0);
  return { move: step?.k === "ride" ? to(step.to) : safe, effort: plan?.score ?? 0 };
}
