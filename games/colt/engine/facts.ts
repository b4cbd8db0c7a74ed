import { decode } from "./plan.ts";
import { lanesOf } from "./train.ts";
import type { State } from "./types.ts";

/** The table without bookkeeping. Its shape must never change: hashes in old logs are taken of it. */
export function facts(s: State): unknown {
  return {
    options: s.options,
    figures: s.figures.map((f) => ({
      bandit: f.bandit,
      seat: f.seat,
      status: f.status,
      facing: f.facing,
      stunned: f.stunned,
      loot: f.loot,
      plan: f.plan === null ? null : decode(f.plan),
    })),
    lanes: lanesOf(s),
    loot: s.loot,
    aside: s.aside,
    first: s.first,
    round: s.round,
    phase: s.phase,
    outcome: s.outcome,
  };
}
