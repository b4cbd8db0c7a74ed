import type { BangTypes, Move } from "../engine/index.ts";
import { type BotFactory, type BotRequest, type BotResult, decided, type Hint, type Thinking } from "@trestle/bots";
import type { ReasonLine } from "@trestle/kernel";
import { reasonOf, reasonsOf, remarkOf } from "./explain.ts";
import { greenMove } from "./greenhorn.ts";
import { knowledgeOf, type Knowledge } from "./knowledge.ts";
import { rivalsOf } from "./rivals.ts";
import { Search, shareOf, type Option } from "./search.ts";

const RIVALS = 5;
const ENOUGH = 1200;

export const bangBots: BotFactory<BangTypes> = { batch: 40, enough: ENOUGH, begin };

function begin(request: BotRequest<BangTypes>): Thinking<BangTypes> {
  const known = knowledgeOf(request);
  if (request.legal.length === 1)
    return once(request, known, request.legal[0]!, reasonOf(request, known, request.legal[0]!));
  if (request.level === "greenhorn")
    return once(request, known, greenMove(request, known), [{ key: "hunch", data: {} }]);
  const rivals =
    request.level === "legend" && request.decision.kind !== "character" ? rivalsOf(request, known, RIVALS) : [];
  return rivals.length === 0
    ? once(request, known, known.rule, reasonOf(request, known, known.rule))
    : deep(request, known, rivals);
}

function resultWith(
  request: BotRequest<BangTypes>,
  known: Knowledge,
  move: Move,
  lines: readonly ReasonLine[],
): BotResult<BangTypes> {
  return { move, why: { lines, opens: "end" }, say: remarkOf(known, request.decision.seat, move) };
}

function once(
  request: BotRequest<BangTypes>,
  known: Knowledge,
  move: Move,
  lines: readonly ReasonLine[],
): Thinking<BangTypes> {
  return decided(resultWith(request, known, move, lines), () => [{ move, share: null, lines }]);
}

/** Rules of thumb first, then playouts: a rival is played only where it is better beyond chance. */
function deep(request: BotRequest<BangTypes>, known: Knowledge, rivals: readonly Move[]): Thinking<BangTypes> {
  const search = new Search(request, known, [known.rule, ...rivals]);
  const lines = (o: Option): readonly ReasonLine[] => {
    const other = ranked(search).find((q) => q !== o && q.worlds > 0) ?? null;
    const reasons = o.worlds === 0 ? [] : reasonsOf(request, o, other);
    return [...reasonOf(request, known, o.move), ...reasons];
  };
  return {
    more(iterations) {
      for (let i = 0; i < iterations && !isDone(search); i++) search.step();
    },
    get spent() {
      return search.spent;
    },
    get done() {
      return isDone(search);
    },
    result() {
      const best = search.best();
      return resultWith(request, known, best.move, lines(best));
    },
    hints: () => bestThree(search).map((o): Hint<BangTypes> => ({ move: o.move, share: shareOf(o), lines: lines(o) })),
  };
}

function isDone(search: Search): boolean {
  return search.settled || search.spent >= ENOUGH;
}

/** By their share, those that were given up earlier last. */
function ranked(search: Search): Option[] {
  return search.options.toSorted((a, b) => b.worlds - a.worlds || shareOf(b) - shareOf(a));
}

function bestThree(search: Search): Option[] {
  const best = search.best();
  return [best, ...ranked(search).filter((o) => o !== best)].slice(0, 3);
}
