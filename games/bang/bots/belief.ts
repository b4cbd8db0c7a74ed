import { ROLE_COUNTS, ROLES, type Event, type Role, type State, type View } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import { ALL, deedOf, follow, newStory, NOBODY, type Deed } from "./deeds.ts";
import { feeling, SELF, type SeatsLeft } from "./mind.ts";

/**
 * All ways the roles can still lie, and how likely each is to somebody who has seen nothing but the table. One public
 * belief serves everybody: each observer adds what it knows of itself.
 */
export interface Belief {
  seats: number;
  /** How many deals are left; what stands behind them in the arrays is not used. */
  count: number;
  /** Role numbers as in ROLES, seat by seat, deal after deal. */
  deals: Int8Array;
  weight: Float64Array;
  /** `feel[r * 4 + t]`: what an r feels about a t at this point of the game. */
  feel: Float64Array;
  /** Roles that everybody knows, a bit a seat. */
  known: number;
  /** Who has left play, a bit a seat. */
  gone: number;
  /** Counts what has been learnt, so that conclusions can be kept until then. */
  version: number;
  /** Sums that `weighDeed` writes over each time; copies share them. */
  sums: Sums;
}

/** By the actor's role: how likely it has it, what it then feels about each seat, how likely it then does the deed. */
interface Sums {
  mass: Float64Array;
  felt: Float64Array;
  chance: Float64Array;
}

const KINDS = ROLES.length;
const SEATS = 8;

/** How likely a player does something for no reason, how sharply feelings decide, what a turn without a shot tells. */
const NOISE = 0.03;
const SHARPNESS = 4;
const SILENCE = 0.1;
const FACE = 0.4;

/** What the deeds in a seat's history say about everybody's role. `s`: some world of the view, used up here. */
export function believe(view: View, history: readonly Event[], s: State): Belief {
  const b = beliefBefore(view);
  if (b.count > 1) fold(b, history, s);
  for (let i = 0; i < view.players.length; i++) {
    const p = view.players[i]!;
    if (p.shown) reveal(b, i, p.role!);
  }
  presence(b, view.players);
  return b;
}

function fold(b: Belief, history: readonly Event[], s: State): void {
  for (const p of s.players) {
    p.table = [];
    p.out = false;
  }
  const story = newStory();
  for (const e of history) {
    const deed = deedOf(s, e, story);
    if (deed !== null) weighDeed(b, deed);
    follow(s, e);
    if (e.t === "eliminated" || e.t === "faded") {
      reveal(b, e.seat, e.role);
      presence(b, s.players);
    } else if (e.t === "returned") presence(b, s.players);
  }
}

/** Every deal of the roles that agrees with what lay open from the beginning, all as likely. */
export function beliefBefore(view: View): Belief {
  const seats = view.players.length;
  const left = ROLES.map((role) => ROLE_COUNTS[seats]![role]);
  const open = view.players.map((p) => (p.role === "sheriff" || seats === 3 ? ROLES.indexOf(p.role!) : -1));
  const found: number[] = [];
  deal(open, left, [], found);
  const count = found.length / seats;
  const b: Belief = {
    seats,
    count,
    deals: Int8Array.from(found),
    weight: new Float64Array(count).fill(1 / count),
    feel: new Float64Array(KINDS * KINDS),
    known: 0,
    gone: 0,
    version: 0,
    sums: {
      mass: new Float64Array(KINDS),
      felt: new Float64Array(KINDS * SEATS),
      chance: new Float64Array(KINDS),
    },
  };
  feelings(b);
  return b;
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

/** An independent copy for a playout, into one that was used before. */
export function copyBelief(from: Belief, to: Belief): void {
  to.seats = from.seats;
  to.count = from.count;
  to.deals.set(from.deals);
  to.weight.set(from.weight);
  to.feel.set(from.feel);
  to.known = from.known;
  to.gone = from.gone;
  to.version++;
}

export function cloneBelief(b: Belief): Belief {
  return { ...b, deals: b.deals.slice(), weight: b.weight.slice(), feel: b.feel.slice() };
}

export function reveal(b: Belief, seat: Seat, role: Role): void {
  b.known |= 1 << seat;
  const { seats, deals, weight } = b;
  const known = ROLES.indexOf(role);
  let kept = 0;
  for (let i = 0; i < b.count; i++) {
    if (deals[i * seats + seat] !== known) continue;
    if (kept !== i) {
      weight[kept] = weight[i]!;
      deals.copyWithin(kept * seats, i * seats, (i + 1) * seats);
    }
    kept++;
  }
  b.count = kept;
  normalise(b);
}

function normalise(b: Belief): void {
  b.version++;
  let sum = 0;
  for (let i = 0; i < b.count; i++) sum += b.weight[i]!;
  for (let i = 0; i < b.count; i++) b.weight[i] = sum > 0 ? b.weight[i]! / sum : 1 / b.count;
}

/** Who has left play changes what a Renegade wants. */
export function presence(b: Belief, players: readonly { out: boolean }[]): void {
  let gone = 0;
  for (let i = 0; i < players.length; i++) if (players[i]!.out) gone |= 1 << i;
  if (gone === b.gone) return;
  b.gone = gone;
  feelings(b);
  b.version++;
}

/** How many Outlaws and Deputies are left is public, whoever they are. */
function feelings(b: Belief): void {
  const left: SeatsLeft = { inPlay: 0, between: 0 };
  for (let q = 0; q < b.seats; q++) {
    if ((b.gone & (1 << q)) !== 0) continue;
    left.inPlay++;
    const role = ROLES[b.deals[q]!]!;
    if (role === "outlaw" || role === "deputy") left.between++;
  }
  for (let r = 0; r < KINDS; r++)
    for (let t = 0; t < KINDS; t++) b.feel[r * KINDS + t] = feeling(ROLES[r]!, ROLES[t]!, b.seats, left);
}

/** Bayes: how likely somebody of each role would have done this, feeling as such a one then had reason to. */
export function weighDeed(b: Belief, deed: Deed): void {
  const { seats, deals, weight, count, feel } = b;
  if (count <= 1) return;
  const { by, among } = deed;
  const { mass, felt, chance } = b.sums;
  mass.fill(0);
  felt.fill(0);
  for (let i = 0; i < count; i++) {
    const r = deals[i * seats + by]!;
    const w = weight[i]!;
    mass[r]! += w;
    for (let q = 0; q < seats; q++)
      if ((among & (1 << q)) !== 0) felt[r * SEATS + q]! += w * feel[r * KINDS + deals[i * seats + q]!]!;
  }
  for (let r = 0; r < KINDS; r++) chance[r] = mass[r]! <= 1e-12 ? 1 : likelihood(b, deed, r * SEATS, mass[r]!);
  for (let i = 0; i < count; i++) weight[i]! *= chance[deals[i * seats + by]!]!;
  normalise(b);
}

/** By what an actor of that role expects of the others, never by what they are. */
function likelihood({ seats, sums: { felt } }: Belief, deed: Deed, row: number, whole: number): number {
  const beta = SHARPNESS * deed.weight;
  let all = 0;
  let sum = 0;
  let count = 0;
  let done = 0;
  let most = 0;
  for (let q = 0; q < seats; q++) {
    if ((deed.among & (1 << q)) === 0) continue;
    const f = felt[row + q]! / whole;
    const pull = Math.exp(beta * f);
    if (q === deed.at) done = pull;
    all += pull;
    sum += f;
    if (f > most) most = f;
    count++;
  }
  if (deed.at === NOBODY) return 1 - SILENCE * Math.min(1, most);
  if (deed.at === ALL) return 1 / (1 + Math.exp(-beta * sum));
  return NOISE / Math.max(1, count) + ((1 - NOISE) * done) / Math.max(1e-9, all);
}

/** How much a seat of that role that holds this belief wants everybody hurt. */
export function hurtFrom(b: Belief, seat: Seat, role: Role, out: number[]): void {
  const { seats, deals, weight, count, feel } = b;
  const mine = ROLES.indexOf(role);
  for (let q = 0; q < seats; q++) out[q] = 0;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    if (deals[i * seats + seat] !== mine) continue;
    const w = weight[i]!;
    sum += w;
    for (let q = 0; q < seats; q++) out[q]! += w * feel[mine * KINDS + deals[i * seats + q]!]!;
  }
  for (let q = 0; q < seats; q++) out[q] = q === seat ? SELF : sum > 0 ? out[q]! / sum : 0;
  if (role === "deputy") keepFace(b, seat, out);
}

/** Whom the table takes for a Deputy is better spared by one: a Sheriff would draw the wrong conclusion. */
function keepFace(b: Belief, seat: Seat, out: number[]): void {
  for (let q = 0; q < b.seats; q++) if (q !== seat) out[q]! -= FACE * chanceOf(b, q, "deputy");
}

/** The same belief of somebody who knows its own role. */
export function withOwn(b: Belief, seat: Seat, role: Role): Belief {
  const own = cloneBelief(b);
  reveal(own, seat, role);
  return own;
}

/** How sure the holder of this belief may be that a seat has a role. */
export function chanceOf(b: Belief, seat: Seat, role: Role): number {
  const wanted = ROLES.indexOf(role);
  let hit = 0;
  for (let i = 0; i < b.count; i++) if (b.deals[i * b.seats + seat] === wanted) hit += b.weight[i]!;
  return hit;
}
