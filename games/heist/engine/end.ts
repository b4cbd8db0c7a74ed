import type { Outcome, RuleId } from "@trestle/kernel";
import { who } from "./context.ts";
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

/** The line or the rope ends the game. HEIST-END-3, HEIST-END-4 */
export function lose(x: Ctx, because: RuleId): void {
  const { mode, rules } = x.s;
  if (mode === "versus") return rank(x, rules < 2 ? because : "HEIST-VS-9");
  finish(x, [], mode === "score" && rules >= 2 ? "HEIST-VAR-1" : because);
}

/** Several may reach the points in one arrival. HEIST-VS-8 */
export function winByPoints(x: Ctx): void {
  rank(x, "HEIST-VS-8");
}

/** Most points, then most own counters at the towns, then who carries loot; else jointly. HEIST-VS-10 */
function rank(x: Ctx, because: RuleId): void {
  const { s } = x;
  const points = best(s.cowboys, (c) => c.points);
  if (points.length === 1) return finish(x, [points[0]!.seat], because);
  const counters = breakTie(x, "counters", points, (c) => c.counters[0]! + c.counters[1]! + c.counters[2]!);
  const loot = counters.length === 1 ? counters : breakTie(x, "loot", counters, (c) => (c.loot.length > 0 ? 1 : 0));
  if (loot.length > 1) tell(x, "nothing", loot, []);
  const winners = loot.map((c) => c.seat);
  finish(x, winners, s.rules < 2 ? because : "HEIST-VS-10");
}

function best(list: readonly Cowboy[], figure: (c: Cowboy) => number): Cowboy[] {
  const top = Math.max(...list.map(figure));
  return list.filter((c) => figure(c) === top);
}

function breakTie(x: Ctx, by: "counters" | "loot", tied: readonly Cowboy[], figure: (c: Cowboy) => number): Cowboy[] {
  const left = best(tied, figure);
  if (left.length < tied.length) tell(x, by, tied, tied.map(figure));
  return left;
}

/** Games of rules version 1 are told as they were. */
function tell(x: Ctx, by: "counters" | "loot" | "nothing", tied: readonly Cowboy[], figures: number[]): void {
  const { s, sink } = x;
  if (sink === null || s.rules < 2) return;
  sink({ t: "tie-broken", rule: "HEIST-VS-10", by, tied: tied.map((c) => who(x, s.cowboys.indexOf(c))), figures });
}
