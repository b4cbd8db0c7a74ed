import {
  owed,
  redact,
  sfc32,
  sha256Text,
  word,
  type Decision,
  type Game,
  type Seat,
  type Types,
} from "@trestle/kernel";
import { LEVELS, type Ask, type Level, type Player, type Temper } from "./ask.ts";
import { answer } from "./think.ts";

/** Who sits in the arena: a level, or a yardstick by its name. */
export interface Sitter {
  name: string;
  temper: Temper;
  iterations: number;
}

/** One game of the arena: its deal, and who sits where. */
export interface Bout<T extends Types> {
  game: Game<T>;
  player: Player<T>;
  config: T["config"];
  /** Text that names the deal; the bots' streams are made of it too, but never from the deal's own seed. */
  seed: string;
  sitters: readonly Sitter[];
  /** Whose decisions are timed. */
  hero: Seat;
  /** Milliseconds of the processor, so that a busy machine does not count. */
  now(): number;
}

export interface Played<T extends Types> {
  state: T["state"];
  winners: readonly Seat[];
  decisions: number;
  /** Milliseconds of each decision of the hero that had a choice. */
  thought: number[];
  /** The same by turn, in a game that counts its turns. */
  turns: number[];
  /** Moves that the rules refuse; `fallback` was played instead. */
  illegal: number;
  /** Decisions in which a bot threw. */
  fallbacks: number;
}

/** A Legend that is shown the real state wherever it imagines one: what could be had by knowing everything. */
export const CLAIRVOYANT = "clairvoyant";

/** Is this somebody who can play here? */
export function isSitter<T extends Types>(player: Player<T>, name: string): boolean {
  return isLevel(name) || name === CLAIRVOYANT || name in player.yardsticks;
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

export function playBout<T extends Types>(bout: Bout<T>): Played<T> {
  const { game, sitters } = bout;
  const histories: T["event"][][] = sitters.map(() => []);
  const told = (e: T["event"]): void => histories.forEach((history, seat) => history.push(redact(e, seat)));
  const start = { config: bout.config, seats: sitters.length, seed: sha256Text(bout.seed), rules: game.rulesVersion };
  const state = game.setup(start, told);
  const streams = sitters.map((_, seat) =>
    sfc32(Number.parseInt(sha256Text(`bots ${seat} of ${bout.seed}`).slice(0, 8), 16)),
  );
  const played: Played<T> = { state, winners: [], decisions: 0, thought: [], turns: [], illegal: 0, fallbacks: 0 };
  let turn = -1;
  for (let d = owed(game.pending(state)); d !== null; d = owed(game.pending(state))) {
    const before = played.thought.length;
    const now = turnOf(state);
    const move = decide(bout, played, d, histories[d.seat]!, word(streams[d.seat]!));
    game.apply(state, d, move, told);
    played.decisions++;
    if (now === null || before === played.thought.length) continue;
    if (now !== turn) played.turns.push(0);
    turn = now;
    played.turns[played.turns.length - 1]! += played.thought[before]!;
  }
  played.winners = game.outcome(state)?.winners ?? [];
  return played;
}

function turnOf(state: unknown): number | null {
  const turn = typeof state === "object" && state !== null && "turn" in state ? state.turn : null;
  return typeof turn === "number" ? turn : null;
}

function decide<T extends Types>(
  bout: Bout<T>,
  played: Played<T>,
  d: Decision,
  history: readonly T["event"][],
  seed: number,
): T["move"] {
  const { game, player } = bout;
  const { state } = played;
  const legal: T["move"][] = [];
  game.moves(state, d, legal);
  if (legal.length === 1) return legal[0]!;
  const { name, temper, iterations } = bout.sitters[d.seat]!;
  const seer = name === CLAIRVOYANT;
  const level = isLevel(name) ? name : seer ? "legend" : "gunslinger";
  const view = game.view(state, d.seat);
  const told = seer ? { ...game, imagine: () => game.clone(state) } : game;
  const ask: Ask<T> = { game: told, view, history, legal, decision: d, seed, iterations, level, temper };
  const began = bout.now();
  let move: T["move"];
  try {
    move = isLevel(name) || seer ? answer(player, ask).move : player.yardsticks[name]!(ask);
  } catch {
    played.fallbacks++;
    return game.fallback(state, d);
  }
  if (d.seat === bout.hero) played.thought.push(bout.now() - began);
  if (game.check(state, d, move) === null) return move;
  played.illegal++;
  return game.fallback(state, d);
}
