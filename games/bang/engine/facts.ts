import type { State } from "./types.ts";

/** The table without bookkeeping: no decision ids, no order of arrival, no generator, no frames. */
export function factsOf(s: State): unknown {
  const pending = s.pending.map((d) => ({ seat: d.seat, kind: d.kind }));
  pending.sort((a, b) => a.seat - b.seat);
  return {
    rules: s.rules,
    config: s.config,
    players: s.players,
    deck: s.deck,
    discard: s.discard,
    train: s.train,
    turn: s.turn,
    driver: s.driver,
    left: s.left,
    pending,
    outcome: s.outcome,
  };
}
