import type { Outcome, RuleId } from "@trestle/kernel";
import type { Ctx } from "./context.ts";
import type { Cowboy, State } from "./types.ts";

/** HEIST-VS-8 */
export function pointsToWin(s: State): number {
  return s.cowboys.length === 4 ? 5 : 7;
}

function finish(x: Ctx, winners: number[], because: RuleId): void {
  const { s } = x;
  const seats = s.solo ? 1 : s.cowboys.length;
  const scores = Array.from({ length: seats }, (_, i) => (s.mode === "versus" ? s.cowboys[i]!.points : s.meter));
  const outcome: Outcome = { winners, because, scores };
  s.outcome = outcome;
  s.pending = [];
  s.todo = [];
  if (x.sink) {
    const copy: Outcome = { winners: [...winners], because, scores: [...scores] };
    x.sink({ t: "ended", rule: because, outcome: copy, meter: s.meter });
  }
}

/** HEIST-END-1, HEIST-END-2 */
export function win(x: Ctx): void {
  finish(x, x.s.solo ? [0] : x.s.cowboys.map((c) => c.seat), "HEIST-END-1");
}

/** The line or the rope ends the game: lost, or in versus most points win. HEIST-END-3, HEIST-END-4, HEIST-VS-9 */
export function lose(x: Ctx, because: RuleId): void {
  finish(x, x.s.mode === "versus" ? leaders(x.s) : [], because);
}

/** Several may reach the points in one arrival. HEIST-VS-8 */
export function winByPoints(x: Ctx): void {
  finish(x, leaders(x.s), "HEIST-VS-8");
}

/** Most points, then most own counters at the towns, then who carries loot; else jointly. HEIST-VS-10 */
function leaders(s: State): number[] {
  const best = (list: Cowboy[], figure: (c: Cowboy) => number): Cowboy[] => {
    const top = Math.max(...list.map(figure));
    return list.filter((c) => figure(c) === top);
  };
  const points = best(s.cowboys, (c) => c.points);
  const counters = best(points, (c) => c.counters[0]! + c.counters[1]! + c.counters[2]!);
  const loot = best(counters, (c) => (c.loot.length > 0 ? 1 : 0));
  return loot.map((c) => c.seat);
}
