import { canonical, pick, type Decision, type Types } from "@trestle/kernel";
import { checkRule } from "./decisions.ts";
import { NASTY, spoilt } from "./nasty.ts";
import { movesOf, triesOf } from "./play.ts";
import { brief } from "./plain.ts";
import type { Probe } from "./types.ts";

const POOL = 300;

/** `moves`, `tries`, `check`, `why`, `slots`, `parseMove` and `fallback` of one decision. */
export function checkLegal<T extends Types>(p: Probe<T>, s: T["state"], d: Decision, depth: "cheap" | "costly"): void {
  const { game } = p;
  const moves: T["move"][] = [];
  const tries: T["move"][] = [];
  p.attempt("moves", () => {
    game.moves(s, d, moves);
    game.tries(s, d, tries);
  });
  const legal = new Set(moves.map((m) => canonical(m)));
  p.attempt("moves", () => checkSets(p, s, d, moves, tries));
  p.attempt("check-why", () => {
    for (const m of [...moves, ...tries]) checkVerdict(p, s, d, m);
  });
  p.attempt("slots", () => {
    const seen = new Map<string, T["move"]>();
    for (const m of moves) {
      const slots = canonical(game.slots(m));
      if (seen.has(slots)) p.fail("slots", `${brief(seen.get(slots))} and ${brief(m)} have the same slots ${slots}`);
      seen.set(slots, m);
    }
  });
  if (!d.free)
    p.attempt("fallback", () => {
      const move = game.fallback(s, d);
      if (!legal.has(canonical(move))) p.fail("fallback", `${brief(move)} is no move of ${brief(d)}`);
    });
  for (const m of tries) if (p.memory.pool.size < POOL) p.memory.pool.set(canonical(m), m);
  if (depth === "cheap") return;
  p.attempt("parse-move", () => checkParse(p, [...moves, ...tries]));
  p.attempt("foreign-moves", () => checkForeign(p, s, d, legal, tries));
}

function checkSets<T extends Types>(
  p: Probe<T>,
  s: T["state"],
  d: Decision,
  moves: readonly T["move"][],
  tries: readonly T["move"][],
): void {
  const listed = new Set<string>();
  for (const m of moves) {
    const text = canonical(m);
    if (listed.has(text)) p.fail("moves", `${text} is listed twice for ${brief(d)}`);
    listed.add(text);
  }
  const accepted = new Set(tries.filter((m) => p.game.check(s, d, m) === null).map((m) => canonical(m)));
  for (const m of listed)
    if (!accepted.has(m)) p.fail("moves", `${m} is listed, but is no try that check accepts (${brief(d)})`);
  for (const m of accepted)
    if (!listed.has(m)) p.fail("moves", `check accepts the try ${m}, but moves lacks it (${brief(d)})`);
  const kept: T["move"][] = [...moves];
  p.game.moves(s, d, kept);
  if (canonical(kept) !== canonical([...moves, ...moves]))
    p.fail("moves", `moves does not append to the array it is given`);
}

function checkVerdict<T extends Types>(p: Probe<T>, s: T["state"], d: Decision, m: T["move"]): void {
  const rule = p.game.check(s, d, m);
  const why = p.game.why(s, d, m);
  if (rule !== (why?.rule ?? null)) p.fail("check-why", `${brief(m)}: check says ${brief(rule)}, why ${brief(why)}`);
  if (why === null) return;
  checkRule(p, why.rule, `the refusal of ${brief(m)}`);
  for (const [key, value] of Object.entries(why.data))
    if (typeof value !== "string" && !Number.isFinite(value))
      p.fail("check-why", `the figure ${key} of ${brief(why)} is none`);
}

function checkParse<T extends Types>(p: Probe<T>, moves: readonly T["move"][]): void {
  for (const m of moves) {
    const parsed = p.game.parseMove(JSON.parse(JSON.stringify(m)));
    if (parsed === null || canonical(parsed) !== canonical(m))
      p.fail("parse-move", `${brief(m)} is read as ${brief(parsed)}`);
  }
  for (const raw of NASTY) {
    const parsed = p.game.parseMove(raw);
    if (parsed !== null && !sameText(raw, parsed)) p.fail("parse-move", `nonsense is read as ${brief(parsed)}`);
  }
}

function sameText(raw: unknown, parsed: unknown): boolean {
  try {
    return canonical(raw) === canonical(parsed);
  } catch {
    return false;
  }
}

/** Moves of other decisions and spoilt ones: `check` must stand them and accept only what `moves` lists. */
function checkForeign<T extends Types>(
  p: Probe<T>,
  s: T["state"],
  d: Decision,
  legal: ReadonlySet<string>,
  tries: readonly T["move"][],
): void {
  const suspects = new Map(p.memory.pool);
  for (let k = 0; k < 3 && tries.length > 0; k++)
    for (const raw of spoilt(pick(p.rng, tries))) {
      const move = p.game.parseMove(JSON.parse(JSON.stringify(raw)));
      if (move !== null) suspects.set(canonical(move), move);
    }
  for (const [text, move] of suspects) {
    const before = p.game.check(s, d, move);
    if (before === null && !legal.has(text))
      p.fail("foreign-moves", `check accepts ${text} for ${brief(d)}, but moves lacks it`);
    if (before !== (p.game.why(s, d, move)?.rule ?? null)) p.fail("check-why", `check and why disagree about ${text}`);
  }
}

/** Legal moves and verdicts as one text, in no particular order. */
export function legalText<T extends Types>(p: Probe<T>, s: T["state"], d: Decision): string[] {
  const moves = movesOf(p.game, s, d).map((m) => `move ${canonical(m)}`);
  const verdicts = triesOf(p.game, s, d).map(
    (m) => `try ${canonical(m)}: ${p.game.check(s, d, m) ?? "legal"} ${canonical(p.game.why(s, d, m))}`,
  );
  return [...moves.sort(), ...verdicts.sort()];
}
