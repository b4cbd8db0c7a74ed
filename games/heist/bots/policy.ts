import { BULLET, DONE, DRAW, DROP, QUICK, SHOOT, type HeistTypes, type Move, type State } from "../engine/index.ts";
import type { Decision, Game } from "@trestle/kernel";
import { answerOf } from "./answers.ts";
import { opensJail, spareSet, without } from "./cards.ts";
import type { Situation } from "./field.ts";
import { abilityN, hasAbility } from "./abilities.ts";
import { keyOf, type Known } from "./known.ts";
import { errandTo, gallopTo, plansOf, situationOf, type Plan } from "./plan.ts";
import { keepers } from "./robbery.ts";
import type { Step } from "./run.ts";
import type { Taste } from "./taste.ts";
import type { Workspace } from "./workspace.ts";

/** Who plays: the game, a workspace, a taste, and the plan of the turn that is being followed. */
export interface Pilot {
  game: Game<HeistTypes>;
  g: Workspace;
  taste: Taste;
  turn: number;
  plan: Plan | null;
  next: number;
  /** Where the cowboy should be by now. */
  at: number;
  /** Cards to be kept at the end of this turn; null: the cowboy thinks about it then. */
  keep: readonly number[] | null;
  /** Of this decision's thinking. */
  known: Known;
}

export function pilotOf(game: Game<HeistTypes>, g: Workspace, taste: Taste, known: Known = new Map()): Pilot {
  return { game, g, taste, turn: -1, plan: null, next: 0, at: -1, keep: null, known };
}

/** The move of a cowboy that follows the cheapest goal. */
export function choose(p: Pilot, s: State, d: Decision): Move {
  switch (d.kind) {
    case "action":
      return act(p, s, d.as);
    case "ride":
      return gallop(p, s, d.as);
    case "discard":
      return discard(p, s, d.as);
    default:
      return answerOf(p, s, d);
  }
}

/** One decision of the Action step. */
function act(p: Pilot, s: State, me: number): Move {
  const { g } = p;
  const c = s.cowboys[me]!;
  if (c.at === g.t.jail) return inJail(p, s, me);
  if (s.bullets > 0 && s.quick < abilityN(g.t, c, "freeBullet") && (s.mode !== "versus" || c.bullets === 0))
    return QUICK;
  if (p.plan === null || p.turn !== s.turn || p.at !== c.at) follow(p, s, bestPlan(p, s, me), c.at);
  return onward(p, s, me);
}

/** What a cowboy does with its turn: somebody freed, or the cheapest goal. */
function bestPlan(p: Pilot, s: State, me: number): Plan {
  const { g } = p;
  // Whether a prisoner can be helped hangs on far more.
  if (s.cowboys.some((o) => o.at === g.t.jail)) {
    const x = situationOf(g, s, me, p.taste);
    return rescueOf(x) ?? plansOf(x)[0]!;
  }
  const key = keyOf(s, me);
  let plan = p.known.get(key);
  if (plan === undefined) p.known.set(key, (plan = plansOf(situationOf(g, s, me, p.taste))[0]!));
  return plan;
}

/** The next move of the plan that is being followed. */
export function onward(p: Pilot, s: State, me: number): Move {
  const plan = p.plan!;
  const step = plan.steps[p.next];
  return (step === undefined ? undefined : stepMove(p, s, me, plan, step)) ?? leftover(p, s, me, plan);
}

export function follow(p: Pilot, s: State, plan: Plan, at: number): void {
  p.turn = s.turn;
  p.plan = plan;
  p.next = 0;
  p.at = at;
  p.keep = null;
}

function inJail(p: Pilot, s: State, me: number): Move {
  const { t } = p.g;
  const c = s.cowboys[me]!;
  const needed = (s.mode === "versus" ? 2 : 3) - abilityN(t, c, "easyEscape");
  if (c.hand.length >= needed) {
    const cards = c.hand.toSorted((a, b) => Number(t.cardSuit[a] === -1) - Number(t.cardSuit[b] === -1));
    return {
      t: "escape",
      cards: names(
        p,
        cards.slice(0, needed).toSorted((a, b) => a - b),
      ),
    };
  }
  return s.actions > 0 && s.deck.length + s.discard.length > 0 ? DRAW : DONE;
}

function names(p: Pilot, cards: readonly number[]): string[] {
  return cards.map((card) => p.g.t.edition.poker[card]!.id);
}

/** The move that a step is; an action is bought first where none is left. Undefined: it cannot be done. */
function stepMove(p: Pilot, s: State, me: number, plan: Plan, step: Step): Move | undefined {
  const { ready } = p.g;
  if (s.actions === 0) return buy(p, s, me, plan);
  switch (step.k) {
    case "walk": {
      const dash = dashOf(p, s, me, plan);
      if (dash !== undefined) return dash;
      advance(p, step.to);
      return ready.to[step.to]!;
    }
    case "leave":
      advance(p, step.to);
      // On the ground a horse can be called.
      if (plan.spare.length > 1 && s.horses.some((h) => h !== null)) p.plan = null;
      return ready.leave[step.to]!;
    case "board":
      advance(p, p.g.t.enterExit[step.to]!);
      return ready.board[step.to]!;
    case "ride":
      if (s.cowboys[me]!.horse !== step.horse) return ready.mount[step.horse]!;
      return rideWith(p, s, me, plan, step);
    case "call":
      return rideWith(p, s, me, plan, step);
    case "drop":
      p.plan = null;
      return plan.errand ?? DROP;
    case "loot": {
      const { car, squares, cards, wilds } = plan.robbery!;
      // Wilds bring the Sheriff: the way out may be another.
      if (wilds > 0) p.plan = null;
      else p.next++;
      const { squareIds } = p.g.t;
      const both = [squareIds[2 * car]!, squareIds[2 * car + 1]!];
      return {
        t: "loot",
        squares: squares === 3 ? both : [both[squares - 1]!],
        cards: names(
          p,
          cards.toSorted((a, b) => a - b),
        ),
      };
    }
  }
}

function advance(p: Pilot, at: number): void {
  p.next++;
  p.at = at;
}

/** The Kid goes two steps of the plan at once. */
function dashOf(p: Pilot, s: State, me: number, plan: Plan): Move | undefined {
  const { t } = p.g;
  const [first, second] = [plan.steps[p.next]!, plan.steps[p.next + 1]];
  if (second?.k !== "walk" || s.dashed || !hasAbility(t, s.cowboys[me]!, "doubleStep")) return undefined;
  p.plan = null;
  return { t: "dash", via: t.spaceIds[first.to]!, to: t.spaceIds[second.to]! };
}

/** The lowest card that gets the horse there. */
function rideWith(p: Pilot, s: State, me: number, plan: Plan, step: Step): Move | undefined {
  const { t, ready } = p.g;
  const c = s.cowboys[me]!;
  const far = distance(p, s, me, step);
  const more = abilityN(t, c, "fasterHorse");
  let best = -1;
  let least = 99;
  for (const card of plan.spare) {
    const reach = (t.cardNumber[card]! || 10) + more;
    const price = t.cardNumber[card]! || 11;
    if (reach < far || price >= least || !c.hand.includes(card)) continue;
    best = card;
    least = price;
  }
  return best < 0 ? undefined : ready.ride[step.horse]![best]!;
}

/** Spaces that the horse has to go; cars and Closed Range are in its way. */
function distance(p: Pilot, s: State, me: number, step: Step): number {
  const { g } = p;
  const { t } = g;
  const c = s.cowboys[me]!;
  const free = c.horse === step.horse && hasAbility(t, c, "ignoreClosedRange");
  const far = new Uint8Array(g.main).fill(255);
  for (const car of s.cars) far[car] = 254;
  if (!free) for (let i = 0; i < 3; i++) if (s.closed[i]) far[t.cactusSpace[i]!] = far[t.cactusTrack[i]!] = 254;
  const line = [s.horses[step.horse]!];
  far[line[0]!] = 0;
  for (let head = 0; head < line.length; head++) {
    const at = line[head]!;
    if (at === step.to) return far[at]!;
    for (let i = g.from[at]!; i < g.from[at + 1]!; i++) {
      const to = g.ways[i]!;
      if (far[to] !== 255) continue;
      far[to] = far[at]! + 1;
      line.push(to);
    }
  }
  return 255;
}

/** Where a horse goes: to the cowboy who called it, or to where the plan of its rider leads. */
function gallop(p: Pilot, s: State, me: number): Move {
  const { g } = p;
  const c = s.cowboys[me]!;
  const ride = s.ride!;
  const step = p.turn === s.turn ? p.plan?.steps[p.next] : undefined;
  if (c.horse !== ride.horse) {
    p.plan = null;
    return comes(p, s, me);
  }
  if (step?.k === "ride" && step.horse === ride.horse) {
    advance(p, step.to);
    return g.ready.gallop[step.to]!;
  }
  p.plan = null;
  const reach = (g.t.cardNumber[ride.card]! || 10) + abilityN(g.t, c, "fasterHorse");
  return g.ready.gallop[gallopTo(situationOf(g, s, me, p.taste), reach)]!;
}

/** A horse without rider comes to the cowboy, or to some place off the track. */
function comes(p: Pilot, s: State, me: number): Move {
  const { t, ready } = p.g;
  const legal: Move[] = [];
  p.game.moves(s, s.pending[0]!, legal);
  const here = ready.gallop[s.cowboys[me]!.at];
  const safe = legal.find((m) => m.t === "gallop" && t.isRail[t.spaceOf.get(m.to)!] === 0);
  return legal.find((m) => m.t === "gallop" && here?.t === "gallop" && m.to === here.to) ?? safe ?? legal[0]!;
}

/** One more Heist Action, for equal numbers that are not needed, or for a bullet. */
function buy(p: Pilot, s: State, me: number, plan: Plan): Move | undefined {
  const c = s.cowboys[me]!;
  const gone = without(plan.spare, c.hand);
  const set = spareSet(p.g.t, without(plan.spare, gone));
  if (set.length > 1)
    return {
      t: "set",
      cards: names(
        p,
        set.toSorted((a, b) => a - b),
      ),
    };
  return c.bullets > c.fresh ? SHOOT : undefined;
}

/** Nothing more to do on the way: a bullet for later, the Sheriff sent away, done. */
function leftover(p: Pilot, s: State, me: number, plan: Plan): Move {
  const { t } = p.g;
  const c = s.cowboys[me]!;
  if (s.actions > 0 && s.bullets > 0 && (s.mode !== "versus" || c.bullets === 0)) return BULLET;
  const place = t.sheriffAt[c.at]!;
  if (place < 0 || !plan.spare.some((card) => t.cardSuit[card] === -1 && c.hand.includes(card))) return DONE;
  const x = situationOf(p.g, s, me, p.taste);
  const risk = (p.taste.arrest + p.taste.lost * c.loot.length) * Math.min(1, x.watch.caught[0]![place]!);
  if (risk < p.taste.shove) return DONE;
  const way = place > s.sheriff ? -1 : 1;
  const to = s.sheriff + way;
  if (to < 0 || to >= t.sheriffLine.length) return DONE;
  const meets = s.cowboys.some((o) => o.at === t.sheriffLine[to]);
  return meets ? DONE : p.g.ready.nudge[way < 0 ? 0 : 1]!;
}

/** Keyholes for a prisoner, if that costs less than they would cost the prisoner. */
export function rescueOf(x: Situation): Plan | null {
  const { s, me, g } = x;
  const { t } = g;
  if (s.mode === "versus" || s.failed.some((n) => n > 0)) return null;
  const c = s.cowboys[me]!;
  if (!s.cowboys.some((o) => o.at === t.jail)) return null;
  const keys = c.hand.filter((card) => opensJail(t, card)).toSorted((a, b) => t.cardSuit[b]! - t.cardSuit[a]!);
  if (keys.length === 0) return null;
  for (const [other, o] of s.cowboys.entries()) {
    if (o.at !== t.jail || other === me) continue;
    const lacks = 3 - abilityN(t, o, "easyEscape") - o.hand.length;
    const gives = Math.min(keys.length, lacks);
    if (gives <= 0) continue;
    const worth = 2.2 * gives + (gives === lacks ? 2 : 0) - (c.loot.length > 0 ? 3 : 0);
    const plan = errandTo(x, t.jailExit, worth, without(c.hand, keys), g.ready.trade[other]![keys[0]!]!);
    if (plan !== null) return plan;
  }
  return null;
}

/** Everything goes that does not serve the robbery that the hand is nearest to. */
function discard(p: Pilot, s: State, me: number): Move {
  const keep = p.turn === s.turn && p.keep !== null ? p.keep : keepers(p.g, s, me, p.taste);
  const useless = without(s.cowboys[me]!.hand, keep);
  return useless.length === 0 ? DONE : p.g.ready.discard[useless[0]!]!;
}
