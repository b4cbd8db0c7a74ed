import type { Seat } from "@trestle/kernel";
import { PROGRAMME } from "./catalogue.ts";
import { cloneDecisions, cloneOptions, cloneOutcome } from "./clone.ts";
import { decode, handOf } from "./plan.ts";
import { lanesOf } from "./train.ts";
import { rearmost } from "./unhook.ts";
import type { FigureView, State, View } from "./types.ts";

/** COLT-INFO-1 to 4: everything but other players' cards and the Loot of coupled cars. */
export function view(s: State, seat: Seat | null): View {
  const figures: FigureView[] = [];
  for (let i = 0; i < s.figures.length; i++) {
    const f = s.figures[i]!;
    figures.push({
      bandit: f.bandit,
      seat: f.seat,
      status: f.status,
      facing: f.facing,
      stunned: f.stunned,
      loot: f.loot.slice(),
      ready: f.plan !== null,
      plan: f.plan !== null && f.seat === seat ? decode(f.plan) : null,
      hidden: f.plan === null ? 0 : PROGRAMME - f.shown,
    });
  }
  return {
    me: seat,
    rules: s.rules,
    options: cloneOptions(s.options),
    round: s.round,
    rounds: s.figures.length + 1,
    phase: s.phase,
    first: s.first,
    hand: handOf(s.options),
    figures,
    cars: s.cars,
    lanes: lanesOf(s),
    nextLoot: nextLoot(s),
    pending: cloneDecisions(s.pending),
    nextId: s.nextId,
    outcome: cloneOutcome(s.outcome),
  };
}

/** Whoever stands on the caboose falls first, so the search begins one card ahead of it (COLT-ROUND-3). */
function nextLoot(s: State): number | null {
  return s.phase === "over" ? null : rearmost(s, s.cars - 1);
}
