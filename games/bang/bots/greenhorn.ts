import type { BangTypes, Move } from "../engine/index.ts";
import { below, pick } from "@trestle/kernel";
import type { BotRequest } from "@trestle/bots";
import { isSane, type Knowledge } from "./knowledge.ts";

/** Of ten moves three are by rule; the others are any that nobody would be ashamed of. */
export function greenMove(request: BotRequest<BangTypes>, known: Knowledge): Move {
  if (below(known.rng, 10) < 3) return known.rule;
  const sane = request.legal.filter((m) => isSane(request, known, m));
  return sane.length === 0 ? known.rule : pick(known.rng, sane);
}
