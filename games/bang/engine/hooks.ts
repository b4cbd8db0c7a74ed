import type { Seat } from "@trestle/kernel";
import type { EffectFrame } from "./frames/types.ts";
import type { Ctx } from "./stack.ts";
import type { Piece, Player } from "./types.ts";

/** What a card does in front of its owner, beyond its row in the catalogue. */
export interface InPlay {
  /** It has come in front of a player. */
  enters?(this: void, x: Ctx, seat: Seat): void;
  /** It has left a player who is still at the table. */
  leaves?(this: void, x: Ctx, seat: Seat): void;
  /** Its owner has lost the last life point: this happens instead of the elimination. */
  saves?(this: void, x: Ctx, seat: Seat): void;
  /** Nobody may aim a BANG! card at its owner now, by the first rule of the card. */
  shields?(this: void, owner: Player): boolean;
  /** Somebody else has taken or discarded another card of its owner. */
  robbed?(this: void, x: Ctx): void;
  /** Stage 4 of every effect, after the characters (BANG-RES-3). */
  afterEffect?(this: void, x: Ctx, f: EffectFrame): void;
  /** The owner's turn ends (BANG-TURN-7). */
  endsTurn?(this: void, x: Ctx, seat: Seat): void;
}

/** What a character does at certain moments. */
export interface CharacterHooks {
  /** Instead of drawing two cards in Phase 1. */
  phase1?(this: void, x: Ctx, seat: Seat): void;
  /** Stage 4, when the player has lost life in the effect: points, source. */
  afterHurt?(this: void, x: Ctx, seat: Seat, points: number, by: Seat | null): void;
  /** Stage 4 of every effect. */
  afterEffect?(this: void, x: Ctx, seat: Seat): void;
  /** The own turn ends (BANG-TURN-7). */
  endsTurn?(this: void, x: Ctx, seat: Seat): void;
}

/** What the base game asks all cards and expansions while it changes a state. */
export interface Hooks {
  /** By piece; most have none. */
  enters: readonly InPlay["enters"][];
  leaves: readonly InPlay["leaves"][];
  saves: readonly InPlay["saves"][];
  /** A Railcar goes back to its deck. */
  uncouple(this: void, x: Ctx, car: Piece): void;
  /** A card of a player in play has been taken or discarded by somebody else. */
  robbed(this: void, x: Ctx, victim: Seat, card: Piece): void;
  /** The frame just pushed goes for several players, listed in its `left`. */
  concernsSeveral(this: void, x: Ctx, by: Seat): void;
}

export function entered(x: Ctx, seat: Seat, card: Piece): void {
  x.hooks.enters[card]?.(x, seat);
}

export function left(x: Ctx, seat: Seat, card: Piece): void {
  x.hooks.leaves[card]?.(x, seat);
}
