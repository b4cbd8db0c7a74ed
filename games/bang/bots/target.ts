import { abilityOf, hasInPlay, type State } from "../engine/index.ts";
import type { Seat } from "@trestle/kernel";
import type { Mind } from "./mind.ts";

/** How much it is worth to shoot at a seat: hatred, how near it is to falling, and how well it is covered. */
export function targetWorth(s: State, at: Seat, w: Mind): number {
  const p = s.players[at]!;
  if (p.ghost) return 0;
  let worth = w.hurt[at]! * (p.life === 1 ? 1.9 : p.life === 2 ? 1.3 : 1);
  if (abilityOf(s, at).barrel || hasInPlay(p, "barrel")) worth *= 0.75;
  const hidden = w.hidden[at]!;
  return worth * (1 - 0.1 * (hidden > 6 ? 6 : hidden));
}
