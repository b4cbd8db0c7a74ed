import type { Decision, Sink } from "@trestle/kernel";
import { encode } from "./plan.ts";
import { shootin } from "./shootin.ts";
import type { Event, Move, State } from "./types.ts";

export function apply(s: State, d: Decision, move: Move, sink: Sink<Event> | null): void {
  const f = s.figures[d.as]!;
  let at = 0;
  while (s.pending[at]!.id !== d.id) at++;
  if (move.t === "unlock") {
    f.plan = null;
    s.pending[at] = { id: s.nextId++, seat: f.seat, kind: "plan", as: d.as, free: false };
    if (sink) sink({ t: "unlocked", rule: "COLT-SCHEME-4", figure: d.as, bandit: f.bandit });
    return;
  }
  f.plan = encode(move.cards);
  if (sink) {
    const secret = { to: [f.seat], cards: move.cards.slice() };
    sink({ t: "planned", rule: "COLT-SCHEME-2", figure: d.as, bandit: f.bandit, secret });
  }
  for (let i = 0; i < s.pending.length; i++) {
    if (i === at || s.pending[i]!.free) continue;
    // COLT-SCHEME-4: somebody still thinks, so this programme can be taken back.
    s.pending[at] = { id: s.nextId++, seat: f.seat, kind: "unlock", as: d.as, free: true };
    return;
  }
  shootin({ s, sink, left: false });
}
