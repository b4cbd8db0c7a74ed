import { commitmentOf, dealSeed } from "./deal.ts";
import type { Decision, Game, Seed, Sink, Types } from "./game.ts";
import { hashOf } from "./hash.ts";
import { HASH_EVERY, LOG_FORMAT, type By, type Log, type LogHeader, type MoveEntry, type SeatHolder } from "./log.ts";

/** What a bot's entry keeps of its thinking. */
type Thought = Pick<MoveEntry, "iterations" | "why" | "say">;

export interface Recorder<T extends Types> {
  readonly state: T["state"];
  readonly log: Log;
  /** Plays a legal move and writes its entry. */
  play(d: Decision, move: T["move"], by: By, at: number, thought?: Thought): void;
  /** Opens the secrets. A game left unfinished has a null outcome. */
  close(): Log;
}

export interface Deal<T extends Types> {
  config: T["config"];
  seats: number;
  table: string;
  secret: Seed;
  created: string;
  sitters: SeatHolder[];
  edition: LogHeader["edition"];
}

/** A game on one machine, with its log written along: what `sim`, `play` and the tests use. No network, no clock. */
export function recordGame<T extends Types>(game: Game<T>, deal: Deal<T>, sink: Sink<T["event"]> | null): Recorder<T> {
  const parts: null[] = Array.from({ length: deal.seats }, () => null);
  const seed = dealSeed(deal.secret, deal.table, parts);
  const state = game.setup({ config: deal.config, seats: deal.seats, seed, rules: game.rulesVersion }, sink);
  const log: Log = {
    header: {
      format: LOG_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      edition: deal.edition,
      config: deal.config,
      seats: deal.seats,
      table: deal.table,
      commitment: commitmentOf(deal.secret),
      created: deal.created,
    },
    entries: deal.sitters.map((who, seat) => ({ n: seat + 1, t: "seat", at: 0, seat, who })),
    end: null,
  };
  return {
    state,
    log,
    play(d, move, by, at, thought) {
      game.apply(state, d, move, sink);
      const n = log.entries.length + 1;
      const entry: MoveEntry = { n, t: "move", at, d: d.id, seat: d.seat, by, key: `${by}-${n}`, move, ...thought };
      if (n % HASH_EVERY === 0) entry.hash = hashOf(game.facts(state));
      log.entries.push(entry);
    },
    close() {
      const hash = hashOf(game.facts(state));
      log.end = { t: "end", outcome: game.outcome(state), hash, secret: deal.secret, parts, botSecret: null };
      return log;
    },
  };
}
