import type { Decision } from "@trestle/kernel";
import type { Figure, Options, State } from "./types.ts";

export function clone(s: State): State {
  const figures: Figure[] = [];
  for (let i = 0; i < s.figures.length; i++) figures.push(cloneFigure(s.figures[i]!));
  return {
    rules: s.rules,
    options: cloneOptions(s.options),
    figures,
    cars: s.cars,
    loot: s.loot.slice(),
    aside: s.aside.slice(),
    first: s.first,
    round: s.round,
    phase: s.phase,
    pending: cloneDecisions(s.pending),
    nextId: s.nextId,
    outcome: cloneOutcome(s.outcome),
  };
}

function cloneFigure(f: Figure): Figure {
  return {
    bandit: f.bandit,
    seat: f.seat,
    status: f.status,
    lane: f.lane,
    place: f.place,
    facing: f.facing,
    stunned: f.stunned,
    loot: f.loot.slice(),
    plan: f.plan,
    shown: f.shown,
  };
}

export function cloneOptions(o: Options): Options {
  return {
    reflex: o.reflex,
    horse: o.horse,
    stunnedShots: o.stunnedShots,
    horseRescue: o.horseRescue,
    horseStunned: o.horseStunned,
    nobodyLeft: o.nobodyLeft,
    duel: o.duel,
  };
}

export function cloneDecisions(list: readonly Decision[]): Decision[] {
  const out: Decision[] = [];
  for (let i = 0; i < list.length; i++) {
    const d = list[i]!;
    out.push({ id: d.id, seat: d.seat, kind: d.kind, as: d.as, free: d.free });
  }
  return out;
}

export function cloneOutcome(o: State["outcome"]): State["outcome"] {
  return o === null
    ? null
    : { winners: o.winners.slice(), because: o.because, scores: o.scores === null ? null : o.scores.slice() };
}
