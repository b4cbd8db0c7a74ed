import { canonical, type Decision, type Types } from "@trestle/kernel";
import { choose, fork, movesOf, triesOf, type Step } from "./play.ts";
import { brief, copyOf, difference, sharedBetween, sharedInside } from "./plain.ts";
import type { Probe } from "./types.ts";

/** Plain JSON, pieces: made at every position. */
export function checkState<T extends Types>(p: Probe<T>, s: T["state"], pieces: string | null): void {
  p.attempt("json", () => {
    const text = canonical(s);
    const back: unknown = JSON.parse(JSON.stringify(s));
    if (canonical(back) !== text) p.fail("json", `the state comes back from JSON changed: ${difference(s, back)}`);
    const shared = sharedInside(s);
    if (shared !== null) p.fail("json", `the state shares a reference: ${shared}`);
  });
  p.attempt("pieces", () => {
    const now = piecesOf(p, s);
    if (now !== pieces) p.fail("pieces", `the pieces were ${brief(pieces)} and are ${brief(now)}`);
  });
}

export function piecesOf<T extends Types>(p: Probe<T>, s: T["state"]): string | null {
  return p.opts.pieces === undefined ? null : canonical(p.opts.pieces(s));
}

export function checkClone<T extends Types>(p: Probe<T>, position: T["state"], step: Step<T>): void {
  const { game } = p;
  const s = copyOf(position);
  p.attempt("clone", () => {
    const before = canonical(s);
    const copy = game.clone(s);
    if (canonical(copy) !== before) p.fail("clone", `the clone differs: ${difference(s, copy)}`);
    const shared = sharedBetween(s, copy);
    if (shared !== null) p.fail("clone", `the clone is not independent: ${shared}`);
    const again = game.clone(copy);
    game.apply(copy, step.d, step.move, null);
    if (canonical(s) !== before) p.fail("clone", `a move on the clone changed the original (${brief(step.move)})`);
    game.apply(again, step.d, step.move, () => {});
    const apart = difference(copy, again);
    if (apart !== null) p.fail("deterministic", `with a sink ${brief(step.move)} leads elsewhere: ${apart}`);
    for (let n = 0; n < 4; n++) {
      const next = choose(p, copy);
      if (next === null) break;
      game.apply(copy, next.d, next.move, null);
    }
    if (canonical(s) !== before) p.fail("clone", "playing on the clone changed the original");
  });
}

/** Every query, twice, with a look at the state after each. */
export function checkQueries<T extends Types>(p: Probe<T>, position: T["state"]): void {
  const { game } = p;
  const s = copyOf(position);
  let before = canonical(s);
  const ask = (name: string, query: () => unknown): void =>
    p.attempt("pure-queries", () => {
      const first = canonical(query());
      const second = canonical(query());
      if (first !== second) p.fail("pure-queries", `${name} answers differently when asked again`);
      const after = canonical(s);
      if (after !== before) p.fail("pure-queries", `${name} changes the state`);
      before = after;
    });
  ask("pending", () => game.pending(s));
  ask("outcome", () => game.outcome(s));
  ask("facts", () => game.facts(s));
  ask("clone", () => game.clone(s));
  for (const d of game.pending(s)) askDecision(p, s, d, ask);
  for (let seat = -1; seat < p.seats; seat++) {
    const viewer = seat < 0 ? null : seat;
    ask("view", () => game.view(s, viewer));
    const view = game.view(s, viewer);
    const seen = canonical(view);
    const rng = fork(p.rng);
    ask("imagine", () => game.imagine(view, { ...rng }));
    if (canonical(view) !== seen) p.fail("pure-queries", "imagine changes the view");
  }
}

function askDecision<T extends Types>(
  p: Probe<T>,
  s: T["state"],
  d: Decision,
  ask: (name: string, query: () => unknown) => void,
): void {
  const { game } = p;
  const decision = canonical(d);
  const tries = triesOf(game, s, d);
  const told = canonical(tries);
  ask("moves", () => movesOf(game, s, d));
  ask("tries", () => triesOf(game, s, d));
  ask("check", () => tries.map((m) => game.check(s, d, m)));
  ask("why", () => tries.map((m) => game.why(s, d, m)));
  ask("slots", () => tries.map((m) => game.slots(m)));
  if (!d.free) ask("fallback", () => game.fallback(s, d));
  if (canonical(d) !== decision) p.fail("pure-queries", `a query changes the decision ${decision}`);
  if (canonical(tries) !== told) p.fail("pure-queries", `a query changes a move of ${decision}`);
}
