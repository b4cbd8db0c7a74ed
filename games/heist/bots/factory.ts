import type { BotFactory, Budget } from "@trestle/bots";
import { ours, type Edition, type HeistTypes } from "../engine/index.ts";
import { groundOf } from "./ground.ts";
import { greenhorn, gunslinger, legend, only } from "./levels.ts";
import { makeWorkspace } from "./workspace.ts";

/** The bots of a table with these components. */
export function heistBots(edition: Edition): BotFactory<HeistTypes> {
  const g = makeWorkspace(groundOf(edition));
  return {
    batch: 6,
    enough: 200,
    begin: (request) => {
      if (request.legal.length === 1) return only(request);
      if (request.level === "greenhorn") return greenhorn(request, g);
      return request.level === "gunslinger" ? gunslinger(request, g) : legend(request, g);
    },
  };
}

/** A turn is several decisions, which share the time that a turn may take. */
const budget: Budget = { usual: 40, action: 80 };

export const bots = {
  factory: heistBots(ours),
  budget,
  withEdition: (components: unknown) => ({ factory: heistBots(components as Edition), budget }),
};
