import type { ColtTypes } from "../engine/index.ts";
import { below, pick, type ReasonLine, type Rng, sfc32 } from "@trestle/kernel";
import { decided, type Thinking } from "@trestle/bots";
import { hinted, said, type ColtRequest } from "./results.ts";
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

export function greenhorn(request: ColtRequest, p: Position): Thinking<ColtTypes> {
  const rng = sfc32(request.seed);
  const me = request.decision.as;
  const code = pick(
    rng,
    below(rng, 100) < SAFE_SHARE ? safeCodes(p.memo, p.table, me) : saneCodes(p.memo, p.table, me),
  );
  const lines = [{ key: "hunch", data: {} }];
  return decided(said(request, code, lines), () => [hinted(request, code, null, lines)]);
}

/** What each programme that is safe by itself brings within this round, if the others play safe too; best first. */
export function glance(request: ColtRequest, p: Position, rng: Rng): Report[] {
  const me = request.decision.as;
  const codes = safeCodes(p.memo, p.table, me);
  const guesses = Math.max(8, Math.min(GUESSES, Math.floor(ROUNDS / codes.length)));
  const reports = probe(p.table, me, codes, guesses, safely(p.memo, p.table, me, p.fixed, rng));
  return reports.sort((a, b) => b.value - a.value || a.code - b.code);
}

export function gunslinger(request: ColtRequest, p: Position): Thinking<ColtTypes> {
  const rng = sfc32(request.seed);
  const reports = glance(request, p, rng);
  const worth = reports.map((r) => r.value);
  const chosen = reports[choose(reports, worth, request.temper, foeOf(request.history, request.decision.as), rng)]!;
  return decided(said(request, chosen.code, reasons(request, chosen, reports)), () =>
    reports.slice(0, 3).map((r) => hinted(request, r.code, null, reasons(request, r, reports))),
  );
}

function reasons(request: ColtRequest, chosen: Report, reports: readonly Report[]): ReasonLine[] {
  return explain(request.view, chosen, reports.find((r) => r !== chosen) ?? null);
}
