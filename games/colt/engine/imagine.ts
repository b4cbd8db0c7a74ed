import { pick, shuffle, type Rng } from "@trestle/kernel";
import { LOOT } from "./catalogue.ts";
import { cloneDecisions, cloneOptions, cloneOutcome } from "./clone.ts";
import { encode, programmes } from "./plan.ts";
import { NOWHERE } from "./train.ts";
import type { Figure, State, View } from "./types.ts";

/** Deals what the view does not show: rivals' programmes, and the Loot of the cars still coupled. */
export function imagine(v: View, rng: Rng): State {
  const unseen = LOOT.filter((value) => !v.figures.some((f) => f.loot.includes(value))) as number[];
  shuffle(rng, unseen);
  const figures: Figure[] = v.figures.map((f) => ({
    bandit: f.bandit,
    seat: f.seat,
    status: f.status,
    lane: NOWHERE,
    place: 0,
    facing: f.facing,
    stunned: f.stunned,
    loot: f.loot.slice(),
    plan: f.ready ? (f.plan === null ? anyProgramme(v, rng) : encode(f.plan)) : null,
    shown: 0,
  }));
  v.lanes.forEach((lane, l) => lane.forEach((figure, place) => Object.assign(figures[figure]!, { lane: l, place })));
  return {
    rules: v.rules,
    options: cloneOptions(v.options),
    figures,
    cars: v.cars,
    loot: [0, ...unseen.slice(0, v.cars)],
    aside: unseen.slice(v.cars),
    first: v.first,
    round: v.round,
    phase: v.phase,
    pending: cloneDecisions(v.pending),
    nextId: v.nextId,
    outcome: cloneOutcome(v.outcome),
  };
}

function anyProgramme(v: View, rng: Rng): number {
  const move = pick(rng, programmes(v.options));
  if (move.t !== "plan") throw new Error("a list of programmes holds nothing else");
  return encode(move.cards);
}
