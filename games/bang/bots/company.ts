import type { BangTypes, Move } from "../engine/index.ts";
import type { Answer, Ask, Company, Hint, Line, Thinking } from "@trestle/bots";
import { settled } from "@trestle/bots";
import { reasonOf, reasonsOf, remarkOf } from "./explain.ts";
import { greenMove } from "./greenhorn.ts";
import { headOf, type Head } from "./head.ts";
import { rivalsOf } from "./rivals.ts";
import { Search, shareOf, type Option } from "./search.ts";

const RIVALS = 5;
const ENOUGH = 1200;

/** BANG!'s three levels, without what they are measured against. */
export const bangCompany: Company<BangTypes> = { batch: 40, enough: ENOUGH, begin };

function begin(ask: Ask<BangTypes>): Thinking<BangTypes> {
  const head = headOf(ask);
  if (ask.legal.length === 1) return once(ask, head, ask.legal[0]!, reasonOf(ask, head, ask.legal[0]!));
  if (ask.level === "greenhorn") return once(ask, head, greenMove(ask, head), [{ key: "hunch", data: {} }]);
  const rivals = ask.level === "legend" && ask.decision.kind !== "character" ? rivalsOf(ask, head, RIVALS) : [];
  return rivals.length === 0 ? once(ask, head, head.rule, reasonOf(ask, head, head.rule)) : deep(ask, head, rivals);
}

function answerWith(ask: Ask<BangTypes>, head: Head, move: Move, lines: readonly Line[]): Answer<BangTypes> {
  return { move, why: { lines, opens: "end" }, say: remarkOf(head, ask.decision.seat, move) };
}

function once(ask: Ask<BangTypes>, head: Head, move: Move, lines: readonly Line[]): Thinking<BangTypes> {
  return settled(answerWith(ask, head, move, lines), () => [{ move, share: null, lines }]);
}

/** Rules of thumb first, then playouts: a rival is played only where it is better beyond chance. */
function deep(ask: Ask<BangTypes>, head: Head, rivals: readonly Move[]): Thinking<BangTypes> {
  const search = new Search(ask, head, [head.rule, ...rivals]);
  const lines = (o: Option): readonly Line[] => {
    const other = ranked(search).find((q) => q !== o && q.worlds > 0) ?? null;
    const reasons = o.worlds === 0 ? [] : reasonsOf(ask, o, other);
    return [...reasonOf(ask, head, o.move), ...reasons];
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
    answer() {
      const best = search.best();
      return answerWith(ask, head, best.move, lines(best));
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
