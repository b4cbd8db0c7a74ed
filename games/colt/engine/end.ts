import type { RuleId, Seat } from "@trestle/kernel";
import type { Ctx, Figure, State } from "./types.ts";

/** COLT-END-1, COLT-DUEL-3: the one player who has anybody aboard; null if several have, or nobody. */
export function soleSeat(s: State): Seat | null {
  let seat: Seat | null = null;
  for (const f of s.figures) {
    if (f.status !== "aboard" || f.seat === seat) continue;
    if (seat !== null) return null;
    seat = f.seat;
  }
  return seat;
}

/** Instead of bits: everybody still aboard. */
export const ABOARD = -1;

/**
 * COLT-END-3 and 4 among the players of these figures (bits): most Loot cards, then the highest single one. In the
 * duel both bandits' cards count together, also those of one who is out (COLT-DUEL-4).
 */
export function decideByLoot(x: Ctx, figures: number, rule: RuleId): void {
  const { s } = x;
  const among: Seat[] = [];
  s.figures.forEach((f, i) => {
    if (isMeant(f, i, figures) && !among.includes(f.seat)) among.push(f.seat);
  });
  const counts = among.map((seat) => lootOf(s, seat).length);
  const most = Math.max(...counts);
  const tied = among.filter((_, i) => counts[i] === most).sort((a, b) => a - b);
  if (tied.length === 1 || most === 0) return end(x, tied, rule);
  const highest = tied.map((seat) => Math.max(...lootOf(s, seat)));
  const best = tied[highest.indexOf(Math.max(...highest))]!;
  end(x, [best], rule === "COLT-END-3" ? "COLT-END-4" : rule);
}

function isMeant(f: Figure, i: number, figures: number): boolean {
  return figures === ABOARD ? f.status === "aboard" : (figures & (1 << i)) !== 0;
}

function lootOf(s: State, seat: Seat): number[] {
  const all: number[] = [];
  for (const f of s.figures) if (f.seat === seat) all.push(...f.loot);
  return all;
}

export function end(x: Ctx, winners: Seat[], because: RuleId): void {
  const { s } = x;
  s.phase = "over";
  s.pending.length = 0;
  let seats = 0;
  for (const f of s.figures) {
    f.plan = null; // COLT-INFO-4: what was not revealed stays hidden for good
    f.shown = 0;
    if (f.seat >= seats) seats = f.seat + 1;
  }
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) scores.push(0);
  for (const f of s.figures) scores[f.seat]! += f.loot.length;
  s.outcome = { winners, because, scores };
  if (x.sink)
    x.sink({
      t: "ended",
      rule: because,
      winners: winners.slice(),
      bandits: s.figures.filter((f) => winners.includes(f.seat)).map((f) => f.bandit),
      loot: scores.map((_, seat) => lootOf(s, seat)),
    });
}
