import type { Seat } from "@trestle/kernel";
import { PROGRAMME } from "./catalogue.ts";
import { cloneDecisions, cloneOutcome } from "./clone.ts";
import { decode, handOf } from "./plan.ts";
import { lanesOf } from "./train.ts";
import { rearmost } from "./unhook.ts";
import type { FigureView, Options, State, View } from "./types.ts";

/** COLT-INFO-1 to 4: everything but other players' cards and the Loot of coupled cars. */
export function view(s: State, seat: Seat | null): View {
  return seen(s, openTo(s), seat);
}

/** The same for several: they share what everybody knows, and each adds its own. */
export function views(s: State, seats: readonly (Seat | null)[]): View[] {
  const open = openTo(s);
  const out: View[] = [];
  for (let i = 0; i < seats.length; i++) out.push(seen(s, open, seats[i]!));
  return out;
}

/** What everybody knows, and besides it the seat's own programmes. */
function seen(s: State, open: View, seat: Seat | null): View {
  if (seat === null) return open;
  let { figures } = open;
  for (let i = 0; i < s.figures.length; i++) {
    const f = s.figures[i]!;
    if (f.seat !== seat || f.plan === null) continue;
    if (figures === open.figures) figures = figures.slice();
    figures[i] = { ...figures[i]!, plan: decode(f.plan) };
  }
  return { ...open, me: seat, figures };
}

/** What everybody knows. */
function openTo(s: State): View {
  const figures: FigureView[] = [];
  for (let i = 0; i < s.figures.length; i++) {
    const f = s.figures[i]!;
    figures.push({
      bandit: f.bandit,
      seat: f.seat,
      // COLT-MODEL-6: ejected only between two cards. No card follows once the game is over.
      status: s.phase === "over" && f.status === "ejected" ? "out" : f.status,
      facing: f.facing,
      stunned: f.stunned,
      loot: f.loot.slice(),
      ready: f.plan !== null,
      plan: null,
      hidden: f.plan === null ? 0 : PROGRAMME - f.shown,
    });
  }
  return {
    me: null,
    rules: s.rules,
    options: shownOptions(s.options),
    round: s.round,
    rounds: s.figures.length + 1,
    phase: s.phase,
    first: s.first,
    hand: HANDS[(s.options.reflex ? 1 : 0) | (s.options.horse ? 2 : 0)]!,
    figures,
    cars: s.cars,
    lanes: lanesOf(s),
    nextLoot: nextLoot(s),
    pending: cloneDecisions(s.pending),
    nextId: s.nextId,
    outcome: cloneOutcome(s.outcome),
  };
}

/** The hand that goes with Reflex, and with Horse: the same list for all tables. */
const HANDS = [0, 1, 2, 3].map((bits) => handOf({ reflex: (bits & 1) !== 0, horse: (bits & 2) !== 0 }));

/** The options as they are shown, one object for all tables that play by the same. */
const OPTIONS: readonly Readonly<Options>[] = Array.from({ length: 128 }, (_, bits) => ({
  reflex: (bits & 1) !== 0,
  horse: (bits & 2) !== 0,
  duel: (bits & 4) !== 0,
  stunnedShots: (bits & 8) !== 0 ? "absorb" : "flyOver",
  horseRescue: (bits & 16) !== 0 ? "lastChance" : "instantEnd",
  horseStunned: (bits & 32) !== 0 ? "ride" : "wakeOnly",
  nobodyLeft: (bits & 64) !== 0 ? "noWinner" : "loot",
}));

function shownOptions(o: Options): Readonly<Options> {
  const bits =
    (o.reflex ? 1 : 0) |
    (o.horse ? 2 : 0) |
    (o.duel ? 4 : 0) |
    (o.stunnedShots === "absorb" ? 8 : 0) |
    (o.horseRescue === "lastChance" ? 16 : 0) |
    (o.horseStunned === "ride" ? 32 : 0) |
    (o.nobodyLeft === "noWinner" ? 64 : 0);
  return OPTIONS[bits]!;
}

/** Whoever stands on the caboose falls first, so the search begins one card ahead of it (COLT-ROUND-3). */
function nextLoot(s: State): number | null {
  return s.phase === "over" ? null : rearmost(s, s.cars - 1);
}
