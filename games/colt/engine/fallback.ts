import type { Decision } from "@trestle/kernel";
import { firstOnLine } from "./actions/fire.ts";
import { CHANGE_FLOOR, FIRE, FLIP, HORSE, MOVE } from "./catalogue.ts";
import { UNLOCK } from "./plan.ts";
import type { Figure, Move, State } from "./types.ts";

/**
 * What an expired clock plays: nothing that costs the bandit. It walks only out of the car that will be unhooked, and
 * only towards the front. The first card of a stunned bandit just wakes it (COLT-WAKE-1), so that is Fire.
 */
export function fallback(s: State, d: Decision): Move {
  if (d.kind === "unlock") return UNLOCK;
  const f = s.figures[d.as]!;
  return { t: "plan", cards: f.lane >> 1 === s.cars ? flee(s, f) : stay(s, f) };
}

/** COLT-ROUND-2: whoever stays falls. With Horse the last card is the way out if others spoil the walk (COLT-HORSE-4). */
function flee(s: State, { stunned, facing }: Figure): number[] {
  const { horse } = s.options;
  if (facing === "rear" && stunned) return [FIRE, FLIP, horse ? HORSE : MOVE];
  const walk = stunned ? [FIRE, MOVE] : facing === "rear" ? [FLIP, MOVE] : [MOVE, FLIP];
  return [...walk, horse ? HORSE : CHANGE_FLOOR];
}

/** Without Move, Fire is one of the three cards: it must not hit the other bandit of the same seat (COLT-DUEL-1). */
function stay(s: State, f: Figure): number[] {
  if (f.stunned) return [FIRE, FLIP, CHANGE_FLOOR];
  const facing = f.facing === "front" ? "rear" : "front";
  // COLT-FLOOR-4: who changes floors comes in with the back against the border. The mate stands on one floor only.
  const shooter = { ...f, facing, lane: f.lane ^ 1, place: facing === "front" ? -1 : s.figures.length } as const;
  const mate = s.figures[firstOnLine(s, shooter)]?.seat === f.seat;
  return mate ? [FLIP, FIRE, CHANGE_FLOOR] : [FLIP, CHANGE_FLOOR, FIRE];
}
