import type { RuleId, Seat } from "@trestle/kernel";
import type { Ctx } from "./stack.ts";
import type { Move, State } from "./types.ts";

/** One kind of thing to do in Phase 2. */
export interface Action {
  t: Move["t"];
  moves(s: State, seat: Seat, out: Move[]): void;
  tries(s: State, seat: Seat, out: Move[]): void;
  check(s: State, seat: Seat, m: Move): RuleId | null;
  answer(x: Ctx, seat: Seat, m: Move): void;
  /** The rule by which this alone may be done while the turn owes it. */
  owed?: RuleId;
}
