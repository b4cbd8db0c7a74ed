import { colt, type ColtTypes } from "../engine/index.ts";
import { isRefusal, owed, redact, sha256Text } from "@trestle/kernel";
import type { BotRequest, Level, Temper } from "@trestle/bots";

type State = ColtTypes["state"];
type Event = ColtTypes["event"];

/** A game and what each seat has been told of it. */
export interface Played {
  s: State;
  told: Event[][];
}

export function deal(seed: string, seats: number, options: unknown = {}): Played {
  const config = colt.parseConfig(options);
  if (isRefusal(config)) throw new Error(config.rule);
  const told: Event[][] = Array.from({ length: seats }, () => []);
  const s = colt.setup({ config, seats, seed: sha256Text(seed), rules: 1 }, tellAll(told));
  return { s, told };
}

function tellAll(told: Event[][]): (e: Event) => void {
  return (e) => told.forEach((list, seat) => list.push(redact(e, seat)));
}

export interface How {
  level: Level;
  temper?: Temper;
  iterations?: number;
  seed?: number;
}

/** What the seat that owes the next answer is asked; null: the game is over. */
export function requestOf(p: Played, how: How): BotRequest<ColtTypes> | null {
  const decision = owed(colt.pending(p.s));
  if (decision === null) return null;
  const legal: ColtTypes["move"][] = [];
  colt.moves(p.s, decision, legal);
  return {
    game: colt,
    view: colt.view(p.s, decision.seat),
    history: p.told[decision.seat]!,
    legal,
    decision,
    seed: how.seed ?? 1,
    iterations: how.iterations ?? 400,
    level: how.level,
    temper: how.temper ?? "even",
  };
}

export function make(p: Played, request: BotRequest<ColtTypes>, move: ColtTypes["move"]): void {
  const refused = colt.check(p.s, request.decision, move);
  if (refused !== null) throw new Error(refused);
  colt.apply(p.s, request.decision, move, tellAll(p.told));
}
