import type { Edition, HeistTypes } from "@trestle/heist";
import type { Ask, Player } from "../ask.ts";
import { random } from "../random.ts";
import { settled } from "../think.ts";
import { makeSensible } from "./sensible.ts";

export function makeHeistPlayer(edition: Edition): Player<HeistTypes> {
  const sensible = makeSensible(edition);
  return {
    batch: 1,
    enough: 0,
    begin: (ask: Ask<HeistTypes>) => {
      const move = ask.level === "greenhorn" ? random(ask) : sensible(ask);
      return settled({ move, why: { lines: [], opens: "now" }, say: null }, () => [{ move, share: null, lines: [] }]);
    },
    yardsticks: { random },
  };
}
