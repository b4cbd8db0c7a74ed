import type { BangTypes, Move } from "../engine/index.ts";
import { below, pick } from "@trestle/kernel";
import type { BotRequest } from "@trestle/bots";
import { isSane, type Head } from "./head.ts";

/** Of ten moves three are by rule; the others are any that nobody would be ashamed of. */
export function greenMove(request: BotRequest<BangTypes>, head: Head): Move {
  if (below(head.rng, 10) < 3) return head.rule;
  const sane = request.legal.filter((m) => isSane(request, head, m));
  return sane.length === 0 ? head.rule : pick(head.rng, sane);
}
