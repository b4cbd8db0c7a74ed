import { seedOf } from "./deal.ts";
import { isRefusal, type Game, type Outcome, type Seed, type Sink, type Types } from "./game.ts";
import { canonical, hashOf } from "./hash.ts";
import type { Log, LogFault, MoveEntry } from "./log.ts";

export interface Replayed<T extends Types> {
  state: T["state"];
  outcome: Outcome | null;
  hash: string;
  /** Moves that count: those taken back are not among them. */
  moves: number;
}

/** Told what happened: once for the deal (`entry` null), then once for each move. */
export type Step<T extends Types> = (entry: MoveEntry | null, events: T["event"][], state: T["state"]) => void;

/** Plays a closed log again from its first card and compares every hash on the way. */
export function replayLog<T extends Types>(
  game: Game<T>,
  log: Log,
  step: Step<T> | null,
  seed: Seed | null = log.end && seedOf(log.header, log.end.secret, log.end.parts),
): Replayed<T> | LogFault {
  const { end } = log;
  if (end === null || seed === null)
    return { line: log.entries.length + 1, reason: "the log stops here and the deal is still sealed" };
  const run = replayEntries(game, log, seed, step);
  if ("reason" in run) return run;
  const last = log.entries.length + 2;
  if (run.hash !== end.hash) return { line: last, reason: "the game does not end in the position of this hash" };
  if (canonical(run.outcome) !== canonical(end.outcome)) return { line: last, reason: "the game has another outcome" };
  return run;
}

/** The same with the seed given: for a table that is still open, whose secret lies apart from its log. */
export function replayEntries<T extends Types>(
  game: Game<T>,
  log: Log,
  seed: Seed,
  step: Step<T> | null,
): Replayed<T> | LogFault {
  const begin = beginning(game, log, seed);
  if ("reason" in begin) return begin;
  let state = begin.deal(step);
  let counted: { entry: MoveEntry; line: number }[] = [];
  for (let i = 0; i < log.entries.length; i++) {
    const entry = log.entries[i]!;
    const line = i + 2;
    if (entry.t === "move") {
      const reason = applyEntry(game, state, entry, step);
      if (reason !== null) return { line, reason };
      counted.push({ entry, line });
    } else if (entry.t === "undo") {
      counted = counted.filter((m) => m.entry.n <= entry.to);
      state = begin.deal(null);
      for (const m of counted) {
        const reason = applyEntry(game, state, m.entry, null);
        if (reason !== null) return { line: m.line, reason };
      }
    }
    if (entry.hash !== undefined && entry.hash !== hashOf(game.facts(state)))
      return { line, reason: "the position after this entry is another one than its hash says" };
  }
  return { state, outcome: game.outcome(state), hash: hashOf(game.facts(state)), moves: counted.length };
}

function beginning<T extends Types>(game: Game<T>, log: Log, seed: Seed) {
  const { header } = log;
  const fault = (reason: string): LogFault => ({ line: 1, reason });
  if (header.game !== game.id) return fault(`this is a log of ${header.game}, not of ${game.id}`);
  if (header.rulesVersion < 1 || header.rulesVersion > game.rulesVersion)
    return fault(`rules version ${header.rulesVersion} of ${game.id} is not known here; known: ${knownVersions(game)}`);
  const config = game.parseConfig(header.config);
  if (isRefusal(config)) return fault(`the options are refused: ${config.rule} ${JSON.stringify(config.data)}`);
  const { min, max } = game.seats(config);
  if (header.seats < min || header.seats > max) return fault(`${header.seats} seats, but ${min} to ${max} can play`);
  return {
    deal(step: Step<T> | null): T["state"] {
      const events: T["event"][] = [];
      const start = { config, seats: header.seats, seed, rules: header.rulesVersion };
      const state = game.setup(start, step === null ? null : (e) => events.push(e));
      step?.(null, events, state);
      return state;
    },
  };
}

function applyEntry<T extends Types>(game: Game<T>, s: T["state"], e: MoveEntry, step: Step<T> | null): string | null {
  const d = game.pending(s).find((q) => q.id === e.d && q.seat === e.seat);
  if (d === undefined) return `seat ${e.seat} owes no decision ${e.d} here`;
  const move = game.parseMove(e.move);
  if (move === null) return "the move cannot be read";
  const rule = game.check(s, d, move);
  if (rule !== null) return `the move is not legal here (${rule})`;
  const events: T["event"][] = [];
  const sink: Sink<T["event"]> | null = step === null ? null : (event) => events.push(event);
  game.apply(s, d, move, sink);
  step?.(e, events, s);
  return null;
}

function knownVersions({ rulesVersion }: { rulesVersion: number }): string {
  return rulesVersion === 1 ? "1" : `1 to ${rulesVersion}`;
}
