import { runArena } from "../arena/run.ts";
import { resultOf, type Result } from "../arena/result.ts";
import type { Wish } from "../arena/match.ts";
import { findGame } from "../registry.ts";
import type { Proof } from "./proof.ts";

/** One line of the goals: who plays whom, how often, and what the figure should be at least. */
interface Cell {
  game: "colt" | "bang" | "heist";
  seats: number;
  hero: string;
  others: string;
  baseline?: string;
  games: number;
  options?: Record<string, unknown>;
  goal: number;
  /** Which figure is judged: the lower bound of the win rate, or the mean lift over the roles. */
  by: "lower bound" | "role lift" | "lift";
}

const BOTH = { reflex: true, horse: true };
const colt = (hero: string, others: string, goal: number, games: number, seats = 5, options = {}): Cell => ({
  game: "colt",
  seats,
  hero,
  others,
  games,
  options,
  goal,
  by: "lower bound",
});
const team = (hero: string, seats: number, target: number, goal: number, games: number): Cell => ({
  game: "heist",
  seats,
  hero,
  others: hero,
  games,
  options: { goal: target },
  goal,
  by: "lower bound",
});

const CELLS: readonly Cell[] = [
  colt("legend", "random", 0.88, 500),
  colt("legend", "greedy", 0.8, 500),
  colt("legend", "sampler", 0.5, 500),
  colt("legend", "duct", 0.2, 300),
  colt("legend", "greedy", 0.85, 300, 3),
  colt("legend", "greedy", 0.72, 301, 7),
  colt("legend", "greedy", 0.92, 300, 5, BOTH),
  // 200 Elo above four equals of the level below are 44 of 100.
  colt("gunslinger", "greenhorn", 0.44, 1000),
  colt("legend", "gunslinger", 0.44, 500),
  {
    game: "bang",
    seats: 5,
    hero: "gunslinger",
    others: "karma",
    baseline: "karma",
    games: 1000,
    goal: 0.1,
    by: "lift",
  },
  {
    game: "bang",
    seats: 5,
    hero: "legend",
    others: "gunslinger",
    baseline: "gunslinger",
    games: 300,
    goal: 0.08,
    by: "role lift",
  },
  ...[0.85, 0.5, 0.75].map((goal, i) => team("gunslinger", i + 2, 10, goal, 400)),
  ...[0.97, 0.85, 0.95].map((goal, i) => team("legend", i + 2, 10, goal, 100)),
  ...[0.92, 0.6, 0.88].map((goal, i) => team("legend", i + 2, 12, goal, 100)),
  ...[0.55, 0.25, 0.55].map((goal, i) => team("legend", i + 2, 15, goal, 100)),
  ...[0.1, 0.02, 0.08].map((goal, i) => team("legend", i + 2, 20, goal, 100)),
];

/** Every goal for strength, one a part; a missed one is said and does not end the proof. */
export const bots: Proof = {
  name: "bots",
  about: `${CELLS.length} goals for the strength of bots, each a match in the arena; takes hours, and can be stopped`,
  parts: CELLS.length,
  async run(part) {
    const cell = CELLS[part]!;
    const result = await play(cell);
    const figure = figureOf(cell, result);
    const reached = figure >= cell.goal;
    process.stderr.write(
      `${reached ? "reached" : "MISSED "}  ${labelOf(cell)}: ${words(figure)} of ${words(cell.goal)}\n`,
    );
    return { reached: reached ? 1 : 0, missed: reached ? 0 : 1, [labelOf(cell)]: figure };
  },
};

async function play(cell: Cell): Promise<Result> {
  const e = findGame(cell.game)!;
  const wish: Wish = {
    game: cell.game,
    edition: null,
    options: [cell.options ?? {}],
    seats: cell.seats,
    hero: cell.hero,
    others: cell.others,
    baseline: cell.baseline ?? null,
    temper: "even",
    iterations: null,
    seed: "goals",
  };
  const began = performance.now();
  const tally = await runArena(wish, cell.games, 0, () => undefined);
  if (tally.illegal > 0 || tally.fallbacks > 0)
    throw new Error(`${labelOf(cell)}: ${tally.illegal} illegal moves, ${tally.fallbacks} fell over`);
  const seconds = (performance.now() - began) / 1000;
  return resultOf(wish, tally, { iterations: e.player.enough, seconds, team: cell.game === "heist" });
}

function figureOf(cell: Cell, result: Result): number {
  if (cell.by === "role lift") return result.roleLift ?? 0;
  return cell.by === "lift" ? (result.lift?.mean ?? 0) : result.wilson[0];
}

function labelOf({ game, seats, hero, others, options = {}, by }: Cell): string {
  const extra = Object.keys(options).length === 0 ? "" : ` ${JSON.stringify(options)}`;
  return `${game} ${seats}${extra} ${hero === others ? `${hero}s` : `${hero} vs ${others}`} (${by})`;
}

function words(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
