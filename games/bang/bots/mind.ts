import type { Role, State } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import { HOSTILITY } from "./weights.ts";

/**
 * All that a choice rests on besides the open table. A search fills it from a world, a player from its belief.
 */
export interface Mind {
  /** How much it wants each seat hurt; below 0 it would rather help. The only place where roles come in. */
  hurt: number[];
  /** How many cards of each hand may be an answer to a shot. */
  hidden: number[];
  mood: Mood;
}

/** What tastes differ in: factors on the worth of what is done. */
export interface Mood {
  /** Nobody is shot at or robbed who is not hated more than this. */
  shy: number;
  shoot: number;
  duel: number;
  steal: number;
  train: number;
  /** A Railcar must be worth so much more than its price. */
  thrift: number;
}

export const EVEN: Mood = { shy: 0.05, shoot: 1, duel: 1, steal: 1, train: 1, thrift: -1 };

/** A Sheriff holds its fire until it knows more: who fells a Deputy loses a friend and all cards (BANG-RWD-2). */
const WARY: Mood = { ...EVEN, shy: 0.3 };

/** Without a temper. */
export function moodOf(role: Role): Mood {
  return role === "sheriff" ? WARY : EVEN;
}

/** What everybody feels about themselves. */
export const SELF = -3;

/** Who is still in play, by role: what a Renegade has to know. */
export interface SeatsLeft {
  inPlay: number;
  /** Outlaws and Deputies. */
  between: number;
}

/** What `role` feels about `other` at this point of the game. */
export function feeling(role: Role, other: Role, seats: number, left: SeatsLeft): number {
  if (seats === 3) return other === QUARRY[role] ? 1 : left.inPlay === 2 ? 1 : 0.35;
  if (role === "renegade") {
    // BANG-WIN-1: the Sheriff must fall last; until then the stronger side is the enemy.
    if (other === "sheriff") return left.inPlay === 2 ? 1 : -0.3;
    if (other === "renegade") return left.between === 0 ? 1 : 0.1;
  }
  return HOSTILITY[role][other];
}

/** BANG-3P-2: whom each hunts in a game of three. */
const QUARRY: Readonly<Record<Role, Role>> = {
  sheriff: "outlaw",
  deputy: "renegade",
  renegade: "outlaw",
  outlaw: "deputy",
};

export function newMind(): Mind {
  return { hurt: [], hidden: [], mood: EVEN };
}

/** From the roles of a world, as if everybody knew them. */
export function mindOf(s: State, seat: Seat, out: Mind): void {
  const { role } = s.players[seat]!;
  const left = seatsLeft(s);
  const n = s.players.length;
  out.mood = moodOf(role);
  for (let i = 0; i < n; i++) {
    const p = s.players[i]!;
    out.hurt[i] = i === seat ? SELF : feeling(role, p.role, n, left);
    out.hidden[i] = p.hand.length;
  }
}

function seatsLeft(s: State): SeatsLeft {
  const left: SeatsLeft = { inPlay: 0, between: 0 };
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[i]!;
    if (p.out) continue;
    left.inPlay++;
    if (p.role === "outlaw" || p.role === "deputy") left.between++;
  }
  return left;
}
