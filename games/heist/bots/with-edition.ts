import type { Budget } from "@trestle/bots";
import { ours, type Edition } from "../engine/index.ts";
import { makeHeistPlayer } from "./player.ts";

/** A turn is several decisions, which share what a turn may take. */
const budget: Budget = { usual: 40, action: 80 };

export const bots = {
  factory: makeHeistPlayer(ours),
  budget,
  withEdition: (components: unknown) => ({ factory: makeHeistPlayer(components as Edition), budget }),
};
export const { yardsticks: baselines } = bots.factory;
