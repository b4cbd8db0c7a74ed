import type { Seat } from "@trestle/kernel";
import { PIECES } from "./pieces.ts";
import type { Move, Moves, Piece } from "./types.ts";

/** How moves are read from JSON, field by field. */

export type Raw = Record<string, unknown>;

/** What one kind of move looks like: from JSON, and as piece keys in the order in which a hand picks them. */
export interface Shape<M extends Move> {
  parse(this: void, raw: Raw): M | null;
  slots(this: void, m: M): readonly string[];
}

export type Shapes<T extends keyof Moves> = { readonly [K in T]: Shape<Extract<Move, { t: K }>> };

export const within = (v: unknown, n: number): v is number =>
  typeof v === "number" && Number.isInteger(v) && v >= 0 && v < n;
export const isPiece = (v: unknown): v is Piece => within(v, PIECES);
export const isSeat = (v: unknown): v is Seat => within(v, 8);
export const orNull = <T>(is: (v: unknown) => v is T, v: unknown): v is T | null => v === null || is(v);

/** At a player, at that player's hand, at one of the cards in play, at a car of the train. */
export function aimed(keys: string[], at: Seat | null, take: Piece | null): string[] {
  if (at !== null) keys.push(`seat:${at}`);
  if (take !== null) keys.push(`card:${take}`);
  return keys;
}
