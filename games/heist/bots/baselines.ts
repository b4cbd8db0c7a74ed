import { random, type Baselines, type BotRequest } from "@trestle/bots";
import { pick, sfc32 } from "@trestle/kernel";
import type { HeistTypes, Move } from "../engine/index.ts";

export const baselines: Baselines<HeistTypes> = { random, greedy };

/** Robs and delivers as soon as it can, else walks at random. */
function greedy(request: BotRequest<HeistTypes>): Move {
  const wanted = ["drop", "loot", "escape", "draw"] as const;
  for (const kind of wanted) {
    const moves = request.legal.filter((m) => m.t === kind);
    if (moves.length > 0) return moves.reduce((a, b) => (size(b) > size(a) ? b : a));
  }
  return pick(sfc32(request.seed), request.legal);
}

const size = (m: Move): number => (m.t === "loot" ? m.squares.length : 0);
