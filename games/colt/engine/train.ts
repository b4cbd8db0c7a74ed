import type { RuleId } from "@trestle/kernel";
import { PROGRAMME } from "./catalogue.ts";
import type { Ctx, Facing, Place, State } from "./types.ts";

/** Not aboard. */
export const NOWHERE = -1;

export function placeOf(lane: number): Place {
  return { car: lane >> 1, floor: lane & 1 ? "roof" : "inside" };
}

/** COLT-MODEL-3: every lane as the list of its figures, from rear to front. */
export function lanesOf(s: State): number[][] {
  const lanes: number[][] = [];
  for (let lane = 0; lane < 2 * (s.cars + 1); lane++) lanes.push([]);
  for (let i = 0; i < s.figures.length; i++) {
    const f = s.figures[i]!;
    if (f.lane !== NOWHERE) lanes[f.lane]![f.place] = i;
  }
  return lanes;
}

/**
 * Puts a figure into another lane (NOWHERE: takes it off the train). Those it leaves close up; it comes in on the side
 * it comes from (COLT-MOVE-3): heading front rearmost, and the others move up; heading rear frontmost.
 */
export function shift(s: State, figure: number, to: number, heading: Facing): void {
  const { figures } = s;
  const f = figures[figure]!;
  const from = f.lane;
  const left = f.place;
  const frontmost = heading === "rear";
  let place = 0;
  for (let i = 0; i < figures.length; i++) {
    const g = figures[i]!;
    const { lane } = g;
    if (lane === NOWHERE) continue;
    if (lane === to) {
      if (frontmost) place++;
      else g.place++;
    } else if (lane === from && g.place > left) g.place--;
  }
  f.lane = to;
  f.place = place;
}

/** The lane one card on, same floor; NOWHERE past either end of the train (COLT-MOVE-5). */
export function nextLane(s: State, lane: number, heading: Facing): number {
  const next = heading === "front" ? lane - 2 : lane + 2;
  return next >= 0 && next < 2 * (s.cars + 1) ? next : NOWHERE;
}

/**
 * COLT-OUT-1: past the end of the train. With Horse and a card still to come the bandit is ejected for a moment
 * (COLT-OUT-3), else it is out for good.
 */
export function leave(x: Ctx, figure: number, over: Facing, shooter: number | null, rule: RuleId): void {
  const { s } = x;
  const f = s.figures[figure]!;
  const { lane } = f;
  shift(s, figure, NOWHERE, over);
  f.stunned = false;
  f.status = s.options.horse && f.shown < PROGRAMME ? "ejected" : "out";
  x.left = true;
  if (x.sink)
    x.sink({
      t: "left",
      rule,
      figure,
      bandit: f.bandit,
      from: placeOf(lane),
      over,
      shooter,
      shooterBandit: shooter === null ? null : s.figures[shooter]!.bandit,
      fate: f.status,
    });
}
