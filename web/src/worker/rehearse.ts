import { think, random, type BotRequest } from "@trestle/bots";
import {
  owed,
  pick,
  redact,
  sfc32,
  startingWith,
  word,
  type Decision,
  type Refusal,
  type Rng,
  type Types,
} from "@trestle/kernel";
import { breathe } from "./bots.ts";
import type { Calls } from "./contract.ts";
import type { Rehearsal } from "@trestle/ui/scene.ts";
import type { LoadedGame } from "@trestle/games/load";

type RehearseAsk = Calls["rehearse"]["ask"];
type World = Rehearsal["worlds"][number];
/** Moves of rivals, by the decisions that were pending when the rehearsal began. */
type Guesses = Map<number, Types["move"][]>;

/** Iterations for guessing a rival's move: a rehearsal must be quick. */
const GUESS_ITERATIONS = 1;
const MAX_STEPS = 40;
/** Guesses per decision that the worlds share: one costs as much as a world. */
const SHARED_GUESSES = 3;
/** After so many milliseconds waiting frames go first. */
const SLICE_MS = 15;

/**
 * Plays a move (or the beginning of one) in some worlds that the view allows. It knows no rule: it asks the engine what
 * is legal, lets gunslingers answer for the rivals, and stops when the same kind of decision comes round again.
 */
export async function rehearse(e: LoadedGame, ask: RehearseAsk, stale: () => boolean): Promise<Rehearsal> {
  const worlds: World[] = [];
  const guesses: Guesses = new Map();
  for (let w = 0, began = performance.now(); w < ask.worlds; w++) {
    const world = actOut(e, ask, guesses, sfc32((ask.seed + w) | 0));
    if (world === null) break;
    worlds.push(world);
    if (performance.now() - began < SLICE_MS) continue;
    await breathe();
    if (stale()) break;
    began = performance.now();
  }
  return { picks: ask.picks, worlds, ...(e.manifest.explainsRefusals === true && { refused: refusals(e, ask) }) };
}

/** Why pieces that could be tried next are refused: the same in all worlds. */
function refusals({ game }: LoadedGame, { view, decision, picks, seed }: RehearseAsk): Record<string, Refusal> {
  const s = game.imagine(view, sfc32(seed));
  const mine = game.pending(s).find((d) => d.id === decision.id);
  const out: Record<string, Refusal> = {};
  if (mine === undefined) return out;
  const tries: Types["move"][] = [];
  game.tries(s, mine, tries);
  const fits = new Set<string>();
  for (const move of startingWith(game, tries, picks)) {
    const key = game.slots(move)[picks.length];
    if (key === undefined || fits.has(key)) continue;
    const refusal = game.why(s, mine, move);
    if (refusal !== null) out[key] ??= refusal;
    else fits.add(key);
  }
  for (const key of fits) delete out[key];
  return out;
}

function actOut(e: LoadedGame, ask: RehearseAsk, guesses: Guesses, rng: Rng): World | null {
  const { game } = e;
  const { decision } = ask;
  const s = game.imagine(ask.view, rng);
  const mine = game.pending(s).find((d) => d.id === decision.id && d.seat === decision.seat);
  if (mine === undefined) return null;
  const legal: Types["move"][] = [];
  game.moves(s, mine, legal);
  const fit = startingWith(game, legal, ask.picks);
  if (fit.length === 0) return null;
  for (const d of game.pending(s)) if (!guesses.has(d.id)) guesses.set(d.id, []);
  const events: Types["event"][] = [];
  const sink = (event: Types["event"]): void => void events.push(redact(event, decision.seat));
  game.apply(s, mine, pick(rng, fit), sink);
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const d = owed(game.pending(s));
    if (d === null || d.seat === decision.seat || (d.kind === decision.kind && !guesses.has(d.id))) break;
    game.apply(s, d, shared(e, s, d, guesses.get(d.id), rng), sink);
  }
  return { events, view: game.view(s, decision.seat), next: nextOf(e, s, decision.seat) };
}

function nextOf({ game }: LoadedGame, s: Types["state"], seat: number): Types["move"][] {
  const next: Types["move"][] = [];
  const d = game.pending(s).find((other) => other.seat === seat && !other.free);
  if (d !== undefined) game.moves(s, d, next);
  return next;
}

/** For a decision that every world begins with, the guess of an earlier world will do where it is legal. */
function shared(
  e: LoadedGame,
  s: Types["state"],
  d: Decision,
  known: Types["move"][] | undefined,
  rng: Rng,
): Types["move"] {
  if (known === undefined) return guess(e, s, d, rng);
  if (known.length >= SHARED_GUESSES) {
    const move = pick(rng, known);
    if (e.game.check(s, d, move) === null) return move;
  }
  const move = guess(e, s, d, rng);
  known.push(move);
  return move;
}

function guess(e: LoadedGame, s: Types["state"], d: Decision, rng: Rng): Types["move"] {
  const { game } = e;
  const legal: Types["move"][] = [];
  game.moves(s, d, legal);
  const seed = word(rng) | 0;
  const view = game.view(s, d.seat);
  const request: BotRequest<Types> = {
    game,
    view,
    history: [],
    legal,
    decision: d,
    seed,
    iterations: GUESS_ITERATIONS,
    level: "gunslinger",
    temper: "even",
  };
  try {
    return think(e.bots.factory, request).move;
  } catch {
    return random(request);
  }
}
