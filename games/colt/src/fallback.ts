import type { Decision } from "@trestle/kernel";
import { CHANGE_FLOOR, FIRE, FLIP, MOVE } from "./catalogue.ts";
import { UNLOCK } from "./plan.ts";
import type { Move, State } from "./types.ts";

const STAY: Move = { t: "plan", cards: [FLIP, CHANGE_FLOOR, FIRE] };
const FLEE: Move = { t: "plan", cards: [MOVE, FIRE, CHANGE_FLOOR] };
const TURN_AND_FLEE: Move = { t: "plan", cards: [FLIP, MOVE, FIRE] };
const WAKE_AND_FLEE: Move = { t: "plan", cards: [CHANGE_FLOOR, MOVE, FIRE] };
const WAKE_TURN_AND_FLEE: Move = { t: "plan", cards: [CHANGE_FLOOR, FLIP, MOVE] };

/** What an expired clock plays: nothing that costs the bandit, and off the caboose before it drops. */
export function fallback(s: State, d: Decision): Move {
  if (d.kind === "unlock") return UNLOCK;
  const f = s.figures[d.as]!;
  if (f.lane >> 1 !== s.cars) return STAY;
  if (f.stunned) return f.facing === "front" ? WAKE_AND_FLEE : WAKE_TURN_AND_FLEE;
  return f.facing === "front" ? FLEE : TURN_AND_FLEE;
}
