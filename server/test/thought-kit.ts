import { colt } from "@trestle/games/colt/engine";
import type { Decision } from "@trestle/kernel";
import type { ThinkTask } from "../src/bots/think.ts";

/** What a bot is asked first in a game of Colt. */
export function thoughtOf(seed: number, more: Partial<ThinkTask> = {}): ThinkTask {
  const config = colt.parseConfig({});
  if ("rule" in config) throw new Error("refused");
  const state = colt.setup({ config, seats: 3, seed: "7".repeat(64), rules: 1 }, null);
  const decision: Decision = colt.pending(state)[0]!;
  const legal: unknown[] = [];
  colt.moves(state, decision, legal as Parameters<typeof colt.moves>[2]);
  const view = colt.view(state, decision.seat);
  const plain = {
    game: "colt",
    edition: null,
    level: "gunslinger",
    temper: "even",
    decision,
    view,
    history: [],
    legal,
    budget: 20,
    hints: false,
  };
  return { ...plain, seed, ...more };
}
