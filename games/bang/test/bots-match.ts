import { bang, type BangTypes, type Event, type Move, type State } from "../engine/index.ts";
import { isRefusal, owed, pick, redact, sfc32, sha256Text, word, type Decision, type Rng } from "@trestle/kernel";
import type { BotRequest, Level, Temper } from "@trestle/bots";

/** A game in progress with what every seat has heard. */
export interface Match {
  s: State;
  heard: Event[][];
  rng: Rng;
  sink: (e: Event) => void;
}

export function deal(seats: number, options: unknown, seed: string): Match {
  const config = bang.parseConfig(options);
  if (isRefusal(config)) throw new Error(config.rule);
  const heard: Event[][] = Array.from({ length: seats }, () => []);
  const sink = (e: Event): void => heard.forEach((h, seat) => h.push(redact(e, seat)));
  const s = bang.setup({ config, seats, seed: sha256Text(seed), rules: 1 }, sink);
  return { s, heard, rng: sfc32(Number.parseInt(sha256Text(`${seed} bots`).slice(0, 7), 16)), sink };
}

export function requestAt(
  m: Match,
  s: State,
  seed: number,
  level: Level,
  temper: Temper = "even",
): BotRequest<BangTypes> {
  const decision = owed(bang.pending(s))!;
  const legal: Move[] = [];
  bang.moves(s, decision, legal);
  const [view, history] = [bang.view(s, decision.seat), m.heard[decision.seat]!];
  return { game: bang, view, history, legal, decision, seed, iterations: 30, level, temper };
}

export function anyMove(m: Match, d: Decision): Move {
  const legal: Move[] = [];
  bang.moves(m.s, d, legal);
  return pick(m.rng, legal);
}

export function makeMove(m: Match, d: Decision, move: Move): void {
  const rule = bang.check(m.s, d, move);
  if (rule !== null) throw new Error(`${d.kind}: ${JSON.stringify(move)} breaks ${rule}`);
  bang.apply(m.s, d, move, m.sink);
}

export function seedOf(m: Match): number {
  return word(m.rng) | 0;
}

/** Everybody by the same bot until the game ends or `until` says so. */
export function playThrough(
  m: Match,
  bot: (request: BotRequest<BangTypes>) => Move,
  level: Level = "gunslinger",
): void {
  for (let n = 0; bang.outcome(m.s) === null; n++) {
    if (n > 5000) throw new Error("the game does not end");
    const request = requestAt(m, m.s, seedOf(m), level);
    makeMove(m, request.decision, bot(request));
  }
}
