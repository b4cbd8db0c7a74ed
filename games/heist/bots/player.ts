import type { Edition, HeistTypes } from "../engine/index.ts";
import type { Player } from "@trestle/bots";
import { random } from "@trestle/bots";
import { groundOf } from "./ground.ts";
import { greedy, greenhorn, gunslinger, legend, only } from "./levels.ts";

/** The company for tables with these components. */
export function makeHeistPlayer(edition: Edition): Player<HeistTypes> {
  const g = groundOf(edition);
  return {
    batch: 6,
    enough: 200,
    begin: (ask) => {
      if (ask.legal.length === 1) return only(ask);
      if (ask.level === "greenhorn") return greenhorn(ask, g);
      return ask.level === "gunslinger" ? gunslinger(ask, g) : legend(ask, g);
    },
    yardsticks: { random, greedy },
  };
}
