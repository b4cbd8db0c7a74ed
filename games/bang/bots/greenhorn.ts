import type { BangTypes, Move } from "../engine/index.ts";
import { below, pick } from "@trestle/kernel";
import type { Ask } from "@trestle/bots";
import { isSane, type Head } from "./head.ts";

/** Of ten moves three are by rule; the others are any that nobody would be ashamed of. */
export function greenMove(ask: Ask<BangTypes>, head: Head): Move {
  if (below(head.rng, 10) < 3) return head.rule;
  const sane = ask.legal.filter((m) => isSane(ask, head, m));
  return sane.length === 0 ? head.rule : pick(head.rng, sane);
}
