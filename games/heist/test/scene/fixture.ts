import { think } from "@trestle/bots";
import { heistBots } from "../../bots/index.ts";
import { heist, ours, type HeistEvent, type HeistGame, type HeistTypes, type HeistView } from "../../engine/index.ts";
import { redact, sha256Text, type Decision, type Seat } from "@trestle/kernel";
import { dice } from "@trestle/testkit/dice";

export interface Step {
  events: HeistEvent[];
  view: HeistView;
  /** What was asked before it, and all that could be answered. */
  asked: { decision: Decision; legal: HeistTypes["move"][] } | null;
}
export interface Wish {
  seats: number;
  options: Record<string, unknown>;
  seed: number;
  eyes: Seat | null;
  game?: HeistGame;
  most?: number;
  /** Who know what they are doing get to see more of the game. */
  clever?: boolean;
}

/** Moves worth more than others, so that a game of aimless cowboys comes to see loot, jail and towns. */
const WEIGHT: Partial<Record<HeistTypes["move"]["t"], number>> = {
  loot: 60,
  drop: 80,
  board: 8,
  leave: 4,
  escape: 40,
  claim: 6,
  jump: 10,
  done: 2,
  gallop: 2,
  flip: 6,
  trade: 2,
};

const bots = heistBots(ours);

/** A game of rather aimless cowboys as one seat (null: a watcher) is told it, step by step. */
export function steps({ seats, options, seed, eyes, game = heist, most = 400, clever = false }: Wish): Step[] {
  const config = game.parseConfig(options);
  if ("rule" in config) throw new Error(config.rule);
  const events: HeistEvent[] = [];
  const tell = (e: HeistEvent): void => {
    events.push(e);
  };
  const state = game.setup({ config, seats, seed: sha256Text(String(seed)), rules: game.rulesVersion }, tell);
  const roll = dice(seed);
  const out: Step[] = [];
  const keep = (asked: Step["asked"]): void => {
    out.push({ events: events.splice(0).map((e) => redact(e, eyes)), view: game.view(state, eyes), asked });
  };
  keep(null);
  while (game.outcome(state) === null && out.length < most) {
    const decision = game.pending(state)[0]!;
    const legal: HeistTypes["move"][] = [];
    game.moves(state, decision, legal);
    if (clever) {
      const view = game.view(state, decision.seat);
      const ask = { game, view, history: [], legal, decision, seed: roll(1e6), iterations: 1 } as const;
      game.apply(state, decision, think(bots, { ...ask, level: "gunslinger", temper: "even" }).move, tell);
      keep({ decision, legal });
      continue;
    }
    const bag = legal.flatMap((m) => Array.from({ length: WEIGHT[m.t] ?? 1 }, () => m));
    game.apply(state, decision, bag[roll(bag.length)]!, tell);
    keep({ decision, legal });
  }
  return out;
}
