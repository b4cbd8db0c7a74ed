import { colt, type ColtTypes, type Event, type View } from "../../engine/index.ts";
import { dice } from "@trestle/testkit/dice";
import { redact, sha256Text, type Seat } from "@trestle/kernel";

export interface Step {
  events: Event[];
  view: View;
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
