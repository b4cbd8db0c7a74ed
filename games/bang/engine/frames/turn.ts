import { abilityOf } from "../abilities.ts";
import type { Action } from "../actions.ts";
import { DINING_CAR, DYNAMITE, MAP, NAME, STRONGBOX } from "../pieces.ts";
import { ask, push, pushEffect, type Ctx, type FrameRule } from "../stack.ts";
import type { Player, Turn, TurnStep } from "../types.ts";
import { draw, nextInPlay } from "../zones.ts";
import { beginCheck } from "./check.ts";
import type { TurnFrame } from "./types.ts";

/** What the train adds to a turn. */
export interface TrainSteps {
  /** The train stands at the End of the Line: resolves that first. */
  arrived(x: Ctx): boolean;
  /** BANG-TURN-1 */
  drive(x: Ctx): void;
  /** BANG-TURN-3 */
  map(x: Ctx): void;
}

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

/** The steps of §3 in their order; what one of them begins is finished before the next. */
const NEXT: Readonly<Record<TurnStep, TurnStep>> = {
  train: "dynamite",
  dynamite: "jail",
  jail: "dining",
  dining: "map",
  map: "draw",
  draw: "play",
  play: "discard",
  discard: "end",
  end: "over",
  over: "over",
};

export function turnFrame(actions: readonly Action[], train: TrainSteps): FrameRule<TurnFrame> {
  return {
    step(x) {
      const { s } = x;
      const t = s.turn;
      if (train.arrived(x)) return;
      if (s.players[t.seat]!.out) {
        passOn(x); // BANG-RES-5
        return;
      }
      const height = s.stack.length;
      while (s.turn === t && s.stack.length === height) {
        if (t.step === "play") {
          ask(x, t.seat, "play");
          return;
        }
        const now = t.step;
        t.step = NEXT[now];
        runStep(x, now, train);
      }
    },
    moves(s, _f, seat, out) {
      if (!s.turn.owes) out.push({ t: "pass" });
      for (let i = 0; i < actions.length; i++) {
        const action = actions[i]!;
        if (!s.turn.owes || action.t === "take") action.moves(s, seat, out);
      }
    },
    tries(s, _f, seat, out) {
      out.push({ t: "pass" });
      for (const action of actions) action.tries(s, seat, out);
    },
    check(s, _f, seat, m) {
      if (s.turn.owes && m.t !== "take") return "GTR-TAKE-4";
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

function runStep(x: Ctx, step: TurnStep, train: TrainSteps): void {
  const { s } = x;
  const { seat } = s.turn;
  const { table } = s.players[seat]!;
  switch (step) {
    case "train":
      if (s.train !== null && s.driver === seat) train.drive(x);
      return;
    case "dynamite":
      if (table.includes(DYNAMITE)) beginCheck(x, seat, "dynamite");
      return;
    case "jail":
      for (let i = 0; i < table.length; i++)
        if (NAME[table[i]!] === "jail") {
          beginCheck(x, seat, "jail");
          return;
        }
      return;
    case "dining":
      if (table.includes(DINING_CAR)) beginCheck(x, seat, "dining-car");
      return;
    case "map":
      if (table.includes(MAP)) train.map(x);
      return;
    case "draw":
      phase1(x, seat);
      return;
    case "discard":
      if (isWithinLimit(s.players[seat]!)) return;
      pushEffect(x, null, null);
      push(x, { k: "discard", seat });
      return;
    case "end":
      lateDraws(x, seat);
      return;
    case "over":
      passOn(x);
      return;
    case "play":
  }
}

/** Nothing to discard: an effect that moves nothing sets nothing off. */
function isWithinLimit(p: Player): boolean {
  return p.hand.length <= (p.ghost ? 0 : p.life);
}

/** BANG-TURN-4; the whole of Phase 1 is one effect. */
function phase1(x: Ctx, seat: number): void {
  pushEffect(x, null, null);
  const own = abilityOf(x.s, seat).phase1;
  if (own === null) draw(x, seat, 2, "phase-1", "BANG-TURN-4");
  else own(x, seat);
}

/** BANG-TURN-7: Jimmy Texas and Strongbox, after the discard. */
function lateDraws(x: Ctx, seat: number): void {
  const { lateDraw } = abilityOf(x.s, seat);
  if (lateDraw > 0) draw(x, seat, lateDraw, "jimmy-texas", "GTR-CH-JIMM-1");
  if (x.s.players[seat]!.table.includes(STRONGBOX)) draw(x, seat, 1, "strongbox", "GTR-PC-STRB-1");
}

/** The next player clockwise, or an extra turn (GTR-RC-EXPR-1); all counters start anew (BANG-TURN-8). */
function passOn(x: Ctx): void {
  const { s } = x;
  const { seat, express } = s.turn;
  const again = express && !s.players[seat]!.out;
  s.turn = again ? newTurn(seat, "extra") : newTurn(nextInPlay(s, seat), "ordinary");
  if (x.sink) {
    const rule = again ? "GTR-RC-EXPR-1" : "BANG-SETUP-6";
    x.sink({ t: "turn-began", rule, seat: s.turn.seat, extra: again });
  }
}
