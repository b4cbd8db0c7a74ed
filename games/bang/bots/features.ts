import { hasInPlay, NAME, rangeOf, ROLES, seatsWithin, type Role, type State } from "../engine/index.ts";
import type { Belief } from "./belief.ts";

/** How many figures describe a table. */
export const FEATURES = 40;

const DEPUTY = 9;
const OUTLAW = 15;
const RENEGADE = 24;
const TABLE = 31;

const FIRST: Readonly<Record<Role, number>> = { sheriff: 0, deputy: DEPUTY, outlaw: OUTLAW, renegade: RENEGADE };

/**
 * The table at the beginning of a turn in figures of about 0 to 1, by teams: what `value.ts` judges. How well everybody
 * is recognised is part of it: an Outlaw nobody suspects is worth more than one that all shoot at.
 */
export function describe(s: State, b: Belief): Float64Array {
  const out = new Float64Array(FEATURES);
  const sheriff = sheriffOf(s);
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    if (p.out) continue;
    if (p.role === "sheriff") describeSheriff(s, i, out);
    else member(s, b, i, FIRST[p.role], sheriff, out);
    out[TABLE]! += 1 / 8;
  }
  const turn = s.players[s.turn.seat]!.role;
  out[TABLE + 1] = turn === "outlaw" ? 1 : turn === "renegade" ? -0.3 : -1;
  out[TABLE + 2] = s.train === null ? 0 : 1;
  const at = TABLE + 3 + s.players.length - 4;
  if (at >= TABLE + 3 && at < FEATURES) out[at] = 1;
  return out;
}

function sheriffOf(s: State): number {
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.role === "sheriff") return i;
  return -1;
}

function describeSheriff(s: State, seat: number, out: Float64Array): void {
  const p = s.players[seat]!;
  out[0] = p.life / 5;
  out[1] = p.life <= 1 ? 1 : 0;
  out[2] = p.life <= 2 ? 1 : 0;
  out[3] = Math.min(p.hand.length, 8) / 5;
  out[4] = p.hand.length === 0 ? 1 : 0;
  out[5] = p.table.length / 4;
  out[6] = hasInPlay(p, "barrel") ? 1 : 0;
  out[7] = rangeOf(s, seat) / 5;
  out[8] = hasInPlay(p, "dynamite") ? 1 : 0;
}

/** Sums over a team: present, life, hand, things in play, weak, recognised; who can shoot at whom that counts. */
function member(s: State, b: Belief, seat: number, at: number, sheriff: number, out: Float64Array): void {
  const p = s.players[seat]!;
  out[at]! += 0.4;
  out[at + 1]! += p.life / 8;
  out[at + 2]! += Math.min(p.hand.length, 8) / 8;
  out[at + 3]! += p.table.length / 6;
  if (p.life <= 1) out[at + 4]! += 0.5;
  out[at + 5]! += 0.4 * recognised(b, seat, ROLES.indexOf(p.role));
  if (at === DEPUTY) return;
  const reach = seatsWithin(s, seat, rangeOf(s, seat));
  if (sheriff >= 0 && (reach & (1 << sheriff)) !== 0) out[at + 6]! += 0.4;
  if (at !== OUTLAW) return;
  if (held(p.table, "jail")) out[at + 7]! += 0.5;
  const { life } = p;
  if (life <= 2) out[at + 8]! += 0.4;
}

function held(table: readonly number[], name: string): boolean {
  for (let i = 0; i < table.length; i++) if (NAME[table[i]!] === name) return true;
  return false;
}

function recognised(b: Belief, seat: number, role: number): number {
  let sum = 0;
  for (let i = 0; i < b.count; i++) if (b.deals[i * b.seats + seat] === role) sum += b.weight[i]!;
  return sum;
}
