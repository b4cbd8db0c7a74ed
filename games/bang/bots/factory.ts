import type { BangTypes, Move } from "../engine/index.ts";
import { type BotFactory, type BotRequest, type BotResult, decided, type Hint, type Thinking } from "@trestle/bots";
import type { ReasonLine } from "@trestle/kernel";
import { reasonOf, reasonsOf, remarkOf } from "./explain.ts";
import { greenMove } from "./greenhorn.ts";
import { headOf, type Head } from "./head.ts";
import { rivalsOf } from "./rivals.ts";
import { Search, shareOf, type Option } from "./search.ts";

const RIVALS = 5;
const ENOUGH = 1200;

/** BANG!'s three levels, without what they are measured against. */
export const bangBots: BotFactory<BangTypes> = { batch: 40, enough: ENOUGH, begin };

function begin(request: BotRequest<BangTypes>): Thinking<BangTypes> {
  const head = headOf(request);
  if (request.legal.length === 1)
    return once(request, head, request.legal[0]!, reasonOf(request, head, request.legal[0]!));
  if (request.level === "greenhorn") return once(request, head, greenMove(request, head), [{ key: "hunch", data: {} }]);
  const rivals =
    request.level === "legend" && request.decision.kind !== "character" ? rivalsOf(request, head, RIVALS) : [];
  return rivals.length === 0
    ? once(request, head, head.rule, reasonOf(request, head, head.rule))
    : deep(request, head, rivals);
}

function answerWith(
  request: BotRequest<BangTypes>,
  head: Head,
  move: Move,
  lines: readonly ReasonLine[],
): BotResult<BangTypes> {
  return { move, why: { lines, opens: "end" }, say: remarkOf(head, request.decision.seat, move) };
}

function once(
  request: BotRequest<BangTypes>,
  head: Head,
  move: Move,
  lines: readonly ReasonLine[],
): Thinking<BangTypes> {
  return decided(answerWith(request, head, move, lines), () => [{ move, share: null, lines }]);
}

/** Rules of thumb first, then playouts: a rival is played only where it is better beyond chance. */
function deep(request: BotRequest<BangTypes>, head: Head, rivals: readonly Move[]): Thinking<BangTypes> {
  const search = new Search(request, head, [head.rule, ...rivals]);
  const lines = (o: Option): readonly ReasonLine[] => {
    const other = ranked(search).find((q) => q !== o && q.worlds > 0) ?? null;
    const reasons = o.worlds === 0 ? [] : reasonsOf(request, o, other);
    return [...reasonOf(request, head, o.move), ...reasons];
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
      return answerWith(request, head, best.move, lines(best));
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
