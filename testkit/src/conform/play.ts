import { below, pick, sfc32, word, type Decision, type Game, type Rng, type Sfc32, type Types } from "@trestle/kernel";
import type { Probe } from "./types.ts";

export interface Step<T extends Types> {
  d: Decision;
  move: T["move"];
}

export function owedOf(pending: readonly Decision[]): Decision[] {
  return pending.filter((d) => !d.free);
}

export function movesOf<T extends Types>(game: Game<T>, s: T["state"], d: Decision): T["move"][] {
  const out: T["move"][] = [];
  game.moves(s, d, out);
  return out;
}

export function triesOf<T extends Types>(game: Game<T>, s: T["state"], d: Decision): T["move"][] {
  const out: T["move"][] = [];
  game.tries(s, d, out);
  return out;
}

/** A generator of its own, so that whoever is handed it cannot disturb the course of the game. */
export function fork(rng: Rng): Sfc32 {
  return sfc32(word(rng) | 0);
}

function chance(rng: Rng, probability: number): boolean {
  return word(rng) < probability * 0x1_0000_0000;
}

/** The next random step: any of the owed decisions, sometimes a free one; null when the game stops. */
export function choose<T extends Types>(p: Probe<T>, s: T["state"]): Step<T> | null {
  const { game, rng } = p;
  const pending = game.pending(s);
  const owed = owedOf(pending);
  if (owed.length === 0) return null;
  const free = pending.filter((d) => d.free);
  if (free.length > 0 && chance(rng, p.opts.free ?? 0.1)) {
    const d = pick(rng, free);
    const moves = movesOf(game, s, d);
    if (moves.length > 0) return { d, move: pick(rng, moves) };
  }
  const d = pick(rng, owed);
  const moves = movesOf(game, s, d);
  if (moves.length === 0) return null;
  const move = chance(rng, 0.03) ? game.fallback(s, d) : pick(rng, moves);
  return { d, move: game.check(s, d, move) === null ? move : pick(rng, moves) };
}

/** Plays at random without a sink, on the state given. What went wrong, or null at the end of the game. */
export function playOut<T extends Types>(game: Game<T>, s: T["state"], rng: Rng, limit: number): string | null {
  for (let n = 0; n < limit; n++) {
    const owed = owedOf(game.pending(s));
    if (owed.length === 0) return game.outcome(s) === null ? "nobody owes a decision and there is no outcome" : null;
    const d = owed[below(rng, owed.length)]!;
    const moves = movesOf(game, s, d);
    if (moves.length === 0) return `seat ${d.seat} owes ${d.kind} and has no move`;
    game.apply(s, d, pick(rng, moves), null);
  }
  return `the game has not ended after ${limit} moves`;
}
