import type { Decision, Game } from "@trestle/kernel";
import { RULES_VERSION, rules } from "./catalogue.ts";
import { sidAnswer, sidCheck, sidMoves, sidTries } from "./characters/sid-ketchum.ts";
import { cloneState } from "./clone.ts";
import { factsOf } from "./facts.ts";
import { fallbackOf } from "./fallback.ts";
import { imagineState } from "./imagine.ts";
import { parseMove, slotsOf } from "./moves.ts";
import { configOf } from "./options.ts";
import { context, expansion, FALLBACKS, hooks, OPTIONS } from "./registry.ts";
import { ruleOf, settle } from "./settle.ts";
import { deal } from "./setup.ts";
import type { BangTypes, Frame, Move, State } from "./types.ts";
import { viewOf, viewsOf } from "./view.ts";
import { refusal } from "./why.ts";

function top(s: State): Frame {
  return s.stack[s.stack.length - 1]!;
}

/** BANG! with The Great Train Robbery, or without it. */
export const bang: Game<BangTypes> = {
  id: "bang",
  rulesVersion: RULES_VERSION,
  rules,
  options: OPTIONS,
  seats: () => ({ min: 3, max: 8 }),
  roles: (v) => v.players.map((p) => p.role),
  parseConfig: (raw) => configOf(OPTIONS, raw),
  parseMove,
  setup(start, sink) {
    const x = deal(start, expansion, { sink, hooks });
    settle(x);
    return x.s;
  },
  pending: (s) => s.pending,
  moves(s, d, out) {
    const f = top(s);
    const rule = ruleOf(f);
    rule.moves(s, f, d.seat, out);
    if (rule.response) sidMoves(s, d.seat, out);
  },
  tries(s, d, out) {
    const f = top(s);
    const rule = ruleOf(f);
    rule.tries(s, f, d.seat, out);
    if (rule.response) sidTries(s, d.seat, out);
  },
  slots: slotsOf,
  check(s, d, move) {
    const f = top(s);
    const rule = ruleOf(f);
    if (move.t === "sid") return rule.response ? sidCheck(s, d.seat, move.card) : "BANG-CH-SIDK-1";
    return rule.check(s, f, d.seat, move);
  },
  why(s, d, move) {
    const rule = bang.check(s, d, move);
    return rule === null ? null : refusal(s, d.seat, move, rule);
  },
  apply(s, d, move, sink) {
    takeOff(s, d);
    const x = context(s, sink);
    const f = top(s);
    if (move.t === "sid") sidAnswer(x, d.seat, move.card);
    else ruleOf(f).answer(x, f, d.seat, move);
    settle(x);
  },
  fallback(s, d) {
    const out: Move[] = [];
    bang.moves(s, d, out);
    return fallbackOf(FALLBACKS, s, d, out);
  },
  outcome: (s) => s.outcome,
  out: (s, seat) => s.players[seat]!.out,
  view: viewOf,
  views: viewsOf,
  imagine: imagineState,
  clone: cloneState,
  facts: factsOf,
};

function takeOff(s: State, d: Decision): void {
  const { pending } = s;
  if (pending.length === 1) {
    pending.pop();
    return;
  }
  for (let i = 0; i < pending.length; i++)
    if (pending[i]!.id === d.id) {
      pending.splice(i, 1);
      return;
    }
}

export * from "./page.ts";
export { abilityOf, numberOf } from "./abilities.ts";
export { succeeds } from "./checks.ts";
export { distance, rangeOf, seatsWithin } from "./distance.ts";
export { allowance } from "./play.ts";
export * from "./registry.ts";
export { hasInPlay, playersInPlay } from "./zones.ts";
