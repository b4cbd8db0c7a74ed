import type { Seat } from "@trestle/kernel";
import type { Ctx } from "../stack.ts";

/** What a character can do: looked up whenever it matters, never registered anywhere. */
export interface Ability {
  /** Sees others this much nearer (BANG-DIST-2). */
  near: number;
  /** Is seen this much farther away. */
  away: number;
  /** Limited plays a turn (BANG-PLAY-2). */
  bangs: number;
  /** Missed! effects needed against this player's BANG! cards. */
  misses: number;
  /** Always has a Barrel. */
  barrel: boolean;
  /** Uses BANG! as Missed! and the other way round. */
  swaps: boolean;
  /** Flips two cards for a draw! and picks one. */
  lucky: boolean;
  /** Discards two cards for a life point. */
  heals: boolean;
  /** Takes the cards of the eliminated. */
  inherits: boolean;
  /** Turns a BANG! card on somebody else. */
  diverts: boolean;
  /** May leave one player out of an effect on several. */
  exempts: boolean;
  /** Does the Railcar action as often as wanted. */
  takesMany: boolean;
  /** Takes a Railcar without paying. */
  takesFree: boolean;
  /** Moves the train once in the own turn. */
  zips: boolean;
  /** Cards drawn at the end of the turn. */
  lateDraw: number;
  /** Instead of drawing two cards in Phase 1. */
  phase1: ((x: Ctx, seat: Seat) => void) | null;
  /** Stage 4, when the player has lost life in the effect: points, source. */
  afterHurt: ((x: Ctx, seat: Seat, points: number, by: Seat | null) => void) | null;
  /** Stage 4 of every effect. */
  afterEffect: ((x: Ctx, seat: Seat) => void) | null;
  /** The train has moved. */
  onAdvance: ((x: Ctx, seat: Seat) => void) | null;
}

/** No limit of BANG!s. */
export const UNLIMITED = 99;

const PLAIN: Ability = {
  near: 0,
  away: 0,
  bangs: 1,
  misses: 1,
  barrel: false,
  swaps: false,
  lucky: false,
  heals: false,
  inherits: false,
  diverts: false,
  exempts: false,
  takesMany: false,
  takesFree: false,
  zips: false,
  lateDraw: 0,
  phase1: null,
  afterHurt: null,
  afterEffect: null,
  onAdvance: null,
};

/** All abilities have the same fields, so that looking one up costs nothing. */
export function ability(part: Partial<Ability>): Ability {
  return { ...PLAIN, ...part };
}
