import type { RuleId, Seat } from "@trestle/kernel";
import { heal, hurt } from "../life.ts";
import { effectOf, ask, pop, push, type Ctx, type FrameRule } from "../stack.ts";
import { abilityOf } from "../abilities.ts";
import type { Move, State } from "../types.ts";
import { removeFrom } from "../zones.ts";
import type { Suit } from "../catalogue.ts";
import type { ShotFrame, ShotKind } from "./types.ts";

/** One way to answer a shot. The list of all is put together in the registry. */
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

const RULE: Record<ShotKind, RuleId> = {
  bang: "BANG-BANG-1",
  gatling: "BANG-GATL-1",
  "knife-revolver": "GTR-PC-KNIF-1",
  "train-robbery": "GTR-PC-ROBB-1",
  "sleeper-car": "GTR-RC-SLEE-2",
  "baggage-car": "GTR-RC-BAGG-3",
  ironhorse: "GTR-LOC-2",
};

/** BANG-SHOT-1 */
export function shotFrame(dodges: readonly Dodge[]): FrameRule<ShotFrame> {
  return {
    step(x, f) {
      if (x.s.players[f.at]!.out) {
        pop(x);
      } else if (f.needed <= 0) {
        pop(x);
        if (x.sink) x.sink({ t: "missed", rule: "BANG-SHOT-1", seat: f.at, by: f.by, what: f.what });
        if (f.evaded) takeShotCard(x, f.at);
      } else if (canDodge(x.s, f)) {
        ask(x, f.at, "shot");
      } else {
        pop(x);
        hurt(x, f.at, 1, RULE[f.what]);
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
        hurt(x, f.at, 1, RULE[f.what]);
        return;
      }
      for (let i = 0; i < dodges.length; i++)
        if (dodges[i]!.t === m.t) {
          dodges[i]!.answer(x, f, m);
          return;
        }
    },
    resume(x, f, success) {
      if (f.flip === "barrel" && success === 1) f.needed--;
      if (f.flip === "cactus" && success === 1) heal(x, f.at, "cactus", "GTR-PC-CACT-1");
      f.flip = null;
    },
  };

  function canDodge(s: State, f: ShotFrame): boolean {
    for (let i = 0; i < dodges.length; i++) if (dodges[i]!.possible(s, f)) return true;
    return false;
  }
}

/** GTR-PC-EVAD-1: the card that made the shot, if it still lies there; nobody else can take it again. */
function takeShotCard(x: Ctx, seat: Seat): void {
  const { s } = x;
  const { card } = effectOf(s);
  if (card === null) return;
  removeFrom(s.discard, card);
  s.players[seat]!.hand.push(card);
  for (const f of s.stack) if (f.k === "effect" && f.card === card) f.card = null;
  if (x.sink) x.sink({ t: "picked-up", rule: "GTR-PC-EVAD-1", reveals: true, seat, card, why: "evaded" });
}
