import type { RuleId, Seat } from "@trestle/kernel";
import type { Action } from "./actions.ts";
import type { CardRule, CopyRule } from "./cards/rule.ts";
import type { Counter } from "./counters.ts";
import type { Cause } from "./events.ts";
import type { Fallback } from "./fallback.ts";
import type { Dodge, MissedRule } from "./frames/shot.ts";
import type { CheckFrame } from "./frames/types.ts";
import type { CharacterHooks, InPlay } from "./hooks.ts";
import type { Ctx, FrameRules } from "./stack.ts";
import type { DecisionKind, State, TurnStep } from "./types.ts";

/**
 * What a card, a Railcar, a character or a chapter of the rules brings along. The registry gathers all definitions, so
 * that everything one card does can stand in one file (docs/ADDING-A-CARD.md).
 */
export interface Definition {
  /** How it is played from hand in Phase 2. Blue cards without it are put in play. */
  play?: CardRule;
  /** How it is played from hand in Phase 2 with the effect of another card. */
  copy?: CopyRule;
  /** It goes from hand as a Missed!, and this happens besides. */
  missed?: MissedRule;
  /** Another way to answer a shot. */
  dodge?: Dodge;
  /** Another way to answer Indians! and in a Duel. */
  counter?: Counter;
  /** Another thing to do in Phase 2. */
  action?: Action;
  /** What an `each` frame of its name does to one player. */
  each?: (x: Ctx, at: Seat, by: Seat | null) => void;
  /** Its draw! in step 2 of a turn has been made. */
  checked?: (x: Ctx, f: CheckFrame, success: boolean) => void;
  inPlay?: InPlay;
  character?: CharacterHooks;
  /** What happens in a step of the turn. */
  steps?: Partial<Readonly<Record<TurnStep, (x: Ctx, seat: Seat) => void>>>;
  /** The player whose turn has ended has another one, by this rule. */
  extraTurn?: (x: Ctx) => RuleId | null;
  frames?: (lists: Lists) => Partial<FrameRules>;
  /** What an expired clock answers. */
  fallbacks?: Partial<Readonly<Record<DecisionKind, Fallback>>>;
}

/** What frames need of all definitions. */
export interface Lists {
  actions: readonly Action[];
  dodges: readonly Dodge[];
  counters: readonly Counter[];
  /** Who opens the store that is being laid out. */
  storekeeper: (s: State) => Cause;
}
