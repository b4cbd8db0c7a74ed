import type { RuleId, Seat } from "@trestle/kernel";
import type { Action } from "../actions.ts";
import { ask, push, pushEffect, type Ctx, type FrameRule } from "../stack.ts";
import { TURN_STEPS, type Player, type Turn, type TurnStep } from "../types.ts";
import { draw, nextInPlay } from "../zones.ts";
import type { TurnFrame } from "./types.ts";

export function newTurn(seat: number, extra: "extra" | "ordinary"): Turn {
  return {
    seat,
    step: "train",
    extra: extra === "extra",
    express: false,
    bangs: 0,
    taken: false,
    advanced: false,
    owes: false,
    zipped: false,
    slept: 0,
    steam: false,
  };
}

/** What happens in each step; nothing is done in Phase 2 but asking. */
export type StepRules = Partial<Readonly<Record<TurnStep, (x: Ctx, seat: Seat) => void>>>;

/** What characters, cards and expansions do in a turn. */
export interface TurnRules {
  actions: readonly Action[];
  steps: StepRules;
  interrupts(this: void, x: Ctx): boolean;
  /** By which rule the player whose turn has ended has another one. */
  extraTurn(this: void, x: Ctx): RuleId | null;
}

export function turnFrame({ actions, steps, interrupts, extraTurn }: TurnRules): FrameRule<TurnFrame> {
  const owed = actions.find((action) => action.owed !== undefined);
  const runs = TURN_STEPS.map((step) => (step === "over" ? passOn : steps[step]));

  /** The next player clockwise, or an extra turn; all counters start anew (BANG-TURN-8). */
  function passOn(x: Ctx): void {
    const { s } = x;
    const { seat } = s.turn;
    const again = s.players[seat]!.out ? null : extraTurn(x);
    s.turn = again === null ? newTurn(nextInPlay(s, seat), "ordinary") : newTurn(seat, "extra");
    if (x.sink) x.sink({ t: "turn-began", rule: again ?? "BANG-SETUP-6", seat: s.turn.seat, extra: again !== null });
  }

  return {
    response: true,
    step(x) {
      const { s } = x;
      const t = s.turn;
      if (interrupts(x)) return;
      if (s.players[t.seat]!.out) {
        passOn(x); // BANG-RES-5
        return;
      }
      // The steps of §3 in their order; what one of them begins is finished before the next.
      const height = s.stack.length;
      for (let i = TURN_STEPS.indexOf(t.step); s.turn === t && s.stack.length === height; i++) {
        if (TURN_STEPS[i] === "play") {
          ask(x, t.seat, "play");
          return;
        }
        t.step = TURN_STEPS[i + 1] ?? "over";
        runs[i]?.(x, t.seat);
      }
    },
    moves(s, _f, seat, out) {
      if (s.turn.owes) {
        owed?.moves(s, seat, out);
        return;
      }
      out.push({ t: "pass" });
      for (let i = 0; i < actions.length; i++) actions[i]!.moves(s, seat, out);
    },
    tries(s, _f, seat, out) {
      out.push({ t: "pass" });
      for (const action of actions) action.tries(s, seat, out);
    },
    check(s, _f, seat, m) {
      if (s.turn.owes && owed !== undefined && m.t !== owed.t) return owed.owed!;
      if (m.t === "pass") return null;
      for (let i = 0; i < actions.length; i++) if (actions[i]!.t === m.t) return actions[i]!.check(s, seat, m);
      return "BANG-TURN-5";
    },
    answer(x, _f, seat, m) {
      if (m.t === "pass") {
        x.s.turn.step = "discard";
        if (x.sink) x.sink({ t: "finished", rule: "BANG-TURN-5", seat });
        return;
      }
      for (let i = 0; i < actions.length; i++)
        if (actions[i]!.t === m.t) {
          actions[i]!.answer(x, seat, m);
          return;
        }
    },
  };
}

/** BANG-TURN-4: the whole of Phase 1 is one effect. `own`: what a character does instead. */
export function phase1(x: Ctx, seat: Seat, own: ((x: Ctx, seat: Seat) => void) | undefined): void {
  pushEffect(x, null, null);
  if (own === undefined) draw(x, seat, 2, "phase-1", "BANG-TURN-4");
  else own(x, seat);
}

/** BANG-TURN-6: Phase 3. An effect that moves nothing sets nothing off. */
export function phase3(x: Ctx, seat: Seat): void {
  if (isWithinLimit(x.s.players[seat]!)) return;
  pushEffect(x, null, null);
  push(x, { k: "discard", seat });
}

function isWithinLimit(p: Player): boolean {
  return p.hand.length <= (p.ghost ? 0 : p.life);
}
