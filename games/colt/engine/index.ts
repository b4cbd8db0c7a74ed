import type { Game, Seat } from "@trestle/kernel";
import { apply } from "./apply.ts";
import { clone } from "./clone.ts";
import { facts } from "./facts.ts";
import { fallback } from "./fallback.ts";
import { imagine } from "./imagine.ts";
import { OPTIONS, parseConfig, seatsOf } from "./options.ts";
import { check, moves, parseMove, slots, tries, why } from "./plan.ts";
import { RULES } from "./rules.ts";
import { setup } from "./setup.ts";
import type { ColtTypes, State } from "./types.ts";
import { view, views } from "./view.ts";

/** Asked after every move: a loop is several times as fast as a list's own. */
function isOut(s: State, seat: Seat): boolean {
  for (const f of s.figures) if (f.seat === seat && f.status !== "out") return false;
  return true;
}

export const colt: Game<ColtTypes> = {
  id: "colt",
  rulesVersion: 1,
  rules: RULES,
  options: OPTIONS,
  seats: seatsOf,
  parseConfig,
  parseMove,
  setup,
  pending: (s) => s.pending,
  moves,
  tries,
  slots,
  check,
  why,
  apply,
  fallback,
  outcome: (s) => s.outcome,
  out: isOut,
  view,
  views,
  imagine,
  clone,
  facts,
};

export * from "./page.ts";
export { decode, encode, programmes } from "./plan.ts";
export { RULES } from "./rules.ts";
