import type { RuleId, Seat } from "@trestle/kernel";
import type { Cause } from "../../events.ts";
import type { Definition } from "../../definition.ts";
import { NAME } from "../../pieces.ts";
import type { Ctx } from "../../stack.ts";
import type { Move, Piece, State } from "../../types.ts";
import { discard } from "../../zones.ts";

export type Use = Extract<Move, { t: "use" }>;

/** A Railcar that its owner uses in Phase 2. */
export interface CarRule {
  /** Candidates, legal or not. */
  tries(s: State, seat: Seat, out: Move[]): void;
  check(s: State, seat: Seat, m: Use): RuleId | null;
  /** Its effect has begun; it is still in front of its owner. */
  use(x: Ctx, seat: Seat, m: Use): void;
}

/** What a Railcar brings along. */
export interface RailcarDefinition extends Definition {
  use?: CarRule;
}

/** GTR-RC-3: discarded to activate. */
export function spend(x: Ctx, seat: Seat, car: Piece, rule: RuleId): void {
  discard(x, seat, car, NAME[car]! satisfies Cause, rule);
}

/** The use of a Railcar that is aimed at nobody. */
export function plainUse(card: Piece): Use {
  return { t: "use", card, as: null, at: null, take: null };
}

export function isPlain(m: Use): boolean {
  return m.as === null && m.at === null && m.take === null;
}
