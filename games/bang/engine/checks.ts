import { CHECKS, type CheckKind } from "./catalogue.ts";
import { RANK, SUIT } from "./pieces.ts";
import type { Piece } from "./types.ts";
import type { Rank } from "./kinds.ts";

/** BANG-CHK-4: whether the card gives the result that the draw! is named for, which may be a bad one. */
export function succeeds(why: CheckKind, card: Piece): boolean {
  const suit = SUIT[card];
  if (suit === null || suit === undefined) return false; // BANG-SETUP-7: no card matches nothing
  return CHECKS[why].wants(suit, RANK[card] as Rank);
}

/** Whether the result is the one that its owner hopes for. */
export function isLucky(why: CheckKind, card: Piece): boolean {
  return succeeds(why, card) !== CHECKS[why].bad;
}
