import { eloOver, lift, wilson } from "@trestle/bots";
import type { Count, Tally, Wish } from "./match.ts";

/** Figures of one kind of game, as they are printed. */
interface Rate {
  games: number;
  wins: number;
  winRate: number;
  wilson: [number, number];
  /** Points of win rate above the baseline on the same deals, and half the width of the 95 % interval. */
  lift?: { mean: number; half: number };
}

export interface Result extends Rate {
  game: string;
  seats: number;
  hero: string;
  others: string;
  baseline: string | null;
  temper: string;
  options: readonly Record<string, unknown>[];
  seed: string;
  /** What a seat of this table won on average; null where all win or lose together. */
  fairShare: number | null;
  /** Points above the others, where one of several wins. */
  elo: number | null;
  iterations: number;
  noWinner: number;
  decisions: number;
  decisionsPerSecond: number;
  msMean: number;
  msP50: number;
  msP95: number;
  msP99: number;
  /** Of a whole turn, where the game counts them. */
  turnMs?: { mean: number; p95: number; p99: number };
  illegal: number;
  fallbacks: number;
  seconds: number;
  roles?: Record<string, Rate>;
  goals?: Record<string, Rate>;
  /** Mean of the roles' lifts: every role counts the same. */
  roleLift?: number;
}

interface Circumstances {
  /** Of a Legend's decision; 0: nobody searched. */
  iterations: number;
  seconds: number;
  team: boolean;
}

export function resultOf(wish: Wish, tally: Tally, { iterations, seconds, team }: Circumstances): Result {
  const { game, seats, hero, others, baseline, temper, options, seed } = wish;
  const thought = tally.thought.toSorted((a, b) => a - b);
  const turns = tally.turns.toSorted((a, b) => a - b);
  const rates = Object.fromEntries(Object.entries(tally.groups).map(([name, count]) => [name, rateOf(count)]));
  const lifts = Object.values(rates).flatMap((r) => (r.lift === undefined ? [] : [r.lift.mean]));
  const fairShare = team ? null : round(tally.seatsWon / Math.max(1, tally.games * seats));
  // Roles make sides: who wins with whom is no measure of strength.
  const alone = !team && tally.groupedBy !== "role";
  const base = {
    game,
    seats,
    hero,
    others,
    baseline,
    temper,
    options,
    seed,
    ...rateOf(tally),
    fairShare,
    elo: alone ? Math.round(eloOver(tally.wins / Math.max(1, tally.games), seats - 1)) : null,
    iterations,
    noWinner: tally.noWinner,
    decisions: tally.decisions,
    decisionsPerSecond: Math.round(tally.decisions / Math.max(0.001, seconds)),
    msMean: mean(thought),
    msP50: round(quantile(thought, 0.5)),
    msP95: round(quantile(thought, 0.95)),
    msP99: round(quantile(thought, 0.99)),
    ...(turns.length === 0
      ? {}
      : { turnMs: { mean: mean(turns), p95: round(quantile(turns, 0.95)), p99: round(quantile(turns, 0.99)) } }),
    illegal: tally.illegal,
    fallbacks: tally.fallbacks,
    seconds: Math.round(seconds),
  };
  if (tally.groupedBy === "role") {
    const roleLift = lifts.length === 0 ? {} : { roleLift: round(lifts.reduce((a, b) => a + b, 0) / lifts.length) };
    return { ...base, roles: rates, ...roleLift };
  }
  return tally.groupedBy === null ? base : { ...base, goals: rates };
}

function rateOf(count: Count): Rate {
  const [lo, hi] = wilson(count.wins, count.games);
  const rate: Rate = {
    games: count.games,
    wins: count.wins,
    winRate: round(count.wins / Math.max(1, count.games)),
    wilson: [round(lo), round(hi)],
  };
  if (count.paired.games === 0) return rate;
  const { mean, half } = lift(count.paired);
  return { ...rate, lift: { mean: round(mean), half: round(half) } };
}

function mean(list: readonly number[]): number {
  return round(list.reduce((a, b) => a + b, 0) / Math.max(1, list.length));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function round(x: number): number {
  return Math.round(x * 10_000) / 10_000;
}
