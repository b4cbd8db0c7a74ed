import type { RuleId, Seat, Sink } from "@trestle/kernel";
import type { EffectFrame, Frames } from "./frames/types.ts";
import type { Hooks } from "./hooks.ts";
import type { DecisionKind, Event, Frame, Move, Piece, State } from "./types.ts";

/** What a function needs that changes the state: the state, somebody to tell or nobody, and what cards add to it. */
export interface Ctx {
  s: State;
  sink: Sink<Event> | null;
  hooks: Hooks;
}

export interface FrameRule<F> {
  /** On top, and nobody owes an answer. */
  step(this: void, x: Ctx, f: F): void;
  moves?(this: void, s: State, f: F, seat: Seat, out: Move[]): void;
  /** Whatever a hand could try, wider than `moves`. */
  tries?(this: void, s: State, f: F, seat: Seat, out: Move[]): void;
  check?(this: void, s: State, f: F, seat: Seat, m: Move): RuleId | null;
  answer?(this: void, x: Ctx, f: F, seat: Seat, m: Move): void;
  /** The frame above has returned something. */
  resume?(this: void, x: Ctx, f: F, result: number): void;
  /** Phase 2 or a response: while it asks, Sid Ketchum may heal (BANG-CH-SIDK-1). */
  response?: boolean;
  /** It lets one player look at cards of the draw pile. */
  looksAtDeck?: boolean;
  /** Copies it by hand, for frames that search meets often; all others are copied field by field. */
  clone?(this: void, f: F): F;
  /** Pieces that lie in the frame and nowhere else. */
  holds?(this: void, f: F): readonly Piece[];
}

export type FrameRules = { [K in keyof Frames]: FrameRule<Frames[K]> };

export function push(x: Ctx, f: Frame): void {
  x.s.stack.push(f);
}

export function pop(x: Ctx): void {
  x.s.stack.pop();
}

/** Pops and hands a result to the frame below. */
export function ret(x: Ctx, result: number): void {
  x.s.stack.pop();
  x.s.returned = result;
}

export function ask(x: Ctx, seat: Seat, kind: DecisionKind): void {
  x.s.pending.push({ id: x.s.next++, seat, kind, as: seat, free: false });
}

/** Begins an effect (BANG-RES-1); push what belongs to it on top. */
export function pushEffect(x: Ctx, by: Seat | null, card: number | null): void {
  x.s.stack.push({
    k: "effect",
    by,
    card,
    stage: "answers",
    hurt: [],
    lost: 0,
    at: 0,
    refund: 0,
    hunter: null,
  });
}

/** The effect that is being resolved. */
export function effectOf(s: State): EffectFrame {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i]!;
    if (f.k === "effect") return f;
  }
  throw new Error("nothing is being resolved");
}
