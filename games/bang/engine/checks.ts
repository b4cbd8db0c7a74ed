import type { CheckKind } from "./frames/types.ts";
import { RANK, SUIT } from "./pieces.ts";
import type { Piece } from "./types.ts";

/** BANG-CHK-4: what each draw! wants; for Dynamite and Most Wanted it is the bad thing that happens. */
export function succeeds(why: CheckKind, card: Piece): boolean {
  if (card < 0) return false; // BANG-SETUP-7: no card matches nothing
  const suit = SUIT[card];
  switch (why) {
    case "barrel":
    case "jourdonnais":
    case "jail":
    case "dining-car":
      return suit === "hearts";
    case "dynamite":
      return suit === "spades" && RANK[card]! <= 9;
    case "cactus":
      return suit === "hearts" || suit === "diamonds";
    case "knife-revolver":
      return RANK[card]! >= 11;
    case "most-wanted":
      return suit === "spades";
  }
}
