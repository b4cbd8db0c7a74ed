import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  below,
  canonical,
  isLogFault,
  isRefusal,
  readLog,
  recordGame,
  replayLog,
  sfc32,
  sha256Text,
  writeLog,
  type Deal,
  type Game,
  type Log,
  type Recorder,
  type Types,
} from "@trestle/kernel";
import { checkStep } from "./certain.ts";
import { checkCommute } from "./commute.ts";
import { checkConfig } from "./config.ts";
import { checkAnswered, checkDecisions, type Asked } from "./decisions.ts";
import { checkEvents } from "./events.ts";
import { checkHiding, checkVariety } from "./hiding.ts";
import { checkLegal } from "./legal.ts";
import { choose, type Step } from "./play.ts";
import { brief, difference, sharedBetween } from "./plain.ts";
import { checkClone, checkQueries, checkState, piecesOf } from "./state.ts";
import type { ConformOptions, Failure, Memory, Probe, Property } from "./types.ts";

const DEFAULT_EVERY = 3;

/** Plays seeded random games of every start and returns what was broken: at most one failure a property and start. */
export function runConformance<T extends Types>(game: Game<T>, opts: ConformOptions<T>): Failure[] {
  const failures = runConfig(game, opts);
  for (let start = 0; start < opts.starts.length; start++) failures.push(...runStart(game, opts, start));
  return failures;
}

export function runConfig<T extends Types>(game: Game<T>, opts: ConformOptions<T>): Failure[] {
  const failures: Failure[] = [];
  checkConfig(game, opts, (property, message) => {
    if (!failures.some((f) => f.property === property))
      failures.push({ property, message, seed: opts.seed, start: null, log: null });
  });
  return failures;
}

export function runStart<T extends Types>(game: Game<T>, opts: ConformOptions<T>, start: number): Failure[] {
  const failures: Failure[] = [];
  const memory: Memory<T> = { pool: new Map(), untold: new Set(), varied: new Set(), worlds: new Map() };
  const { config: raw, seats } = opts.starts[start]!;
  const config = game.parseConfig(raw);
  if (isRefusal(config)) return failures;
  for (let k = 0; k < opts.games; k++) {
    const seed = opts.seed + k;
    const secret = sha256Text(String(seed));
    const deal: Deal<T> = {
      config,
      seats,
      table: "conform",
      secret,
      created: "",
      sitters: [],
      edition: opts.edition ?? null,
    };
    const played: Step<T>[] = [];
    const fail = (property: Property, message: string): void => {
      if (failures.some((f) => f.property === property)) return;
      const log = saveLog(game, opts, deal, played, `${property}-${start}-${seed}`);
      failures.push({ property, message: `after ${played.length} moves: ${message}`, seed, start, log });
    };
    const attempt = (property: Property, check: () => void): void => {
      try {
        check();
      } catch (error) {
        fail(property, `throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
    };
    const probe: Probe<T> = { game, opts, config, seats, rng: sfc32(seed), memory, fail, attempt };
    attempt("plays", () => playGame(probe, deal, played));
    if (k === opts.games - 1) checkVariety(probe);
  }
  return failures;
}

function playGame<T extends Types>(p: Probe<T>, deal: Deal<T>, played: Step<T>[]): void {
  const told: T["event"][] = [];
  const recorder = recordGame(p.game, deal, (e) => told.push(e));
  const s = recorder.state;
  const asked: Asked = { known: new Map(), open: new Set() };
  const pieces = piecesOf(p, s);
  const texts: string[] = [];
  for (let events = told.splice(0); ; events = told.splice(0)) {
    checkEvents(p, s, events);
    checkState(p, s, pieces);
    checkDecisions(p, s, asked);
    const depth = below(p.rng, p.opts.hidingEvery ?? DEFAULT_EVERY) === 0 ? "costly" : "cheap";
    for (const d of p.game.pending(s)) checkLegal(p, s, d, depth);
    if (depth === "costly") {
      checkQueries(p, s);
      checkHiding(p, s);
      checkCommute(p, s);
    }
    const step = choose(p, s);
    if (step === null) break;
    if (played.length >= p.opts.maxMoves) {
      p.fail("ends", `the game has not ended after ${p.opts.maxMoves} moves`);
      break;
    }
    if (depth === "costly") {
      checkClone(p, s, step);
      checkStep(p, s, step);
    }
    texts.push(canonical(step.move));
    recorder.play(step.d, step.move, "bot", played.length);
    played.push(step);
    checkAnswered(p, s, step.d);
  }
  checkMoves(p, s, played, texts);
  checkReplay(p, recorder);
}

/** Moves belong to the log: the state neither changes them nor keeps them. */
function checkMoves<T extends Types>(
  p: Probe<T>,
  s: T["state"],
  played: readonly Step<T>[],
  texts: readonly string[],
): void {
  played.forEach(({ move }, i) => {
    if (canonical(move) !== texts[i]) p.fail("own-copies", `the move ${texts[i]} was changed later to ${brief(move)}`);
    const held = sharedBetween(move, s);
    if (held !== null) p.fail("own-copies", `the state holds the move ${brief(move)} itself: ${held}`);
  });
}

/** The log, written and read again, must lead to the same position with a sink and without. */
function checkReplay<T extends Types>(p: Probe<T>, recorder: Recorder<T>): void {
  p.attempt("deterministic", () => {
    const log = readLog(writeLog(recorder.close()));
    if (isLogFault(log)) return p.fail("deterministic", `the log cannot be read again: ${log.reason}`);
    for (const step of [null, () => {}]) {
      const again = replayLog(p.game, log, step);
      if ("reason" in again) return p.fail("deterministic", `line ${again.line} of the log: ${again.reason}`);
      const apart = difference(recorder.state, again.state);
      if (apart !== null) p.fail("deterministic", `the log leads to another state: ${apart}`);
    }
  });
}

/** The game up to here as a closed log; null where it cannot even be set up. */
function saveLog<T extends Types>(
  game: Game<T>,
  opts: ConformOptions<T>,
  deal: Deal<T>,
  played: readonly Step<T>[],
  name: string,
): string | null {
  let log: Log;
  try {
    const recorder = recordGame(game, deal, null);
    played.forEach(({ d, move }, at) => recorder.play(d, move, "bot", at));
    log = recorder.close();
  } catch {
    return null;
  }
  const dir = opts.logDir ?? join(tmpdir(), "trestle-conform");
  mkdirSync(dir, { recursive: true });
  const path = join(dir, `${game.id}-${name}.log.jsonl`);
  writeFileSync(path, writeLog(log));
  return path;
}
