import { below, chacha, shuffle, type Sink, type Start } from "@trestle/kernel";
import { BANDITS, LOOT } from "./catalogue.ts";
import { seatsOf } from "./options.ts";
import { beginRound } from "./round.ts";
import type { Config, Ctx, Event, Figure, State } from "./types.ts";

export function setup(start: Start<Config>, sink: Sink<Event> | null): State {
  const { config, seats, seed, rules } = start;
  const { min, max } = seatsOf(config);
  if (seats < min || seats > max) throw new Error(`COLT-SETUP-1: ${seats} players, but ${min} to ${max} can play`);
  const n = config.duel ? 4 : seats; // COLT-DUEL-1
  const rng = chacha(seed);
  const values = LOOT.slice();
  shuffle(rng, values); // COLT-SETUP-2
  const first = below(rng, n); // COLT-SETUP-4
  const s: State = {
    rules,
    options: {
      reflex: config.reflex,
      horse: config.horse,
      stunnedShots: config.stunnedShots,
      horseRescue: config.horseRescue,
      horseStunned: config.horseStunned,
      nobodyLeft: config.nobodyLeft,
      duel: config.duel,
    },
    figures: figuresOf(config, n, seats, first),
    cars: n + 1,
    loot: [0, ...values.slice(0, n + 1)],
    aside: values.slice(n + 1),
    first,
    round: 0,
    phase: "schemin",
    pending: [],
    nextId: 1,
    outcome: null,
  };
  const x: Ctx = { s, sink, left: false };
  if (sink)
    sink({
      t: "began",
      rule: "COLT-SETUP-4",
      reveals: true,
      bandits: s.figures.map((f) => f.bandit),
      seats: s.figures.map((f) => f.seat),
      first,
      cars: n + 1,
    });
  beginRound(x);
  return s;
}

/** COLT-SETUP-3, 5, 6 and 7. In turn order the first half, rounded up, faces front. */
function figuresOf(config: Config, n: number, seats: number, first: number): Figure[] {
  const bandits = banditsOf(config, n);
  const figures: Figure[] = [];
  for (let i = 0; i < n; i++) {
    const turn = i < first ? i - first + n : i - first;
    figures.push({
      bandit: bandits[i]!,
      seat: i < seats ? i : i - seats,
      status: "aboard",
      lane: 2 * (n - turn),
      place: 0,
      facing: 2 * turn < n ? "front" : "rear",
      stunned: false,
      loot: [],
      plan: null,
      shown: 0,
    });
  }
  return figures;
}

/** Those chosen, clockwise; seats beyond the list take the next bandit nobody has. */
function banditsOf(config: Config, n: number): number[] {
  const out: number[] = [];
  if (config.bandits.length === 0) for (let b = 0; b < n; b++) out.push(b);
  for (const id of config.bandits) if (out.length < n) out.push(BANDITS.indexOf(id));
  for (let b = 0; out.length < n; b++) if (!out.includes(b)) out.push(b);
  return out;
}
