import { deepStrictEqual } from "node:assert";
import { think, LEVELS, type BotRequest, type Level } from "@trestle/bots";
import {
  below,
  isRefusal,
  owed,
  pick,
  redact,
  sfc32,
  sha256Text,
  word,
  type Decision,
  type Types,
} from "@trestle/kernel";
import { findGame, type Entry } from "@trestle/tools/registry.ts";
import type { Figures } from "./proof.ts";

/** Tables at which bots are watched. */
const STARTS: Readonly<Record<string, readonly [seats: number, options: Record<string, unknown>][]>> = {
  colt: [
    [3, {}],
    [5, { reflex: true, horse: true }],
    [7, { horse: true }],
    [2, { duel: true }],
  ],
  bang: [
    [5, {}],
    [3, {}],
    [7, { expansion: false }],
    [8, {}],
  ],
  heist: [
    [2, {}],
    [4, { mode: "versus" }],
    [1, { solo: 3 }],
    [3, { mode: "score", goal: 15 }],
  ],
};

export interface Watch {
  game: string;
  seed: string;
  positions: number;
  /** Worlds that look the same from the seat, for each position. */
  worlds: number;
  /** Of a Legend's decision: honesty does not depend on them, so few will do. */
  iterations: number;
}

/**
 * Bots of every level are asked in positions of games, and again in worlds that differ in all their seat cannot see:
 * the move, the reason, what is said and the hints must be the same to the letter. Throws where they are not.
 */
export function watchHonesty(w: Watch): Figures {
  const e = findGame(w.game)!;
  const rng = sfc32(Number.parseInt(sha256Text(w.seed).slice(0, 8), 16));
  const figures: Figures = { positions: 0, worlds: 0, decisions: 0 };
  for (let g = 0; figures["positions"]! < w.positions; g++) {
    const starts = STARTS[w.game]!;
    const [seats, options] = starts[g % starts.length]!;
    watchGame(e, w, { name: `${w.seed} ${g}`, seats, options, rng, figures });
  }
  return figures;
}

interface Table {
  name: string;
  seats: number;
  options: Record<string, unknown>;
  rng: ReturnType<typeof sfc32>;
  figures: Figures;
}

function watchGame(e: Entry, w: Watch, t: Table): void {
  const { game } = e;
  const config = game.parseConfig(t.options);
  if (isRefusal(config)) throw new Error(`${game.id}: ${config.rule} ${JSON.stringify(t.options)}`);
  const histories: Types["event"][][] = Array.from({ length: t.seats }, () => []);
  const told = (event: Types["event"]): void => histories.forEach((h, seat) => h.push(redact(event, seat)));
  const start = { config, seats: t.seats, seed: sha256Text(t.name), rules: game.rulesVersion };
  const s = game.setup(start, told);
  for (let d = owed(game.pending(s)); d !== null && t.figures["positions"]! < w.positions; d = owed(game.pending(s))) {
    const legal = movesOf(e, s, d);
    if (legal.length > 1 && below(t.rng, 3) === 0) watchPosition(e, w, t, { s, d, history: histories[d.seat]! });
    game.apply(s, d, nextMove(e, s, d, legal, histories[d.seat]!, t.rng), told);
  }
}

/** Half of the moves are sound ones, so that games come to all their corners. */
function nextMove(
  e: Entry,
  s: Types["state"],
  d: Decision,
  legal: Types["move"][],
  history: Types["event"][],
  rng: Table["rng"],
): Types["move"] {
  if (below(rng, 2) === 0) return pick(rng, legal);
  return think(e.bots, requestOf(e, s, d, history, word(rng), "gunslinger", 0)).move;
}

interface Position {
  s: Types["state"];
  d: Decision;
  history: readonly Types["event"][];
}

function watchPosition(e: Entry, w: Watch, t: Table, { s, d, history }: Position): void {
  const seed = word(t.rng);
  t.figures["positions"]!++;
  const view = e.game.view(s, d.seat);
  const worlds = Array.from({ length: w.worlds }, () => e.game.imagine(view, t.rng));
  for (const level of LEVELS) {
    const first = said(e, requestOf(e, s, d, history, seed, level, w.iterations));
    t.figures["decisions"]!++;
    for (const world of worlds) {
      t.figures["worlds"]!++;
      const again = said(e, requestOf(e, world, d, history, seed, level, w.iterations));
      deepStrictEqual(again, first, `${e.game.id}, ${t.name}, ${level}, ${d.kind}: another world, another answer`);
    }
  }
}

/** Result and hints of one request: they come from the same counters. */
function said(e: Entry, request: BotRequest<Types>): unknown {
  const thinking = e.bots.begin(request);
  if (!thinking.done) thinking.more(request.iterations);
  return { result: thinking.result(), hinted: request.level === "legend" ? thinking.hints() : null };
}

function requestOf(
  { game }: Entry,
  s: Types["state"],
  decision: Decision,
  history: readonly Types["event"][],
  seed: number,
  level: Level,
  iterations: number,
): BotRequest<Types> {
  const legal: Types["move"][] = [];
  game.moves(s, decision, legal);
  return { game, view: game.view(s, decision.seat), history, legal, decision, seed, iterations, level, temper: "even" };
}

function movesOf({ game }: Entry, s: Types["state"], d: Decision): Types["move"][] {
  const legal: Types["move"][] = [];
  game.moves(s, d, legal);
  return legal;
}
