import type { ColtTypes } from "../engine/index.ts";
import { sfc32 } from "@trestle/kernel";
import type { Line, Thinking } from "@trestle/bots";
import { hinted, said, type ColtAsk } from "./answers.ts";
import { explain } from "./explain.ts";
import type { Position } from "./position.ts";
import { probe, type Report } from "./probe.ts";
import { glance } from "./quick.ts";
import { newSearch, type Search } from "./search.ts";
import { choose, foeOf } from "./taste.ts";

/** All iterations of a decision, what it takes to know the rivals included. */
export const ENOUGH = 12_000;

/** Guesses that reasons are counted over, and how many programmes are looked at for them. */
const COUNTED = 120;
const LOOKED_AT = 5;

interface Candidate {
  report: Report;
  /** How often it won; null before the search has begun. */
  share: number | null;
}

export function legend(ask: ColtAsk, p: Position): Thinking<ColtTypes> {
  const search = newSearch(p, ask.decision.as, ask.seed);
  let granted = 0;
  let spent = 0;
  return {
    more(iterations) {
      granted += iterations;
      while (spent < granted) spent += search.step();
    },
    get spent() {
      return spent;
    },
    get done() {
      return spent >= ENOUGH;
    },
    answer() {
      const list = candidates(ask, p, search);
      const chosen = list[pickOf(ask, list)]!;
      return said(ask, chosen.report.code, reasons(ask, chosen, list));
    },
    hints() {
      const list = candidates(ask, p, search).slice(0, 3);
      return list.map((c) => hinted(ask, c.report.code, c.share, reasons(ask, c, list)));
    },
  };
}

/** The programmes tried most often, with what they bring: what choice, reasons and hints rest on. */
function candidates(ask: ColtAsk, p: Position, search: Search): Candidate[] {
  const rng = sfc32(ask.seed ^ 0x7ea50);
  const plan = search.planner(rng);
  if (plan === null) return glance(ask, p, rng).map((report) => ({ report, share: null }));
  const { codes, tries, wins } = search;
  const order = codes.map((_, i) => i).sort((a, b) => tries[b]! - tries[a]! || a - b);
  const top = order.slice(0, LOOKED_AT);
  const reports = probe(
    p.table,
    ask.decision.as,
    top.map((i) => codes[i]!),
    COUNTED,
    plan,
  );
  return reports.map((report, k) => ({ report, share: wins[top[k]!]! / Math.max(1, tries[top[k]!]!) }));
}

/** Most often tried is best; taste may take another that is about as good. */
function pickOf(ask: ColtAsk, list: readonly Candidate[]): number {
  if (ask.temper === "even") return 0;
  const foe = foeOf(ask.history, ask.decision.as);
  const worth = list.map((c) => c.share ?? c.report.value);
  return choose(
    list.map((c) => c.report),
    worth,
    ask.temper,
    foe,
    sfc32(ask.seed ^ 0x7a57e),
  );
}

function reasons(ask: ColtAsk, chosen: Candidate, list: readonly Candidate[]): Line[] {
  const other = list.find((c) => c !== chosen) ?? null;
  const lines = explain(ask.view, chosen.report, other?.report ?? null);
  if (chosen.share === null) return lines;
  const next = other?.share ?? null;
  const data: Line["data"] = next === null ? { share: chosen.share } : { share: chosen.share, next };
  return [...lines, { key: "wins", data }];
}
