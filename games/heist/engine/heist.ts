import type { Game, Refusal } from "@trestle/kernel";
import { applyMove } from "./apply.ts";
import { makeBoard } from "./board.ts";
import type { Board } from "./board.ts";
import { cloneState } from "./clone.ts";
import { optionsOf, readConfig, seatsOf } from "./config.ts";
import type { Edition } from "./edition/types.ts";
import { tablesOf } from "./edition/tables.ts";
import type { Tables } from "./edition/tables.ts";
import { factsOf } from "./facts.ts";
import { fallbackMove } from "./fallback.ts";
import { imagineState } from "./imagine.ts";
import { judge } from "./judge.ts";
import { legalMoves } from "./moves.ts";
import { parseMove } from "./parse-move.ts";
import { rules } from "./rules.ts";
import { setUp } from "./setup.ts";
import { slotsOf } from "./slots.ts";
import { allTries } from "./tries.ts";
import type { HeistTypes } from "./types.ts";
import { viewOf, viewsOf } from "./view.ts";

/** 2: passed towns count in versus, a score challenge ends with its score, and long rides are chosen. */
export const RULES_VERSION = 2;

export interface HeistGame extends Game<HeistTypes> {
  readonly edition: Edition;
  /** The hash that configurations and logs name. */
  readonly hash: string;
}

const games = new WeakMap<Tables, HeistGame>();

/** The game with the components of a checked edition, made once for each hash while anybody holds it. */
export function makeHeist(edition: Edition): HeistGame {
  const tables = tablesOf(edition);
  const known = games.get(tables);
  if (known !== undefined) return known;
  const game = gameOf(makeBoard(edition));
  games.set(tables, game);
  return game;
}

function gameOf(b: Board): HeistGame {
  const options = optionsOf(b.edition);
  return {
    id: "heist",
    rulesVersion: RULES_VERSION,
    rules,
    options,
    edition: b.edition,
    hash: b.hash,
    seats: (config) => seatsOf(b, config),
    parseConfig: (raw) => readConfig(b, options, raw),
    parseMove,
    setup: (start, sink) => setUp(b, start, sink),
    pending: (s) => s.pending,
    moves: (s, d, out) => legalMoves(b, s, d, out),
    tries: (s, d, out) => allTries(b, s, d, out),
    slots: slotsOf,
    check: (s, d, move) => judge(b, s, d, move)?.rule ?? null,
    why: (s, d, move): Refusal | null => judge(b, s, d, move),
    apply: (s, d, move, sink) => applyMove({ b, s, sink }, d, move),
    fallback: (s, d) => fallbackMove(b, s, d),
    outcome: (s) => s.outcome,
    cooperative: (config) => config.mode !== "versus",
    view: (s, seat) => viewOf(b, s, seat),
    views: (s, seats) => viewsOf(b, s, seats),
    imagine: (v, rng) => imagineState(b, v, rng),
    clone: cloneState,
    facts: (s) => factsOf(b, s),
  };
}
