import type { RuleId, Seat } from "@trestle/kernel";
import { abilityOf } from "../abilities.ts";
import { SHOTS, type CardName, type ShotKind, type Suit } from "../catalogue.ts";
import { hurt } from "../life.ts";
import { ask, pop, push, type Ctx, type FrameRule } from "../stack.ts";
import type { Move, State } from "../types.ts";
import type { ShotFrame } from "./types.ts";

/** One way to answer a shot. */
export interface Dodge {
  t: Move["t"];
  /** Seen from outside, the target might have it: decides whether the target is asked at all. */
  possible(s: State, f: ShotFrame): boolean;
  moves(s: State, f: ShotFrame, out: Move[]): void;
  tries(s: State, f: ShotFrame, out: Move[]): void;
  check(s: State, f: ShotFrame, m: Move): RuleId | null;
  answer(x: Ctx, f: ShotFrame, m: Move): void;
}

/** A BANG! card needs two Missed! effects when Slab fires it (BANG-CH-SLAB-1); no other shot does. */
export function shootBang(x: Ctx, by: Seat, at: Seat, suit: Suit | null): void {
  pushShot(x, by, at, "bang", true, suit, abilityOf(x.s, by).misses);
}

export function shoot(x: Ctx, by: Seat | null, at: Seat, what: ShotKind): void {
  pushShot(x, by, at, what, false, null, 1);
}

function pushShot(
  x: Ctx,
  by: Seat | null,
  at: Seat,
  what: ShotKind,
  bang: boolean,
  suit: Suit | null,
  needed: number,
): void {
  push(x, { k: "shot", by, at, what, bang, suit, needed, fresh: true, tried: [], flip: null, evaded: false });
}

/** A card from hand that counts as one Missed!: what else happens. */
export interface MissedRule {
  /** It has been used. */
  used(this: void, x: Ctx, f: ShotFrame): void;
  /** A draw! that it made has come out. */
  flipped?(this: void, x: Ctx, f: ShotFrame, success: boolean): void;
  /** The shot is cancelled, whatever cancelled it. */
  cancelled?(this: void, x: Ctx, f: ShotFrame): void;
}

/** BANG-SHOT-1 */
export function shotFrame(
  dodges: readonly Dodge[],
  missed: Partial<Record<CardName, MissedRule>>,
): FrameRule<ShotFrame> {
  const rules = Object.values(missed);
  return {
    response: true,
    step(x, f) {
      if (x.s.players[f.at]!.out) {
        pop(x);
      } else if (f.needed <= 0) {
        pop(x);
        if (x.sink) x.sink({ t: "missed", rule: "BANG-SHOT-1", seat: f.at, by: f.by, what: f.what });
        for (const rule of rules) rule.cancelled?.(x, f);
      } else if (canDodge(x.s, f)) {
        ask(x, f.at, "shot");
      } else {
        pop(x);
        hurt(x, f.at, 1, SHOTS[f.what]);
      }
    },
    moves(s, f, _seat, out) {
      out.push({ t: "pass" });
      for (let i = 0; i < dodges.length; i++) dodges[i]!.moves(s, f, out);
    },
    tries(s, f, _seat, out) {
      out.push({ t: "pass" });
      for (let i = 0; i < dodges.length; i++) dodges[i]!.tries(s, f, out);
    },
    check(s, f, _seat, m) {
      if (m.t === "pass") return null; // BANG-SHOT-2
      for (let i = 0; i < dodges.length; i++) if (dodges[i]!.t === m.t) return dodges[i]!.check(s, f, m);
      return "BANG-SHOT-1";
    },
    answer(x, f, seat, m) {
      if (m.t === "pass") {
        if (x.sink) x.sink({ t: "declined", rule: "BANG-SHOT-2", seat, why: f.what });
        pop(x);
        hurt(x, f.at, 1, SHOTS[f.what]);
        return;
      }
      for (let i = 0; i < dodges.length; i++)
        if (dodges[i]!.t === m.t) {
          dodges[i]!.answer(x, f, m);
          return;
        }
    },
    resume(x, f, success) {
      if (f.flip === "barrel") f.needed -= success;
      else if (f.flip !== null) missed[f.flip]?.flipped?.(x, f, success === 1);
      f.flip = null;
    },
  };

  function canDodge(s: State, f: ShotFrame): boolean {
    for (let i = 0; i < dodges.length; i++) if (dodges[i]!.possible(s, f)) return true;
    return false;
  }
}
