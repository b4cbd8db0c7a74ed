import { canonical, type Decision, type Outcome, type Types } from "@trestle/kernel";
import { movesOf, owedOf } from "./play.ts";
import { brief } from "./plain.ts";
import type { Probe } from "./types.ts";

/** The decisions of one game so far: an id may stay, but never come back or change its meaning. */
export interface Asked {
  known: Map<number, string>;
  open: Set<number>;
}

export function checkDecisions<T extends Types>(p: Probe<T>, s: T["state"], asked: Asked): void {
  p.attempt("decisions", () => {
    const open = new Set<number>();
    for (const d of p.game.pending(s)) {
      const wrong = malformed(d, p.seats);
      if (wrong !== null) p.fail("decisions", `${wrong}: ${brief(d)}`);
      if (open.has(d.id)) p.fail("decisions", `two pending decisions have the id ${d.id}`);
      open.add(d.id);
      const text = canonical(d);
      const before = asked.known.get(d.id);
      if (before !== undefined && !asked.open.has(d.id))
        p.fail("decisions", `the id of ${before} is used again: ${text}`);
      else if (before !== undefined && before !== text) p.fail("decisions", `${before} has become ${text}`);
      asked.known.set(d.id, text);
    }
    asked.open = open;
  });
  p.attempt("owed-iff-no-outcome", () => {
    const owed = owedOf(p.game.pending(s));
    const outcome = p.game.outcome(s);
    if (owed.length > 0 && outcome !== null)
      p.fail("owed-iff-no-outcome", `${brief(owed)} is owed although the outcome is ${brief(outcome)}`);
    if (owed.length === 0 && outcome === null)
      p.fail("owed-iff-no-outcome", "nobody owes a decision, but there is no outcome");
    if (outcome !== null) checkOutcome(p, outcome);
  });
  p.attempt("ends", () => {
    for (const d of owedOf(p.game.pending(s)))
      if (movesOf(p.game, s, d).length === 0) p.fail("ends", `a dead end: ${brief(d)} is owed and has no move`);
  });
}

export function checkAnswered<T extends Types>(p: Probe<T>, s: T["state"], d: Decision): void {
  p.attempt("decisions", () => {
    if (p.game.pending(s).some((q) => q.id === d.id))
      p.fail("decisions", `${brief(d)} is still pending after its answer`);
  });
}

function malformed(d: Decision, seats: number): string | null {
  if (!Number.isSafeInteger(d.id) || d.id < 0) return "the id of a decision is not a count";
  if (!Number.isInteger(d.seat) || d.seat < 0 || d.seat >= seats)
    return "a decision is asked of a seat that does not exist";
  if (!Number.isInteger(d.as) || d.as < 0) return "the figure of a decision is not a count";
  if (typeof d.kind !== "string" || d.kind === "") return "a decision has no kind";
  if (typeof d.free !== "boolean") return "a decision does not say whether it is free";
  return null;
}

function checkOutcome<T extends Types>(p: Probe<T>, outcome: Outcome): void {
  const { winners, scores } = outcome;
  const seatsOk = winners.every((w) => Number.isInteger(w) && w >= 0 && w < p.seats);
  if (!seatsOk || new Set(winners).size !== winners.length)
    p.fail("owed-iff-no-outcome", `the winners are not different seats of this table: ${brief(outcome)}`);
  if (scores !== null && scores.length !== p.seats)
    p.fail("owed-iff-no-outcome", `the scores are not one a seat: ${brief(outcome)}`);
  checkRule(p, outcome.because, "the outcome");
}

export function checkRule<T extends Types>(p: Probe<T>, rule: string, where: string): void {
  if (!Object.hasOwn(p.game.rules, rule) && !rule.startsWith("KERNEL-"))
    p.fail("rules-known", `${where} names ${brief(rule)}, which is not in the book`);
}
