import type { ColtTypes } from "../engine/index.ts";
import { below, pick, sfc32, type Rng } from "@trestle/kernel";
import type { Line, Thinking } from "@trestle/bots";
import { settled } from "@trestle/bots";
import { hinted, said, type ColtAsk } from "./answers.ts";
import { explain } from "./explain.ts";
import { safely } from "./models.ts";
import type { Position } from "./position.ts";
import { probe, type Report } from "./probe.ts";
import { safeCodes, saneCodes } from "./safe.ts";
import { choose, foeOf } from "./taste.ts";

/** A Greenhorn plays something safe so often, in per cent; else anything but over the edge. */
const SAFE_SHARE = 70;
/** A Gunslinger's guesses at what the others play: fewer where the hand is larger, so that it takes no longer. */
const GUESSES = 20;
const ROUNDS = 480;

export function greenhorn(ask: ColtAsk, p: Position): Thinking<ColtTypes> {
  const rng = sfc32(ask.seed);
  const me = ask.decision.as;
  const code = pick(rng, below(rng, 100) < SAFE_SHARE ? safeCodes(p.table, me) : saneCodes(p.table, me));
  const lines = [{ key: "hunch", data: {} }];
  return settled(said(ask, code, lines), () => [hinted(ask, code, null, lines)]);
}

/** What each programme that is safe by itself brings within this round, if the others play safe too; best first. */
export function glance(ask: ColtAsk, p: Position, rng: Rng): Report[] {
  const me = ask.decision.as;
  const codes = safeCodes(p.table, me);
  const guesses = Math.max(8, Math.min(GUESSES, Math.floor(ROUNDS / codes.length)));
  const reports = probe(p.table, me, codes, guesses, safely(p.table, me, p.fixed, rng));
  return reports.sort((a, b) => b.value - a.value || a.code - b.code);
}

export function gunslinger(ask: ColtAsk, p: Position): Thinking<ColtTypes> {
  const rng = sfc32(ask.seed);
  const reports = glance(ask, p, rng);
  const worth = reports.map((r) => r.value);
  const chosen = reports[choose(reports, worth, ask.temper, foeOf(ask.history, ask.decision.as), rng)]!;
  return settled(said(ask, chosen.code, reasons(ask, chosen, reports)), () =>
    reports.slice(0, 3).map((r) => hinted(ask, r.code, null, reasons(ask, r, reports))),
  );
}

function reasons(ask: ColtAsk, chosen: Report, reports: readonly Report[]): Line[] {
  return explain(ask.view, chosen, reports.find((r) => r !== chosen) ?? null);
}
