import { canonical, pick, shuffle, type Types } from "@trestle/kernel";
import { movesOf, owedOf, type Step } from "./play.ts";
import { brief, copyOf, difference } from "./plain.ts";
import type { Probe } from "./types.ts";

/** Several decisions owed at once: their answers may arrive in any order. */
export function checkCommute<T extends Types>(p: Probe<T>, s: T["state"]): void {
  const owed = owedOf(p.game.pending(s));
  if (owed.length < 2) return;
  p.attempt("commute", () => {
    const answers: Step<T>[] = [];
    for (const d of owed) {
      const moves = movesOf(p.game, s, d);
      if (moves.length > 0) answers.push({ d, move: pick(p.rng, moves) });
    }
    const mixed = answers.slice();
    shuffle(p.rng, mixed);
    const first = inOrder(p, s, answers);
    for (const order of [answers.toReversed(), mixed]) {
      const other = inOrder(p, s, order);
      if (canonical(first) !== canonical(other))
        p.fail("commute", `${brief(order)} leads elsewhere in another order: ${difference(first, other)}`);
    }
  });
}

function inOrder<T extends Types>(p: Probe<T>, s: T["state"], answers: readonly Step<T>[]): unknown {
  const world = copyOf(s);
  for (const { d, move } of answers) {
    const now = p.game.pending(world).find((q) => q.id === d.id && q.seat === d.seat);
    if (now === undefined) throw new Error(`${brief(d)} is no longer pending after another answer`);
    const rule = p.game.check(world, now, move);
    if (rule !== null) throw new Error(`${brief(move)} is refused (${rule}) after another answer`);
    p.game.apply(world, now, move, null);
  }
  return p.game.facts(world);
}
