import type { HeistTypes, State } from "../engine/index.ts";
import { below, type Opens, pick, type ReasonLine, sfc32 } from "@trestle/kernel";
import { type BotRequest, type BotResult, decided, type Hint, type Thinking } from "@trestle/bots";
import { aloud, counters, purpose, shareOf } from "./explain.ts";
import { optionsOf, type Option } from "./options.ts";
import { pilotOf, type Pilot } from "./policy.ts";
import { mean, Search, type Arm } from "./search.ts";
import { TASTES } from "./taste.ts";
import { isMad } from "./veto.ts";
import type { Workspace } from "./workspace.ts";

type HeistRequest = BotRequest<HeistTypes>;

/** Options and worlds of a Legend's decision, by what a turn may take: its first is where the turn is decided. */
function breadth(request: HeistRequest): { options: number; worlds: number } {
  const { kind } = request.decision;
  if (kind !== "action") return { options: 4, worlds: 8 };
  return request.view.done === 0 ? { options: 9, worlds: 24 } : { options: 5, worlds: 12 };
}

interface Table {
  world: State;
  pilot: Pilot;
  opens: Opens;
}

function sitDown(request: HeistRequest, g: Workspace): Table {
  const world = request.game.imagine(request.view, sfc32(request.seed));
  const opens: Opens = request.view.mode === "versus" ? "end" : "now";
  return { world, pilot: pilotOf(request.game, g, TASTES[request.temper]), opens };
}

function why(request: HeistRequest, table: Table, option: Option): ReasonLine {
  return purpose(table.world, request.decision.as, option.move, option.pilot);
}

function told(
  request: HeistRequest,
  table: Table,
  option: Option,
  lines: readonly ReasonLine[],
): BotResult<HeistTypes> {
  const [first] = lines;
  // A rival is not told what one is up to.
  const say = first !== undefined && table.opens === "now" && announces(request, option) ? aloud(first) : null;
  return { move: option.move, why: { lines, opens: table.opens }, say };
}

function announces(request: HeistRequest, option: Option): boolean {
  return (
    request.decision.kind === "action" &&
    request.view.done === 0 &&
    request.view.actions === 4 &&
    option.pilot.plan !== null
  );
}

/** The cheapest goal, by the taste of its temper. */
export function gunslinger(request: HeistRequest, g: Workspace): Thinking<HeistTypes> {
  const table = sitDown(request, g);
  const [own] = optionsOf(table.pilot, table.world, request.decision, request.legal, 1);
  const hints = (): Hint<HeistTypes>[] =>
    distinct(optionsOf(table.pilot, table.world, request.decision, request.legal, 9))
      .slice(0, 3)
      .map((option) => ({ move: option.move, share: null, lines: [why(request, table, option)] }));
  return decided(told(request, table, own!, [why(request, table, own!)]), hints);
}

function distinct(options: readonly Option[]): Option[] {
  const seen = new Set<string>();
  return options.filter((o) => {
    const key = JSON.stringify(o.move);
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Some goal, kept for the turn, and now and then just anything that is not mad. */
export function greenhorn(request: HeistRequest, g: Workspace): Thinking<HeistTypes> {
  const table = sitDown(request, g);
  const rng = sfc32(request.seed);
  const options = optionsOf(table.pilot, table.world, request.decision, request.legal, 9);
  const sane = request.legal.filter((move) => !isMad(g.t, table.world, request.decision, move));
  const any = below(rng, 8) === 0 && sane.length > 0;
  const option = any ? { move: pick(rng, sane), pilot: table.pilot } : whim(request, options);
  const lines = [any ? { key: "whim", data: {} } : why(request, table, option)];
  return decided({ ...told(request, table, option, lines), say: null }, () => [
    { move: option.move, share: null, lines },
  ]);
}

/** The same place in the list all turn long: a beginner has a plan, if not the best. */
function whim(request: HeistRequest, options: readonly Option[]): Option {
  const turn = sfc32(request.view.turn * 31 + request.decision.as);
  return options[Math.min(options.length - 1, below(turn, 3))]!;
}

/** The policy's choice against its rivals in imagined worlds. */
export function legend(request: HeistRequest, g: Workspace): Thinking<HeistTypes> {
  const table = sitDown(request, g);
  const { options, worlds } = breadth(request);
  const search = new Search(
    request,
    optionsOf(table.pilot, table.world, request.decision, request.legal, options),
    worlds,
  );
  const versus = request.view.mode === "versus";
  const linesOf = (arm: Arm, rival: Arm | null): ReasonLine[] => [
    why(request, table, arm.option),
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
    result: () => {
      const best = search.best();
      return told(request, table, best.option, linesOf(best, rivalOf(search, best)));
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
export function only(request: HeistRequest): Thinking<HeistTypes> {
  const move = request.legal[0]!;
  const lines: ReasonLine[] = [{ key: "only", data: {} }];
  const opens: Opens = request.view.mode === "versus" ? "end" : "now";
  return decided({ move, why: { lines, opens }, say: null }, () => [{ move, share: null, lines }]);
}
