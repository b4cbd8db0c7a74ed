import type { HeistTypes, Move, State } from "../engine/index.ts";
import { below, pick, sfc32 } from "@trestle/kernel";
import type { Answer, Ask, Hint, Line, Opens, Thinking } from "@trestle/bots";
import { settled } from "@trestle/bots";
import { aloud, counters, purpose, shareOf } from "./explain.ts";
import type { Ground } from "./ground.ts";
import { optionsOf, type Option } from "./options.ts";
import { pilotOf, type Pilot } from "./policy.ts";
import { mean, Search, type Arm } from "./search.ts";
import { TASTES } from "./taste.ts";
import { isMad } from "./veto.ts";

type HeistAsk = Ask<HeistTypes>;

/** Options and worlds of a Legend's decision, by what a turn may take: its first is where the turn is decided. */
function breadth(ask: HeistAsk): { options: number; worlds: number } {
  const { kind } = ask.decision;
  if (kind !== "action") return { options: 4, worlds: 8 };
  return ask.view.done === 0 ? { options: 9, worlds: 24 } : { options: 5, worlds: 12 };
}

interface Table {
  world: State;
  pilot: Pilot;
  opens: Opens;
}

function sitDown(ask: HeistAsk, g: Ground): Table {
  const world = ask.game.imagine(ask.view, sfc32(ask.seed));
  const opens: Opens = ask.view.mode === "versus" ? "end" : "now";
  return { world, pilot: pilotOf(ask.game, g, TASTES[ask.temper]), opens };
}

function why(ask: HeistAsk, table: Table, option: Option): Line {
  return purpose(table.world, ask.decision.as, option.move, option.pilot);
}

function told(ask: HeistAsk, table: Table, option: Option, lines: readonly Line[]): Answer<HeistTypes> {
  const [first] = lines;
  // A rival is not told what one is up to.
  const say = first !== undefined && table.opens === "now" && announces(ask, option) ? aloud(first) : null;
  return { move: option.move, why: { lines, opens: table.opens }, say };
}

function announces(ask: HeistAsk, option: Option): boolean {
  return ask.decision.kind === "action" && ask.view.done === 0 && ask.view.actions === 4 && option.pilot.plan !== null;
}

/** The cheapest goal, by the taste of its temper. */
export function gunslinger(ask: HeistAsk, g: Ground): Thinking<HeistTypes> {
  const table = sitDown(ask, g);
  const [own] = optionsOf(table.pilot, table.world, ask.decision, ask.legal, 1);
  const hints = (): Hint<HeistTypes>[] =>
    distinct(optionsOf(table.pilot, table.world, ask.decision, ask.legal, 9))
      .slice(0, 3)
      .map((option) => ({ move: option.move, share: null, lines: [why(ask, table, option)] }));
  return settled(told(ask, table, own!, [why(ask, table, own!)]), hints);
}

function distinct(options: readonly Option[]): Option[] {
  const seen = new Set<string>();
  return options.filter((o) => {
    const key = JSON.stringify(o.move);
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Some goal, kept for the turn, and now and then just anything that is not mad. */
export function greenhorn(ask: HeistAsk, g: Ground): Thinking<HeistTypes> {
  const table = sitDown(ask, g);
  const rng = sfc32(ask.seed);
  const options = optionsOf(table.pilot, table.world, ask.decision, ask.legal, 9);
  const sane = ask.legal.filter((move) => !isMad(g.t, table.world, ask.decision, move));
  const any = below(rng, 8) === 0 && sane.length > 0;
  const option = any ? { move: pick(rng, sane), pilot: table.pilot } : whim(ask, options);
  const lines = [any ? { key: "whim", data: {} } : why(ask, table, option)];
  return settled({ ...told(ask, table, option, lines), say: null }, () => [{ move: option.move, share: null, lines }]);
}

/** The same place in the list all turn long: a beginner has a plan, if not the best. */
function whim(ask: HeistAsk, options: readonly Option[]): Option {
  const turn = sfc32(ask.view.turn * 31 + ask.decision.as);
  return options[Math.min(options.length - 1, below(turn, 3))]!;
}

/** The policy's choice against its rivals in imagined worlds. */
export function legend(ask: HeistAsk, g: Ground): Thinking<HeistTypes> {
  const table = sitDown(ask, g);
  const { options, worlds } = breadth(ask);
  const search = new Search(ask, optionsOf(table.pilot, table.world, ask.decision, ask.legal, options), worlds);
  const versus = ask.view.mode === "versus";
  const linesOf = (arm: Arm, rival: Arm | null): Line[] => [
    why(ask, table, arm.option),
    ...counters(arm, rival, versus),
  ];
  return {
    more: (iterations) => search.more(iterations),
    get spent() {
      return search.spent;
    },
    get done() {
      return search.done;
    },
    answer: () => {
      const best = search.best();
      return told(ask, table, best.option, linesOf(best, rivalOf(search, best)));
    },
    hints: () => {
      const best = search.best();
      const rest = search.arms.filter((arm) => arm !== best).toSorted((a, b) => mean(b) - mean(a));
      const arms = new Map([best, ...rest].toReversed().map((arm) => [JSON.stringify(arm.option.move), arm]));
      const list = [...arms.values()].toReversed().slice(0, 3);
      return list.map((arm) => ({
        move: arm.option.move,
        share: arm.rewards.length === 0 ? null : shareOf(arm),
        lines: linesOf(arm, arm === best ? rivalOf(search, best) : best),
      }));
    },
  };
}

/** The next best option with another move. */
function rivalOf(search: Search, best: Arm): Arm | null {
  const key = JSON.stringify(best.option.move);
  let rival: Arm | null = null;
  for (const arm of search.arms) {
    if (arm.rewards.length === 0 || JSON.stringify(arm.option.move) === key) continue;
    if (rival === null || mean(arm) > mean(rival)) rival = arm;
  }
  return rival;
}

/** Nothing to choose. */
export function only(ask: HeistAsk): Thinking<HeistTypes> {
  const move = ask.legal[0]!;
  const lines: Line[] = [{ key: "only", data: {} }];
  const opens: Opens = ask.view.mode === "versus" ? "end" : "now";
  return settled({ move, why: { lines, opens }, say: null }, () => [{ move, share: null, lines }]);
}

/** Robs and delivers as soon as it can, else walks at random: the yardstick. */
export function greedy(ask: HeistAsk): Move {
  const wanted = ["drop", "loot", "escape", "draw"] as const;
  for (const kind of wanted) {
    const moves = ask.legal.filter((m) => m.t === kind);
    if (moves.length > 0) return moves.reduce((a, b) => (size(b) > size(a) ? b : a));
  }
  return pick(sfc32(ask.seed), ask.legal);
}

const size = (m: Move): number => (m.t === "loot" ? m.squares.length : 0);
