import { TEMPERS, type Temper } from "@trestle/bots";

/** One line of the goals: who plays whom, how often, and what the figure should be at least. */
export interface Cell {
  game: "colt" | "bang" | "heist";
  seats: number;
  hero: string;
  others: string;
  baseline?: string;
  temper?: Temper;
  /** How many games the goal is measured by: a thousand for rules of thumb, 300 for a search. */
  games: number;
  iterations?: number;
  options?: Record<string, unknown>;
  goal: number;
  /**
   * Which figure is judged: the lower end of the win rate's interval, the mean lift, that of all roles alike or of the
   * worst of them, or by how many Elo somebody may stand above or below those it resembles.
   */
  by: "lower bound" | "lift" | "role lift" | "elo apart" | "known";
}

const RULES = 1000;
const SEARCH = 300;
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
const bang = (hero: string, others: string, more: Pick<Cell, "games" | "goal" | "by">): Cell => ({
  game: "bang",
  seats: 5,
  hero,
  others,
  baseline: others,
  ...more,
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
/** Without a goal of its own: what the Legend's figure is held against. In one world that is known few tries are enough. */
const seer = (seats: number, target: number): Cell => ({
  ...team("clairvoyant", seats, target, 0, 100),
  iterations: 45,
  by: "known",
});
const tempered = (game: "colt" | "bang", temper: Temper, games: number): Cell => ({
  game,
  seats: 5,
  hero: "gunslinger",
  others: "gunslinger",
  baseline: "gunslinger",
  temper,
  games,
  goal: 40,
  by: "elo apart",
});

const TASTES = TEMPERS.filter((temper) => temper !== "even");
const GANGS = [2, 3, 4];

export const CELLS: readonly Cell[] = [
  colt("legend", "random", 0.88, 1000),
  colt("legend", "greedy", 0.8, 1000),
  colt("legend", "sampler", 0.5, 1000),
  colt("legend", "duct", 0.2, SEARCH),
  colt("legend", "greedy", 0.85, SEARCH, 3),
  colt("legend", "greedy", 0.72, 301, 7),
  colt("legend", "greedy", 0.92, SEARCH, 5, BOTH),
  // 200 Elo above four equals of the level below are 44 of 100.
  colt("gunslinger", "greenhorn", 0.44, RULES),
  colt("legend", "gunslinger", 0.44, 500),
  ...TASTES.map((temper) => tempered("colt", temper, 4 * RULES)),
  bang("gunslinger", "karma", { games: RULES, goal: 0.1, by: "lift" }),
  bang("gunslinger", "greenhorn", { games: RULES, goal: 0, by: "lift" }),
  bang("legend", "gunslinger", { games: SEARCH, goal: 0.08, by: "role lift" }),
  ...TASTES.map((temper) => tempered("bang", temper, RULES)),
  ...[0.85, 0.5, 0.75].map((goal, i) => team("gunslinger", GANGS[i]!, 10, goal, RULES)),
  ...[0.97, 0.85, 0.95].map((goal, i) => team("legend", GANGS[i]!, 10, goal, SEARCH)),
  ...[0.92, 0.6, 0.88].map((goal, i) => team("legend", GANGS[i]!, 12, goal, SEARCH)),
  ...[0.55, 0.25, 0.55].map((goal, i) => team("legend", GANGS[i]!, 15, goal, SEARCH)),
  ...[0.1, 0.02, 0.08].map((goal, i) => team("legend", GANGS[i]!, 20, goal, SEARCH)),
  ...[12, 15, 20].flatMap((target) => GANGS.map((seats) => seer(seats, target))),
];
