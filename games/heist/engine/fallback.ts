import type { Decision } from "@trestle/kernel";
import { CLAIM_NONE, DECLINE, DONE } from "./board.ts";
import type { Board } from "./board.ts";
import { legalMoves } from "./moves.ts";
import type { DecisionKind, Move, State } from "./types.ts";

/** What an expired clock plays: the quietest thing that is always allowed. */
export function fallbackMove(b: Board, s: State, d: Decision): Move {
  switch (d.kind as DecisionKind) {
    case "action":
    case "discard":
      return DONE;
    case "offer":
    case "answer":
    case "confirm":
      return DECLINE;
    case "claim":
      return CLAIM_NONE;
    default: {
      const moves: Move[] = [];
      legalMoves(b, s, d, moves);
      return moves[0]!;
    }
  }
}
