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
import { LEVELS, type Baselines, type BotFactory, type BotRequest, type Level, type Temper } from "./bot.ts";
import { think } from "./think.ts";

/** Who plays a seat of the arena: a level, or a baseline by its name. */
export interface ArenaSeat {
  name: string;
  temper: Temper;
  iterations: number;
}

/** One game of the arena: its deal, and who plays which seat. */
export interface ArenaGame<T extends Types> {
  game: Game<T>;
  bots: BotFactory<T>;
  baselines: Baselines<T>;
  config: T["config"];
  /** Names the deal. The bots' streams are made of it too, but never of the deal's own seed. */
  seed: string;
  seats: readonly ArenaSeat[];
  /** Whose decisions are timed. */
  hero: Seat;
  /** Milliseconds of the processor, so that a busy machine does not count. */
  now(): number;
}

export interface ArenaResult<T extends Types> {
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

/** A Legend that sees the real state where others imagine one: the bound of what knowledge could gain. */
export const CLAIRVOYANT = "clairvoyant";

/** Can somebody of this name play in the arena? */
export function isArenaPlayer(baselines: Baselines<Types>, name: string): boolean {
  return isLevel(name) || name === CLAIRVOYANT || name in baselines;
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

export function playArenaGame<T extends Types>(arena: ArenaGame<T>): ArenaResult<T> {
  const { game, seats } = arena;
  const histories: T["event"][][] = seats.map(() => []);
  const sink = (e: T["event"]): void => histories.forEach((history, seat) => history.push(redact(e, seat)));
  const start = { config: arena.config, seats: seats.length, seed: sha256Text(arena.seed), rules: game.rulesVersion };
  const state = game.setup(start, sink);
  const streams = seats.map((_, seat) =>
    sfc32(Number.parseInt(sha256Text(`bots ${seat} of ${arena.seed}`).slice(0, 8), 16)),
  );
  const result: ArenaResult<T> = { state, winners: [], decisions: 0, thought: [], turns: [], illegal: 0, fallbacks: 0 };
  let turn = -1;
  for (let d = owed(game.pending(state)); d !== null; d = owed(game.pending(state))) {
    const before = result.thought.length;
    const now = turnOf(state);
    const move = decide(arena, result, d, histories[d.seat]!, word(streams[d.seat]!));
    game.apply(state, d, move, sink);
    result.decisions++;
    if (now === null || before === result.thought.length) continue;
    if (now !== turn) result.turns.push(0);
    turn = now;
    result.turns[result.turns.length - 1]! += result.thought[before]!;
  }
  result.winners = game.outcome(state)?.winners ?? [];
  return result;
}

function turnOf(state: unknown): number | null {
  const turn = typeof state === "object" && state !== null && "turn" in state ? state.turn : null;
  return typeof turn === "number" ? turn : null;
}

function decide<T extends Types>(
  arena: ArenaGame<T>,
  result: ArenaResult<T>,
  d: Decision,
  history: readonly T["event"][],
  seed: number,
): T["move"] {
  const { game } = arena;
  const { state } = result;
  const legal: T["move"][] = [];
  game.moves(state, d, legal);
  if (legal.length === 1) return legal[0]!;
  const { name, temper, iterations } = arena.seats[d.seat]!;
  const seer = name === CLAIRVOYANT;
  const level = isLevel(name) ? name : seer ? "legend" : "gunslinger";
  const view = game.view(state, d.seat);
  const shown = seer ? { ...game, imagine: () => game.clone(state) } : game;
  const request: BotRequest<T> = { game: shown, view, history, legal, decision: d, seed, iterations, level, temper };
  const began = arena.now();
  let move: T["move"];
  try {
    move = isLevel(name) || seer ? think(arena.bots, request).move : arena.baselines[name]!(request);
  } catch {
    result.fallbacks++;
    return game.fallback(state, d);
  }
  if (d.seat === arena.hero) result.thought.push(arena.now() - began);
  if (game.check(state, d, move) === null) return move;
  result.illegal++;
  return game.fallback(state, d);
}
