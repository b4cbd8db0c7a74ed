import { colt, type ColtTypes, type Move, type State } from "@trestle/colt";
import { pick, sfc32, type Rng } from "@trestle/kernel";
import type { Ask } from "../ask.ts";

interface Candidate {
  move: Move;
  value: number;
  survived: number;
}

/**
 * Tries each programme against the same guesses of what the others play, one round deep, and takes the best. Others
 * are guessed to play something that would not kill them if they were left alone.
 */
export function sensible(ask: Ask<ColtTypes>): Move {
  const rng = sfc32(ask.seed);
  const { view, decision, iterations } = ask;
  if (decision.kind !== "plan") return pick(rng, ask.legal);
  const base = colt.imagine(view, rng);
  const guesses = base.figures.map((_, figure) => safeProgrammes(base, figure));
  const own = guesses[decision.as]!;
  const candidates: Candidate[] = own.map((move) => ({ move, value: 0, survived: 0 }));
  for (let i = 0; i < iterations; i++) {
    const world = colt.imagine(view, rng);
    planOthers(world, decision.as, guesses, rng);
    for (const candidate of candidates) tryOut(world, decision.as, candidate);
  }
  let best = candidates[0]!;
  for (const c of candidates) if (c.value > best.value) best = c;
  return best.move;
}

/** What keeps this bandit aboard if nobody else does anything; everything it may play if nothing does. */
function safeProgrammes(s: State, figure: number): Move[] {
  const all: Move[] = [];
  const d = { id: 0, seat: s.figures[figure]!.seat, kind: "plan", as: figure, free: false };
  colt.moves(s, d, all);
  const safe = all.filter((move) => survivesAlone(s, figure, move));
  return safe.length > 0 ? safe : all;
}

/** One bandit alone on the train wins at the unhooking (COLT-END-2) unless it has killed itself before. */
function survivesAlone(s: State, figure: number, move: Move): boolean {
  if (s.figures[figure]!.status !== "aboard") return false;
  const alone = colt.clone(s);
  alone.figures.forEach((f, i) => {
    if (i === figure) {
      f.place = 0;
      f.plan = null;
    } else Object.assign(f, { status: "out", lane: -1, place: 0, stunned: false, plan: null });
  });
  const d = { id: alone.nextId++, seat: alone.figures[figure]!.seat, kind: "plan", as: figure, free: false };
  alone.pending = [d];
  colt.apply(alone, d, move, null);
  return alone.outcome?.because === "COLT-END-2";
}

/** Everybody else who still owes a programme gets one; those already in were imagined with the world. */
function planOthers(world: State, me: number, guesses: readonly Move[][], rng: Rng): void {
  for (const d of world.pending.slice()) {
    if (d.free || d.as === me) continue;
    colt.apply(world, d, pick(rng, guesses[d.as]!), null);
  }
}

function tryOut(world: State, me: number, c: Candidate): void {
  const s = colt.clone(world);
  const d = s.pending.find((q) => q.as === me && q.kind === "plan")!;
  colt.apply(s, d, c.move, null);
  const { seat } = s.figures[me]!;
  c.value += valueOf(s, seat, me);
  if (s.figures[me]!.status === "aboard") c.survived++;
}

/** A share of the win: who is still aboard, and how the Loot stands among them. */
function valueOf(s: State, seat: number, me: number): number {
  if (s.outcome !== null) return s.outcome.winners.includes(seat) ? 1 / s.outcome.winners.length : 0;
  const f = s.figures[me]!;
  if (f.status !== "aboard") return 0;
  const aboard = s.figures.filter((g) => g.status === "aboard");
  const mine = f.loot.length;
  const theirs = aboard.reduce((sum, g) => sum + g.loot.length, 0) / aboard.length;
  const danger = (f.lane >> 1 === s.cars ? 0.1 : 0) + (f.stunned ? 0.06 : 0);
  return 1 / aboard.length + 0.12 * (mine - theirs) - danger;
}
