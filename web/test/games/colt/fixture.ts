import { colt, type ColtTypes, type Event, type View } from "@trestle/colt";
import { redact, sha256Text, type Seat } from "@trestle/kernel";

export interface Step {
  events: Event[];
  view: View;
}

/** Draws that are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A game of aimless bandits as one seat (null: a watcher) is told it, step by step. */
export function steps(seats: number, options: Record<string, unknown>, seed: number, eyes: Seat | null): Step[] {
  const config = colt.parseConfig(options);
  if ("rule" in config) throw new Error(config.rule);
  const events: Event[] = [];
  const tell = (e: Event): void => {
    events.push(e);
  };
  const start = { config, seats, seed: sha256Text(String(seed)), rules: colt.rulesVersion };
  const state = colt.setup(start, tell);
  const roll = dice(seed);
  const out: Step[] = [];
  const keep = (): void => {
    out.push({ events: events.splice(0).map((e) => redact(e, eyes)), view: colt.view(state, eyes) });
  };
  keep();
  while (colt.outcome(state) === null) {
    const pending = colt.pending(state);
    const owed = pending.filter((d) => !d.free);
    // Now and then somebody takes a programme back.
    const free = pending.filter((d) => d.free);
    const d = free.length > 0 && roll(9) === 0 ? free[roll(free.length)]! : owed[roll(owed.length)]!;
    const moves: ColtTypes["move"][] = [];
    colt.moves(state, d, moves);
    colt.apply(state, d, moves[roll(moves.length)]!, tell);
    keep();
  }
  return out;
}
