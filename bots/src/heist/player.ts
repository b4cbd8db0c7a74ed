import type { Edition, HeistTypes } from "@trestle/heist";
import { sfc32 } from "@trestle/kernel";
import type { Ask, Player } from "../ask.ts";
import { random } from "../random.ts";
import { settled } from "../think.ts";
import { groundOf } from "./ground.ts";
import { choose, pilotOf } from "./policy.ts";
import { TASTES } from "./taste.ts";

export function makeHeistPlayer(edition: Edition): Player<HeistTypes> {
  const g = groundOf(edition);
  return {
    batch: 1,
    enough: 0,
    begin: (ask: Ask<HeistTypes>) => {
      const world = ask.game.imagine(ask.view, sfc32(ask.seed));
      const wish = choose(pilotOf(ask.game, g, TASTES[ask.temper]), world, ask.decision);
      const legal = ask.level === "greenhorn" || ask.game.check(world, ask.decision, wish) !== null;
      const move = legal ? random(ask) : wish;
      return settled({ move, why: { lines: [], opens: "now" }, say: null }, () => [{ move, share: null, lines: [] }]);
    },
    yardsticks: { random },
  };
}
