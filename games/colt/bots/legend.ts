import type { ColtTypes } from "../engine/index.ts";
import { type ReasonLine, sfc32 } from "@trestle/kernel";
import type { Thinking } from "@trestle/bots";
import { hinted, said, type ColtRequest } from "./results.ts";
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

export function legend(request: ColtRequest, p: Position): Thinking<ColtTypes> {
  const search = newSearch(p, request.decision.as, request.seed);
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
    result() {
      const list = candidates(request, p, search);
      const chosen = list[pickOf(request, list)]!;
      return said(request, chosen.report.code, reasons(request, chosen, list));
    },
    hints() {
      const list = candidates(request, p, search).slice(0, 3);
      return list.map((c) => hinted(request, c.report.code, c.share, reasons(request, c, list)));
    },
  };
}

/** The programmes tried most often, with what they bring: what choice, reasons and hints rest on. */
function candidates(request: ColtRequest, p: Position, search: Search): Candidate[] {
  const rng = sfc32(request.seed ^ 0x7ea50);
  const plan = search.planner(rng);
  if (plan === null) return glance(request, p, rng).map((report) => ({ report, share: null }));
  const { codes, tries, wins } = search;
  const order = codes.map((_, i) => i).sort((a, b) => tries[b]! - tries[a]! || a - b);
  const top = order.slice(0, LOOKED_AT);
  const reports = probe(
    p.table,
    request.decision.as,
    top.map((i) => codes[i]!),
    COUNTED,
    plan,
  );
  return reports.map((report, k) => ({ report, share: wins[top[k]!]! / Math.max(1, tries[top[k]!]!) }));
}

/** Most often tried is best; taste may take another that is about as good. */
function pickOf(request: ColtRequest, list: readonly Candidate[]): number {
  if (request.temper === "even") return 0;
  const foe = foeOf(request.history, request.decision.as);
  const worth = list.map((c) => c.share ?? c.report.value);
  return choose(
    list.map((c) => c.report),
    worth,
    request.temper,
    foe,
    sfc32(request.seed ^ 0x7a57e),
  );
}

function reasons(request: ColtRequest, chosen: Candidate, list: readonly Candidate[]): ReasonLine[] {
  const other = list.find((c) => c !== chosen) ?? null;
  const lines = explain(request.view, chosen.report, other?.report ?? null);
  if (chosen.share === null) return lines;
  const next = other?.share ?? null;
  const data: ReasonLine["data"] = next === null ? { share: chosen.share } : { share: chosen.share, next };
  return [...lines, { key: "wins", data }];
}
