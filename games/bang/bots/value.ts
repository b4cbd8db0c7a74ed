import type { State } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import type { Belief } from "./belief.ts";
import { describe, FEATURES } from "./features.ts";
import { BIAS, DIRECT, HIDDEN, INTO, OUT, SHIFT } from "./value-weights.ts";

/** How likely a seat wins from the beginning of a turn, or whether it has won. Not for three players. */
export function winChance(s: State, b: Belief, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.winners.includes(seat) ? 1 : 0;
  const sides = judge(describe(s, b));
  const { role } = s.players[seat]!;
  if (role === "outlaw") return sides[1]!;
  if (role !== "renegade") return sides[0]!;
  return s.players[seat]!.out ? 0 : sides[2]! / renegadesIn(s);
}

function renegadesIn(s: State): number {
  let n = 0;
  for (let i = 0; i < s.players.length; i++) if (s.players[i]!.role === "renegade" && !s.players[i]!.out) n++;
  return n;
}

/** The chances of law, Outlaws and Renegades from the figures of a table. */
function judge(x: Float64Array): Float64Array {
  const sides = Float64Array.from(SHIFT);
  for (let f = 0; f < FEATURES; f++)
    if (x[f] !== 0) for (let c = 0; c < 3; c++) sides[c]! += x[f]! * DIRECT[f * 3 + c]!;
  for (let h = 0; h < HIDDEN; h++) {
    let sum = BIAS[h]!;
    for (let f = 0; f < FEATURES; f++) sum += x[f]! * INTO[f * HIDDEN + h]!;
    const t = Math.tanh(sum);
    for (let c = 0; c < 3; c++) sides[c]! += t * OUT[h * 3 + c]!;
  }
  const top = Math.max(sides[0]!, sides[1]!, sides[2]!);
  let all = 0;
  for (let c = 0; c < 3; c++) all += sides[c] = Math.exp(sides[c]! - top);
  for (let c = 0; c < 3; c++) sides[c]! /= all;
  return sides;
}
