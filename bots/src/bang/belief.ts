import { ROLE_COUNTS, ROLES, type CardName, type Event, type Role, type State, type View } from "@trestle/bang";
import type { Seat } from "@trestle/kernel";
import { deedOf, follow, type Deed } from "./deeds.ts";
import { feeling, SELF, type Company } from "./wish.ts";

/** All ways the roles can lie, and how likely each is to somebody who has seen nothing but the table. */
export interface Belief {
  seats: number;
  /** Role numbers as in ROLES, seat by seat, deal after deal. */
  deals: Int8Array;
  weight: Float64Array;
}

/** How likely a player does something for no reason. */
const NOISE = 0.03;
const SHARPNESS = 4;
const KINDS = ROLES.length;

/** What the deeds in a seat's history say about everybody's role. `s`: some world of the view, used up here. */
export function believe(view: View, history: readonly Event[], s: State): Belief {
  const b = dealsOf(view);
  if (b.weight.length > 1) fold(b, history, s);
  for (let i = 0; i < view.players.length; i++) {
    const { role } = view.players[i]!;
    if (role !== null) reveal(b, i, role);
  }
  return b;
}

function fold(b: Belief, history: readonly Event[], s: State): void {
  for (const p of s.players) {
    p.table = [];
    p.out = false;
  }
  let area: CardName | null = null;
  for (const e of history) {
    if (e.t === "played" && e.at === null) area = e.as;
    const deed = deedOf(s, e, area);
    if (deed !== null) weighDeed(b, s, deed);
    follow(s, e);
    if (e.t === "eliminated" || e.t === "faded") reveal(b, e.seat, e.role);
  }
}

/** Every deal of the roles that agrees with what lay open from the beginning. */
function dealsOf(view: View): Belief {
  const seats = view.players.length;
  const left = ROLES.map((role) => ROLE_COUNTS[seats]![role]);
  const open = view.players.map((p) => (p.role === "sheriff" || seats === 3 ? ROLES.indexOf(p.role!) : -1));
  const found: number[] = [];
  deal(open, left, [], found);
  return { seats, deals: Int8Array.from(found), weight: new Float64Array(found.length / seats).fill(1) };
}

function deal(open: readonly number[], left: number[], dealt: number[], found: number[]): void {
  const fixed = open[dealt.length];
  if (fixed === undefined) {
    found.push(...dealt);
    return;
  }
  for (let role = 0; role < KINDS; role++) {
    if (left[role] === 0 || (fixed >= 0 ? fixed !== role : role === 0)) continue;
    left[role]!--;
    dealt.push(role);
    deal(open, left, dealt, found);
    dealt.pop();
    left[role]!++;
  }
}

function reveal(b: Belief, seat: Seat, role: Role): void {
  const known = ROLES.indexOf(role);
  for (let i = 0; i < b.weight.length; i++) if (b.deals[i * b.seats + seat] !== known) b.weight[i] = 0;
}

/** Bayes: how likely somebody of each role would have done this, feeling as such a one then had reason to. */
function weighDeed(b: Belief, s: State, deed: Deed): void {
  const { seats, deals, weight } = b;
  // joint[r][q][t]: how likely the actor is r and q is t
  const joint = new Float64Array(KINDS * seats * KINDS);
  const mass = new Float64Array(KINDS);
  for (let i = 0; i < weight.length; i++) {
    const r = deals[i * seats + deed.by]!;
    mass[r]! += weight[i]!;
    for (let q = 0; q < seats; q++) joint[(r * seats + q) * KINDS + deals[i * seats + q]!]! += weight[i]!;
  }
  const chance = ROLES.map((role, r) => (mass[r] === 0 ? 1 : likelihood(s, deed, role, joint, mass[r]!)));
  let sum = 0;
  for (let i = 0; i < weight.length; i++) {
    weight[i]! *= chance[deals[i * seats + deed.by]!]!;
    sum += weight[i]!;
  }
  if (sum > 0) for (let i = 0; i < weight.length; i++) weight[i]! /= sum;
}

/** By what an actor of that role expects of the others, never by what they are. */
function likelihood(s: State, deed: Deed, role: Role, joint: Float64Array, mass: number): number {
  const seats = s.players.length;
  const company: Company = { inPlay: 0, between: 1 };
  for (const p of s.players) if (!p.out) company.inPlay++;
  const beta = SHARPNESS * deed.weight;
  let all = 0;
  let sum = 0;
  let count = 0;
  let done = 0;
  for (let q = 0; q < seats; q++) {
    if ((deed.among & (1 << q)) === 0) continue;
    let felt = 0;
    for (let t = 0; t < KINDS; t++) {
      const p = joint[(ROLES.indexOf(role) * seats + q) * KINDS + t]! / mass;
      if (p > 0) felt += p * feeling(role, ROLES[t]!, seats, company);
    }
    const pull = Math.exp(beta * felt);
    if (q === deed.at) done = pull;
    all += pull;
    sum += felt;
    count++;
  }
  if (deed.at < 0) return 1 / (1 + Math.exp(-beta * sum));
  return NOISE / Math.max(1, count) + ((1 - NOISE) * done) / Math.max(1e-9, all);
}

/** How much a seat that holds this belief wants everybody hurt. */
export function hurtFrom(b: Belief, view: View, seat: Seat): number[] {
  const { seats, deals, weight } = b;
  const mine = view.players[seat]!.role!;
  const out: number[] = view.players.map(() => 0);
  const company: Company = { inPlay: 0, between: 0 };
  for (const p of view.players) if (!p.out) company.inPlay++;
  let sum = 0;
  for (let i = 0; i < weight.length; i++) {
    if (weight[i] === 0) continue;
    sum += weight[i]!;
    company.between = 0;
    for (let q = 0; q < seats; q++)
      if (!view.players[q]!.out && isBetween(ROLES[deals[i * seats + q]!]!)) company.between++;
    for (let q = 0; q < seats; q++)
      out[q]! += weight[i]! * feeling(mine, ROLES[deals[i * seats + q]!]!, seats, company);
  }
  for (let q = 0; q < seats; q++) out[q] = q === seat ? SELF : sum === 0 ? 0 : out[q]! / sum;
  return out;
}

function isBetween(role: Role): boolean {
  return role === "outlaw" || role === "deputy";
}

/** How sure the holder of this belief may be that a seat has a role. */
export function chanceOf(b: Belief, seat: Seat, role: Role): number {
  const wanted = ROLES.indexOf(role);
  let sum = 0;
  let hit = 0;
  for (let i = 0; i < b.weight.length; i++) {
    sum += b.weight[i]!;
    if (b.deals[i * b.seats + seat] === wanted) hit += b.weight[i]!;
  }
  return sum === 0 ? 0 : hit / sum;
}
